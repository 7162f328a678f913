import type { Files } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { type CompileOptions, filesOf } from "./support/compile.js";
import { compileDefinition, compileFurther, corpus, definitions, furtherDefinitions } from "./support/corpus.js";
import { buildOnce, type GoRow, MEMORY_LIMIT, recordGo, tableOf } from "./support/corpus-go.js";
import { checkGo, goProblem } from "./support/go.js";

// Go SDKs of the corpus, built with Go. `node test/corpus/all.mjs --go` takes all of it, and records docs/corpus-go.md.

/** Definitions above this size are built only where all are asked for. */
const LARGE = 400_000;
const takesAll = process.env.CORPUS === "all";
/** Of how many definitions one is built, unless all are asked for. */
const SAMPLE = 12;

const GENERATOR: CompileOptions = { generator: "gen-go-sdk", config: { module: "example.com/corpus/sdk" } };
const problem = corpus.kind === "absent" ? corpus.reason : goProblem();
const skipped = problem === undefined ? "" : ` (skipped: ${problem})`;

const all = [
  ...definitions.map((entry) => ({ entry, compile: () => compileDefinition(entry, GENERATOR) })),
  ...furtherDefinitions.map((entry) => ({ entry, compile: () => compileFurther(entry, GENERATOR) })),
];
const sample = all.filter(({ entry }) => entry.bytes < LARGE).filter((_, index) => index % SAMPLE === 0);

describe.skipIf(problem !== undefined || takesAll)(`Go SDKs of a sample of the corpus${skipped}`, () => {
  test("build", async () => {
    const emitted = new Map<string, Files>();
    for (const [index, { compile }] of sample.entries()) emitted.set(`d${index}`, filesOf(await compile()));
    expect([...emitted].filter(([, files]) => files.size === 0).map(([name]) => name)).toEqual([]);
    expect(await checkGo(emitted)).toEqual([]);
  }, 900_000);
});

function buildAll(): void {
  const rows: GoRow[] = [];

  test.each(all.map((one) => [one.entry.path, one] as const))(
    "%s",
    async (path, { compile }) => {
      const files = filesOf(await compile());
      const built = await buildOnce(files);
      rows.push({ path, files, built });
      expect(files.has("go.mod")).toBe(true);
      expect(built.complaints).toEqual([]);
      expect(built.megabytes ?? 0).toBeLessThan(MEMORY_LIMIT);
    },
    900_000,
  );

  afterAll(() => {
    if (rows.length === all.length) recordGo(tableOf(rows));
  });
}

// Not declared otherwise: a run that takes a sample skips nothing that it was asked for.
if (problem === undefined && takesAll) describe("Go SDKs of the whole corpus", buildAll);
