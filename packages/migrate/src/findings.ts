import type { Location, Report } from "@sdkwright/diagnostics";
import { migrateCatalogue } from "./catalogue.js";
import { type Foreign, leftovers, pathOf, placeOf, settle } from "./foreign.js";

/** Says that a part of a configuration is not carried, and why. */
export function drop(from: Foreign | undefined, why: string | undefined, report: Report): void {
  if (from === undefined) return;
  settle(from);
  report(migrateCatalogue.create("not-carried", { what: pathOf(from), why }, { location: placeOf(from) }));
}

/**
 * Says that the definition of a configuration cannot be read; of one that is on the web, which commands help. `path` is as
 * the configuration has it, undefined where it has none.
 */
export function tellNoDefinition(path: string | undefined, config: string, location: Location, report: Report): void {
  const isRemote = path !== undefined && /^https?:/.test(path);
  const file = isRemote ? downloadName(path) : "";
  const command = `\`sdkwright init ${file} --from ${config}\``;
  const help = isRemote ? { help: `Download it to ${file}, and run ${command}.` } : {};
  report(migrateCatalogue.create("no-definition", { path }, { location, ...help }));
}

/** What a downloaded definition is called. */
export function downloadName(url: string): string {
  return /\/([\w.-]+\.(?:json|ya?ml))(?:[?#]|$)/.exec(url)?.[1] ?? "openapi.yml";
}

/** Why a value is not carried where keys were expected. */
export const NO_MAPPING = "it has no keys";

/** Says what callers see of a part of a configuration. Does not settle it. */
export function callersSee(from: Foreign, change: string, report: Report): void {
  report(migrateCatalogue.create("callers-see", { what: pathOf(from), change }, { location: placeOf(from) }));
}

/** Why parts of a configuration have no counterpart, by patterns of their paths. The first that fits counts. */
export type Reasons = readonly (readonly [path: RegExp, why: string])[];

/** Names everything of a configuration that nothing was made of. */
export function dropRest(root: Foreign, reasons: Reasons, report: Report): void {
  for (const rest of leftovers(root)) {
    const path = pathOf(rest);
    drop(rest, reasons.find(([pattern]) => pattern.test(path))?.[1], report);
  }
}
