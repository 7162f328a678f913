import type { Files } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { filesOf } from "./support/compile.js";
import { compileDefinition, compileFurther, corpus, definitions, furtherDefinitions } from "./support/corpus.js";
import { checkGo, goProblem } from "./support/go.js";

// Go SDKs of the corpus, built with Go. `node test/corpus/all.mjs --go` takes all of it.

/** Definitions above this size are built only where all are asked for. */
const LARGE = 400_000;
/** Of how many definitions one is built, unless all are asked for. */
const SAMPLE = process.env.CORPUS === "all" ? 1 : 12;
/** How many SDKs are built at once. */
const BATCH = 12;

const GENERATOR = { generator: "gen-go-sdk" } as const;
const problem = corpus.kind === "absent" ? corpus.reason : goProblem();

const all = [
  ...definitions.map((entry) => ({ entry, compile: () => compileDefinition(entry, GENERATOR) })),
  ...furtherDefinitions.map((entry) => ({ entry, compile: () => compileFurther(entry, GENERATOR) })),
];
const chosen = all
  .filter(({ entry }) => SAMPLE === 1 || entry.bytes < LARGE)
  .filter((_, index) => index % SAMPLE === 0);

function batches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));
}

describe.skipIf(problem !== undefined)(
  `Go SDKs of the corpus${problem === undefined ? "" : ` (skipped: ${problem})`}`,
  () => {
    test.each(batches(chosen).map((batch) => [batch[0]?.entry.path ?? "", batch] as const))(
      "build, from %s on",
      async (_, batch) => {
        const emitted = new Map<string, Files>();
        for (const [index, { entry, compile }] of batch.entries()) {
          const name = `${entry.path.replace(/\W+/g, "-").toLowerCase()}-${index}`;
          emitted.set(name, filesOf(await compile()));
        }
        expect([...emitted].filter(([, files]) => files.size === 0).map(([name]) => name)).toEqual([]);
        expect(await checkGo(emitted)).toEqual([]);
      },
      900_000,
    );
  },
);
