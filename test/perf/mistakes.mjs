// Time from the call to the last line of `sdkwright check` on a configuration of 300 lines with 40 mistakes. Fails where
// the median is above the limit.
//
//   node test/perf/mistakes.mjs [--limit 0.5]
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = resolve(fileURLToPath(new URL(".", import.meta.url)), "../..");
const { values } = parseArgs({ options: { limit: { type: "string", default: "0.5" } } });

/** Seconds of one run. */
function measure() {
  const options = { cwd: join(root, "test/diagnostics/suite/forty-mistakes"), encoding: "utf8" };
  const since = performance.now();
  const run = spawnSync(process.execPath, [join(root, "packages/cli/bin/sdkwright.js"), "check"], options);
  const seconds = (performance.now() - since) / 1000;
  if (!run.stderr.includes("\n40 errors\n")) throw new Error(`not the 40 mistakes:\n${run.stderr}`);
  return seconds;
}

const runs = [1, 2, 3, 4, 5].map(measure).sort((a, b) => a - b);
console.log(`40 mistakes: ${runs.map((seconds) => seconds.toFixed(2)).join(", ")} s; the median counts`);
process.exit(runs[2] > Number(values.limit) ? 1 : 0);
