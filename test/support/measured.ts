import { existsSync } from "node:fs";
import { type ProcessOptions, type ProcessResult, runProcess } from "@sdkwright/testkit";

/** How a process ended, and what it cost. */
export interface MeasuredResult extends ProcessResult {
  /** CPU seconds; those of the clock where nothing measures them. */
  readonly seconds: number;
  /** Memory of the largest process, in MB; undefined where nothing measures it. */
  readonly megabytes?: number;
}

const TIME = "/usr/bin/time";

/** Runs a program to its end. GNU time, where it is there, says on standard error what the program cost. */
export async function runMeasured(
  command: string,
  args: readonly string[],
  options: ProcessOptions,
): Promise<MeasuredResult> {
  if (!existsSync(TIME)) {
    const since = performance.now();
    const result = await runProcess(command, args, options);
    return { ...result, seconds: (performance.now() - since) / 1000 };
  }
  const result = await runProcess(TIME, ["-q", "-f", "%U %S %M", command, ...args], options);
  const [, stderr = "", user, system, kilobytes] = /^([\s\S]*?)(\S+) (\S+) (\d+)\n$/.exec(result.stderr) ?? [];
  return { ...result, stderr, seconds: Number(user) + Number(system), megabytes: Number(kilobytes) / 1024 };
}
