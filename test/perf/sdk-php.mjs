// What an emitted PHP SDK costs its users: a call over the same call by curl alone and by Guzzle; reading a large response over
// json_decode and objects made by hand; installing, loading and first calling a large SDK with opcache; and what many calls and large
// files leave behind. Contenders take turns in one process, and are compared round by round.
//
//   node test/perf/sdk-php.mjs [--only call|read|start|load] [--rounds 60] [--calls 100] [--megabytes 10] [--definition ../shared/corpus/openapi/github-full.json]
import { execFileSync, fork, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { EVENTS } from "./events.mjs";
import { FILES } from "./files.mjs";
import { PETS } from "./pets.mjs";
import { quantile, summary } from "./summary.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "60" },
    calls: { type: "string", default: "100" },
    megabytes: { type: "string", default: "10" },
    only: { type: "string" },
    definition: { type: "string", default: resolve(root, "../shared/corpus/openapi/github-full.json") },
  },
});
const work = mkdtempSync(join(tmpdir(), "perf-php-"));
cpSync(join(here, "php"), work, { recursive: true });
const OPCACHE = ["-d", "opcache.enable=1", "-d", "opcache.enable_cli=1"];

/** Emits the SDK of a definition. */
function emit(name, definition) {
  const folder = join(work, name);
  const cli = join(root, "packages/cli/bin/sdkwright.js");
  const api = join(work, `${name}.json`);
  writeFileSync(api, JSON.stringify(definition));
  const config = "config: { package-name: acme/acme, namespace: Acme, client-class-name: AcmeClient }";
  const generator = `{ name: gen-php-sdk, version: 0.1.0, ${config}, output: { location: local-file-system, path: ./${name} } }`;
  const settings = `api:\n  specs: [{ openapi: ${JSON.stringify(api)} }]\ngroups:\n  local:\n    generators: [${generator}]\n`;
  writeFileSync(join(work, "generators.yml"), settings);
  execFileSync(process.execPath, [cli, "generate"], { cwd: work, stdio: ["ignore", "ignore", "pipe"] });
  return folder;
}

/** What a program prints as JSON. */
function measured(...args) {
  const all = [...OPCACHE, "-d", "memory_limit=-1", ...args];
  return JSON.parse(execFileSync("php", all, { cwd: work, encoding: "utf8" }));
}

