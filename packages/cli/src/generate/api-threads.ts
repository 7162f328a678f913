import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Arguments } from "../command.js";
import type { Io } from "../io.js";
import type { PortableResult } from "./portable.js";

/** What a thread that compiles APIs is started with. */
export interface ApiThreadInput {
  readonly positionals: readonly string[];
  readonly flags: ReadonlyMap<string, readonly string[]>;
  readonly cwd: string;
  readonly env: Io["env"];
  /** Hash of the code that runs; absent where nothing is cached. */
  readonly code?: string | undefined;
  /** Places of the APIs among those of the command line, in the order in which they are to be taken. */
  readonly order: readonly number[];
  /** How many were taken, and how many are done: shared by all threads. */
  readonly counts: Int32Array;
}

/** The API that another thread has compiled. */
export interface ApiThreadResult {
  readonly index: number;
  readonly result: PortableResult;
  /** Of its entry in the cache; absent where it has none. */
  readonly stamp?: string | undefined;
}

/** APIs that this thread and others take one after the other, until none is left. */
export interface ApiThreads {
  /** The next API; undefined where none is left. */
  take(): number | undefined;
  /** How many APIs the other threads have done. */
  done(): number;
  /** What the other threads have compiled, once they are done. Rejects where a bug stopped one. */
  finish(): Promise<readonly ApiThreadResult[]>;
}

/** Compiled beside this module. Run from sources there is none, and one thread has to do. */
const ENTRY = new URL("./api-thread.js", import.meta.url);
const TAKEN = 0;
const DONE = 1;

/** Takes the next of the APIs that threads share. */
export function takeNext({ order, counts }: Pick<ApiThreadInput, "order" | "counts">): number | undefined {
  return order[Atomics.add(counts, TAKEN, 1)];
}

/** Counts an API that another thread has done. */
export function countDone(counts: Int32Array): void {
  Atomics.add(counts, DONE, 1);
}

interface ApiThreadsRequest {
  readonly args: Arguments;
  readonly io: Io;
  readonly order: readonly number[];
  readonly code: string | undefined;
}

/** Threads to make up a number, this one included, by default that of the cores. Undefined where one has to do. */
export function startApiThreads(
  { args, io, order, code }: ApiThreadsRequest,
  wanted = availableParallelism(),
): ApiThreads | undefined {
  const count = Math.min(wanted, order.length) - 1;
  if (count < 1 || !existsSync(fileURLToPath(ENTRY))) return undefined;
  const counts = new Int32Array(new SharedArrayBuffer(8));
  const { positionals, flags } = args;
  const input: ApiThreadInput = { positionals, flags, cwd: io.cwd, env: { ...io.env }, code, order, counts };
  const workers = Array.from({ length: count }, () => resultsOf(new Worker(ENTRY, { workerData: input })));
  // Awaited last: a thread that fails meanwhile must not be an unhandled rejection.
  const all = Promise.all(workers);
  all.catch(() => {});
  return {
    take: () => takeNext(input),
    done: () => Atomics.load(counts, DONE),
    finish: async () => (await all).flat(),
  };
}

function resultsOf(worker: Worker): Promise<readonly ApiThreadResult[]> {
  return new Promise((resolve, reject) => {
    const results: ApiThreadResult[] = [];
    worker.on("message", (result: ApiThreadResult) => results.push(result));
    worker.once("error", reject);
    worker.once("exit", (code) => {
      if (code === 0) resolve(results);
      else reject(new Error(`A thread ended with code ${code} before it had compiled its APIs`));
    });
  });
}
