import type { Api, Compiler, Report } from "@sdkwright/plugin-api";
import { checkInvariants } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

export interface Proof {
  /** Ask for every invariant, which costs a walk of the whole IR. */
  readonly prove: boolean;
  /** Errors of the definitions were put up with: they may be why an invariant is broken. */
  readonly isFaulty: boolean;
}

/**
 * The last look at the IR before it is frozen. A broken invariant is our fault, or a plugin's, never the user's, and
 * throws; what is left of faulty definitions may be unsound, which is reported.
 */
export function validate(api: Api, compiler: Compiler, report: Report, { prove, isFaulty }: Proof): void {
  const broken = prove ? checkInvariants(api) : [];
  if (broken.length > 0 && !isFaulty) throw new Error(`The IR is not sound:\n${broken.slice(0, 20).join("\n")}`);
  for (const problem of broken.slice(0, 20)) report(compilerCatalogue.create("unsound", { problem }));
  if (compiler.hooks.validate.isUsed()) compiler.hooks.validate.call(api, report);
}
