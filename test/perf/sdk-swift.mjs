// What an emitted Swift SDK costs its users. A call over the same call by URLSession: wall time, and CPU of the process that
// calls. CPU of reading 10 MB of JSON over JSONDecoder into structs. All contenders take turns in one process, and are compared
// round by round. `SDKWRIGHT_SWIFT_RUNNER` goes before the compiled program.
//
//   node test/perf/sdk-swift.mjs [--rounds 100] [--calls 50] [--objects 48000] [--decodings 10]
import { execFileSync, fork } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ACCOUNTS } from "./accounts.mjs";
import { PETS } from "./pets.mjs";
import { quantile, summary } from "./summary.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "100" },
    calls: { type: "string", default: "50" },
    objects: { type: "string", default: "48000" },
    decodings: { type: "string", default: "10" },
  },
});
const work = mkdtempSync(join(tmpdir(), "perf-swift-"));

/** Both definitions as one. */
const definition = {
  ...PETS,
  paths: { ...PETS.paths, ...ACCOUNTS.paths },
  components: { ...PETS.components, schemas: { ...PETS.components.schemas, ...ACCOUNTS.components.schemas } },
};

const swiftFiles = (folder) =>
  readdirSync(join(work, folder), { recursive: true })
    .filter((path) => path.endsWith(".swift"))
    .map((path) => join(folder, path));

/** Emits the SDK, and builds its sources with the program that measures; the command that runs it. */
function build() {
  writeFileSync(join(work, "definition.json"), JSON.stringify(definition));
  const cli = resolve(here, "../../packages/cli/bin/sdkwright.js");
  const flags = ["generate", "definition.json", "-l", "swift", "-o", "sdk"];
  execFileSync(process.execPath, [cli, ...flags], { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
  cpSync(join(here, "swift"), join(work, "sdk/Sources/Acme"), { recursive: true });
  const sources = swiftFiles("sdk/Sources/Acme");
  const options = ["-swift-version", "6", "-parse-as-library", "-module-name", "Acme", "-O", "-wmo", "-o", "measure"];
  execFileSync("swiftc", [...options, ...sources], { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
  const runner = (process.env.SDKWRIGHT_SWIFT_RUNNER ?? "").split(" ").filter((word) => word !== "");
  return [...runner, join(work, "measure")];
}

const [program, ...before] = build();
const measure = (...args) =>
  execFileSync(program, [...before, ...args], { cwd: work, encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));

const median = (rounds, which) =>
  quantile(
    rounds.map((took) => took[which]),
    0.5,
  ).toFixed(1);
const ratio = (rounds, which, to) => summary(rounds.map((took) => took[which] / took[to]));

const server = fork(join(here, "echo-server.mjs"));
const port = await new Promise((ready) => server.once("message", ready));
const calls = measure("calls", `http://127.0.0.1:${port}`, values.rounds, values.calls);
server.kill();
for (const [kind, hand, sdk] of [
  ["Wall", 0, 1],
  ["CPU", 2, 3],
]) {
  const [bare, own] = [median(calls, hand), median(calls, sdk)];
  console.log(
    `${kind}: URLSession ${bare} us a call, SDK ${own} us; paired ratio ${ratio(calls, sdk, hand)} (aim: 1.15)`,
  );
}
const [[length], ...decodings] = measure("decode", values.objects, values.decodings);
console.log(`${(length / 1e6).toFixed(1)} MB, JSONDecoder into structs: ${median(decodings, 0)} ms of CPU`);
for (const [what, which] of [
  ["SDK", 1],
  ["SDK, with 5 properties of each read", 2],
]) {
  console.log(`${what}: ${median(decodings, which)} ms; paired ratio ${ratio(decodings, which, 0)}`);
}
rmSync(work, { recursive: true });
