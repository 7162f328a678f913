import type { Emitted, TestRun } from "../suite.js";
import { type Built, buildSdks } from "./programs.js";

function failuresOf({ name, complaints, failures = [] }: Built): string[] {
  return [...(complaints === "" ? [] : [complaints]), ...failures].map((text) => `${name}: ${text}`);
}

/** Runs the tests that Java SDKs bring, by JUnit. */
export async function runWireTests(sdks: Emitted): Promise<TestRun> {
  const built = await buildSdks("test", sdks);
  return {
    passed: built.reduce((sum, { passed = 0 }) => sum + passed, 0),
    failures: built.flatMap(failuresOf),
  };
}
