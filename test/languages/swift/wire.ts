import { join } from "node:path";
import { type Files, hashOfFiles, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { brandOf, core, coreSources, libraryOf, patchedObjects } from "./core.js";
import { temporaryFolder } from "./kept.js";
import { compileSdk, importPaths, listOf, type SdkModule } from "./modules.js";
import { moduleOf } from "./project.js";
import { compile, complaintsOf, linkProgram, runProgram } from "./toolchain.js";
import { supportOf, wireSources } from "./wire-support.js";

/** What `swift test` starts tests with. */
export const MAIN = `import Testing

@main struct Tests {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
`;

/** The code of a text without its comments, and without its lines, which names may have moved. */
const codeOf = (text: string): string => text.replace(/^ *\/\/.*$/gm, "").replace(/\s+/g, "");

/** A file of the runtime that an SDK has in another way, as the runtime would have it. */
function brokenFile(sdk: Files): readonly [path: string, content: string] | undefined {
  const brand = brandOf(sdk);
  const branded = (text: string): string => text.replace(/\bSdk(?=[A-Z])/g, () => brand);
  for (const [path, whole] of coreSources()) {
    const own = sdk.get(`Sources/${moduleOf(sdk)}/${branded(path)}`);
    if (own === undefined || codeOf(own) === codeOf(branded(whole))) continue;
    return [path, own.replace(new RegExp(`\\b${brand}(?=[A-Z])`, "g"), "Sdk")];
  }
  return undefined;
}

/** The objects of an SDK's runtime: of the one that is compiled already, but for a file of it. */
async function runtimeOf(folder: string, sdk: Files): Promise<readonly string[]> {
  const broken = brokenFile(sdk);
  const whole = await core();
  return broken ? patchedObjects(whole, ...broken, folder) : [libraryOf(whole)];
}

/** Objects that were compiled, or complaints. */
interface Compiled {
  readonly objects: readonly string[];
  readonly complaints: readonly string[];
}

let main: Promise<string> | undefined;

async function compileMain(): Promise<string> {
  const folder = temporaryFolder();
  writeFolder(folder, new Map([["Main.swift", MAIN]]));
  const complaints = complaintsOf(await compile(folder, ["-module-name", "Main", "-c", "-o", "Main.o", "Main.swift"]));
  if (complaints.length > 0) throw new Error(`No tests can be started:\n${complaints.join("\n")}`);
  return join(folder, "Main.o");
}

/** What starts the tests that it is linked with, compiled once in a process. */
function objectOfMain(): Promise<string> {
  main ??= compileMain();
  return main;
}

const isDescriptor = (path: string): boolean => /^Sources\/\w+\/Operations\//.test(path);

const TESTS = "Tests.o";

const testObjects = new Map<string, readonly string[]>();

/** Compiles tests of an SDK as a module that imports it. Gives complaints. */
async function compileModule(
  { folder, name, runtime }: SdkModule,
  tests: Files,
  args: readonly string[],
): Promise<string[]> {
  writeFolder(folder, new Map([...tests, ["tests.txt", listOf(tests.keys())]]));
  const all = ["-module-name", `${name}Tests`, ...importPaths(folder, runtime), ...args, "-c", "-o", TESTS];
  const said = complaintsOf(await compile(folder, [...all, "@tests.txt"]));
  // What is deprecated is tested too.
  return said.filter((line) => !/ warning: .* is deprecated: /.test(line));
}

/** Compiles the tests of an SDK with what tests of all share, unless those of one with the same declarations were compiled. */
async function compileTests(module: SdkModule, sdk: Files, own: Files): Promise<Compiled> {
  const key = hashOfFiles(new Map([...own].filter(([path]) => !isDescriptor(path))));
  const known = testObjects.get(key);
  if (known !== undefined) return { complaints: [], objects: [...known, module.object] };
  const support = await supportOf(sdk);
  const complaints = await compileModule(module, wireSources(sdk).own, support.imported);
  if (complaints.length > 0) return { complaints, objects: [] };
  const objects = [join(module.folder, TESTS), support.object];
  testObjects.set(key, objects);
  return { complaints, objects: [...objects, module.object] };
}

/** Compiles an SDK and its tests, every warning an error; gives the objects, or complaints. */
async function compileBoth(folder: string, sdk: Files, own: Files): Promise<Compiled> {
  const module = await compileSdk(folder, sdk, await core());
  return "object" in module ? compileTests(module, sdk, own) : { complaints: module, objects: [] };
}

const compiled = new Map<string, Promise<Compiled>>();

/** Compiles what SDKs have beside the runtime, and their tests, once: tests of a broken runtime are linked with it. */
function compileOnce(sdk: Files): Promise<Compiled> {
  const prefix = `Sources/${moduleOf(sdk)}/Core/`;
  const own = new Map([...sdk].filter(([path]) => !path.startsWith(prefix)));
  const key = hashOfFiles(own);
  const known = compiled.get(key) ?? compileBoth(temporaryFolder(), sdk, own);
  compiled.set(key, known);
  return known;
}

/** An SDK with its tests, which were compiled. */
interface Tested {
  readonly name: string;
  readonly sdk: Files;
  readonly objects: readonly string[];
}

/** How many tests SDKs declare: one that is linked with others must not go without its own. */
const declaredIn = (all: readonly Tested[]): number =>
  all
    .flatMap(({ sdk }) => [...wireSources(sdk).own.values()])
    .reduce((sum, text) => sum + (text.match(/^ *@Test\b/gm)?.length ?? 0), 0);

function readOutput(output: string, declared: number): TestRun {
  const [, count = "0"] = /\bTest run with (\d+) tests? passed\b/.exec(output) ?? [];
  if (Number(count) > 0 && Number(count) === declared) return { passed: declared, failures: [] };
  const lines = output.split("\n").filter((line) => !/^. (?:Suite|Test) .* (?:started|passed)/.test(line));
  return {
    passed: 0,
    failures: [`not all of its ${declared} tests passed`, ...lines.filter((line) => line !== "")].slice(0, 200),
  };
}

/** Links SDKs with their tests and a runtime to one program, and runs it. */
async function runLinked(all: readonly Tested[], runtime: readonly string[]): Promise<TestRun> {
  const folder = temporaryFolder();
  const objects = [...new Set([await objectOfMain(), ...all.flatMap((one) => one.objects), ...runtime])];
  const linked = await linkProgram(folder, objects, "tests");
  if (linked.code !== 0) return { passed: 0, failures: complaintsOf(linked) };
  // One after the other: a test that ends the program with a broken runtime must not hide what an earlier one says.
  const run = await runProgram(folder, [join(folder, "tests"), "--no-parallel"], { NO_COLOR: "1" });
  const { passed, failures } = readOutput(`${run.stdout}${run.stderr}`, declaredIn(all));
  return { passed, failures: run.code === 0 ? failures : [`exit code ${run.code}`, ...failures] };
}

/** Runs the tests of an SDK by itself, with the runtime that it has. */
async function runAlone({ name, sdk, objects }: Tested): Promise<TestRun> {
  const { passed, failures } = await runLinked([{ name, sdk, objects }], await runtimeOf(temporaryFolder(), sdk));
  return { passed, failures: failures.map((line) => `${name}: ${line}`) };
}

/** Runs the tests of SDKs in one program, or each alone where some of them fail, to say of which SDK they are. */
async function runTogether(all: readonly Tested[]): Promise<TestRun> {
  const areApart = new Set(all.map(({ sdk }) => moduleOf(sdk))).size === all.length;
  if (all.length > 1 && areApart && all.every(({ sdk }) => brokenFile(sdk) === undefined)) {
    const run = await runLinked(all, [libraryOf(await core())]);
    if (run.failures.length === 0) return run;
  }
  return sumOf(await inTurn(all, runAlone));
}

async function inTurn<T, R>(all: Iterable<T>, run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of all) results.push(await run(one));
  return results;
}

const sumOf = (runs: readonly TestRun[]): TestRun => ({
  passed: runs.reduce((sum, { passed }) => sum + passed, 0),
  failures: runs.flatMap(({ failures }) => failures),
});

/** Compiles Swift SDKs with the tests that they bring, and runs these by Swift Testing. */
export async function runWireTests(sdks: Emitted): Promise<TestRun> {
  const tested: Tested[] = [];
  const refused: string[] = [];
  for (const [name, sdk] of sdks) {
    const { objects, complaints } = await compileOnce(sdk);
    if (complaints.length === 0) tested.push({ name, sdk, objects });
    refused.push(...complaints.map((line) => `${name}: ${line}`));
  }
  return sumOf([{ passed: 0, failures: refused }, await runTogether(tested)]);
}
