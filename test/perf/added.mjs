// What a language adds to compiling one large definition beside TypeScript, on one thread: CPU seconds of whole processes,
// with and without it in turn. The least of the rounds says most, as other processes only ever add to a round.
//
//   node test/perf/added.mjs <generator> [--rounds 5] [--definition ../shared/corpus/openapi/github-full.json]
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    definition: { type: "string", default: resolve(root, "../shared/corpus/openapi/github-full.json") },
  },
});
const [generator] = positionals;
if (generator === undefined || !existsSync(values.definition)) {
  console.log(generator === undefined ? "usage: added.mjs <generator>" : `skipped: there is no ${values.definition}`);
  process.exit(generator === undefined ? 2 : 0);
}

const work = mkdtempSync(join(tmpdir(), "perf-added-"));
const BASE = ["gen-typescript-sdk"];
const contenders = new Map([
  ["without", BASE],
  ["with", [...BASE, generator]],
]);

/** A project that emits SDKs by some generators. */
function project(name, generators) {
  const folder = join(work, name);
  mkdirSync(folder);
  const listed = generators.map((each) => {
    return { name: each, version: "*", output: { location: "local-file-system", path: `./sdks/${each}` } };
  });
  const api = { specs: [{ openapi: resolve(values.definition) }] };
  writeFileSync(join(folder, "generators.yml"), JSON.stringify({ api, groups: { sdk: { generators: listed } } }));
  return folder;
}

/**
 * CPU seconds and memory in MB of compiling a project from nothing. Each round has folders of its own, which stay until the
 * end: where thousands of files have just been removed, ext4 takes five times as long to create others.
 */
function measure(folder) {
  const usage = join(folder, "usage");
  mkdirSync(usage);
  const preload = pathToFileURL(join(here, "usage.mjs")).href;
  const env = { ...process.env, SDKWRIGHT_PERF_USAGE: usage, NODE_OPTIONS: `--import ${preload}` };
  const args = [join(root, "packages/cli/bin/sdkwright.js"), "generate", "--threads", "1"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const parts = readdirSync(usage).map((file) => JSON.parse(readFileSync(join(usage, file), "utf8")));
  return { cpu: parts.reduce((sum, { cpu }) => sum + cpu, 0), rss: Math.max(...parts.map(({ rss }) => rss)) };
}

const least = new Map();
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [name, generators] of contenders) {
    const { cpu, rss } = measure(project(`${name}-${round}`, generators));
    const before = least.get(name) ?? { cpu, rss };
    least.set(name, { cpu: Math.min(cpu, before.cpu), rss: Math.max(rss, before.rss) });
  }
}
const [without, beside] = [least.get("without"), least.get("with")];
console.log(`${values.definition}, least of ${values.rounds} rounds`);
console.log(`${BASE[0]} alone: ${without.cpu.toFixed(2)} CPU s, ${without.rss.toFixed(0)} MB`);
console.log(`with ${generator}: ${beside.cpu.toFixed(2)} CPU s, ${beside.rss.toFixed(0)} MB`);
const added = beside.cpu - without.cpu;
console.log(
  `added: ${added.toFixed(2)} CPU s (aim: 1.2), ${(added / without.cpu).toFixed(2)} of what is there without it`,
);
rmSync(work, { recursive: true, force: true });
