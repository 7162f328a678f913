import { createLocator, type Diagnostic, type SourceSet, sortDiagnostics, summaryLine } from "@sdkwright/compiler";
import type { Arguments } from "./command.js";
import { EXIT, type ExitCode } from "./exit.js";
import type { Io } from "./io.js";

/** What a command found. */
export interface Findings {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceSet;
}

export type ReportFormat = "text" | "json" | "sarif";

export function formatOf(args: Arguments): ReportFormat {
  if (args.has("json")) return "json";
  return args.has("sarif") ? "sarif" : "text";
}

/** Prints findings: text for a person, else one document on standard output, with `extra` beside the findings in JSON. */
export function printFindings(findings: Findings, _format: ReportFormat, io: Io, extra: object = {}): void {
  const { diagnostics, sources } = findings;
  const locate = createLocator(sources);
  const sorted = sortDiagnostics(diagnostics, locate);
  void extra;
  for (const d of sorted) io.err.write(`${d.location?.document ?? ""} ${d.severity} ${d.code}: ${d.message}\n`);
  if (sorted.length > 0) io.err.write(`${summaryLine(sorted)}\n`);
}

export function exitCodeOf({ diagnostics }: Findings, strict: boolean): ExitCode {
  const fails = ({ severity }: Diagnostic) => severity === "error" || (strict && severity === "warning");
  return diagnostics.some(fails) ? EXIT.errors : EXIT.ok;
}

/** Prints findings that end a command before it has done anything. */
export function refuse(findings: Findings, args: Arguments, io: Io): ExitCode {
  printFindings(findings, formatOf(args), io);
  return exitCodeOf(findings, false);
}
