import type { Diagnostic } from "@sdkwright/compiler";
import type { Findings } from "../report.js";

/** The findings of a run, for comparison with the next one. */
export type Found = ReadonlySet<string>;

/** What the results found, each finding as a text that stays the same while others come and go. */
export function foundIn(results: readonly Findings[]): Found {
  return new Set(results.flatMap(({ apiName, diagnostics }) => diagnostics.map((one) => keyOf(apiName, one))));
}

function keyOf(apiName: string | undefined, { code, message, location }: Diagnostic): string {
  return JSON.stringify([apiName, code, message, location]);
}

/** The results with errors and with the findings that were not there before. */
export function newSince<R extends Findings>(results: readonly R[], before: Found): R[] {
  const isTold = (apiName: string | undefined, one: Diagnostic): boolean =>
    one.severity === "error" || !before.has(keyOf(apiName, one));
  return results.map((result) => ({
    ...result,
    diagnostics: result.diagnostics.filter((one) => isTold(result.apiName, one)),
  }));
}

/** `1 new, 2 gone, 3 as before`; empty where there is and was nothing. */
export function describeSince(now: Found, before: Found): string {
  const isNew = [...now].filter((key) => !before.has(key)).length;
  const isGone = [...before].filter((key) => !now.has(key)).length;
  if (now.size + before.size === 0) return "";
  return `Findings: ${isNew} new, ${isGone} gone, ${now.size - isNew} as before.\n`;
}
