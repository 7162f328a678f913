import type { Api, Compiler, Report } from "@sdkwright/plugin-api";
import { checkInvariants } from "@sdkwright/plugin-api";
import { compilerCatalogue } from "../catalogue.js";

/**
 * The last look at the IR before it is frozen, in every command, so that nothing is written that `check` would refuse. A
 * broken invariant is our fault, or a plugin's, never the user's, and throws. If errors of the definitions were ignored
 * (`isFaulty`), the rest of the IR may be unsound, which is reported.
 */
export function validate(api: Api, compiler: Compiler, report: Report, isFaulty: boolean): void {
  const broken = checkInvariants(api);
  if (broken.length > 0 && !isFaulty) throw new Error(`The IR is not sound:\n${broken.slice(0, 20).join("\n")}`);
  for (const problem of broken.slice(0, 20)) report(compilerCatalogue.create("unsound", { problem }));
  if (compiler.hooks.validate.isUsed()) compiler.hooks.validate.call(api, report);
}
