import type { SuiteResult } from "./suite.js";

const MARKS = { passed: "ok", failed: "FAILED", skipped: "skipped" } as const;

/** Indents all lines of a text. */
const indented = (text: string): string => text.replaceAll(/^/gm, "    ");

/** Prints the results as a table for people, with the expected and the actual values below each failed scenario. */
export function printTable(title: string, results: readonly SuiteResult[]): string {
  const width = Math.max(...results.map(({ scenario }) => scenario.id.length));
  const lines = results.map(({ scenario, verdict, reason }) => {
    const note = reason === undefined || verdict === "failed" ? "" : ` (${reason})`;
    const line = `${scenario.id.padEnd(width)}  ${MARKS[verdict].padEnd(7)}  ${scenario.title}${note}`;
    return verdict === "failed" ? `${line}\n${indented(reason ?? "")}` : line;
  });
  const count = (wanted: SuiteResult["verdict"]): number => results.filter(({ verdict }) => verdict === wanted).length;
  const sums = `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`;
  return `${lines.join("\n")}\n\n${title}: ${sums}, of ${results.length}.\n`;
}
