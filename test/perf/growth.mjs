// CPU time and memory of `generate` for definitions of several sizes, in each language: whether they grow with the number of
// operations, or faster. A resource has 20 operations, or with --one-resource all of them.
//
//   node test/perf/growth.mjs [--language go] [--one-resource] [operations...]
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { manyOperations } from "./many-operations.mjs";

const root = resolve(fileURLToPath(new URL(".", import.meta.url)), "../..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string", multiple: true }, "one-resource": { type: "boolean", default: false } },
});
const languages = values.language ?? ["typescript", "go", "python", "java"];
const sizes = positionals.length > 0 ? positionals.map(Number) : [5000, 20_000];

/** Runs `generate`, which reports what it used when it ends. */
function measure(folder, language) {
  const report = "process.on('exit', () => console.error('used ' + JSON.stringify(process.resourceUsage())))";
  const command = join(root, "packages/cli/bin/sdkwright.js");
  const flags = ["openapi.json", "--language", language, "--output", language, "--no-cache"];
  const args = ["--import", `data:text/javascript,${encodeURIComponent(report)}`, command, "generate", ...flags];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(/^used (.*)$/m.exec(stderr)[1]);
  return { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}

for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), "growth-"));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(manyOperations(size, values["one-resource"])));
  for (const language of languages) {
    const { seconds, megabytes } = measure(folder, language);
    console.log(`${size} operations, ${language}: ${seconds.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB`);
  }
  rmSync(folder, { recursive: true });
}
