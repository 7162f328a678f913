// Whole-process cost of compiling one large definition, paired with peers: every round runs each contender once, in turn,
// so that a change of the machine's mood hits all of them. Prints medians, and ratios to sdkwright.
//
//   node test/perf/run.mjs [--rounds 5] [--definition ../shared/corpus/openapi/github-full.json] [--no-peers]
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    definition: { type: "string", default: resolve(root, "../shared/corpus/openapi/github-full.json") },
    peers: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const definition = resolve(values.definition);
if (!existsSync(definition)) {
  console.log(`skipped: there is no ${definition}`);
  process.exit(0);
}

const work = mkdtempSync(join(tmpdir(), "perf-"));
const usageFolder = join(work, "usage");

function installPeers() {
  const folder = join(tmpdir(), "sdkwright-perf-peers");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), readFileSync(join(here, "package.json")));
  const args = ["install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"];
  if (!existsSync(join(folder, "node_modules", "openapi-typescript"))) execFileSync("npm", args, { cwd: folder });
  return join(folder, "node_modules");
}

function project() {
  const folder = join(work, "project");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "generators.yml"),
    `api:
  specs:
    - openapi: ${JSON.stringify(definition)}
groups:
  local:
    generators:
      - name: gen-typescript-sdk
        version: 0.1.0
        output: { location: local-file-system, path: ./sdk }
`,
  );
  return folder;
}

const peers = values.peers ? installPeers() : undefined;
const folder = project();
const cli = join(root, "packages/cli/bin/sdkwright.js");
const contenders = [
  { name: "sdkwright", cwd: folder, script: cli, args: ["generate", "--timings"], clean: join(folder, "sdk") },
  ...(peers
    ? [
        {
          name: "openapi-typescript (types only)",
          cwd: work,
          script: join(peers, "openapi-typescript/bin/cli.js"),
          args: [definition, "-o", join(work, "types.ts")],
        },
        {
          name: "hey-api",
          cwd: work,
          script: join(peers, "@hey-api/openapi-ts/bin/run.js"),
          args: ["-i", definition, "-o", join(work, "hey"), "-c", "@hey-api/client-fetch"],
          clean: join(work, "hey"),
        },
      ]
    : []),
];

/** CPU seconds of all processes of a command together, and the largest one's memory in MB. */
function usageOf() {
  const parts = readdirSync(usageFolder).map((file) => JSON.parse(readFileSync(join(usageFolder, file), "utf8")));
  return {
    cpu: parts.reduce((sum, { cpu }) => sum + cpu, 0),
    rss: Math.max(...parts.map(({ rss }) => rss)),
  };
}

/** What `--timings` prints: a stage and its milliseconds a line. */
function stagesOf(text) {
  return [...text.matchAll(/^(\S+) +([\d.]+) ms/gm)].map(([, stage, milliseconds]) => [stage, Number(milliseconds)]);
}

function measure({ cwd, script, args, clean }) {
  if (clean) rmSync(clean, { recursive: true, force: true });
  const since = performance.now();
  const preload = pathToFileURL(join(here, "usage.mjs")).href;
  rmSync(usageFolder, { recursive: true, force: true });
  mkdirSync(usageFolder, { recursive: true });
  const env = { ...process.env, SDKWRIGHT_PERF_USAGE: usageFolder, NODE_OPTIONS: `--import ${preload}` };
  const run = spawnSync(process.execPath, [script, ...args], { cwd, env, encoding: "utf8" });
  if (run.status !== 0) throw new Error(`${script} failed:\n${run.stdout}\n${run.stderr}`);
  const wall = (performance.now() - since) / 1000;
  return { wall, stages: stagesOf(run.stderr), ...usageOf() };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const samples = new Map(contenders.map(({ name }) => [name, []]));
const stages = new Map();
for (let round = 0; round < Number(values.rounds); round++) {
  for (const contender of contenders) {
    const sample = measure(contender);
    samples.get(contender.name).push(sample);
    if (contender.name !== "sdkwright") continue;
    for (const [stage, milliseconds] of sample.stages) stages.set(stage, [...(stages.get(stage) ?? []), milliseconds]);
  }
}

const base = median(samples.get("sdkwright").map((sample) => sample.cpu));
console.log(`${definition}, ${values.rounds} rounds, medians\n`);
console.log("contender                          CPU s   wall s   RSS MB   CPU / sdkwright");
for (const [name, list] of samples) {
  const cpu = median(list.map((sample) => sample.cpu));
  const cells = [cpu.toFixed(2), median(list.map((s) => s.wall)).toFixed(2), median(list.map((s) => s.rss)).toFixed(0)];
  console.log(
    `${name.padEnd(33)} ${cells[0].padStart(6)} ${cells[1].padStart(8)} ${cells[2].padStart(8)} ${(cpu / base).toFixed(1).padStart(9)} x`,
  );
}
console.log("\nsdkwright by stage (wall ms, median)");
for (const [stage, list] of stages) console.log(`  ${stage.padEnd(12)} ${median(list).toFixed(0).padStart(6)}`);
rmSync(work, { recursive: true, force: true });
