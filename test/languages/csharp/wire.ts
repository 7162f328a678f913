import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { compileSdk, folderName } from "./check.js";
import { compile, complaintsOf, RUNTIME_CONFIG, restoreTestPackages, runDotnet, testAssemblies } from "./toolchain.js";

const PROGRAM = `${ROOT}test/languages/csharp/programs/WireTests.cs`;

/** What `programs/WireTests.cs` prints of one SDK. */
interface Tested {
  readonly name: string;
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Deprecated methods and properties are tested too. */
const FURTHER = ["-nowarn:CS0612,CS0618"];

/** Compiles an SDK and its tests into a folder; gives complaints. */
async function compileTests(folder: string, sdk: ReadonlyMap<string, string>): Promise<string[]> {
  const complaints = await compileSdk(folder, sdk);
  if (complaints.length > 0) return complaints;
  const tests = new Map([...sdk].filter(([path]) => /^tests\/.*\.cs$/.test(path)));
  writeFolder(folder, tests);
  const references = [join(folder, "Sdk.dll"), ...testAssemblies()];
  return compile(folder, { sources: [...tests.keys()], output: "Tests.dll", references, further: FURTHER });
}

/** The program that runs tests. */
async function compileProgram(folder: string): Promise<void> {
  writeFileSync(join(folder, "WireTests.cs"), readFileSync(PROGRAM));
  writeFileSync(join(folder, "WireTests.runtimeconfig.json"), RUNTIME_CONFIG);
  for (const path of testAssemblies()) cpSync(path, join(folder, path.slice(path.lastIndexOf("/") + 1)));
  const program = {
    sources: ["WireTests.cs"],
    output: "WireTests.dll",
    target: "exe",
    references: testAssemblies(),
  } as const;
  const complaints = await compile(folder, program);
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
}

/** Compiles C# SDKs with the tests that they bring, every warning an error, and runs the facts of these. */
export function runWireTests(sdks: Emitted): Promise<TestRun> {
  return inTemporaryFolder(async (folder) => {
    const restored = await restoreTestPackages(folder);
    if (restored.length > 0) return { passed: 0, failures: restored };
    await compileProgram(folder);
    const failures: string[] = [];
    const args: string[] = [];
    for (const [name, sdk] of sdks) {
      const own = join(folder, folderName(name));
      const complaints = await compileTests(own, sdk);
      failures.push(...complaints.map((line) => `${name}: ${line}`));
      if (complaints.length === 0) args.push(name, own);
    }
    const run = await runDotnet(folder, ["WireTests.dll", ...args]);
    const tested = run.stdout.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Tested] : []));
    if (tested.length < args.length / 2) failures.push(...complaintsOf(run));
    failures.push(...tested.flatMap((one) => one.failures.map((text) => `${one.name}: ${text}`)));
    return { passed: tested.reduce((sum, one) => sum + one.passed, 0), failures };
  });
}
