import { isSnippetsFile } from "@sdkwright/docs-kit";
import {
  type LeftState,
  planSingle,
  type Report,
  type SingleChange,
  type SingleFile,
  type WriteSummary,
  writeSingle,
  writeTree,
} from "@sdkwright/plugin-api";
import { shownPath } from "./shown-path.js";
import type { Checkouts, EmittedTarget, SnippetsFile } from "./target-types.js";

/** How targets are written. */
export interface WriteTargetOptions {
  /** Checkouts are still written, because they belong to this run. */
  readonly dryRun: boolean;
  readonly force: boolean;
  readonly trace: boolean;
  /** Whether edits of generated files are merged with what is generated now. */
  readonly replay: boolean;
  /** Messages name the output folder relative to this one. */
  readonly root: string;
  /** Those of the run. */
  readonly checkouts?: Checkouts | undefined;
  readonly version: string;
  readonly report: Report;
}

/** The outcome of writing a target. */
export interface WrittenTarget {
  readonly summary: WriteSummary;
  /** Absent where the folder was not brought to what the target says. */
  readonly left?: LeftState;
  /** The outcome for the snippets file, if there is one. */
  readonly snippets?: { readonly file: string; readonly change: SingleChange };
}

/** Compares a target with its folder, and writes it unless that is a dry run. */
export function compareTarget(target: EmittedTarget, options: WriteTargetOptions): WrittenTarget {
  const { run, tree, packageVersion, apiName, release } = target;
  const { force, version, replay, report } = options;
  const folder = run.info.output;
  const checkout = Object.values(options.checkouts ?? {}).find((one) => one.folder === folder);
  const dryRun = options.dryRun && checkout === undefined;
  const label = checkout?.label ?? shownPath(folder, options.root);
  let left: LeftState | undefined;
  const onLeft = (state: LeftState): void => {
    left = state;
  };
  const state = { version, packageVersion, apiName, release, replay };
  const writing = { report, ...state, dryRun, force, label, onLeft, ...(options.trace && { trace: target.trace }) };
  const summary = writeTree(tree, folder, writing);
  const snippets = target.snippets && singleOf(target.snippets, options.root);
  const change = snippets && (options.dryRun ? planSingle(snippets, report) : writeSingle(snippets, report));
  return {
    summary,
    ...(left && { left }),
    ...(snippets && change && { snippets: { file: snippets.file, change } }),
  };
}

/** Writes a target into its folder, and tells plugins. */
export async function writeTarget(target: EmittedTarget, options: WriteTargetOptions): Promise<WrittenTarget> {
  const { run } = target;
  const written = compareTarget(target, options);
  if (!options.dryRun && run.hooks.written.isUsed()) await run.hooks.written.promise(written.summary, run.info);
  return written;
}

function singleOf({ file, content }: SnippetsFile, root: string): SingleFile {
  return { file, content, label: shownPath(file, root), isOurs: isSnippetsFile };
}

/** Whether no snippets file would replace a file of another origin, which is reported: before anything is written. */
export function maySnippetsBeWritten(targets: readonly EmittedTarget[], root: string, report: Report): boolean {
  const plans = targets.flatMap(({ snippets }) => (snippets ? [planSingle(singleOf(snippets, root), report)] : []));
  return plans.every((plan) => plan !== undefined);
}
