// CPU of compiling one large definition to four languages over one, on one thread, and of the same run once more, which finds
// nothing to do: whole processes, paired by round.
//
//   node test/perf/languages.mjs [--rounds 5] [--definition ../shared/corpus/openapi/github-full.json]
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { quantile } from "./summary.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    definition: { type: "string", default: resolve(root, "../shared/corpus/openapi/github-full.json") },
  },
});
if (!existsSync(values.definition)) {
  console.log(`skipped: there is no ${values.definition}`);
  process.exit(0);
}

const work = mkdtempSync(join(tmpdir(), "perf-languages-"));

/** A project with an SDK in each language, and a cache of its own. */
function project(name, languages) {
  const folder = join(work, name);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const generators = languages.map((language) => {
    const output = { location: "local-file-system", path: `./sdks/${language}` };
    return { name: `gen-${language}-sdk`, version: "*", output };
  });
  const api = { specs: [{ openapi: resolve(values.definition) }] };
  writeFileSync(join(folder, "generators.yml"), JSON.stringify({ api, groups: { sdk: { generators } } }));
  return folder;
}

/** CPU seconds of a run in a project. */
function measure(folder) {
  const usage = join(folder, "usage");
  rmSync(usage, { recursive: true, force: true });
  mkdirSync(usage);
  const preload = pathToFileURL(join(here, "usage.mjs")).href;
  const env = { ...process.env, SDKWRIGHT_PERF_USAGE: usage, NODE_OPTIONS: `--import ${preload}` };
  const args = [join(root, "packages/cli/bin/sdkwright.js"), "generate", "--threads", "1"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return readdirSync(usage).reduce((sum, file) => sum + JSON.parse(readFileSync(join(usage, file), "utf8")).cpu, 0);
}

const rounds = [];
for (let round = 0; round < Number(values.rounds); round++) {
  const one = measure(project(`one-${round}`, ["typescript"]));
  const folder = project(`four-${round}`, ["typescript", "python", "go", "java"]);
  rounds.push({ one, four: measure(folder), unchanged: measure(folder) });
  rmSync(folder, { recursive: true });
}
const median = (pick) => quantile(rounds.map(pick), 0.5).toFixed(2);
console.log(`${values.definition}, ${values.rounds} rounds, medians`);
console.log(`one language: ${median(({ one }) => one)} CPU s`);
console.log(`four languages: ${median(({ four }) => four)} CPU s, ${median(({ one, four }) => four / one)} times one`);
console.log(`unchanged: ${median(({ unchanged }) => unchanged)} CPU s`);
rmSync(work, { recursive: true, force: true });
