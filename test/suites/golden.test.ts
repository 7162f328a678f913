import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { CompileResult } from "@sdkwright/compiler";
import { expectGolden, type Files, ROOT } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { compileFolder, filesOf, reportOf } from "./support/compile.js";
import { anyTypes, checkLayout, checkStyle, typecheckAll } from "./support/emitted.js";
import { checkGo, goProblem, hasStaticcheck, lintGo } from "./support/go.js";

const SPECS = `${ROOT}test/specs`;
const GOLDEN = `${ROOT}test/golden`;
const features = readdirSync(SPECS).sort();

/** What is recorded of the Go SDK: everything but the runtime. */
function goldenOfGo({ targets }: CompileResult): Files {
  const files = new Map<string, string>();
  const emitted = targets[0]?.emitted;
  if (!emitted) return files;
  files.set("names/go.json", `${JSON.stringify(emitted.context?.names, null, 2)}\n`);
  for (const [path, file] of emitted.tree.entries()) if (file.kind !== "runtime") files.set(`go/${path}`, file.content);
  return files;
}

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

/** Of each feature, what was emitted, runtime included: in TypeScript, and in Go. */
const emitted = new Map<string, Files>();
const emittedGo = new Map<string, Files>();
const compileGo = (feature: string): Promise<CompileResult> =>
  compileFolder(`${SPECS}/${feature}`, { generator: "gen-go-sdk" });

beforeAll(async () => {
  for (const feature of features) {
    const result = await compileFolder(`${SPECS}/${feature}`);
    emitted.set(feature, filesOf(result));
    emittedGo.set(feature, filesOf(await compileGo(feature)));
  }
}, 120_000);

/** An SDK with its user's code, `usage.ts` of the feature: its `@ts-expect-error` lines are what must not compile. */
function withUsage(feature: string, files: Files): Files {
  const path = `${SPECS}/${feature}/usage.ts`;
  return existsSync(path) ? new Map([...files, ["usage.ts", readFileSync(path, "utf8")]]) : files;
}

describe.each(features)("%s", (feature) => {
  test("gives what is recorded", async () => {
    const typescript = goldenOf(await compileFolder(`${SPECS}/${feature}`));
    const go = goldenOfGo(await compileGo(feature));
    expectGolden(`${GOLDEN}/${feature}`, new Map([...typescript, ...go]));
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
  }, 180_000);

  test("pass typescript-eslint's strict rules", async () => {
    expect(await checkStyle(emitted)).toEqual([]);
  }, 180_000);

  test("hold no `any`", () => {
    expect(anyTypes(emitted)).toEqual([]);
  });
});

const problem = goProblem();

describe(`the emitted SDKs in Go${problem === undefined ? "" : ` (skipped: ${problem})`}`, () => {
  test("are emitted for every feature", () => {
    expect([...emittedGo].filter(([, files]) => files.size === 0).map(([feature]) => feature)).toEqual([]);
  });

  test.skipIf(problem !== undefined)(
    "are laid out as gofmt would, compile, and give vet nothing to say",
    async () => {
      expect(await checkGo(emittedGo)).toEqual([]);
    },
    400_000,
  );

  test.skipIf(problem !== undefined || !hasStaticcheck())(
    "give staticcheck nothing to say",
    async () => {
      expect(await lintGo(emittedGo)).toEqual([]);
    },
    400_000,
  );
});
