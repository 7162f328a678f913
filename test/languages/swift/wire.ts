import { join } from "node:path";
import { type Files, hashOfFiles, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { brandOf, brokenCore, type Core, core, coreSources, temporaryFolder } from "./core.js";
import { compileSdk, importPaths, link, listOf, type SdkModule } from "./modules.js";
import { moduleOf } from "./project.js";
import { complaintsOf, runProgram, runSwiftc } from "./toolchain.js";

/** What `swift test` starts the tests with. */
const MAIN = `import Testing

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

/** The runtime of an SDK: the one that is compiled already, but for a file of it. */
async function runtimeOf(folder: string, sdk: Files): Promise<Core> {
  const broken = brokenFile(sdk);
  return broken ? brokenCore(...broken, folder) : core();
}

const testsOf = (sdk: Files): Files => new Map([...sdk].filter(([path]) => /^Tests\/.*\.swift$/.test(path)));

/** Compiles an SDK, and its tests as a module that imports it, every warning an error; gives the objects, or complaints. */
async function compileTests(folder: string, sdk: Files): Promise<SdkModule | readonly string[]> {
  const module = await compileSdk(folder, sdk, await core());
  if (!("objects" in module)) return module;
  const tests = new Map([...testsOf(sdk), ["Main.swift", MAIN]]);
  writeFolder(folder, new Map([...tests, ["tests.txt", listOf(tests.keys())]]));
  const object = join(folder, "Tests.o");
  const imported = importPaths(folder, module.runtime);
  const args = ["-parse-as-library", "-wmo", "-module-name", `${module.name}Tests`, ...imported, "-c", "-o", object];
  // What is deprecated is tested too.
  const said = complaintsOf(await runSwiftc(folder, [...args, "@tests.txt"]));
  const complaints = said.filter((line) => !/ warning: .* is deprecated: /.test(line));
  return complaints.length > 0 ? complaints : { ...module, objects: [object, ...module.objects] };
}

const compiled = new Map<string, Promise<SdkModule | readonly string[]>>();

/** Compiles what SDKs have beside the runtime, and their tests, once: tests of a broken runtime are linked with it. */
function compileOnce(sdk: Files): Promise<SdkModule | readonly string[]> {
  const prefix = `Sources/${moduleOf(sdk)}/Core/`;
  const key = hashOfFiles(new Map([...sdk].filter(([path]) => !path.startsWith(prefix))));
  const known = compiled.get(key) ?? compileTests(temporaryFolder(), sdk);
  compiled.set(key, known);
  return known;
}

function readOutput(stdout: string): TestRun {
  const [, count = "0"] = /^. Test run with (\d+) tests? passed/m.exec(stdout) ?? [];
  if (Number(count) > 0) return { passed: Number(count), failures: [] };
  const lines = stdout.split("\n").filter((line) => !/^. (?:Suite|Test) .* (?:started|passed)/.test(line));
  return { passed: 0, failures: lines.filter((line) => line !== "").slice(0, 200) };
}

async function runTests(sdk: Files): Promise<TestRun> {
  const built = await compileOnce(sdk);
  if (!("objects" in built)) return { passed: 0, failures: built };
  const folder = temporaryFolder();
  const runtime = await runtimeOf(folder, sdk);
  const own = built.objects.filter((path) => !built.runtime.objects.includes(path));
  const program = join(folder, "tests");
  const complaints = await link(folder, [...own, ...runtime.objects], program);
  if (complaints.length > 0) return { passed: 0, failures: complaints };
  const run = await runProgram(folder, program, { NO_COLOR: "1" });
  const { passed, failures } = readOutput(run.stdout);
  return { passed, failures: failures.length > 0 || run.code === 0 ? failures : complaintsOf(run) };
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
