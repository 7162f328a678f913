import { existsSync } from "node:fs";
import { ROOT } from "./root.js";
import { type ProcessOptions, type ProcessResult, runProcess } from "./run-process.js";

export interface CliOptions extends ProcessOptions {
  /**
   * `source` (default): what the checkout says now. `bundle`: what was built last and users get; faster, and needs a
   * build.
   */
  readonly from?: "source" | "bundle";
}

/** Runs the command line in a process of its own, as a user would. */
export function runCli(args: readonly string[], { from = "source", ...options }: CliOptions): Promise<ProcessResult> {
  const start = from === "source" ? sourceStart() : [`${ROOT}packages/cli/bin/sdkwright.js`];
  return runProcess(process.execPath, [...start, ...args], options);
}

function sourceStart(): string[] {
  const loader = new URL(import.meta.resolve("tsx")).href;
  return ["--conditions=sdkwright-source", "--import", loader, `${ROOT}packages/cli/src/bin.ts`];
}

/** Why tests of the bundle cannot run; undefined where they can. */
export function bundleProblem(): string | undefined {
  const built = existsSync(`${ROOT}packages/cli/bundle/bin.js`);
  return built ? undefined : "packages/cli is not built: run `npm run build`.";
}
