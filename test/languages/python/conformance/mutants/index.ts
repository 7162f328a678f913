import type { Mutant } from "../../../../conformance/support/language.js";
import { BEHAVIOUR } from "./behaviour.js";
import { READING } from "./reading.js";

/** Broken Python runtimes: defects that were seen in shipping SDKs, or lie near. */
export const MUTANTS: readonly Mutant[] = [...BEHAVIOUR, ...READING];
