import type { Diagnostic, Severity } from "./diagnostic.js";

const RANKS: { readonly [S in Severity]: number } = { error: 0, warning: 1, note: 2 };

/** What counts for importance. */
type Ranked = Pick<Diagnostic, "code" | "severity">;

/** Errors, then warnings, then notes; within a level in the order given. */
export function bySeverity<T extends Ranked>(findings: readonly T[]): T[] {
  return [...findings].sort((a, b) => RANKS[a.severity] - RANKS[b.severity]);
}

/**
 * The order for a reader who may stop after a few: errors, then warnings, then notes, and within a level the first
 * finding of every code before the second of any.
 */
export function byImportance<T extends Ranked>(findings: readonly T[]): T[] {
  const counts = new Map<string, number>();
  const rounds = new Map<T, number>();
  for (const finding of findings) {
    const round = counts.get(finding.code) ?? 0;
    counts.set(finding.code, round + 1);
    rounds.set(finding, round);
  }
  const roundOf = (finding: T): number => rounds.get(finding) ?? 0;
  return bySeverity([...findings].sort((a, b) => roundOf(a) - roundOf(b)));
}
