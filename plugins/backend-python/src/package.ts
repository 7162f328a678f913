import type { Api, PackageTarget } from "@sdkwright/plugin-api";
import { caseWords, brandOf as freeBrand, titleWords } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { KEYWORDS, MODULES } from "./reserved.js";
import { errorClasses } from "./runtime.js";

/** The API's name in class names: `Acme` in `AcmeError`. An option sets it; else it comes from the title. */
export function brandOf(api: Api, options: Options): string {
  return freeBrand(api, errorClasses, { given: options["client-class-name"]?.replace(/(?<=.)Client$/, "") });
}

/** Characters of a module's name: a title may be longer than names of files. */
const LONGEST_MODULE = 60;

/** The module that users import: `acme`, or a package within another one, `acme.api`. */
export function moduleName({ api, options, packageInfo }: PackageTarget<Options>): string {
  const given = options["package-name"];
  if (given !== undefined) return importable(given);
  const fromPackage = packageInfo.name
    ?.toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  const words = fromPackage || caseWords(titleWords(api), "snake", true) || "api";
  const name = words.slice(0, LONGEST_MODULE).replace(/_+$/, "");
  return importable(/^\d/.test(name) ? `api_${name}` : name);
}

/** A name by which Python can import a module that is not its own. */
function importable(name: string): string {
  if (KEYWORDS.has(name)) return `${name}_`;
  return MODULES.has(name) ? `${name}_api` : name;
}

/** The name under which the package is installed. */
export function packageName(target: PackageTarget<Options>): string {
  return target.packageInfo.name ?? moduleName(target).replaceAll(/[._]+/g, "-").replace(/-$/, "");
}
