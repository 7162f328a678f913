import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Files,
  hashOf,
  hashOfFiles,
  inTemporaryFolder,
  type ProcessResult,
  ROOT,
  readFolder,
  runProcess,
  writeFolder,
} from "@sdkwright/testkit";
import { patched } from "../../conformance/support/language.js";
import type { RuntimeMutant, RuntimeTests } from "../suite.js";
import { MUTANTS } from "./conformance/mutants.js";
import { core, hashOfCore, libraryOf, MODULE, patchedObjects } from "./core.js";
import { keptFolder, temporaryFolder } from "./kept.js";
import { listOf } from "./modules.js";
import { type BrokenRuntime, RUNTIME_MUTANTS } from "./runtime-mutants.js";
import { compile, complaintsOf, linkProgram, programAt, runSwift } from "./toolchain.js";
import { MAIN } from "./wire.js";

const HERE = `${ROOT}test/languages/swift/runtime.ts`;
const FOLDER = `${ROOT}plugins/backend-swift/runtime`;
const SOURCES = `${FOLDER}/Sources/Sdk`;
const TESTS = "SdkTests";
const TESTING = "SdkTesting";

/** The files of the project, without what tools leave behind. */
const project = (): Files => new Map([...readFolder(FOLDER)].filter(([path]) => !path.startsWith(".build/")));

const swiftBelow = (folder: string): Files =>
  new Map([...readFolder(folder)].filter(([path]) => path.endsWith(".swift")));

/** Files that features name and that there are not. */
async function missingFiles(): Promise<readonly string[]> {
  const features = JSON.parse(readFileSync(join(FOLDER, "features.json"), "utf8")) as { [feature: string]: string[] };
  const known = new Set([
    ...swiftBelow(SOURCES).keys(),
    ...readdirSync(`${FOLDER}/wire`).map((path) => `wire/${path}`),
  ]);
  const named = Object.values(features).flat();
  return named.filter((path) => !known.has(path)).map((path) => `${path}: named by a feature, and not there`);
}

/** The text of a file with the patch of a mutant. */
const broken = ({ patch }: BrokenRuntime): string =>
  patched(readFileSync(join(SOURCES, "Core", patch.file), "utf8"), patch);

/** Patches that fit no single place of the runtime, those that are not tried each time included. */
async function unfitPatches(): Promise<readonly string[]> {
  return [...MUTANTS, ...RUNTIME_MUTANTS].flatMap((mutant) => {
    try {
      broken(mutant);
      return [];
    } catch (error) {
      return [`${mutant.name}: ${String(error)}`];
    }
  });
}

/** What the formatter of Swift would lay out in another way. */
function layout(): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, project());
    return complaintsOf(await runSwift(folder, ["format", "lint", "--strict", "--recursive", "."]));
  });
}

/** Complaints of the package manager about the manifest. */
function readManifest(): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, project());
    return complaintsOf(await runSwift(folder, ["package", "dump-package"]));
  });
}

/** Sources of the project that import the runtime by the name that its module has here. */
const importingCore = (sources: Files): Files =>
  new Map([...sources].map(([path, text]) => [path, text.replace(/^((?:@testable )?import )Sdk$/gm, `$1${MODULE}`)]));

/** Compiles a module of the project into a folder, every warning an error. */
async function compileModule(folder: string, name: string, sources: Files, paths: readonly string[]): Promise<void> {
  const list = `${name}.txt`;
  writeFolder(folder, new Map([...importingCore(sources), [list, listOf(sources.keys())]]));
  const output = ["-emit-module-path", `${name}.swiftmodule`, "-c", "-o", `${name}.o`];
  const args = ["-warnings-as-errors", "-module-name", name, ...paths, ...output];
  const complaints = complaintsOf(await compile(folder, [...args, `@${list}`]));
  if (complaints.length > 0) throw new Error(`${name} does not compile:\n${complaints.join("\n")}`);
}

