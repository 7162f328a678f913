import type { PackageTarget } from "@sdkwright/plugin-api";
import { caseWords, isDeviceName, splitWords, titleBrand } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { TYPES } from "./reserved.js";
import { runtimeTypes } from "./runtime-names.js";

type Target = PackageTarget<Options>;

/** The API's name in the names of types: `Acme` in `AcmeClient` and `AcmeAPIError`. */
export function brandOf({ api, options }: Pick<Target, "api" | "options">): string {
  return options["client-class-name"]?.replace(/(?<=.)Client$/, "") ?? titleBrand(api);
}

/** Modules of the platform, and names that no module can have. */
const MODULES: ReadonlySet<string> = new Set(
  "Foundation FoundationNetworking Swift Testing XCTest Dispatch os".split(" "),
);

/** The module of the SDK: the option, or the API's name. */
export function moduleOf(target: Pick<Target, "api" | "options">): string {
  const given = target.options["module-name"];
  if (given !== undefined) return given;
  const brand = brandOf(target);
  const isTaken = MODULES.has(brand) || TYPES.has(brand) || runtimeTypes.has(brand) || isDeviceName(brand);
  return isTaken ? `${brand}API` : brand;
}

/** The name of the package, which its repository usually has too: `acme-swift`. */
export function packageName(target: Target): string {
  const { options, packageInfo } = target;
  const given = options["package-name"] ?? packageInfo.name;
  return given ?? `${caseWords(splitWords(moduleOf(target)), "snake", true).replaceAll("_", "-")}-swift`;
}
