import type { AnyCatalogue } from "./catalogue.js";
import type { Diagnostic, Location } from "./diagnostic.js";
import type { Suppressed } from "./levels.js";
import { type Locator, lineAndColumn } from "./locator.js";
import { maskSecrets } from "./secrets.js";

/** Who speaks in a SARIF log. */
export interface SarifOptions {
  readonly locate: Locator;
  readonly tool: { readonly name: string; readonly version: string; readonly informationUri?: string };
  /** Catalogues whose entries describe the rules that were broken. */
  readonly catalogues: readonly AnyCatalogue[];
  /** Findings that the user accepts: they are in the log, and marked. */
  readonly suppressed?: readonly Suppressed[];
  /** Where the documentation of a code is. */
  readonly helpUri?: (code: string) => string;
}

/** A path as a relative URI reference: percent-encoded, `/` kept; a colon in its first segment would read as a scheme. */
function uriOf(document: string): string {
  const encoded = document.split("/").map(encodeURIComponent).join("/");
  return encoded.replaceAll("%40", "@");
}

function physicalLocation(location: Location, locate: Locator): object {
  const start = lineAndColumn(location, locate);
  const endColumn = locate(location)?.endColumn;
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(start?.document ?? location.document), uriBaseId: "WORKSPACE" },
      ...(start && {
        region: {
          startLine: start.line,
          startColumn: start.column,
          ...(endColumn !== undefined && { endColumn }),
        },
      }),
    },
    ...("pointer" in location && { logicalLocations: [{ fullyQualifiedName: location.pointer }] }),
  };
}

function ruleOf(code: string, { catalogues, helpUri }: SarifOptions): object {
  const found = catalogues
    .filter((catalogue) => code.startsWith(`${catalogue.name}/`))
    .map((catalogue) => catalogue.entries[code.slice(catalogue.name.length + 1)])
    .find((entry) => entry !== undefined);
  if (!found) return { id: code };
  return {
    id: code,
    shortDescription: { text: found.title },
    fullDescription: { text: found.cause },
    help: { text: found.fix },
    ...(helpUri && { helpUri: helpUri(code) }),
    defaultConfiguration: { level: found.severity },
  };
}

function resultOf(diagnostic: Diagnostic, ruleIndex: number, locate: Locator): object {
  const { code, severity, message, location, related, help } = diagnostic;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: maskSecrets(help === undefined ? message : `${message} ${help}`) },
    ...(location && { locations: [physicalLocation(location, locate)] }),
    ...(related && {
      relatedLocations: related.map((other) => ({
        ...physicalLocation(other.location, locate),
        message: { text: maskSecrets(other.message) },
      })),
    }),
  };
}

/** Findings as a SARIF 2.1.0 log, which code-hosting services and editors read. */
export function formatSarif(diagnostics: readonly Diagnostic[], options: SarifOptions): string {
  const { locate, tool, suppressed = [] } = options;
  const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
  const codes = [...new Set(all.map((diagnostic) => diagnostic.code))].sort();
  const entry = (diagnostic: Diagnostic): object => resultOf(diagnostic, codes.indexOf(diagnostic.code), locate);
  const log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { ...tool, rules: codes.map((code) => ruleOf(code, options)) } },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: {
          WORKSPACE: {
            description: { text: "Root of the repository; without one, the folder that the command ran in." },
          },
        },
        results: [
          ...diagnostics.map(entry),
          ...suppressed.map(({ diagnostic, reason }) => ({
            ...entry(diagnostic),
            suppressions: [{ kind: "external", justification: reason }],
          })),
        ],
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
