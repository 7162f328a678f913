import { resolve } from "node:path";
import {
  type AnyCatalogue,
  compilerCatalogue,
  configCatalogue,
  createLocator,
  type Diagnostic,
  fixOf,
  formatJson,
  formatSarif,
  formatText,
  type Location,
  type Locator,
  namingCatalogue,
  outputCatalogue,
  overlayCatalogue,
  type SourceSet,
  sortDiagnostics,
  sourceCatalogue,
  summaryLine,
} from "@sdkwright/compiler";
import { cliCatalogue } from "./catalogue.js";
import type { Arguments } from "./command.js";
import { EXIT, type ExitCode } from "./exit.js";
import { hasColour, type Io } from "./io.js";
import { shownPath } from "./paths.js";
import { VERSION } from "./version.js";

/** What a command found. */
export interface Findings {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceSet;
}

export type ReportFormat = "text" | "json" | "sarif";

export interface ReportOptions {
  readonly format: ReportFormat;
  /** Of plugins, beside the compiler's own. */
  readonly catalogues?: readonly AnyCatalogue[];
  /** Further members of the JSON document. */
  readonly extra?: object;
}

export function formatOf(args: Arguments): ReportFormat {
  if (args.has("json")) return "json";
  return args.has("sarif") ? "sarif" : "text";
}

const OWN_CATALOGUES: readonly AnyCatalogue[] = [
  cliCatalogue,
  compilerCatalogue,
  configCatalogue,
  namingCatalogue,
  outputCatalogue,
  overlayCatalogue,
  sourceCatalogue,
];

/** Prints findings: as text to a person, or as one document to standard output. Paths are as seen from `cwd`. */
export function printFindings(findings: Findings, options: ReportOptions, io: Io): void {
  const { format, extra = {} } = options;
  const catalogues = [...OWN_CATALOGUES, ...(options.catalogues ?? [])];
  const { diagnostics, locate } = seenFrom(io.cwd, findings);
  switch (format) {
    case "text":
      if (diagnostics.length === 0) return;
      io.err.write(
        `${formatText(diagnostics, { locate, colour: hasColour(io.err, io.env), fixOf: fixOf(catalogues) })}\n\n${summaryLine(diagnostics)}\n`,
      );
      return;
    case "json":
      io.out.write(`${JSON.stringify({ ...JSON.parse(formatJson(diagnostics, locate)), ...extra }, undefined, 2)}\n`);
      return;
    case "sarif":
      io.out.write(formatSarif(diagnostics, { locate, catalogues, tool: { name: "sdkwright", version: VERSION } }));
      return;
    default:
      format satisfies never;
  }
}

/** Findings name documents relative to the configuration; a person in another folder needs other paths. */
function seenFrom(cwd: string, { diagnostics, sources }: Findings): { diagnostics: Diagnostic[]; locate: Locator } {
  const locate = createLocator(sources);
  const originals = new Map<string, string>();
  const move = <L extends Location>(location: L): L => {
    const document = shownPath(resolve(sources.root, location.document), cwd);
    originals.set(document, location.document);
    return { ...location, document };
  };
  return {
    diagnostics: sortDiagnostics(diagnostics, locate).map((diagnostic) => moveDiagnostic(diagnostic, move)),
    locate: (location) => locate({ ...location, document: originals.get(location.document) ?? location.document }),
  };
}

function moveDiagnostic(diagnostic: Diagnostic, move: (location: Location) => Location): Diagnostic {
  const { location, related } = diagnostic;
  return {
    ...diagnostic,
    ...(location && { location: move(location) }),
    ...(related && { related: related.map((other) => ({ ...other, location: move(other.location) })) }),
  };
}

/** `strict`: warnings fail too. */
export function exitCodeOf({ diagnostics }: Findings, strict: boolean): ExitCode {
  const fails = ({ severity }: Diagnostic) => severity === "error" || (strict && severity === "warning");
  return diagnostics.some(fails) ? EXIT.errors : EXIT.ok;
}

/** Prints findings that end a command before it has done anything. */
export function refuse(findings: Findings, args: Arguments, io: Io): ExitCode {
  printFindings(findings, { format: formatOf(args) }, io);
  return exitCodeOf(findings, false);
}
