import type { Diagnostic, Location } from "./diagnostic.js";
import { type Locator, lineAndColumn } from "./locator.js";
import { maskSecrets } from "./secrets.js";
import { countBySeverity } from "./sort.js";

/** Version of the document that `formatJson` writes; a change that could break a reader raises it. */
export const JSON_REPORT_VERSION = 1;

function placeOf(location: Location, locate: Locator): object {
  return {
    document: location.document,
    ...lineAndColumn(location, locate),
    ...("pointer" in location && { pointer: location.pointer }),
  };
}

function entryOf(diagnostic: Diagnostic, locate: Locator): object {
  const { code, severity, message, location, related, help } = diagnostic;
  return {
    code,
    severity,
    message: maskSecrets(message),
    ...(location && { location: placeOf(location, locate) }),
    ...(related && {
      related: related.map((other) => ({
        location: placeOf(other.location, locate),
        message: maskSecrets(other.message),
      })),
    }),
    ...(help !== undefined && { help: maskSecrets(help) }),
  };
}

/** Findings as one JSON document: version, counts by severity, and the findings in the order given. */
export function formatJson(diagnostics: readonly Diagnostic[], locate: Locator): string {
  const report = {
    version: JSON_REPORT_VERSION,
    counts: countBySeverity(diagnostics),
    diagnostics: diagnostics.map((diagnostic) => entryOf(diagnostic, locate)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
