import { join } from "node:path";
import { type Files, hashOfFiles, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { brandOf, core, coreSources, libraryOf, patchedObjects, temporaryFolder } from "./core.js";
import { compileSdk, importPaths, listOf, type SdkModule } from "./modules.js";
import { moduleOf } from "./project.js";
import { compile, complaintsOf, linkProgram, runProgram } from "./toolchain.js";

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

const testsOf = (sdk: Files): Files => new Map([...sdk].filter(([path]) => /^Tests\/.*\.swift$/.test(path)));

/** Objects that were compiled, or complaints. */
interface Compiled {
  readonly objects: readonly string[];
  readonly complaints: readonly string[];
}

const isDescriptor = (path: string): boolean => /^Sources\/\w+\/Operations\//.test(path);

const testObjects = new Map<string, string>();

/** Compiles the tests of an SDK as a module that imports it, unless those of one with the same declarations were compiled. */
async function compileTests(module: SdkModule, sdk: Files, own: Files): Promise<Compiled> {
  const key = hashOfFiles(new Map([...own].filter(([path]) => !isDescriptor(path))));
  const known = testObjects.get(key);
  if (known !== undefined) return { complaints: [], objects: [known, module.object] };
  const { folder, name, runtime, object: ofSdk } = module;
  const tests = new Map([...testsOf(sdk), ["Main.swift", MAIN]]);
  writeFolder(folder, new Map([...tests, ["tests.txt", listOf(tests.keys())]]));
  const object = join(folder, "Tests.o");
  const imported = importPaths(folder, runtime);
  const args = ["-module-name", `${name}Tests`, ...imported, "-c", "-o", object];
  // What is deprecated is tested too.
  const said = complaintsOf(await compile(folder, [...args, "@tests.txt"]));
  const complaints = said.filter((line) => !/ warning: .* is deprecated: /.test(line));
  if (complaints.length > 0) return { complaints, objects: [] };
  testObjects.set(key, object);
  return { complaints, objects: [object, ofSdk] };
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

function readOutput(output: string): TestRun {
  const [, count = "0"] = /\bTest run with (\d+) tests? passed\b/.exec(output) ?? [];
  if (Number(count) > 0) return { passed: Number(count), failures: [] };
  const lines = output.split("\n").filter((line) => !/^. (?:Suite|Test) .* (?:started|passed)/.test(line));
  return { passed: 0, failures: ["its tests did not pass", ...lines.filter((line) => line !== "")].slice(0, 200) };
}

async function runTests(sdk: Files): Promise<TestRun> {
  const { objects, complaints } = await compileOnce(sdk);
  if (complaints.length > 0) return { passed: 0, failures: complaints };
  const folder = temporaryFolder();
  const linked = await linkProgram(folder, [...objects, ...(await runtimeOf(folder, sdk))], "tests");
  if (linked.code !== 0) return { passed: 0, failures: complaintsOf(linked) };
  const program = join(folder, "tests");
  const run = await runProgram(folder, program, { NO_COLOR: "1" });
  const { passed, failures } = readOutput(`${run.stdout}${run.stderr}`);
  return { passed, failures: run.code === 0 ? failures : [`exit code ${run.code}`, ...failures] };
}

/** Compiles Swift SDKs with the tests that they bring, and runs these by Swift Testing. */
export async function runWireTests(sdks: Emitted): Promise<TestRun> {
  let passed = 0;
  const failures: string[] = [];
  for (const [name, sdk] of sdks) {
    const run = await runTests(sdk);
    passed += run.passed;
    failures.push(...run.failures.map((line) => `${name}: ${line}`));
  }
  return { passed, failures };
}
