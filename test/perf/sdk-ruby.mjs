// What an emitted Ruby SDK costs its users: reading a large response over JSON.parse into structs written by hand, a call over
// the same call by Net::HTTP alone, and what `require` of a large SDK and a first call with it take. A server of its own answers
// calls; both contenders read or call in turn, and are compared round by round.
//
//   node test/perf/sdk-ruby.mjs [--only read|call|start] [--rounds 60] [--calls 100] [--megabytes 10] [--definition ../shared/corpus/openapi/github-full.json]
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
const work = mkdtempSync(join(tmpdir(), "perf-ruby-"));

/** Emits the SDK of a definition, with the programs that measure beside it. */
function emit(name, definition) {
  const folder = join(work, name);
  mkdirSync(folder);
  const generator = "name: gen-ruby-sdk, version: 0.1.0, config: { package-name: acme, module-name: Acme }";
  const output = "output: { location: local-file-system, path: ./sdk }";
  const groups = `groups:\n  local:\n    generators: [{ ${generator}, ${output} }]\n`;
  writeFileSync(
    join(folder, "generators.yml"),
    `api:\n  specs: [{ openapi: ${JSON.stringify(definition)} }]\n${groups}`,
  );
  const cli = join(root, "packages/cli/bin/sdkwright.js");
  execFileSync(process.execPath, [cli, "generate"], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  cpSync(join(here, "ruby"), join(folder, "sdk"), { recursive: true });
  return join(folder, "sdk");
}

/** What a program prints beside an SDK that it loads. */
const measured = (sdk, program, ...args) =>
  JSON.parse(execFileSync("ruby", ["-Ilib", program, ...args], { cwd: sdk, encoding: "utf8" }));

const least = (times) => Math.min(...times).toFixed(0);
const ratioOf = ({ bare, sdk }) => summary(sdk.map((time, round) => time / bare[round]));

function readCost() {
  writeFileSync(join(work, "events.json"), JSON.stringify(EVENTS));
  const sdk = emit("events", join(work, "events.json"));
  for (const { what, bytes, ...times } of measured(sdk, "decode.rb", values.megabytes, values.rounds)) {
    const size = (bytes / 1e6).toFixed(1);
    console.log(
      `reading ${what} from ${size} MB, CPU: JSON.parse and structs ${least(times.bare)} ms at best, SDK ${least(times.sdk)} ms; median of paired ratios ${ratioOf(times)} (aim: 2)`,
    );
  }
}

async function callCost() {
  writeFileSync(join(work, "pets.json"), JSON.stringify(PETS));
  const sdk = emit("pets", join(work, "pets.json"));
  const server = fork(join(here, "echo-server.mjs"));
  const port = await new Promise((ready) => server.once("message", ready));
  const clocks = measured(sdk, "calls.rb", `http://127.0.0.1:${port}`, values.rounds, values.calls);
  server.kill();
  for (const [clock, times] of Object.entries(clocks)) {
    console.log(
      `calling, ${clock}: Net::HTTP ${least(times.bare)} us a call at best, SDK ${least(times.sdk)} us; median of paired ratios ${ratioOf(times)} (aim: 1.3)`,
    );
  }
}

function startCost() {
  const sdk = emit("large", resolve(values.definition));
  for (const [what, aim] of [
    ["require", " (aim: 40 ms, 20,000 objects)"],
    ["call", ""],
    ["eager", ""],
  ]) {
    const runs = Array.from({ length: 7 }, () => measured(sdk, "start.rb", what));
    const [milliseconds, objects, files] = ["milliseconds", "objects", "files"].map((figure) =>
      Math.min(...runs.map((run) => run[figure])),
    );
    console.log(
      `${what}: ${milliseconds.toFixed(1)} CPU ms, ${objects.toLocaleString("en")} objects and ${files} files over the standard library${aim}`,
    );
  }
}

const wanted = (part) => values.only === undefined || values.only === part;
if (wanted("read")) readCost();
if (wanted("call")) await callCost();
if (wanted("start") && existsSync(values.definition)) startCost();
else if (wanted("start")) console.log(`skipped require and first call: there is no ${values.definition}`);
rmSync(work, { recursive: true, force: true });
