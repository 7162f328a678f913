import type { Report } from "@sdkwright/diagnostics";
import { outputCatalogue } from "./catalogue.js";
import type { WritePlan } from "./write-plan.js";

/** Says what becomes of the user's edits: conflicts each, the rest together. */
export function reportEdits(
  { merged, moved, carried, conflicts, keptValues, deleted }: WritePlan,
  show: (path: string) => string,
  report: Report,
): void {
  const arrived = new Set([...moved.map(([, to]) => to), ...carried.flat()]);
  const clean = [...merged.keys()].filter((path) => !conflicts.has(path) && !arrived.has(path)).sort();
  if (clean.length > 0) report(outputCatalogue.create("merged", { files: clean.map(show) }));
  for (const [from, to] of moved) report(outputCatalogue.create("moved", { from: show(from), to: show(to) }));
  for (const [from, to] of carried) report(outputCatalogue.create("moved-code", { from: show(from), to: show(to) }));
  if (deleted.length > 0) report(outputCatalogue.create("kept-deleted", { files: deleted.map(show) }));
  for (const [path, values] of keptValues) report(outputCatalogue.create("value-kept", { file: show(path), values }));
  for (const [path, lines] of conflicts) {
    for (const line of lines) report(outputCatalogue.create("conflict", { file: show(path), line }));
  }
}
