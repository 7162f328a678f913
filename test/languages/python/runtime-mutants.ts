import type { Patch } from "../../conformance/support/language.js";

/** A runtime that is broken in one way, and the tests of its own of which one must fail: arguments of pytest. */
export interface BrokenRuntime {
  readonly name: string;
  readonly caughtBy: readonly string[];
  readonly patch: Patch;
}

/** Defects that no scenario can see. */
export const RUNTIME_MUTANTS: readonly BrokenRuntime[] = [];
