// Processor time for reading and lowering the largest YAML definition, in a process of its own: the whole of `sdkwright
// ir`, from start to the last byte. Fails above the limit.
//
//   node test/perf/yaml.mjs [definition] [--limit 1.5]
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: "string", default: "1.5" } },
});
const definition = resolve(positionals[0] ?? join(root, "../shared/corpus/openapi/stripe-2022-01.yaml"));
if (!existsSync(definition)) {
  console.log(`skipped: there is no ${definition}`);
  process.exit(0);
}

const work = mkdtempSync(join(tmpdir(), "perf-yaml-"));
writeFileSync(join(work, "generators.yml"), JSON.stringify({ api: { specs: [{ openapi: definition }] } }));

/** Processor seconds of one run. */
function measure() {
  const usage = mkdtempSync(join(work, "usage-"));
  const preload = pathToFileURL(join(here, "usage.mjs")).href;
  const env = { ...process.env, SDKWRIGHT_PERF_USAGE: usage, NODE_OPTIONS: `--import ${preload}` };
  const options = { cwd: work, env, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" };
  const run = spawnSync(process.execPath, [join(root, "packages/cli/bin/sdkwright.js"), "ir"], options);
  // Errors of the definition cost what they cost.
  if (run.status !== 0 && run.status !== 1) throw new Error(`sdkwright ir failed:\n${run.stderr}`);
  const parts = readdirSync(usage).map((file) => JSON.parse(readFileSync(join(usage, file), "utf8")));
  return parts.reduce((sum, { cpu }) => sum + cpu, 0);
}

const runs = [1, 2, 3, 4, 5].map(measure).sort((a, b) => a - b);
rmSync(work, { recursive: true, force: true });
console.log(`${definition}: ${runs.map((cpu) => cpu.toFixed(2)).join(", ")} s; the median counts`);
process.exit(runs[2] > Number(values.limit) ? 1 : 0);
