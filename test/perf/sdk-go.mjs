// What a call by an emitted Go SDK costs over the same call by net/http alone with a time limit: wall time, and CPU of
// the process that calls. Both call in turn, one round of each after the other, and are compared round by round.
//
//   node test/perf/sdk-go.mjs [--rounds 500] [--calls 100]
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { PETS } from "./pets.mjs";
import { quantile, summary } from "./summary.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "500" }, calls: { type: "string", default: "100" } },
});
const work = mkdtempSync(join(tmpdir(), "perf-go-"));

/** Emits the SDK, with the program that measures in a package of its own. */
function emit() {
  const generator = "name: gen-go-sdk, version: 0.1.0, config: { module: example.test/acme }";
  const output = "output: { location: local-file-system, path: ./sdk }";
  writeFileSync(join(work, "pets.json"), JSON.stringify(PETS));
  const groups = `groups:\n  local:\n    generators: [{ ${generator}, ${output} }]\n`;
  writeFileSync(join(work, "generators.yml"), `api:\n  specs: [{ openapi: ./pets.json }]\n${groups}`);
  const cli = resolve(here, "../../packages/cli/bin/sdkwright.js");
  execFileSync(process.execPath, [cli, "generate"], { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
  mkdirSync(join(work, "sdk/measure"));
  cpSync(join(here, "go/main.go"), join(work, "sdk/measure/main.go"));
  execFileSync("go", ["build", "-o", join(work, "measure"), "./measure"], { cwd: join(work, "sdk"), stdio: "inherit" });
  return join(work, "measure");
}

const program = emit();
const server = spawn(program, ["serve"], { stdio: ["ignore", "pipe", "inherit"] });
const address = await new Promise((ready) => server.stdout.once("data", (text) => ready(String(text).trim())));
const rounds = JSON.parse(execFileSync(program, [address, values.rounds, values.calls], { encoding: "utf8" }));
server.kill();
rmSync(work, { recursive: true });
for (const kind of ["Wall", "CPU"]) {
  const [hand, sdk] = [0, 1].map((which) =>
    quantile(
      rounds.map((pair) => pair[which][kind]),
      0.5,
    ).toFixed(1),
  );
  const ratio = summary(rounds.map(([bare, own]) => own[kind] / bare[kind]));
  console.log(`${kind}: net/http ${hand} us a call, SDK ${sdk} us; median of paired ratios ${ratio} (aim: 1.15)`);
}
