import type { Api, Compiler, Report } from "@sdkwright/plugin-api";
import { checkInvariants } from "@sdkwright/plugin-api";

/**
 * The last look at the IR before it is frozen. A broken invariant is our fault, or a plugin's, never the user's:
 * it throws, in every command, so that nothing is written that `check` would refuse.
 */
export function validate(api: Api, compiler: Compiler, report: Report): void {
  const broken = checkInvariants(api);
  if (broken.length > 0) throw new Error(`The IR is not sound:\n${broken.slice(0, 20).join("\n")}`);
  if (compiler.hooks.validate.isUsed()) compiler.hooks.validate.call(api, report);
}
