import type { PackageTarget } from "@sdkwright/plugin-api";
import { caseWords, brandOf as freeBrand, titleWords } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { ERRORS, KEYWORDS } from "./reserved.js";

type Target = PackageTarget<Options>;

/** The API's name in class names: `Acme` in `AcmeClient` and `AcmeException`. An option sets it; else it comes from the title. */
export function brandOf({ api, options }: Pick<Target, "api" | "options">): string {
  return freeBrand(api, ERRORS, {
    given: options["client-class-name"]?.replace(/(?<=.)Client$/, ""),
    isCaseless: true,
  });
}

/** The namespace of the SDK: the option, or the API's name. */
export function namespaceOf(target: Pick<Target, "api" | "options">): string {
  const given = target.options.namespace;
  if (given !== undefined) return given;
  const brand = brandOf(target);
  return KEYWORDS.has(brand.toLowerCase()) || brand.toLowerCase() === "psr" ? `${brand}Api` : brand;
}

const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The name under which Composer installs the package. */
export function packageName({ api, options, packageInfo }: Target): string {
  const given = options["package-name"] ?? packageInfo.name ?? "";
  if (given.includes("/")) return given.replace(/^@/, "");
  const name = kebab(given) || caseWords(titleWords(api), "kebab", true) || "api";
  return `${name}/${name}`;
}

/** The name of the package without its vendor, as the `User-Agent` header has it: a slash ends a name there. */
export const productName = (target: Target): string => packageName(target).replace(/^.*\//, "");
