import { delimiter } from "node:path";
import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { runProgram } from "./programs.js";
import { CLASS_PATH, TEST_PATH } from "./toolchain.js";

/** What `programs/WireTests.java` prints of one SDK. */
interface Tested {
  readonly name: string;
  /** What the compiler says; nothing where all is well. */
  readonly complaints: string;
  readonly passed?: number;
  readonly failures?: readonly string[];
}

/** `module-info.java` is left out: Jackson is a module by another name where distributions have it. */
const isSource = (path: string): boolean => /^src\/.*(?<!\/module-info)\.java$/.test(path);

const folderName = (name: string): string => name.replace(/\W/g, "_");

function failuresOf({ name, complaints, failures = [] }: Tested): string[] {
  return [...(complaints === "" ? [] : [complaints]), ...failures].map((text) => `${name}: ${text}`);
}

/** Compiles Java SDKs with the tests that they bring, every warning an error, and runs these by JUnit. */
export function runWireTests(sdks: Emitted): Promise<TestRun> {
  return inTemporaryFolder(async (folder) => {
    for (const [name, sdk] of sdks) {
      writeFolder(`${folder}/${folderName(name)}`, new Map([...sdk].filter(([path]) => isSource(path))));
    }
    const names = [...sdks.keys()].map(folderName);
    const options = ["-Xmx2g", "-cp", [CLASS_PATH, TEST_PATH].join(delimiter)];
    const { stdout, stderr } = await runProgram(folder, "WireTests", names, options);
    const tested = stdout.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Tested] : []));
    const missing =
      tested.length < names.length ? [`only ${tested.length} of ${names.length} were tested: ${stderr}`] : [];
    return {
      passed: tested.reduce((sum, { passed = 0 }) => sum + passed, 0),
      failures: [...tested.flatMap(failuresOf), ...missing],
    };
  });
}
