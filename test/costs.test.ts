import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const { costReport } = (await import(`${ROOT}scripts/costs.mjs`)) as { costReport(lines: readonly string[]): string };

const report = (...events: readonly object[]): string[] =>
  costReport([...events.map((event) => JSON.stringify(event)), ""]).split("\n");

test("costs are those of languages and of what they share, and those of eight languages", () => {
  expect(
    report(
      { kind: "file", file: "test/suites/check.test.ts", seconds: 100 },
      { kind: "row", language: "a", seconds: 30 },
      { kind: "row", language: "b", seconds: 50 },
      { kind: "file", file: "plugins/backend-b/test/x.test.ts", seconds: 10 },
      { kind: "file", file: "test/languages/a/own.test.ts", seconds: 10 },
      { kind: "verdicts", reused: 3, asked: 1 },
      { kind: "verdicts", reused: 2, asked: 0 },
    ),
  ).toEqual([
    "a: 40 CPU s",
    "b: 60 CPU s",
    "common part: 20 CPU s",
    "8 languages at this rate: 420 CPU s",
    "verdicts: 5 of earlier runs reused, 1 asked (FRESH=1 asks all)",
  ]);
});

test("of a run in which no test file ran, there are no costs", () => {
  expect(report()).toEqual(["nothing had to run"]);
});

test("a row that is skipped is named once, loudly, with the reason", () => {
  const skipped = { kind: "skipped", language: "a", reason: "there is no a on PATH" };
  expect(report(skipped, skipped).filter((line) => line.startsWith("!!! SKIPPED"))).toEqual([
    "!!! SKIPPED: all tests of a that need its toolchain: there is no a on PATH",
  ]);
});
