import type { PackageTarget } from "@sdkwright/plugin-api";
import { caseWords, isDeviceName, splitWords, titleBrand, titleLabel } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { ERRORS, MODULES, TYPES } from "./reserved.js";
import { runtimeTypes } from "./runtime-names.js";

type Target = PackageTarget<Options>;

/** What every SDK has already, whatever its API is. */
const isTaken = (name: string): boolean => TYPES.has(name) || runtimeTypes.has(name);

/** Types of every SDK that begin with the API's name. */
const BRANDED = [...ERRORS, "Client", "Environment"];

/** The API's name in the names of types: `Acme` in `AcmeClient` and `AcmeAPIError`. None of them has a name that is taken. */
export function brandOf({ api, options }: Pick<Target, "api" | "options">): string {
  const brand = options["client-class-name"]?.replace(/(?<=.)Client$/, "") ?? titleBrand(api);
  return BRANDED.some((name) => isTaken(brand + name)) ? `${brand}API` : brand;
}

/** The class of the root client: the option, or the API's name with `Client` behind it. */
export const clientOf = (target: Pick<Target, "api" | "options">): string =>
  target.options["client-class-name"] ?? `${brandOf(target)}Client`;

/** The module of the SDK: the option, or the API's name. A class that was called like it would hide it. */
export function moduleOf(target: Pick<Target, "api" | "options">): string {
  const given = target.options["module-name"];
  if (given !== undefined) return given;
  const brand = brandOf(target);
  const cannotBe = MODULES.has(brand) || isTaken(brand) || isDeviceName(brand) || brand === clientOf(target);
  return cannotBe ? `${brand}API` : brand;
}

/** The name of the package, which its repository usually has too: `acme-swift`. */
export function packageName(target: Target): string {
  const { options, packageInfo } = target;
  const given = options["package-name"] ?? packageInfo.name;
  if (given !== undefined) return given;
  const module = moduleOf(target);
  const fromTitle = titleLabel(target.api, "-");
  const isTitle = fromTitle.replaceAll("-", "") === module.toLowerCase();
  return `${isTitle ? fromTitle : caseWords(splitWords(module), "kebab", true)}-swift`;
}
