import type { PrintedResult } from "./printed-result.js";

type Target = PrintedResult["targets"][number];

/** So many APIs are shown as a table: a line for each of their SDKs would be too many. */
export const WORTH_A_TABLE = 5;

/** What a cell says of an SDK. */
export type CellText = (target: Target) => string;

/** A row for each API, a column for each generator, and a line that counts. */
export function tableOf(results: readonly PrintedResult[], cellOf: CellText): string {
  const columns = columnsOf(results);
  const rows = results.map(({ apiName, targets, ok }) => {
    const cells = columns.map((column) => targets.filter((target) => labelOf(target, columns) === column).map(cellOf));
    const missing = ok ? "" : "errors";
    return [apiName ?? "", ...cells.map((texts) => texts.join("; ") || missing)];
  });
  return `${aligned([["API", ...columns], ...rows])}${summaryOf(results)}\n`;
}

/** The generators of all APIs: with their groups, where one runs several times for an API. */
function columnsOf(results: readonly PrintedResult[]): readonly string[] {
  const isUnclear = results.some(
    ({ targets }) => new Set(targets.map(({ generator }) => generator)).size < targets.length,
  );
  const names = results.flatMap(({ targets }) =>
    targets.map(({ generator, group }) => (isUnclear ? `${group}/${generator}` : generator)),
  );
  return [...new Set(names)];
}

function labelOf({ generator, group }: Target, columns: readonly string[]): string {
  return columns.includes(generator) ? generator : `${group}/${generator}`;
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

function summaryOf(results: readonly PrintedResult[]): string {
  const targets = results.flatMap((result) => result.targets);
  const files = targets.reduce((sum, target) => sum + target.files, 0);
  const written = targets.flatMap(({ summary }) => summary ?? []);
  const changed = written.filter(
    ({ created, updated, deleted }) => created.length + updated.length + deleted.length > 0,
  );
  const failed = results.filter(({ ok }) => !ok).length;
  const errors = failed === 0 ? "" : `, ${failed} ${failed === 1 ? "API" : "APIs"} with errors`;
  return `${results.length} APIs, ${targets.length} SDKs, ${files} files: ${changed.length} changed, ${written.length - changed.length} up to date${errors}.`;
}
