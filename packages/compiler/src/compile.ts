import { relative } from "node:path";
import {
  type Api,
  type Compiler,
  type Diagnostic,
  type SourceSet,
  sortDiagnostics,
  type TargetRun,
  type WriteSummary,
} from "@sdkwright/plugin-api";
import { compilerCatalogue } from "./catalogue.js";
import { apply } from "./stages/apply.js";
import { lower } from "./stages/lower.js";
import { merge } from "./stages/merge.js";
import type { GitAccess } from "./stages/read.js";
import { validate } from "./stages/validate.js";
import { type EmittedTarget, emitTarget, openTarget, type TargetOptions, writeTarget } from "./target.js";
import { type Selection, selectTargets } from "./targets.js";
import { createStopwatch, type StageTiming } from "./timing.js";
import type { Workspace } from "./workspace.js";

export interface CompileRequest extends Selection {
  /** With every plugin applied that the workspace needs. */
  readonly compiler: Compiler;
  readonly workspace: Workspace;
  /** `generate` writes; `check` runs the same stages and does not; `ir` stops after the IR. */
  readonly command: "generate" | "check" | "ir";
  /** Folder to write to in place of the configured one; only where a single generator runs. */
  readonly output?: string | undefined;
  /** Compute what would be written, and write nothing. */
  readonly dryRun?: boolean;
  /** Replace files that no earlier run wrote. */
  readonly force?: boolean;
  /** Leave a trace from symbols to definitions in the output. */
  readonly trace?: boolean;
  /** For definitions in git repositories; absent where nothing may be fetched. */
  readonly git?: GitAccess;
  /** Release of the compiler, for the output's manifest. */
  readonly version: string;
}

export interface TargetResult {
  readonly generator: string;
  readonly group: string;
  /** Absolute path. */
  readonly folder: string;
  /** Absent where nothing was written. */
  readonly summary?: WriteSummary;
  readonly files: number;
  /** What `--trace` writes, whether or not it was asked for. */
  readonly emitted: EmittedTarget;
}

export interface CompileResult {
  readonly ok: boolean;
  /** In order of document, place and code. */
  readonly diagnostics: readonly Diagnostic[];
  readonly targets: readonly TargetResult[];
  /** The merged, applied IR; absent where an earlier stage failed. */
  readonly api?: Api;
  readonly sources: SourceSet;
  readonly timings: readonly StageTiming[];
}

/**
 * The whole compilation, stage by stage. Errors stop it at the end of a stage, so that all of a stage's errors are seen
 * at once; a thrown exception is a bug of ours or of a plugin.
 */
export async function compile(request: CompileRequest): Promise<CompileResult> {
  const { compiler } = request;
  try {
    const result = await runStages(request);
    if (compiler.hooks.done.isUsed()) await compiler.hooks.done.promise(result);
    return result;
  } catch (fault) {
    compiler.hooks.failed.call(fault as Error);
    throw fault;
  }
}

async function runStages(request: CompileRequest): Promise<CompileResult> {
  const { compiler, workspace } = request;
  const { diagnostics, sources } = workspace;
  const { report } = diagnostics;
  let done = 0;
  const clock = createStopwatch((stage) => compiler.hooks.progress.call({ stage, done: done++, total: STAGES }));
  const finish = (targets: readonly TargetResult[], api?: Api): CompileResult => ({
    ok: !diagnostics.hasErrors(),
    diagnostics: sortDiagnostics(diagnostics.list),
    targets,
    sources,
    timings: clock.timings,
    ...(api && { api }),
  });

  if (!workspace.config || diagnostics.hasErrors()) return finish([]);
  const config = compiler.hooks.configure.call(workspace.config) as typeof workspace.config;
  const options: TargetOptions = {
    compiler,
    config,
    root: sources.root,
    report,
    clock,
    output: request.output,
    version: request.version,
  };
  const selected = request.command === "ir" ? [] : selectTargets(config, request, report);
  const runs = selected.flatMap((target) => {
    const run = openTarget(target, options);
    return run ? [{ run, at: target.generator.at }] : [];
  });
  refuseSharedFolders(runs, options);

  const lowered = await clock.run("lower", () => lower({ compiler, config, sources, report, git: request.git }));
  if (lowered.apis.length === 0) return finish([]);
  const merged = clock.run("merge", () => merge(lowered.apis, report));
  const applied = clock.run("apply", () => apply(merged, config, lowered.origins, report));
  // What was reported may have left the IR with holes: no later stage looks at it.
  if (diagnostics.hasErrors()) return finish([], applied);
  const api = compiler.hooks.ir.call(applied, { report });
  // What our own frontends lower is proven sound by tests; a plugin's change of it is not, and `check` has the time.
  const prove = request.command !== "generate" || compiler.hooks.ir.isUsed();
  clock.run("validate", () => validate(api, compiler, report, prove));

  const emitted: EmittedTarget[] = [];
  for (const { run } of runs) emitted.push(await emitTarget(run, api, options));
  const targets: TargetResult[] = [];
  for (const target of emitted) {
    const writes = request.command === "generate" && !diagnostics.hasErrors();
    const { dryRun = false, force = false, trace = false, version } = request;
    const summary = writes
      ? await clock.run("write", () =>
          writeTarget(target, { dryRun, force, trace, version, report, root: sources.root }),
        )
      : undefined;
    const { generator, group, output: folder } = target.run.info;
    const files = target.tree.entries().length;
    targets.push({ generator, group, folder, files, emitted: target, ...(summary && { summary }) });
  }
  return finish(targets, api);
}

/** Stages that a run with one target reports. */
const STAGES = 10;

function refuseSharedFolders(
  runs: readonly { readonly run: TargetRun; readonly at: string }[],
  { config, report, root }: TargetOptions,
): void {
  const seen = new Set<string>();
  for (const { run, at } of runs) {
    const { output } = run.info;
    if (seen.has(output)) {
      const folder = relative(root, output).replaceAll("\\", "/") || ".";
      report(
        compilerCatalogue.create("output-shared", { folder }, { location: { document: config.file, pointer: at } }),
      );
    }
    seen.add(output);
  }
}
