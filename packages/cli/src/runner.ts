import type { RunnerName } from "@sdkwright/delivery";
import type { Arguments } from "./command.js";
import { EXIT, type ExitCode } from "./exit.js";
import type { Io } from "./io.js";

const RUNNERS: readonly RunnerName[] = ["docker", "podman"];

/** The program of `--runner`. */
export function runnerNamed(args: Arguments): RunnerName | undefined {
  return RUNNERS.find((name) => name === args.value("runner"));
}

/** Refuses a `--runner` that is none. */
export function unknownRunner(args: Arguments, io: Io): ExitCode | undefined {
  if (!args.has("runner") || runnerNamed(args) !== undefined) return undefined;
  io.err.write(`sdkwright: --runner needs ${RUNNERS.join(" or ")}, not ${args.value("runner")}.\n`);
  return EXIT.usage;
}
