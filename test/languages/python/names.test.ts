import { readFileSync } from "node:fs";
import { hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { beforeAll, describe, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import type { Emitted } from "../suite.js";
import { checkMypy, checkPyright } from "./check.js";
import { importAll } from "./imports.js";
import { row } from "./index.js";
import { checkBlack, checkRuff } from "./layout.js";
import { complaintsOf, runPython } from "./toolchain.js";

const HERE = `${ROOT}test/languages/python`;
const PROGRAM = readFileSync(`${HERE}/programs/names.py`, "utf8");

/** Names that pydantic, every object, the language and the emitted modules have, as those of an API. */
function emit(): Promise<Emitted> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ name: "gen-python-sdk", version: "*", config: { "package-name": "acme" } }];
    const spec = { openapi: "openapi.yml", settings: { "preserve-single-schema-oneof": true } };
    const settings = { api: { specs: [spec] }, groups: { sdk: { generators } } };
    writeFolder(
      folder,
      new Map([
        ["generators.yml", JSON.stringify(settings)],
        ["openapi.yml", readFileSync(`${HERE}/programs/names.yml`, "utf8")],
      ]),
    );
    return new Map([["names", filesOf(await compileFolder(folder))]]);
  });
}

async function runProgram(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    for (const sdk of sdks.values()) writeFolder(folder, sdk);
    writeFolder(folder, new Map([["program.py", PROGRAM]]));
    return complaintsOf(await runPython(folder, ["-W", "error", "program.py"]));
  });
}

describe.skipIf(toolchainOf(row).kind === "missing")("names that Python has already", () => {
  let sdks: Emitted;
  beforeAll(async () => {
    sdks = await emit();
  });

  test.each([
    ["pass mypy", checkMypy],
    ["pass pyright", checkPyright],
    ["are imported without a warning", importAll],
    ["are laid out as black would", checkBlack],
    ["are laid out as ruff would, and give it nothing to say", checkRuff],
    ["are sent, read and dumped", runProgram],
  ] as const)(
    "%s",
    async (title, judge) => {
      const question = questionOf(row, `names ${title}`, [`${HERE}/names.test.ts`]);
      const subject = `${hashOfFiles(sdks.get("names") ?? new Map())} ${PROGRAM}`;
      await verdicts.once(question, subject, async () => expectNone(await judge(sdks)));
    },
    300_000,
  );
});
