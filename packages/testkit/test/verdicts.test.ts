import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Files,
  hashOfFiles,
  hashOfModules,
  inTemporaryFolder,
  openVerdicts,
  type Question,
  writeFolder,
} from "@sdkwright/testkit";
import { expect, test } from "vitest";

const QUESTION: Question = { title: "go: types", toolchain: "go 1.24", source: "source of the check" };
const sdk = (text: string): Files => new Map([["src/client.go", text]]);

/** Asks a question in a store of its own, as another run of the tests does, and says whether the toolchain was needed. */
async function asks(folder: string, subject: string, question: Question = QUESTION, fresh = false): Promise<boolean> {
  let isAsked = false;
  const value = await openVerdicts({ folder, fresh }).once(question, subject, async () => {
    isAsked = true;
    return 7;
  });
  expect(value).toBe(7);
  return isAsked;
}

test("a passing verdict is reused as long as nothing changes", () =>
  inTemporaryFolder(async (folder) => {
    const subject = hashOfFiles(sdk("one"));
    expect(await asks(folder, subject)).toBe(true);
    expect(await asks(folder, subject)).toBe(false);
    expect(await asks(folder, subject, QUESTION, true), "FRESH=1").toBe(true);
    rmSync(folder, { recursive: true });
    expect(await asks(folder, subject), "without the folder").toBe(true);
  }));

test.each([
  ["an emitted file", hashOfFiles(sdk("two")), QUESTION],
  ["a path of an emitted file", hashOfFiles(new Map([["src/other.go", "one"]])), QUESTION],
  ["the source of the check", hashOfFiles(sdk("one")), { ...QUESTION, source: "another source" }],
  ["the version of the toolchain", hashOfFiles(sdk("one")), { ...QUESTION, toolchain: "go 1.25" }],
  ["the check", hashOfFiles(sdk("one")), { ...QUESTION, title: "go: lint" }],
])("a change of %s asks again", (_, subject, question) =>
  inTemporaryFolder(async (folder) => {
    expect(await asks(folder, hashOfFiles(sdk("one")))).toBe(true);
    expect(await asks(folder, subject, question)).toBe(true);
  }),
);

test("a failure is not kept", () =>
  inTemporaryFolder(async (folder) => {
    const verdicts = openVerdicts({ folder, fresh: false });
    const fail = () => verdicts.once(QUESTION, "subject", () => Promise.reject(new Error("does not compile")));
    await expect(fail()).rejects.toThrow("does not compile");
    await expect(fail()).rejects.toThrow("does not compile");
    expect(verdicts.counts()).toEqual({ reused: 0, asked: 2 });
    expect(await asks(folder, "subject")).toBe(true);
  }));

test("of several SDKs, those that have changed are judged, together", () =>
  inTemporaryFolder(async (folder) => {
    const judged: string[][] = [];
    const judge =
      (complaints: readonly string[]) =>
      async (sdks: ReadonlyMap<string, Files>): Promise<readonly string[]> => {
        judged.push([...sdks.keys()]);
        return complaints;
      };
    const first = new Map([
      ["a", sdk("a")],
      ["b", sdk("b")],
    ]);
    const verdicts = openVerdicts({ folder, fresh: false });
    expect(await verdicts.onceEach(QUESTION, first, judge(["b: wrong"]))).toEqual(["b: wrong"]);
    expect(await verdicts.onceEach(QUESTION, first, judge([]))).toEqual([]);
    const second = new Map([...first, ["b", sdk("changed")]] as const);
    expect(await verdicts.onceEach(QUESTION, second, judge([]))).toEqual([]);
    expect(await verdicts.onceEach(QUESTION, second, judge([]))).toEqual([]);
    expect(judged).toEqual([["a", "b"], ["a", "b"], ["b"]]);
    expect(verdicts.counts()).toEqual({ reused: 3, asked: 5 });
  }));

test("the source of a check is its module with all that it names by a relative path", () =>
  inTemporaryFolder((folder) => {
    const modules = new Map([
      [
        "check.ts",
        'import { a } from "./deep/a.js";\nawait import("./late.js");\nnew URL("./tool.go", import.meta.url);\nnew URL("./deep", import.meta.url);\n',
      ],
      ["deep/a.ts", 'export * from "../b.js";\n'],
      ["b.ts", "export const b = 1;\n"],
      ["late.ts", "export {};\n"],
      ["tool.go", "package main\n"],
      ["unrelated.ts", "export {};\n"],
    ]);
    writeFolder(folder, modules);
    const hash = (): string => hashOfModules(join(folder, "check.ts"));
    const before = hash();
    writeFileSync(join(folder, "unrelated.ts"), "changed");
    expect(hash()).toBe(before);
    for (const path of ["check.ts", "deep/a.ts", "b.ts", "late.ts", "tool.go"]) {
      writeFileSync(join(folder, path), `${modules.get(path)}// changed\n`);
      expect(hash(), path).not.toBe(before);
      writeFileSync(join(folder, path), modules.get(path) ?? "");
    }
    expect(hash()).toBe(before);
  }));
