import type { Diagnostic, Severity } from "./diagnostic.js";
import { type Locator, lineAndColumn } from "./locator.js";
import { maskSecrets } from "./secrets.js";

const COMMANDS: { readonly [S in Severity]: string } = { error: "error", warning: "warning", note: "notice" };

/** Findings as workflow commands of GitHub Actions, which shows them as annotations of the changed files. */
export function formatGithub(diagnostics: readonly Diagnostic[], locate: Locator): string {
  return diagnostics.map((diagnostic) => `${commandOf(diagnostic, locate)}\n`).join("");
}

function commandOf({ severity, code, message, location, help }: Diagnostic, locate: Locator): string {
  const place = location && lineAndColumn(location, locate);
  const file = place?.document ?? location?.document;
  const properties = [
    ...(file === undefined ? [] : [`file=${property(file)}`]),
    ...(place ? [`line=${place.line}`, `col=${place.column}`] : []),
    `title=${property(code)}`,
  ];
  const text = maskSecrets(help === undefined ? message : `${message} ${help}`);
  return `::${COMMANDS[severity]} ${properties.join(",")}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
