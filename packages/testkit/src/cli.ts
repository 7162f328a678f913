import { existsSync, readFileSync } from "node:fs";
import { hashOfProduct } from "./fingerprint.js";
import { ROOT } from "./root.js";
import { type ProcessOptions, type ProcessResult, runProcess } from "./run-process.js";

export interface CliOptions extends ProcessOptions {
  /**
   * `checkout` (default): what the sources say, from the bundle where that was built from them, which starts in a fifth of
   * the time. `source`: the sources themselves, so that plugins can be TypeScript. `bundle`: what was built last.
   */
  readonly from?: "checkout" | "source" | "bundle";
}

/** Runs the command line in a process of its own, as a user would. */
export function runCli(args: readonly string[], { from = "checkout", ...options }: CliOptions): Promise<ProcessResult> {
  const isBundle = from === "bundle" || (from === "checkout" && isBundleCurrent());
  const start = isBundle ? [`${ROOT}packages/cli/bin/sdkwright.js`] : sourceStart();
  return runProcess(process.execPath, [...start, ...args], options);
}

/** Whether the bundle was built from the sources as they are. */
function isBundleCurrent(): boolean {
  const stamp = `${ROOT}packages/cli/bundle/product.txt`;
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfProduct();
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
