import { readFileSync } from "node:fs";
import { createMemorySources } from "@sdkwright/source";
import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Edit, edits, mutate } from "../fuzz/mutations.js";
import { ROWS } from "../languages/index.js";
import { compileFolder, reportOf } from "../support/compile.js";
import { corpus, definitions } from "../support/corpus.js";

const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const SEED = Number(process.env.FUZZ_SEED ?? 4);
/** Bytes of the largest definition that is edited: mistakes show in small ones too, and sooner. */
const MAX_BYTES = 20_000;
/** What no definition may take, in milliseconds. */
const LIMIT = 5000;

const bases = definitions
  .filter(({ bytes }) => bytes <= MAX_BYTES)
  .map(({ path, file }) => ({
    path,
    document: createMemorySources({ x: readFileSync(file) }).read("x")?.data ?? null,
  }));

const CONFIG = JSON.stringify({
  api: { specs: [{ openapi: "openapi.json" }] },
  "default-group": "sdk",
  groups: {
    sdk: {
      generators: ROWS.map(({ key, generator }) => {
        return { ...generator, version: "*", output: { location: "local-file-system", path: key } };
      }),
    },
  },
});

/** What a backend does not support is said once for a whole definition. */
const OF_NO_PLACE = "compiler/feature-missing";

/** What is wrong with how a text is taken; undefined where nothing is. Never mind what is wrong with the text. */
async function complaintAbout(text: string): Promise<string | undefined> {
  const files: Files = new Map([
    ["generators.yml", CONFIG],
    ["openapi.json", text],
  ]);
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, files);
    const start = performance.now();
    const result = await compileFolder(folder, { keepGoing: true });
    const took = performance.now() - start;
    if (took > LIMIT) return `took ${Math.round(took)} ms`;
    const placed = result.diagnostics.filter(({ code, severity }) => severity !== "note" && code !== OF_NO_PLACE);
    const lost = placed.filter(({ location }) => !location);
    if (lost.length > 0) return `without a place: ${lost.map(({ code, message }) => `${code} ${message}`).join("; ")}`;
    // Finding the places is part of it.
    reportOf(result);
    return undefined;
  });
}

if (corpus.kind === "absent") console.log(`skipped: test/fuzz: ${corpus.reason}`);

describe.skipIf(corpus.kind === "absent")("edited definitions", () => {
  test(`are taken without a fault, in time, and with every finding at its place (${RUNS} runs)`, async () => {
    const property = fc.asyncProperty(fc.nat({ max: bases.length - 1 }), edits, async (base, list: readonly Edit[]) => {
      const complaint = await complaintAbout(mutate(bases[base]!.document, list));
      if (complaint !== undefined) throw new Error(`${bases[base]!.path}: ${complaint}`);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
    expect(bases.length).toBeGreaterThan(20);
  }, 7_200_000);
});
