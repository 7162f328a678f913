import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProcessResult } from "@sdkwright/testkit";
import { runJava, toolIn } from "./toolchain.js";

/** What runs a program, and what all of them consist of. */
const START = new URL("./programs/Run.java", import.meta.url);
const COMMON: readonly URL[] = [
  new URL("./programs/Sdks.java", import.meta.url),
  new URL("./programs/Sdk.java", import.meta.url),
  new URL("./programs/Runtimes.java", import.meta.url),
  new URL("./programs/Memory.java", import.meta.url),
  new URL("./programs/ClassFile.java", import.meta.url),
];

/** Programs that compile SDKs. */
const PROGRAMS = {
  Compile: new URL("./programs/Compile.java", import.meta.url),
  WireTests: new URL("./programs/WireTests.java", import.meta.url),
};

let kept: string | undefined;

/** Where programs keep classes of the runtime for each other, as long as this process runs. */
function keptClasses(): string {
  if (kept === undefined) {
    const folder = mkdtempSync(join(tmpdir(), "sdkwright-java-kept-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    kept = folder;
  }
  return kept;
}

/** Runs a program in a folder. Options are Java's. */
export function runProgram(
  folder: string,
  name: keyof typeof PROGRAMS,
  args: readonly string[],
  options: readonly string[] = [],
): Promise<ProcessResult> {
  for (const file of [PROGRAMS[name], ...COMMON]) toolIn(folder, fileURLToPath(file));
  return runJava(folder, [...options, toolIn(folder, fileURLToPath(START)), name, keptClasses(), ...args]);
}
