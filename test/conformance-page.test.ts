import { readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { onRecorded, PLACES, reportOf, type Verdict, type Verdicts } from "./conformance/support/report.js";

// How docs/conformance.md is compared with what ran on this machine: by what ran, never by what the machine has or lacks.

const page = readFileSync(`${ROOT}docs/conformance.md`, "utf8");
const place = PLACES[0];
const lineOf = (text: string, id: string): string =>
  text.split("\n").find((line) => line.startsWith(`| ${id} |`)) ?? "";
/** The page, with a cell of the first place changed. */
const changed = (id: string, to: string): string =>
  page.replace(lineOf(page, id), lineOf(page, id).replace("pass", to));
const ran = (id: string, verdict: Verdict): Verdicts => new Map(place ? [[place, new Map([[id, verdict]])]] : []);
const reported = (verdicts: Verdicts, recorded: string, isComplete: boolean): string =>
  lineOf(reportOf(onRecorded(verdicts, recorded, { isComplete })), "NL-5");

test("what did not run is reported as it is recorded", () => {
  expect(reportOf(onRecorded(new Map(), page, { isComplete: false }))).toBe(page);
  expect(reportOf(onRecorded(new Map(), page, { isComplete: true }))).toBe(page);
});

test("what ran is reported as it came out", () => {
  for (const isComplete of [false, true]) {
    expect(reported(ran("NL-5", "fail"), page, isComplete)).toBe(lineOf(changed("NL-5", "fail"), "NL-5"));
  }
});

test("what ran for the first time is missing from the page only where it has to be complete", () => {
  const recorded = changed("NL-5", "not run");
  expect(reported(ran("NL-5", "pass"), recorded, false)).toBe(lineOf(recorded, "NL-5"));
  expect(reported(ran("NL-5", "pass"), recorded, true)).toBe(lineOf(page, "NL-5"));
});
