import { readFileSync } from "node:fs";
import { hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import type { Emitted } from "../suite.js";
import { row } from "./index.js";
import { emitNames } from "./names.js";
import { complaintsOf, runPython } from "./toolchain.js";

const HERE = `${ROOT}test/languages/python`;
const PROGRAM = readFileSync(`${HERE}/programs/names.py`, "utf8");

async function runProgram(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    for (const sdk of sdks.values()) writeFolder(folder, sdk);
    writeFolder(folder, new Map([["program.py", PROGRAM]]));
    return complaintsOf(await runPython(folder, ["-W", "error", "program.py"]));
  });
}

// The suite `check` has type checkers, formatters and linters read the same SDK.
describe.skipIf(toolchainOf(row).kind === "missing")("names that Python has already", () => {
  test("are sent, read and dumped", async () => {
    const sdks = await emitNames();
    const question = questionOf(row, "names", [`${HERE}/names.test.ts`]);
    const subject = `${[...sdks.values()].map(hashOfFiles).join(" ")} ${PROGRAM}`;
    await verdicts.once(question, subject, async () => expectNone(await runProgram(sdks)));
  }, 180_000);
});
