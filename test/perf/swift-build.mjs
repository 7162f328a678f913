// What an emitted SDK of Swift costs its users to build: `swift build` as it is, of an API with 1,000 operations and of GitHub's.
//
//   node test/perf/swift-build.mjs [--operations 1000] [--definition ../shared/corpus/openapi/github-full.json] [--only operations|definition]
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { manyOperations } from "./many-operations.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: {
    operations: { type: "string", default: "1000" },
    definition: { type: "string", default: resolve(root, "../shared/corpus/openapi/github-full.json") },
    only: { type: "string", default: "" },
  },
});

if (spawnSync("swift", ["--version"]).status !== 0) {
  console.log("skipped: there is no Swift on PATH");
  process.exit(0);
}

/** The folder of the SDK of a definition. */
function emit(definition, folder) {
  const output = { location: "local-file-system", path: "./sdk" };
  const generators = [{ name: "gen-swift-sdk", version: "*", output }];
  const config = { api: { specs: [{ openapi: definition }] }, groups: { sdk: { generators } } };
  writeFileSync(join(folder, "generators.yml"), JSON.stringify(config));
  const command = [join(root, "packages/cli/bin/sdkwright.js"), "generate", "--keep-going"];
  spawnSync(process.execPath, command, { cwd: folder, stdio: "ignore" });
  const sdk = join(folder, "sdk");
  if (!existsSync(join(sdk, "Package.swift"))) throw new Error(`${definition} gave no SDK`);
  return sdk;
}

/** Lines, models and operations of the sources. */
function sizeOf(sdk) {
  const sources = join(sdk, "Sources");
  const texts = readdirSync(sources, { recursive: true })
    .filter((path) => path.endsWith(".swift"))
    .map((path) => readFileSync(join(sources, path), "utf8"));
  const count = (pattern) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const models = count(/^public struct \w+: Model\b/gm);
  return `${texts.length} files, ${count(/\n/g)} lines, ${models} models, ${count(/^ {2}static let \w+ = OperationSpec\b/gm)} operations`;
}

/** CPU seconds of a build from nothing, and the memory of its largest process. */
function build(sdk) {
  const args = ["-q", "-f", "%e %U %S %M", "swift", "build"];
  const { status, stdout, stderr } = spawnSync("/usr/bin/time", args, { cwd: sdk, encoding: "utf8" });
  if (status !== 0) throw new Error(`swift build failed:\n${stdout}${stderr}`);
  const [wall, user, system, kilobytes] = stderr.trim().split("\n").at(-1).split(" ").map(Number);
  return `${(user + system).toFixed(0)} CPU s (${wall.toFixed(0)} s), ${Math.round(kilobytes / 1024)} MB`;
}

function measure(name, definition, folder) {
  const sdk = emit(definition, folder);
  console.log(`${name}: ${sizeOf(sdk)}`);
  console.log(`  swift build: ${build(sdk)}`);
}

const folder = mkdtempSync(join(tmpdir(), "perf-swift-build-"));
try {
  if (values.only !== "definition") {
    const definition = join(folder, "openapi.json");
    writeFileSync(definition, JSON.stringify(manyOperations(Number(values.operations))));
    measure(`${values.operations} operations`, definition, folder);
    rmSync(join(folder, "sdk"), { recursive: true });
  }
  if (values.only !== "operations" && existsSync(values.definition)) {
    measure(basename(values.definition), resolve(values.definition), folder);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
