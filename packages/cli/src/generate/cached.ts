import { join } from "node:path";
import type { Config } from "@sdkwright/compiler";
import { sha256 } from "@sdkwright/output";
import type { ApiRun, RunCache } from "../cache/runs.js";
import type { Io } from "../io.js";
import type { RunResult, Session } from "../session.js";
import { type PortableResult, placesOf, printedOf } from "./portable.js";
import { type PrintOptions, printResults, settled, settledTargets } from "./print.js";
import type { PrintedResult } from "./printed-result.js";

/** What an API's run found, for the next one to print without compiling. */
type StoredResult = Pick<PortableResult, "diagnostics" | "targets" | "suppressed" | "places">;

/** Most characters of source lines that are stored with findings: a definition may be one long line. */
const MOST_LINE_TEXT = 1_000_000;

/** The result of an API whose cached run is up to date; undefined where it must be compiled. */
export function cachedResult(cache: RunCache, session: Session): PrintedResult | undefined {
  const since = performance.now();
  const run = runOf(session);
  // What the command line as a whole does wrong is found before any API is compiled.
  const stored = run && !session.workspace.diagnostics.hasErrors() ? cache.findApi<StoredResult>(run) : undefined;
  if (stored === undefined) return undefined;
  const timings = [{ stage: "cache", milliseconds: performance.now() - since }];
  return printedOf({ ...stored, ok: true, timings }, session);
}

/** The run of a session, by which it is cached; undefined for a configuration that cannot be used. */
export function runOf({ workspace: { config, sources }, selection }: Session): ApiRun | undefined {
  return config && { config: join(sources.root, config.file), selection };
}

/** Caches the run of an API, where the next one would do the same whenever its files are the same. */
export function cacheResult(cache: RunCache, session: Session, result: RunResult): void {
  const { targets } = result;
  const run = runOf(session);
  const outputs = targets.flatMap(({ left }) => left ?? []);
  if (!run || !result.ok || outputs.length < targets.length || !isRepeatable(session) || !saysItAgain(result)) return;
  const snippets = targets.flatMap(({ emitted }) => emitted.snippets ?? []);
  const files = snippets.map(({ file, content }) => [file, sha256(content)] as const);
  cache.storeApi(run, { outputs, files, result: storedResult(result) });
}

/** Whether a run depends on nothing but its files: what others' plugins read is unknown, and the network has its own mind. */
function isRepeatable({ workspace, hasOwnPlugins }: Session): boolean {
  return hasOwnPlugins && workspace.config !== undefined && !readsBeyondFiles(workspace.config);
}

function readsBeyondFiles({ api, groups, references }: Config): boolean {
  return (
    // A tag may name another image tomorrow.
    Object.values(groups).some(({ generators }) => generators.some(({ image }) => image !== undefined)) ||
    references.origins.length > 0 ||
    api.specs.some(({ source, localGeneration }) => source.kind !== "path" || localGeneration === true)
  );
}

/** What a run finds in an output folder it has dealt with: the next one would not find it. */
function saysItAgain({ diagnostics, suppressed }: RunResult): boolean {
  const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
  return all.every(({ code }) => !code.startsWith("output/"));
}

/** Null where lines of the definition must not be stored, as one holds a secret, or are too long. */
function storedResult(result: RunResult): StoredResult | null {
  const { diagnostics, suppressed } = result;
  const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
  if (all.some(({ secret }) => secret)) return null;
  const places = placesOf(result);
  const lineText = places.reduce((sum, [, place]) => sum + place.lineText.length, 0);
  if (lineText > MOST_LINE_TEXT) return null;
  return { diagnostics, suppressed, targets: settledTargets(result.targets), places };
}

/** A command line that ended well. */
export interface FinishedCommand {
  readonly sessions: readonly Session[];
  readonly results: readonly PrintedResult[];
  readonly printing: PrintOptions;
  readonly io: Io;
}

/** Caches what a command line prints the next time. */
export function cacheCommand(cache: RunCache, { sessions, results, printing, io }: FinishedCommand): void {
  const printed = { out: "", err: "" };
  const stream = (name: "out" | "err") => ({
    isTerminal: io[name].isTerminal,
    columns: io[name].columns,
    write: (text: string) => {
      printed[name] += text;
    },
  });
  printResults(settled(results), printing, { ...io, out: stream("out"), err: stream("err") });
  cache.store(
    sessions.flatMap((session) => runOf(session) ?? []),
    printed,
  );
}
