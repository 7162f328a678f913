import { readFileSync, writeFileSync } from "node:fs";
import { findCorpus, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { ROWS } from "../languages/index.js";
import { runMain } from "../support/main.js";
import type { Entry } from "./changes.js";

/**
 * Pairs of real definitions, of the corpus: what was found, and the judgement of a person who read both. `UPDATE=1`
 * records what is found; the judgement is written by hand.
 */
const FILE = `${ROOT}test/diff/pairs.tsv`;
const [HEAD = "", ...LINES] = readFileSync(FILE, "utf8").trimEnd().split("\n");
const PAIRS = LINES.map((line) => line.split("\t"));
const CORPUS = findCorpus();
const FOLDER = CORPUS.kind === "found" ? CORPUS.folder : "";
const LANGUAGES = ROWS.map(({ key }) => key);

/** `breaking: 2 property-removed; additive (go: breaking): 1 request-added`, in the order of the report. */
function summaryOf(changes: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const { code, languages } of changes) {
    const classes = LANGUAGES.map((language) => languages[language] ?? "-");
    const own =
      new Set(classes).size === 1 ? classes[0] : LANGUAGES.map((key, at) => `${key} ${classes[at]}`).join(", ");
    const text = `${code.replace("diff/", "")} (${own})`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} ${text}`).join("; ") || "nothing";
}

async function found([old = "", now = ""]: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runMain(["diff", `${FOLDER}/${old}`, `${FOLDER}/${now}`, "--json"], ROOT);
  expect([code, stderr]).toEqual([0, ""]);
  return summaryOf((JSON.parse(stdout) as { changes: Entry[] }).changes);
}

describe.skipIf(CORPUS.kind === "absent")("real pairs", () => {
  test("are found as recorded", { timeout: 120_000 }, async () => {
    const lines: string[] = [];
    for (const pair of PAIRS) lines.push([pair[0], pair[1], await found(pair), pair[3]].join("\t"));
    const text = `${[HEAD, ...lines].join("\n")}\n`;
    if (process.env.UPDATE === "1") writeFileSync(FILE, text);
    else expect(text).toBe(readFileSync(FILE, "utf8"));
  });

  test("each has a judgement, and there are at least twelve", () => {
    expect(PAIRS.filter(([, , , judgement]) => !judgement)).toEqual([]);
    expect(PAIRS.length).toBeGreaterThanOrEqual(12);
  });
});
