import {
  cpuSeconds,
  hashOf,
  hashOfModules,
  hashOfPath,
  noteCost,
  openVerdicts,
  type Question,
  ROOT,
} from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, test } from "vitest";
import { ROWS } from "../languages/index.js";
import type { LanguageSuite, Toolchain } from "../languages/suite.js";

/** Passing verdicts of earlier runs. */
export const verdicts = openVerdicts();

const toolchains = new Map<LanguageSuite, Toolchain>();

/** What a row needs and whether it is there; asked once in a process. */
export function toolchainOf(row: LanguageSuite): Toolchain {
  const known = toolchains.get(row) ?? row.toolchain();
  toolchains.set(row, known);
  return known;
}

/** The question of a check of a row, whose source is in some modules beside the row itself. */
export function questionOf(row: LanguageSuite, title: string, modules: readonly string[]): Question {
  const toolchain = toolchainOf(row);
  const version = toolchain.kind === "found" ? toolchain.version : "";
  const own = hashOfPath(`${ROOT}test/languages/${row.key}/index.ts`);
  return { title: `${row.key}: ${title}`, toolchain: version, source: hashOf(own, hashOfModules(...modules)) };
}

interface RowOptions {
  /** Whether the toolchain of a row must be there. Default: it must. */
  readonly needs?: "toolchain" | "nothing";
  /** The rows that the tests concern. Default: all. */
  readonly rows?: (row: LanguageSuite) => boolean;
}

/** What has been noted of verdicts. Test files may share this module, and count theirs alone. */
let noted = { reused: 0, asked: 0 };

function noteVerdicts(): void {
  const counts = verdicts.counts();
  noteCost({ kind: "verdicts", reused: counts.reused - noted.reused, asked: counts.asked - noted.asked });
  noted = counts;
}

/** Defines tests for every language, or the one that `ROW` in the environment names, and says what they cost. */
export function describeRows(define: (row: LanguageSuite) => void, options: RowOptions = {}): void {
  const { needs = "toolchain", rows = () => true } = options;
  afterAll(noteVerdicts);
  const { ROW: only } = process.env;
  const chosen = ROWS.filter((row) => rows(row) && (only === undefined || only === row.key));
  // Vitest takes a suite without tests for a mistake.
  if (chosen.length === 0) test.skip(`nothing of ${only ?? "any language"}`, () => {});
  for (const row of chosen) {
    const toolchain: Toolchain = needs === "toolchain" ? toolchainOf(row) : { kind: "found", version: "" };
    if (toolchain.kind === "missing") skipRow(row, toolchain.reason);
    else describe(row.title, () => defineMeasured(row, define));
  }
}

function skipRow({ key, title }: LanguageSuite, reason: string): void {
  noteCost({ kind: "skipped", language: key, reason });
  test.skip(`${title}: ${reason}`, () => {});
}

function defineMeasured(row: LanguageSuite, define: (row: LanguageSuite) => void): void {
  let start = 0;
  beforeAll(() => {
    start = cpuSeconds();
  });
  // Vitest runs these from the last to the first: what the row itself ends, has ended.
  afterAll(() => noteCost({ kind: "row", language: row.key, seconds: cpuSeconds() - start }));
  define(row);
}

/**
 * A sample of mutants: other ones after each change of what they break, the same as long as nothing changes. All of them
 * with `CONFORMANCE_MUTANTS=all`.
 */
export function sampleOf<T extends { readonly name: string }>(
  mutants: readonly T[],
  size: number,
  subject: string,
): { readonly chosen: readonly T[]; readonly left: number } {
  if (process.env.CONFORMANCE_MUTANTS === "all" || mutants.length <= size) return { chosen: mutants, left: 0 };
  const turns = new Map(mutants.map((mutant) => [mutant, hashOf(mutant.name, subject)]));
  const inTurn = [...mutants].sort((a, b) => ((turns.get(a) ?? "") < (turns.get(b) ?? "") ? -1 : 1));
  return { chosen: inTurn.slice(0, size), left: mutants.length - size };
}

/** Fails where there are complaints, with the first of them. */
export function expectNone(complaints: readonly string[]): void {
  if (complaints.length === 0) return;
  throw new Error(`${complaints.length} complaints:\n${complaints.slice(0, 40).join("\n")}`);
}
