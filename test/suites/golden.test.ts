import { existsSync, readdirSync } from "node:fs";
import type { CompileResult } from "@sdkwright/compiler";
import { expectGolden, type Files, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { ROWS } from "../languages/index.js";
import type { LanguageSuite } from "../languages/suite.js";
import { compileFolder, reportOf } from "../support/compile.js";
import { FEATURES, SPECS } from "../support/features.js";
import { modelText, stylesText } from "../support/model-text.js";
import { DOCUMENTED, RECORDED, WITH_BODIES } from "./recorded.js";

const GOLDEN = `${ROOT}test/golden`;

const isDocument = (path: string): boolean =>
  /^(?:(?:README|AGENTS|SKILL|reference)\.md$|llms\.txt$|reference\/)/.test(path);

interface Sections {
  readonly isWanted: (path: string) => boolean;
  /** What is recorded of a file. */
  readonly textOf?: (path: string, content: string) => string;
}

/** Files of an SDK as one text, a section for each; of the runtime, which is a project of its own, the names alone. */
function sectionsOf(result: CompileResult, { isWanted, textOf = (_, content) => content }: Sections): string {
  const entries = result.targets[0]?.emitted.tree.entries() ?? [];
  const sections = entries
    .filter(([path]) => isWanted(path))
    .map(([path, { kind, content }]) => {
      return `==== ${path} (${kind})\n${kind === "runtime" ? "" : textOf(path, String(content))}`;
    });
  return sections.join("");
}

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** What is recorded of a feature whatever the language: its IR, the model of its SDKs in each style, and what is found wrong with it. */
function withoutLanguage(result: CompileResult): [string, string][] {
  const { api } = result;
  const recorded: [string, string][] = api
    ? [
        ["ir.json", print(api)],
        ["sdk.json", modelText(api)],
        ["sdk-styles.txt", stylesText(api)],
      ]
    : [];
  return [["diagnostics.txt", reportOf(result)], ...recorded];
}

async function inLanguage(
  { key, generator, repeats = () => false, signatures }: LanguageSuite,
  feature: string,
): Promise<[string, string][]> {
  const isRecorded = Object.hasOwn(RECORDED, feature);
  const isDocumented = DOCUMENTED.includes(feature);
  if (!isRecorded && !isDocumented) return [];
  const result = await compileFolder(`${SPECS}/${feature}`, { generator });
  const shorten = WITH_BODIES.includes(feature) ? undefined : signatures;
  const textOf = (path: string, content: string): string => {
    if (!isDocumented && repeats(path)) return "";
    return shorten ? shorten(path, content) : content;
  };
  const code: [string, string] = [`${key}.txt`, sectionsOf(result, { isWanted: (path) => !isDocument(path), textOf })];
  const documents: [string, string] = [`${key}-documents.md`, sectionsOf(result, { isWanted: isDocument })];
  return [...(isRecorded ? [code] : []), ...(isDocumented ? [documents] : [])];
}

describe.each(FEATURES)("%s", (feature) => {
  test("gives what is recorded", async () => {
    const files = withoutLanguage(await compileFolder(`${SPECS}/${feature}`));
    for (const row of ROWS) files.push(...(await inLanguage(row, feature)));
    const recorded: Files = new Map(files);
    expectGolden(`${GOLDEN}/${feature}`, recorded);
  });

  test("says what it is about", () => {
    expect(existsSync(`${SPECS}/${feature}/about.md`)).toBe(true);
  });
});

test("nothing is recorded for features that are gone", () => {
  expect(readdirSync(GOLDEN).filter((name) => !FEATURES.includes(name))).toEqual([]);
});

test("every feature that is chosen exists, and no two are chosen for one reason", () => {
  expect([...Object.keys(RECORDED), ...WITH_BODIES, ...DOCUMENTED].filter((name) => !FEATURES.includes(name))).toEqual(
    [],
  );
  expect(new Set(Object.values(RECORDED)).size).toBe(Object.keys(RECORDED).length);
});
