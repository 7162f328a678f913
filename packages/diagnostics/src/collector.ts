import type { Diagnostic } from "./diagnostic.js";

/** Takes findings. Reporting never throws and never stops anything. */
export type Report = (diagnostic: Diagnostic) => void;

/** Gathers findings and drops exact repeats. */
export interface Collector {
  readonly report: Report;
  readonly list: readonly Diagnostic[];
  hasErrors(): boolean;
}

function keyOf(diagnostic: Diagnostic): string {
  return JSON.stringify([diagnostic.code, diagnostic.location ?? null, diagnostic.message]);
}

export function createCollector(): Collector {
  const list: Diagnostic[] = [];
  const seen = new Set<string>();
  return {
    list,
    report(diagnostic) {
      const key = keyOf(diagnostic);
      if (seen.has(key)) return;
      seen.add(key);
      list.push(diagnostic);
    },
    hasErrors: () => list.some((diagnostic) => diagnostic.severity === "error"),
  };
}
