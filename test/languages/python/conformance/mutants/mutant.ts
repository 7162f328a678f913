import type { Mutant } from "../../../../conformance/support/language.js";

/** A mutant of the Python runtime: what is wrong, the scenario that must notice, and the file with the text to change. */
export function mutant(
  name: string,
  caughtBy: string,
  [file, search, replace]: readonly [string, string, string],
): Mutant {
  return { name, caughtBy, patch: { file: `core/${file}`, search, replace } };
}