/** Runs something beside a server, which is a script that tells its port. */
async function besideServer(script, run) {
  const server = fork(join(here, script));
  const port = await new Promise((ready) => server.once("message", ready));
  try {
    return await run(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
  }
}

const least = (numbers, digits = 0) => Math.min(...numbers).toFixed(digits);
const paired = (some, others) => summary(some.map((time, round) => time / others[round]));

async function callCost() {
  const sdk = emit("pets", PETS);
  const times = await besideServer("echo-server.mjs", (url) => {
    return measured("calls.php", sdk, url, values.rounds, values.calls);
  });
  for (const [clock, { bare, sdk: own, guzzle }] of Object.entries(times)) {
    const ratio = `median of paired ratios ${paired(own, bare)} (aim: 1.3)`;
    console.log(`a call, ${clock}: curl ${least(bare)} us at best, SDK ${least(own)} us; ${ratio}`);
    if (guzzle !== undefined) console.log(`  Guzzle ${least(guzzle)} us; SDK over it ${paired(own, guzzle)}`);
  }
}

function readCost() {
  const sdk = emit("events", EVENTS);
  for (const form of ["Z", ".250Z", "+00:00"]) {
    const { bytes, bare, sdk: own } = measured("decode.php", sdk, values.megabytes, values.rounds, form);
    const [hand, ours] = [bare, own].map((rounds) => rounds.map(({ read }) => read));
    const [made, memory] = ["made", "megabytes"].map((what) => own.map((round) => round[what]));
    const size = `reading ${(bytes / 1e6).toFixed(1)} MB with times as ${form}, CPU`;
    console.log(`${size}: by hand ${least(hand)} ms at best, SDK ${least(ours)} ms; ${paired(ours, hand)} (aim: 2)`);
    const byHand = bare.map(({ megabytes }) => megabytes);
    console.log(
      `  until the call returns ${least(made)} ms; memory ${least(byHand)} MB by hand, SDK ${least(memory)} MB`,
    );
  }
}

/** Installs an SDK into an empty project, and the seconds that Composer took. */
function install(sdk) {
  const project = join(work, "project");
  mkdirSync(project);
  const path = { type: "path", url: sdk, options: { symlink: false, versions: { "acme/acme": "1.0.0" } } };
  const manifest = { require: { "acme/acme": "*" }, repositories: [path, { "packagist.org": false }] };
  writeFileSync(join(project, "composer.json"), JSON.stringify(manifest));
  const env = { ...process.env, COMPOSER_ALLOW_SUPERUSER: "1", COMPOSER_HOME: join(work, "composer") };
  const since = performance.now();
  const args = ["install", "--optimize-autoloader", "--no-interaction", "--quiet"];
  execFileSync("composer", args, { cwd: project, env, stdio: ["ignore", "ignore", "inherit"] });
  cpSync(join(here, "php/start.php"), join(project, "start.php"));
  return { project, seconds: (performance.now() - since) / 1000 };
}

const freePort = () => {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
};

/** Asks for a page until there is a server that answers. */
async function page(url, tries = 100) {
  try {
    return await (await fetch(url)).json();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((later) => setTimeout(later, 50));
    return page(url, tries - 1);
  }
}

async function startCost() {
  const { default: definition } = await import(resolve(values.definition), { with: { type: "json" } });
  const { project, seconds } = install(emit("large", definition));
  console.log(`composer install --optimize-autoloader: ${seconds.toFixed(1)} s`);
  const port = await freePort();
  const server = spawn("php", [...OPCACHE, "-S", `127.0.0.1:${port}`, "start.php"], { cwd: project, stdio: "ignore" });
  try {
    const first = await page(`http://127.0.0.1:${port}/`);
    const later = [];
    for (let round = 0; round < 50; round++) later.push(await page(`http://127.0.0.1:${port}/`));
    const ms = (pages, what) =>
      (
        quantile(
          pages.map((one) => one[what]),
          0.5,
        ) * 1000
      ).toFixed(1);
    for (const [when, pages] of Object.entries({ "first request": [first], "later requests": later })) {
      const took = `client after ${ms(pages, "construct")} ms, first call after ${ms(pages, "call")} ms (aim: 30)`;
      console.log(
        `${when}${first.opcache ? " with opcache" : ""}: ${took}; ${pages[0].classes} classes, ${pages[0].megabytes.toFixed(1)} MB`,
      );
    }
  } finally {
    server.kill();
  }
}

async function loadCost() {
  const sdk = emit("files", { ...FILES, paths: { ...FILES.paths, ...PETS.paths }, components: PETS.components });
  const result = await besideServer("files-server.mjs", (url) => measured("load.php", sdk, url, "20000", "200", "200"));
  const { calls, streams, processes } = result;
  console.log(`20,000 calls leave ${calls.memory} bytes, ${calls.handles} handles, ${calls.cycles} objects in cycles`);
  console.log(
    `200 streams at once: ${streams.open} connections, ${streams.events} events; forked processes: ${processes} of 200 right`,
  );
  const [up, form, down] = ["up", "upInForm", "down"].map((what) => (result[what] / 1e6).toFixed(1));
  console.log(`200 MB: up ${up} MB of memory, in a form ${form}, down ${down}`);
}

const wanted = (part) => values.only === undefined || values.only === part;
if (wanted("call")) await callCost();
if (wanted("read")) readCost();
if (wanted("load")) await loadCost();
if (wanted("start") && existsSync(values.definition)) await startCost();
else if (wanted("start")) console.log(`skipped installing and first call: there is no ${values.definition}`);
rmSync(work, { recursive: true, force: true });