/** Compiles the runtime's tests, and what helps programs to test, into a folder. */
async function compileTests(folder: string, testing: Files, tests: Files): Promise<void> {
  const paths = ["-I", (await core()).folder, "-I", folder];
  await compileModule(folder, TESTING, testing, paths);
  await compileModule(folder, TESTS, tests, paths);
}

let built: Promise<readonly string[]> | undefined;

/** The objects of the runtime's tests, compiled once. */
function testObjects(): Promise<readonly string[]> {
  built ??= (async () => {
    const testing = swiftBelow(`${FOLDER}/Sources/${TESTING}`);
    const tests = new Map([...swiftBelow(`${FOLDER}/Tests/${TESTS}`), ["Main.swift", MAIN]]);
    const key = hashOf(hashOfCore(), readFileSync(HERE, "utf8"), hashOfFiles(testing), hashOfFiles(tests));
    const folder = await keptFolder(key, (target) => compileTests(target, testing, tests));
    return [TESTS, TESTING].map((name) => join(folder, `${name}.o`));
  })();
  return built;
}

/** Runs tests of a runtime of which the objects are given: all tests, or those whose names match an expression. */
async function runTests(objects: readonly string[], filter?: string, env = {}): Promise<ProcessResult> {
  const folder = temporaryFolder();
  const linked = await linkProgram(folder, [...(await testObjects()), ...objects], "tests");
  if (linked.code !== 0) return linked;
  const args = filter === undefined ? [] : ["--filter", filter];
  const [command = "", ...program] = [...programAt([join(folder, "tests")]), ...args];
  const variables = { SDK_VECTORS: `${ROOT}test/vectors`, NO_COLOR: "1", ...env };
  // A toolchain that has its own root sees the vectors from the project alone.
  return runProcess(command, program, { cwd: FOLDER, env: variables });
}

/** The tests that failed, and what they said; where none did, the end of what was printed. */
function failures({ code, stdout, stderr }: ProcessResult): readonly string[] {
  const all = `${stdout}${stderr}`;
  if (code === 0 && /Test run with [1-9]\d* tests?.* passed/.test(all)) return [];
  const lines = all.split("\n").filter((line) => /^\S+ (?:Test|Suite) .*(?:recorded|failed)|^↳|error:/.test(line));
  return [`exit code ${code}`, ...(lines.length > 0 ? lines : all.split("\n").slice(-60)).slice(0, 60)];
}

/** Runs the test that must fail with a broken runtime. */
async function runBroken(mutant: BrokenRuntime): Promise<readonly string[]> {
  const objects = await patchedObjects(await core(), `Core/${mutant.patch.file}`, broken(mutant), temporaryFolder());
  const run = await runTests(objects, mutant.caughtBy);
  // Not a runtime that crashes, nor a test that there is not.
  const isCaught = /Test run with [1-9]\d* tests?.* failed/.test(run.stdout + run.stderr);
  return isCaught ? [] : ["its test does not fail:", run.stdout, run.stderr];
}

function mutantOf(mutant: BrokenRuntime): RuntimeMutant {
  return { name: mutant.name, caughtBy: mutant.caughtBy, run: () => runBroken(mutant) };
}

/** The runtime of Swift SDKs, which is a package of its own. Its tests are linked with the runtime that all tests share. */
export const runtime: RuntimeTests = {
  module: HERE,
  folder: FOLDER,
  checks: [
    { title: "has each file that a feature names", run: missingFiles },
    { title: "is fitted by every patch of a mutant", run: unfitPatches },
    { title: "is laid out as swift format would", run: layout },
    { title: "is a package", run: readManifest },
    {
      title: "compiles with every warning an error, and passes its own tests",
      run: async () => failures(await runTests([libraryOf(await core())])),
    },
  ],
  mutants: RUNTIME_MUTANTS.map(mutantOf),
  vectors: async ({ SDK_VECTORS }) => {
    const run = await runTests([libraryOf(await core())], "VectorTests", { SDK_VECTORS });
    return { ...run, stderr: run.stderr.replaceAll(/^\S+ (?=Test .* recorded an issue)/gm, "FAIL ") };
  },
};
