// The CPU time that decoding 10 MB of JSON by an emitted Java SDK takes over Jackson's own decoding into classes written by hand, times
// included. Each decodes in turn in one process, and they are compared round by round.
//
//   node test/perf/sdk-java.mjs [--objects 48000] [--rounds 15]
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ACCOUNTS } from "./accounts.mjs";
import { quantile, summary } from "./summary.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { values } = parseArgs({
  options: { objects: { type: "string", default: "48000" }, rounds: { type: "string", default: "15" } },
});
const work = mkdtempSync(join(tmpdir(), "perf-java-"));
const jars = ["databind", "core", "annotations"].map((name) => `/usr/share/java/jackson-${name}.jar`).join(":");

/** Emits the SDK, and compiles it with the program that measures; the folder of its classes. */
function emit() {
  const generator = "name: gen-java-sdk, version: 0.1.0, config: { package-name: com.acme }";
  const output = "output: { location: local-file-system, path: ./sdk }";
  writeFileSync(join(work, "accounts.json"), JSON.stringify(ACCOUNTS));
  const groups = `groups:\n  local:\n    generators: [{ ${generator}, ${output} }]\n`;
  writeFileSync(join(work, "generators.yml"), `api:\n  specs: [{ openapi: ./accounts.json }]\n${groups}`);
  const cli = resolve(here, "../../packages/cli/bin/sdkwright.js");
  execFileSync(process.execPath, [cli, "generate"], { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
  const sources = join(work, "sdk/src/main/java");
  const own = readdirSync(sources, { recursive: true }).filter((name) => /(?<!module-info)\.java$/.test(name));
  const classes = join(work, "classes");
  mkdirSync(classes);
  const files = [...own.map((name) => join(sources, name)), join(here, "java/Decode.java")];
  execFileSync("javac", ["-proc:none", "-nowarn", "-cp", jars, "-d", classes, ...files], { stdio: "inherit" });
  return classes;
}

const path = `${emit()}:${jars}`;
const options = ["-XX:+UseSerialGC", "-Xms1g", "-Xmx1g", "-cp", path, "Decode", values.objects, values.rounds];
const [length, ...lines] = execFileSync("java", options, { encoding: "utf8" }).trim().split("\n");
rmSync(work, { recursive: true });
const rounds = lines.map((line) => line.split(" ").map(Number));
const median = (which) =>
  quantile(
    rounds.map((times) => times[which]),
    0.5,
  ).toFixed(0);
const ratio = (which) => summary(rounds.map((times) => times[which] / times[0]));
const line = (what, which) => `${what}: ${median(which)} ms; median of paired ratios ${ratio(which)}`;
console.log(`${(Number(length) / 1e6).toFixed(1)} MB, by Jackson into classes: ${median(0)} ms of CPU`);
console.log(`${line("SDK", 1)} (aim: 2)`);
console.log(line("Jackson into a tree", 2));
console.log(line("Jackson into classes, with times as text", 3));
