// What an emitted C# SDK costs its users. A call over the same call by HttpClient with a time limit: wall time, and CPU of the
// process that calls. CPU of decoding 10 MB of JSON over System.Text.Json into classes written by hand. All contenders take
// turns in one process, and are compared round by round.
//
//   node test/perf/sdk-csharp.mjs [--rounds 200] [--calls 100] [--objects 48000] [--decodings 15]
import { execFileSync, fork } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
    rounds: { type: "string", default: "200" },
    calls: { type: "string", default: "100" },
    objects: { type: "string", default: "48000" },
    decodings: { type: "string", default: "15" },
  },
});
const work = mkdtempSync(join(tmpdir(), "perf-csharp-"));
const env = { ...process.env, DOTNET_CLI_TELEMETRY_OPTOUT: "1", DOTNET_NOLOGO: "1" };

/** Both definitions as one. */
const definition = {
  ...PETS,
  paths: { ...PETS.paths, ...ACCOUNTS.paths },
  components: { ...PETS.components, schemas: { ...PETS.components.schemas, ...ACCOUNTS.components.schemas } },
};

/** Emits the SDK, and builds its sources with the program that measures; the program. */
function build() {
  writeFileSync(join(work, "definition.json"), JSON.stringify(definition));
  const cli = resolve(here, "../../packages/cli/bin/sdkwright.js");
  const flags = ["generate", "definition.json", "-l", "csharp", "-o", "sdk"];
  execFileSync(process.execPath, [cli, ...flags], { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
  const project = join(work, "measure");
  mkdirSync(project);
  cpSync(join(work, "sdk/src/Acme"), project, { recursive: true, filter: (path) => !path.endsWith(".csproj") });
  cpSync(join(here, "csharp"), project, { recursive: true });
  const args = ["build", "-c", "Release", "-v", "q", "--nologo", "-p:NuGetAudit=false", "-o", join(work, "built")];
  execFileSync("dotnet", args, { cwd: project, env, stdio: ["ignore", "ignore", "inherit"] });
  return join(work, "built/Measure.dll");
}

const program = build();
const measure = (...args) =>
  execFileSync("dotnet", [program, ...args], { encoding: "utf8", env })
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
    `${kind}: HttpClient ${bare} us a call, SDK ${own} us; paired ratio ${ratio(calls, sdk, hand)} (aim: 1.15)`,
  );
}
const [[length], ...decodings] = measure("decode", values.objects, values.decodings);
console.log(`${(length / 1e6).toFixed(1)} MB, System.Text.Json into classes: ${median(decodings, 0)} ms of CPU`);
for (const [what, which] of [
  ["SDK", 1],
  ["generated serializer into classes", 2],
]) {
  console.log(`${what}: ${median(decodings, which)} ms; paired ratio ${ratio(decodings, which, 0)}`);
}
rmSync(work, { recursive: true });
