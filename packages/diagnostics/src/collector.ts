import type { Diagnostic } from "./diagnostic.js";
import { commonKey, merged } from "./endings.js";

/** Takes findings. Reporting never throws and never stops anything. */
export type Report = (diagnostic: Diagnostic) => void;

/** Gathers findings, drops exact repeats, and makes one of those that only differ by language. */
export interface Collector {
  readonly report: Report;
  readonly list: readonly Diagnostic[];
  hasErrors(): boolean;
}

export function createCollector(): Collector {
  const list: Diagnostic[] = [];
  const places = new Map<string, number>();
  return {
    list,
    report(diagnostic) {
      const key = commonKey(diagnostic);
      const place = places.get(key);
      const known = place === undefined ? undefined : list[place];
      if (place !== undefined && known) list[place] = merged(known, diagnostic);
      else places.set(key, list.push(diagnostic) - 1);
    },
    hasErrors: () => list.some((diagnostic) => diagnostic.severity === "error"),
  };
}
