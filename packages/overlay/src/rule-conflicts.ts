import type { Report } from "@sdkwright/diagnostics";
import type { SourceDocument } from "@sdkwright/source";
import { overlayCatalogue } from "./catalogue.js";

/** Two rules that say different things of the same operations. */
export interface RuleConflict {
  /** What both say: `group`. */
  readonly key: string;
  /** Where the configuration has the one that counts, and the other. */
  readonly first: string;
  readonly second: string;
  /** The first operation that both match. */
  readonly operation: string;
  count: number;
}

interface Found {
  readonly key: string;
  readonly first: string;
  readonly second: string;
  readonly operation: { readonly method: string; readonly path: string };
}

/** Counts an operation of which two rules say different things. */
export function addConflict(conflicts: Map<string, RuleConflict>, { key, first, second, operation }: Found): void {
  const id = `${first} ${second}`;
  const known = conflicts.get(id);
  const { method, path } = operation;
  if (known) known.count++;
  else conflicts.set(id, { key, first, second, operation: `${method.toUpperCase()} ${path}`, count: 1 });
}

interface ReportOf {
  readonly rules: readonly { readonly at: string }[];
  readonly config: SourceDocument;
  readonly report: Report;
}

/** Reports each two rules that say different things, at the one that does not count. */
export function reportConflicts(
  conflicts: ReadonlyMap<string, RuleConflict>,
  { rules, config, report }: ReportOf,
): void {
  const numberOf = (pointer: string): number => rules.findIndex(({ at }) => pointer.startsWith(`${at}/`)) + 1;
  for (const { key, first, second, operation, count } of conflicts.values()) {
    const params = { key, operation, count, first: numberOf(first), second: numberOf(second) };
    const location = { document: config.path, pointer: second };
    const related = [{ message: "What counts", location: { document: config.path, pointer: first } }];
    report(overlayCatalogue.create("rules-differ", params, { location, related }));
  }
}
