import { codeHash } from "../cache/code.js";
import { openRunCache } from "../cache/runs.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { printTimings } from "../generate/timings.js";
import type { Io } from "../io.js";

/**
 * Writes the SDKs of a group, unless that has been done and nothing has changed since. The compiler is loaded only where
 * it has something to do. `codeOf` stands for the code that runs.
 */
export async function generate(args: Arguments, io: Io, codeOf = codeHash): Promise<ExitCode> {
  if (args.has("publish")) return (await import("../publish/generate.js")).generateAndPublish(args, io);
  const since = performance.now();
  const cache = openRunCache(args, io, codeOf);
  const last = cache?.find();
  if (last === undefined) return (await import("../generate/run.js")).generate(args, io, cache);
  io.err.write(last.err);
  io.out.write(last.out);
  if (args.has("timings")) io.err.write(printTimings([{ stage: "cache", milliseconds: performance.now() - since }]));
  return EXIT.ok;
}
