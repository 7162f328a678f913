import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { CATALOGUES, INPUT_CANNOT_CAUSE, PREPARATIONS } from "./support/diagnostics.js";
import { runMain } from "./support/main.js";

const CASES = `${ROOT}test/diagnostics`;
const codes = CATALOGUES.flatMap(({ name, entries }) => Object.keys(entries).map((key) => `${name}/${key}`));
const cases = readdirSync(CASES).flatMap((name) => readdirSync(join(CASES, name)).map((key) => `${name}/${key}`));
/** Several findings at once, and the like: `suite/` holds cases that belong to no single code. */
const ofOneCode = cases.filter((name) => !name.startsWith("suite/"));

/** The command line of a case: `sdkwright generate` unless `command.txt` says otherwise. */
function commandOf(folder: string): string[] {
  const file = join(folder, "command.txt");
  return (existsSync(file) ? readFileSync(file, "utf8") : "generate").trim().split(" ");
}

/** Runs a case in a copy of its folder and gives what a person sees, with the copy's place taken out. */
function run(name: string): Promise<string> {
  return inMemoryFolder(async (temporary) => {
    const folder = join(temporary, "project");
    cpSync(join(CASES, name), folder, { recursive: true });
    await PREPARATIONS[name]?.(folder);
    const argv = commandOf(folder);
    const { code, stderr } = await runMain(argv, folder);
    const text = stderr.replaceAll(folder, "<project>").replaceAll(temporary, "<outside>");
    return `$ sdkwright ${argv.join(" ")}\n${text}exit code ${code}\n`;
  });
}

describe.each(cases)("%s", (name) => {
  test("reads as recorded", async () => {
    const expected = join(CASES, name, "expected.txt");
    const actual = await run(name);
    if (process.env.UPDATE === "1") writeFileSync(expected, actual);
    expect(actual).toBe(existsSync(expected) ? readFileSync(expected, "utf8") : "");
  });
});

describe.each(ofOneCode)("%s", (name) => {
  test("is what its case shows, at a place in a document", () => {
    const lines = readFileSync(join(CASES, name, "expected.txt"), "utf8").split("\n");
    const shown = lines.find((line) => line.includes(` ${name}: `) || line.startsWith(`${name}: `));
    expect(shown).toMatch(/^(\S.* )?(error|warning|note) /);
  });
});

test("every code has a case, or a reason why no input causes it", () => {
  const isExplained = (code: string) => cases.includes(code) || Object.hasOwn(INPUT_CANNOT_CAUSE, code);
  expect(codes.filter((code) => !isExplained(code))).toEqual([]);
});

test("no case and no reason is left of a code that is gone", () => {
  const known = [...ofOneCode, ...Object.keys(INPUT_CANNOT_CAUSE)];
  expect(known.filter((code) => !codes.includes(code))).toEqual([]);
});

test("no code has both a case and a reason", () => {
  expect(cases.filter((code) => Object.hasOwn(INPUT_CANNOT_CAUSE, code))).toEqual([]);
});

test("errors give exit code 1, faults of plugins 70, warnings and notes 0", () => {
  for (const name of cases) {
    const text = readFileSync(join(CASES, name, "expected.txt"), "utf8");
    const hasError = /^(\S.* )?error [a-z-]+\/[a-z-]+: /m.test(text);
    const failed = name === "plugin/failed" ? 70 : 1;
    expect([name, text.trimEnd().split("\n").at(-1)]).toEqual([name, `exit code ${hasError ? failed : 0}`]);
  }
});
