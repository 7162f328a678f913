import {
  type Api,
  type Compiler,
  createCollector,
  createTree,
  type Diagnostic,
  type OutputFile,
  type Trace,
} from "@sdkwright/plugin-api";
import type { SelectedTarget } from "./selection.js";
import { emitTarget, openTarget } from "./target.js";
import type { EmittedTarget, OpenedTarget, SnippetsFile, TargetOptions, TargetSettings } from "./target-types.js";
import { labelOf } from "./targets.js";
import { createStopwatch, type StageTiming } from "./timing.js";

/** Targets for one thread, with all that emitting them takes: plain data, so that it can be sent. */
export interface Share {
  readonly settings: TargetSettings;
  readonly targets: readonly SelectedTarget[];
  /** What each target sees of the API; targets may share one. */
  readonly apis: readonly Api[];
  /** Whether anybody reads the traces: they are large. */
  readonly traces: boolean;
}

/** What a thread made of a target. */
export interface EmittedShare {
  readonly files: readonly (readonly [path: string, file: OutputFile])[];
  /** Empty where nobody reads it. */
  readonly trace: Trace;
  readonly snippets?: SnippetsFile;
  readonly packageVersion: string;
  readonly apiName: string;
  readonly release?: string | undefined;
  readonly notes?: string | undefined;
  readonly released?: true | undefined;
}

export interface ShareResult {
  /** In the order of the share's targets; null where a plugin failed. */
  readonly targets: readonly (EmittedShare | null)[];
  readonly diagnostics: readonly Diagnostic[];
  readonly timings: readonly StageTiming[];
}

/** Threads beside this one, each with plugins of its own. */
export interface Threads {
  /** How many there may be; at least one. */
  readonly count: number;
  /** Runs {@link emitShare} on a thread of its own. Rejects where a bug stops it. */
  emit(share: Share): Promise<ShareResult>;
}

/**
 * Declarations below which a second thread is not worth it: starting one and sending it the API takes about as long as
 * emitting so many.
 */
const WORTH_A_THREAD = 1_500;

/** A target to emit. */
interface Job {
  readonly target: OpenedTarget;
  readonly api: Api;
  /** Its place among the targets of the run. */
  readonly index: number;
}

/** How targets are emitted, beside what emitting each takes. */
export interface EmitAllOptions extends TargetOptions {
  /** Whether anybody reads the traces of targets that a further thread emits. */
  readonly traces: boolean;
}

/**
 * The stages from `specialise` to `finish`, for every target, `apis` in their order. Targets of a large API are spread over this thread and further
 * ones; what comes of them is the same, wherever it was made.
 */
export async function emitAll(
  targets: readonly OpenedTarget[],
  apis: readonly Api[],
  options: EmitAllOptions,
  threads: Threads | undefined,
): Promise<EmittedTarget[]> {
  const jobs = targets.flatMap((target, index): Job[] => {
    const api = apis[index];
    return api ? [{ target, api, index }] : [];
  });
  const own = jobs.filter(({ target }) => target.emitter !== undefined);
  const [here = [], ...others] = threads ? spread(own, threads.count + 1) : [own];
  const emitted: (EmittedTarget | undefined)[] = [];
  const elsewhere = others.map(async (share) => {
    const results = await emitElsewhere(share, options, threads as Threads);
    for (const [position, { index }] of share.entries()) emitted[index] = results[position];
  });
  const images = jobs.filter(({ target }) => target.emitter === undefined);
  // Awaited last: a thread that fails meanwhile must not be an unhandled rejection.
  const all = Promise.all(elsewhere);
  all.catch(() => {});
  for (const { target, api, index } of here) emitted[index] = await emitTarget(target, api, options);
  // One after the other: each may take as much memory as it is allowed.
  for (const { target, api, index } of images) emitted[index] = await emitTarget(target, api, options);
  await all;
  return emitted.filter((target) => target !== undefined);
}

/**
 * What each thread emits, this one first: the longest job that is left goes to the thread that would be done with it
 * soonest. Threads without a job are left out.
 */
function spread(jobs: readonly Job[], threads: number): Job[][] {
  if (!jobs.some(({ api }) => sizeOf(api) >= WORTH_A_THREAD)) return [[...jobs]];
  const shares = Array.from({ length: threads }, (_, thread) => ({
    jobs: [] as Job[],
    load: thread === 0 ? 0 : WORTH_A_THREAD,
  }));
  for (const job of [...jobs].sort((a, b) => effortOf(b) - effortOf(a))) {
    const share = shares.reduce((least, other) => (other.load < least.load ? other : least));
    share.jobs.push(job);
    share.load += effortOf(job);
  }
  return shares.map((share) => share.jobs).filter((share, thread) => thread === 0 || share.length > 0);
}

/** About how long a job takes, in declarations. */
function effortOf({ api, target }: Job): number {
  return sizeOf(api) * (target.run.info.backend.effort ?? 1);
}

function sizeOf(api: Api): number {
  return Object.keys(api.types).length + Object.keys(api.operations).length;
}

async function emitElsewhere(
  jobs: readonly Job[],
  { compiler: _compiler, search: _search, images: _images, report, clock, traces, ...settings }: EmitAllOptions,
  threads: Threads,
): Promise<(EmittedTarget | undefined)[]> {
  const share: Share = {
    settings,
    targets: jobs.map(
      ({ target: { run: _run, packageVersion: _version, emitter: _emitter, ...selected } }) => selected,
    ),
    apis: jobs.map(({ api }) => api),
    traces,
  };
  const labels = jobs.map(({ target }) => labelOf(target.run.info)).join(", ");
  const result = await clock.of(labels).waitFor("threads", () => threads.emit(share));
  clock.add(result.timings);
  for (const diagnostic of result.diagnostics) report(diagnostic);
  return jobs.map(({ target }, index) => {
    const { run } = target;
    const found = result.targets[index];
    if (!found) return undefined;
    const { files, trace, snippets, packageVersion, apiName, release, notes, released } = found;
    const tree = createTree();
    for (const [path, file] of files) tree.add(path, file);
    const versions = { packageVersion, apiName, release, notes, released };
    return { run, tree, trace, ...versions, ...(snippets && { snippets }) };
  });
}

/** Emits a share's targets on this thread: what a further thread runs, with its own plugins applied to `compiler`. */
export async function emitShare(compiler: Compiler, share: Share): Promise<ShareResult> {
  const { settings, traces } = share;
  const { report, list } = createCollector();
  const clock = createStopwatch(() => {});
  const options: TargetOptions = { ...settings, compiler, report, clock };
  const targets: (EmittedShare | null)[] = [];
  for (const [index, selected] of share.targets.entries()) {
    const backend = compiler.hooks.backend.call(selected.generator.name);
    const api = share.apis[index];
    if (!backend || !api) throw new Error(`A target of a thread cannot be opened: ${selected.generator.name}`);
    const emitted = await emitTarget(openTarget({ ...selected, backend, emitter: backend }, options), api, options);
    if (!emitted) {
      targets.push(null);
      continue;
    }
    const { tree, snippets, release, notes, released, apiName, packageVersion } = emitted;
    const versions = { packageVersion, apiName, release, notes, released };
    const trace = traces ? emitted.trace : [];
    targets.push({ files: tree.entries(), trace, ...versions, ...(snippets && { snippets }) });
  }
  return { targets, diagnostics: list, timings: clock.timings };
}
