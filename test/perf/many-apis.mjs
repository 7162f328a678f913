// Twenty APIs of the corpus x four languages in one workspace: the first run, an unchanged one, and one after a change of one API;
// on one thread and on two. Whole processes, CPU and wall seconds; the SDKs of both are compared by their bytes.
//
//   node test/perf/many-apis.mjs [--rounds 3] [--threads 1,2]
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { quantile } from "./summary.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const corpus = resolve(root, "../shared/corpus/openapi");
/** 45 KB to 1.9 MB, 11 MB together. */
const DEFINITIONS = [
  ...["asana.yaml", "figma.yaml", "notion.json", "spotify-fixed.yml", "adyen-checkout-v71.yaml", "box.json"],
  ...["discord.json", "openai.yaml", "xero_accounting.yaml", "zoom-video-sdk.json", "shipengine.yaml"],
  ...["telegram_bot.json", "up-banking.json", "twilio_studio_v2.yaml", "paypal-checkout-orders-v2.json"],
  ...["hubspot-contacts.json", "rclone.yaml", "opencode.yaml", "docusign-maestro.json", "vonage-verify.yml"],
];
const LANGUAGES = ["typescript", "python", "go", "java"];

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, threads: { type: "string", default: "1,2" } },
});
if (!existsSync(corpus)) {
  console.log(`skipped: there is no ${corpus}`);
  process.exit(0);
}
const work = mkdtempSync(join(tmpdir(), "perf-apis-"));

/** A workspace with a folder for each API, and a cache of its own. */
function workspace(name) {
  const folder = join(work, name);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const generators = LANGUAGES.map((language) => {
    const output = { location: "local-file-system", path: `./sdks/${language}` };
    return { name: `gen-${language}-sdk`, version: "*", output };
  });
  for (const file of DEFINITIONS) {
    const api = join(folder, "apis", file.replace(/\W.*/, ""));
    mkdirSync(api, { recursive: true });
    const definition = `openapi${extname(file)}`;
    copyFileSync(join(corpus, file), join(api, definition));
    const config = { api: { specs: [{ openapi: definition }] }, groups: { sdk: { generators } } };
    writeFileSync(join(api, "generators.yml"), JSON.stringify(config));
  }
  return folder;
}

/** What a run in a workspace takes. */
function measure(folder, threads) {
  const usage = join(folder, "usage");
  rmSync(usage, { recursive: true, force: true });
  mkdirSync(usage);
  const preload = pathToFileURL(join(here, "usage.mjs")).href;
  const env = { ...process.env, SDKWRIGHT_PERF_USAGE: usage, NODE_OPTIONS: `--import ${preload}` };
  const args = [join(root, "packages/cli/bin/sdkwright.js"), "generate", "--keep-going", "--threads", threads];
  const since = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8", maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr.slice(-3000));
  const used = readdirSync(usage).map((file) => JSON.parse(readFileSync(join(usage, file), "utf8")));
  return {
    cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
    wall: (performance.now() - since) / 1000,
    mb: Math.max(...used.map(({ rss }) => rss)),
  };
}

/** One hash of all files of all SDKs. */
function hashOf(folder) {
  const hash = createHash("sha256");
  const paths = readdirSync(join(folder, "apis"), { recursive: true, withFileTypes: true });
  const files = paths.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${file.slice(folder.length)}\0`).update(readFileSync(file));
  return `${files.length} files, ${hash.digest("hex").slice(0, 16)}`;
}

/** Changes one API so that its SDKs change. */
function change(folder) {
  const path = join(folder, "apis/hubspot/openapi.json");
  const definition = JSON.parse(readFileSync(path, "utf8"));
  const responses = { 204: { description: "Done" } };
  definition.paths["/perf/ping"] = { get: { operationId: "perfPing", tags: ["Perf"], responses } };
  writeFileSync(path, JSON.stringify(definition));
}

const results = new Map();
for (let round = 0; round < Number(values.rounds); round++) {
  for (const threads of values.threads.split(",")) {
    const folder = workspace(`${threads}-${round}`);
    const first = measure(folder, threads);
    const bytes = hashOf(folder);
    const unchanged = measure(folder, threads);
    change(folder);
    const changed = measure(folder, threads);
    results.set(threads, [...(results.get(threads) ?? []), { first, unchanged, changed, bytes }]);
    rmSync(folder, { recursive: true });
  }
}
rmSync(work, { recursive: true });
for (const [threads, rounds] of results) {
  for (const run of ["first", "unchanged", "changed"]) {
    const median = (what) =>
      quantile(
        rounds.map((one) => one[run][what]).sort((a, b) => a - b),
        0.5,
      ).toFixed(2);
    console.log(`${threads} thread(s), ${run}: ${median("cpu")} CPU s, ${median("wall")} s, ${median("mb")} MB`);
  }
  console.log(`  ${[...new Set(rounds.map(({ bytes }) => bytes))].join("; ")}`);
}
