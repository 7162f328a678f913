import { type Api, applyRules, type Diagnostic, type Severity, sortDiagnostics } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";
import type { CompileRequest, CompileResult, TargetResult } from "./request.js";
import type { Stopwatch } from "./timing.js";
import type { Workspace } from "./workspace.js";

/** The findings of a run so far, with the levels of the configuration. Under `--keep-going`, recoverable errors are warnings. */
function leveled({ config, diagnostics }: Workspace, keepGoing = false) {
  const found = applyRules(diagnostics.list, config?.levels ?? []);
  return keepGoing ? { ...found, kept: found.kept.map(asWarning) } : found;
}

function asWarning(diagnostic: Diagnostic): Diagnostic {
  const { severity, recoverable = false } = diagnostic;
  return severity === "error" && recoverable ? { ...diagnostic, severity: "warning" } : diagnostic;
}

/** An unknown generator fails the run, but the SDKs of the others are still valid. */
const STOPS_NO_OTHER = "compiler/no-backend";

/** How a run stands, and how it ends. */
export function createOutcome({ workspace, strict = false, keepGoing }: CompileRequest, clock: Stopwatch) {
  const kept = (wanted: Severity) => leveled(workspace, keepGoing).kept.filter(({ severity }) => severity === wanted);
  const errors = (): number => kept("error").filter(({ code }) => code !== STOPS_NO_OTHER).length;
  const writable = (): boolean => errors() === 0 && !(strict && kept("warning").length > 0);
  const passes = (): boolean => writable() && kept("error").length === 0;
  const finish = (targets: readonly TargetResult[], api?: Api): CompileResult => {
    const found = leveled(workspace, keepGoing);
    return {
      ok: passes(),
      diagnostics: sortDiagnostics(found.kept),
      suppressed: found.suppressed,
      targets,
      sources: workspace.sources,
      timings: clock.timings,
      ...(api && { api }),
    };
  };
  return { errors, writable, finish };
}

/** Once everything was looked at, a level for nothing is a mistake, or has done its duty. */
export function reportUnused(workspace: Workspace): void {
  const { config, diagnostics } = workspace;
  if (!config) return;
  for (const { code, at } of leveled(workspace).unused) {
    // A level that nobody wrote may be for nothing.
    if (at === undefined) continue;
    const location = { document: config.file, pointer: at };
    diagnostics.report(compilerCatalogue.create("unused-level", { code }, { location }));
  }
}
