import type { Diagnostic, Severity } from "./diagnostic.js";
import { type Locator, lineAndColumn, noLocator } from "./locator.js";

interface SortKey {
  readonly diagnostic: Diagnostic;
  readonly document: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
}

function keyOf(diagnostic: Diagnostic, locate: Locator): SortKey {
  const { location } = diagnostic;
  const place = location && lineAndColumn(location, locate);
  return {
    diagnostic,
    document: place?.document ?? location?.document ?? "",
    line: place?.line ?? 0,
    column: place?.column ?? 0,
    pointer: location && "pointer" in location ? location.pointer : "",
  };
}

/** By code unit: the same under every locale. */
function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Findings by document, position and code; those of no document come first. Without a locator, pointers stand in for
 * positions. Findings that compare equal keep their order.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[], locate: Locator = noLocator): Diagnostic[] {
  return diagnostics
    .map((diagnostic) => keyOf(diagnostic, locate))
    .sort(
      (a, b) =>
        compare(a.document, b.document) ||
        compare(a.line, b.line) ||
        compare(a.column, b.column) ||
        compare(a.pointer, b.pointer) ||
        compare(a.diagnostic.code, b.diagnostic.code) ||
        compare(a.diagnostic.message, b.diagnostic.message),
    )
    .map((key) => key.diagnostic);
}

/** How many findings there are of each severity. */
export function countBySeverity(diagnostics: readonly Diagnostic[]): { readonly [S in Severity]: number } {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/** `2 errors, 1 warning`; empty where there is nothing to count. */
export function summaryLine(diagnostics: readonly Diagnostic[]): string {
  const counts = countBySeverity(diagnostics);
  return (["error", "warning", "note"] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${severity}${counts[severity] === 1 ? "" : "s"}`)
    .join(", ");
}
