import { statSync } from "node:fs";
import { join } from "node:path";
import type { RunCache } from "../cache/runs.js";
import type { Arguments } from "../command.js";
import type { Io } from "../io.js";
import { whileWaiting } from "../progress.js";
import { run, type Session } from "../session.js";
import { type ApiThreads, startApiThreads } from "./api-threads.js";
import { cachedResult, cacheResult, runOf } from "./cached.js";
import { optionsOf } from "./options.js";
import { printedOf } from "./portable.js";
import type { PrintedResult } from "./printed-result.js";

/** What compiling the APIs of a command line takes. */
export interface EachOptions {
  readonly args: Arguments;
  readonly io: Io;
  readonly cache: RunCache | undefined;
}

/**
 * Compiles the APIs whose cached runs are not up to date: on several threads where that is worth it, with the same result.
 * Errors of one do not stop the others.
 */
export async function compileEach(sessions: readonly Session[], options: EachOptions): Promise<PrintedResult[]> {
  const { cache } = options;
  const results = sessions.map((session) => cache && cachedResult(cache, session));
  const pending = sessions.flatMap((session, index) => (results[index] ? [] : [{ session, index }]));
  const counter = { done: sessions.length - pending.length, total: sessions.length };
  const threads = threadsFor(pending, options);
  const compile = async ({ session, index }: Pending): Promise<void> => {
    results[index] = await compileHere(session, options, { threads, counter });
    counter.done++;
  };
  if (!threads) {
    for (const one of pending) await compile(one);
  } else {
    const byIndex = new Map(pending.map((one) => [one.index, one]));
    const own = pending.filter(({ session }) => !isPortable(session));
    for (const one of own) await compile(one);
    for (let index = threads.take(); index !== undefined; index = threads.take()) {
      const one = byIndex.get(index);
      if (one) await compile(one);
    }
    await takeOver(threads, { byIndex, results, counter, options });
  }
  return results.filter((result) => result !== undefined);
}

interface Pending {
  readonly session: Session;
  /** Its place among the sessions of the command line. */
  readonly index: number;
}

/** How many APIs are done, for those who wait. */
export interface ApiCounter {
  done: number;
  readonly total: number;
}

async function compileHere(
  session: Session,
  { args, io, cache }: EachOptions,
  { threads, counter }: { readonly threads: ApiThreads | undefined; readonly counter: ApiCounter },
): Promise<PrintedResult> {
  const options = optionsOf(args, io);
  // Each thread has an API of its own: SDKs of one are not spread further.
  const spread = threads ? { threads: 1 } : {};
  const about = counter.total > 1 ? () => doneOf(counter, threads) : undefined;
  const result = { ...(await run(session, { ...options, ...spread, about }, io)), apiName: session.apiName };
  if (cache) cacheResult(cache, session, result);
  return result;
}

function doneOf({ done, total }: ApiCounter, threads: ApiThreads | undefined): string {
  return `${done + (threads?.done() ?? 0)} of ${total} APIs`;
}

interface TakingOver {
  readonly byIndex: ReadonlyMap<number, Pending>;
  readonly results: (PrintedResult | undefined)[];
  readonly counter: ApiCounter;
  readonly options: EachOptions;
}

/** Waits for the other threads, and takes their results. */
async function takeOver(threads: ApiThreads, taking: TakingOver): Promise<void> {
  const { byIndex, results, counter, options } = taking;
  const found = await whileWaiting(threads.finish(), () => doneOf(counter, threads), options.io);
  for (const { index, result, stamp } of found) {
    const session = byIndex.get(index)?.session;
    if (!session) continue;
    results[index] = printedOf(result, session);
    const run = runOf(session);
    if (stamp !== undefined && run) options.cache?.adopt(run, stamp);
  }
}

/** Work, in bytes of definitions times SDKs, that a further thread must have to be worth its start. */
const WORTH_A_THREAD = 1_500_000;

function threadsFor(pending: readonly Pending[], { args, io, cache }: EachOptions): ApiThreads | undefined {
  const shared = pending.filter(({ session }) => isPortable(session));
  const efforts = new Map(shared.map(({ session, index }) => [index, effortOf(session)]));
  const all = [...efforts.values()];
  const spare = all.reduce((sum, effort) => sum + effort, 0) - Math.max(0, ...all);
  if (spare < WORTH_A_THREAD) return undefined;
  // The longest first, so that no thread waits for one that was begun last.
  const order = [...efforts].sort(([, a], [, b]) => b - a).map(([index]) => index);
  const wanted = args.has("threads") ? Number(args.value("threads")) : undefined;
  return startApiThreads({ args, io, order, code: cache?.code }, wanted);
}

/** Whether another thread can do the same: it finds built-in plugins, and opens definitions on disk. */
function isPortable({ hasOwnPlugins, workspace: { config, diagnostics } }: Session): boolean {
  if (!hasOwnPlugins || !config || diagnostics.hasErrors()) return false;
  const hasImages = Object.values(config.groups).some(({ generators }) => generators.some(({ image }) => image));
  return !hasImages && config.api.specs.every(({ source }) => source.kind === "path");
}

function effortOf({ workspace: { config, sources } }: Session): number {
  const sizes = (config?.api.specs ?? []).map(({ source }) => {
    const path = source.kind === "path" ? join(sources.root, source.path) : "";
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  });
  const sdks = Object.values(config?.groups ?? {}).reduce((sum, { generators }) => sum + generators.length, 0);
  return sizes.reduce((sum, size) => sum + size, 0) * sdks;
}
