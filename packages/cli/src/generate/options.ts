import type { Arguments } from "../command.js";
import type { Io } from "../io.js";
import { runnerNamed } from "../runner.js";
import { folderNamed, type RunOptions } from "../session.js";
import { isDryRun } from "./print.js";

/** What the flags ask of a run. */
export function optionsOf(args: Arguments, io: Io): RunOptions {
  return {
    command: "generate",
    output: folderNamed(args, io),
    packageVersion: args.value("version"),
    releaseDate: args.value("date"),
    dryRun: isDryRun(args),
    force: args.has("force"),
    renames: args.has("rename"),
    trace: args.has("trace"),
    keepGoing: args.has("keep-going"),
    strict: args.has("strict"),
    runner: runnerNamed(args),
    threads: args.has("threads") ? Number(args.value("threads")) : undefined,
  };
}
