import type { Mutant } from "../../../conformance/support/language.js";

/** Defects that were seen in shipping SDKs, or lie near. */
export const MUTANTS: readonly Mutant[] = [];
