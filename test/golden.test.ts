import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { CompileResult } from "@sdkwright/compiler";
import { expectGolden, type Files, ROOT } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { compileFolder, reportOf } from "./support/compile.js";
import { anyTypes, checkLayout, checkStyle, typecheckAll } from "./support/emitted.js";

const SPECS = `${ROOT}test/specs`;
const GOLDEN = `${ROOT}test/golden`;
const features = readdirSync(SPECS).sort();

/** What is recorded: everything but the runtime, which is a project of its own and named only. */
function goldenOf(result: CompileResult): Files {
  const files = new Map<string, string>([["diagnostics.txt", reportOf(result)]]);
  const { api, targets } = result;
  if (api) files.set("ir.json", `${JSON.stringify(api, null, 2)}\n`);
  const emitted = targets[0]?.emitted;
  if (!emitted) return files;
  files.set("names/typescript.json", `${JSON.stringify(emitted.context?.names, null, 2)}\n`);
  const entries = emitted.tree.entries();
  for (const [path, file] of entries) if (file.kind !== "runtime") files.set(`typescript/${path}`, file.content);
  files.set("files.txt", entries.map(([path, { kind }]) => `${path} (${kind})\n`).join(""));
  return files;
}

/** Of each feature, what was emitted, runtime included. */
const emitted = new Map<string, Files>();

beforeAll(async () => {
  for (const feature of features) {
    const result = await compileFolder(`${SPECS}/${feature}`);
    const entries = result.targets[0]?.emitted.tree.entries() ?? [];
    emitted.set(feature, new Map(entries.map(([path, { content }]) => [path, content])));
  }
});

/** An SDK with its user's code, `usage.ts` of the feature: its `@ts-expect-error` lines are what must not compile. */
function withUsage(feature: string, files: Files): Files {
  const path = `${SPECS}/${feature}/usage.ts`;
  return existsSync(path) ? new Map([...files, ["usage.ts", readFileSync(path, "utf8")]]) : files;
}

describe.each(features)("%s", (feature) => {
  test("gives what is recorded", async () => {
    expectGolden(`${GOLDEN}/${feature}`, goldenOf(await compileFolder(`${SPECS}/${feature}`)));
  });

  test("says what it is about", () => {
    expect(existsSync(`${SPECS}/${feature}/about.md`)).toBe(true);
  });
});

test("nothing is recorded for features that are gone", () => {
  expect(readdirSync(GOLDEN).filter((name) => !features.includes(name))).toEqual([]);
});

describe("the emitted SDKs", () => {
  test("are emitted for every feature", () => {
    expect([...emitted].filter(([, files]) => files.size === 0).map(([feature]) => feature)).toEqual([]);
  });

  test("compile under the strictest settings, with what their users write", async () => {
    const used = new Map([...emitted].map(([feature, files]) => [feature, withUsage(feature, files)]));
    expect(await typecheckAll(used)).toEqual([]);
  }, 120_000);

  test("are laid out as prettier would", async () => {
    expect(await checkLayout(emitted)).toEqual([]);
  }, 60_000);

  test("pass typescript-eslint's strict rules", async () => {
    expect(await checkStyle(emitted)).toEqual([]);
  }, 60_000);

  test("hold no `any`", () => {
    expect([...emitted].flatMap(([feature, files]) => anyTypes(feature, files))).toEqual([]);
  }, 60_000);
});
