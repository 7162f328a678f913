// What an emitted Python SDK costs its users: reading a large response over reading it by Pydantic alone, a call over the
// same call by httpx and Pydantic alone, and what importing a large SDK and a first call with it take. A server of its own
// answers calls; both contenders read or call in turn, and are compared round by round.
//
//   node test/perf/sdk-python.mjs [--only read|call|start] [--rounds 60] [--calls 100] [--megabytes 10] [--definition ../shared/corpus/openapi/github-full.json]
import { execFileSync, fork } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { EVENTS } from "./events.mjs";
import { PETS } from "./pets.mjs";
import { summary } from "./summary.mjs";

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
const work = mkdtempSync(join(tmpdir(), "perf-python-"));
const interpreter = process.env.SDKWRIGHT_PYTHON ?? "python3";
const python = (cwd, ...args) => execFileSync(interpreter, args, { cwd, encoding: "utf8" });

/** Emits the SDK of a definition, with the programs that measure beside it. */
function emit(name, definition) {
  const folder = join(work, name);
  mkdirSync(folder);
  const generator = "name: gen-python-sdk, version: 0.1.0, config: { package-name: acme, client-class-name: Acme }";
  const output = "output: { location: local-file-system, path: ./sdk }";
  const groups = `groups:\n  local:\n    generators: [{ ${generator}, ${output} }]\n`;
  writeFileSync(
    join(folder, "generators.yml"),
    `api:\n  specs: [{ openapi: ${JSON.stringify(definition)} }]\n${groups}`,
  );
  const cli = join(root, "packages/cli/bin/sdkwright.js");
  execFileSync(process.execPath, [cli, "generate"], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  cpSync(join(here, "python"), join(folder, "sdk"), { recursive: true });
  python(join(folder, "sdk"), "-m", "compileall", "-q", "src");
  return join(folder, "sdk");
}

/** Runs a program beside an SDK that imports it. */
function measured(sdk, program, ...args) {
  const run = `import runpy, sys; sys.path.insert(0, 'src'); runpy.run_path('${program}', run_name='__main__')`;
  return JSON.parse(python(sdk, "-c", run, ...args));
}

function readCost() {
  writeFileSync(join(work, "events.json"), JSON.stringify(EVENTS));
  const sdk = emit("events", join(work, "events.json"));
  for (const { form, bytes, bare, sdk: own } of measured(sdk, "decode.py", values.megabytes, values.rounds)) {
    const ratio = summary(own.map((time, round) => time / bare[round]));
    const [hand, ours] = [bare, own].map((times) => Math.min(...times).toFixed(0));
    const size = (bytes / 1e6).toFixed(1);
    console.log(
      `reading ${size} MB with times as ${form}, CPU: Pydantic ${hand} ms at best, SDK ${ours} ms; median of paired ratios ${ratio} (aim: 1.3)`,
    );
  }
}

async function callCost() {
  writeFileSync(join(work, "pets.json"), JSON.stringify(PETS));
  const sdk = emit("pets", join(work, "pets.json"));
  const server = fork(join(here, "echo-server.mjs"));
  const port = await new Promise((ready) => server.once("message", ready));
  const times = measured(sdk, "calls.py", `http://127.0.0.1:${port}`, values.rounds, values.calls);
  server.kill();
  for (const [kind, [wall, cpu]] of Object.entries(times)) {
    for (const [clock, { bare, sdk: own }] of Object.entries({ wall, CPU: cpu })) {
      const ratio = summary(own.map((time, round) => time / bare[round]));
      const [hand, ours] = [bare, own].map((times) => Math.min(...times).toFixed(0));
      console.log(
        `${kind}, ${clock}: httpx ${hand} us a call at best, SDK ${ours} us; median of paired ratios ${ratio} (aim: 1.3)`,
      );
    }
  }
}

function startCost() {
  const sdk = emit("large", resolve(values.definition));
  const least = (what, figure) =>
    Math.min(...Array.from({ length: 7 }, () => JSON.parse(python(sdk, "start.py", what))[figure]));
  for (const what of ["import", "call"]) {
    const [seconds, megabytes] = [least(what, "seconds"), least(what, "megabytes")];
    console.log(`${what}: ${seconds.toFixed(2)} CPU s and ${megabytes.toFixed(0)} MB over httpx and Pydantic`);
  }
}

const wanted = (part) => values.only === undefined || values.only === part;
if (wanted("read")) readCost();
if (wanted("call")) await callCost();
if (wanted("start") && existsSync(values.definition)) startCost();
else if (wanted("start")) console.log(`skipped import and first call: there is no ${values.definition}`);
rmSync(work, { recursive: true, force: true });
