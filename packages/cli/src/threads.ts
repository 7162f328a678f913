import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Share, ShareResult, Threads } from "@sdkwright/compiler";

/** Where a thread finds the plugins that this one found. */
export interface PluginPlaces {
  /** Names of `--plugin`, resolved from `cwd`. */
  readonly further: readonly string[];
  readonly cwd: string;
}

/** What a thread is started with. */
export interface ThreadInput extends PluginPlaces {
  readonly share: Share;
}

/** Compiled beside this module. Run from sources there is none, and one thread has to do. */
const ENTRY = new URL("./thread.js", import.meta.url);

/** Threads to make up a number, this one included, by default that of the cores. Undefined where one has to do. */
export function createThreads(places: PluginPlaces, wanted = availableParallelism()): Threads | undefined {
  const count = wanted - 1;
  if (count < 1 || !existsSync(fileURLToPath(ENTRY))) return undefined;
  return { count, emit: (share) => emitOnThread({ ...places, share }) };
}

function emitOnThread(workerData: ThreadInput): Promise<ShareResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ENTRY, { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`A thread ended with code ${code} before it answered`)));
  });
}
