import type { Api, TargetContext } from "@sdkwright/plugin-api";
import { caseWords, brandOf as freeBrand, titleWords } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { runtimeFiles } from "./runtime.js";

/** The runtime's error classes. */
const runtimeErrors: ReadonlySet<string> = new Set(
  runtimeFiles.flatMap((file) => file.exports).filter((name) => name.endsWith("Error")),
);

/**
 * The API's name as part of identifiers: `Acme` in `AcmeClient`. The option `namespace-export` sets it; else it comes
 * from the title, without what titles add (`Acme REST API v2`).
 */
export function brandOf(api: Api, options: Options): string {
  return freeBrand(api, runtimeErrors, { given: options["namespace-export"] });
}

/** Name of the package. */
export function packageName({ api, packageInfo }: Pick<TargetContext, "api" | "packageInfo">): string {
  if (packageInfo.name !== undefined) return packageInfo.name;
  return caseWords(titleWords(api), "kebab", true).toLowerCase() || "api";
}
