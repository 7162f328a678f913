import { parentPort, workerData } from "node:worker_threads";
import { argumentsOf } from "../args.js";
import { openRunCache } from "../cache/runs.js";
import type { Io } from "../io.js";
import { openSessionAt, run } from "../session.js";
import { type ApiThreadInput, countDone, takeNext } from "./api-threads.js";
import { cacheResult, runOf } from "./cached.js";
import { optionsOf } from "./options.js";
import { portableOf } from "./portable.js";

// Entry of a further thread: compiles one API after the other, whichever is next, and ends.
const input = workerData as ApiThreadInput;
const nobody = { write: () => {}, isTerminal: false };
const io: Io = { cwd: input.cwd, env: input.env, out: nobody, err: nobody, quiet: true };
const args = argumentsOf(input.positionals, input.flags);
const { code } = input;
const cache = code === undefined ? undefined : openRunCache(args, io, () => code);

for (let index = takeNext(input); index !== undefined; index = takeNext(input)) {
  const session = await openSessionAt(index, args, io, cache?.filesOf);
  const result = { ...(await run(session, { ...optionsOf(args, io), threads: 1 }, io)), apiName: session.apiName };
  if (cache) cacheResult(cache, session, result);
  const own = runOf(session);
  parentPort?.postMessage({ index, result: portableOf(result), stamp: own && cache?.stampOf(own) });
  countDone(input.counts);
}
