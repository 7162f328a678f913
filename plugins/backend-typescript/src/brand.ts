import type { Api, TargetContext } from "@sdkwright/plugin-api";
import { caseWords, titleWords } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { runtimeFiles } from "./runtime.js";

const legalBrand = /^[A-Z][A-Za-z0-9]*$/;

/** Beginnings of the runtime's error classes: a brand among them would give the root error a name twice. */
const errorNames: ReadonlySet<string> = new Set(
  runtimeFiles.flatMap((file) => file.exports).flatMap((name) => (name.endsWith("Error") ? name.slice(0, -5) : [])),
);

/**
 * The API's name as part of identifiers: `Acme` in `AcmeClient`. The option `namespace-export` sets it; else it comes
 * from the title, without what titles add (`Acme REST API v2`).
 */
export function brandOf(api: Api, options: Options): string {
  const given = options["namespace-export"];
  if (given !== undefined && legalBrand.test(given)) return given;
  const cased = caseWords(titleWords(api), "pascal", true);
  const brand = /^\d/.test(cased) ? `Api${cased}` : cased;
  if (!legalBrand.test(brand)) return "Sdk";
  return errorNames.has(brand) ? `${brand}Api` : brand;
}

/** Class name of the root client. */
export function clientName(api: Api, options: Options): string {
  const given = options["client-class-name"];
  return given !== undefined && legalBrand.test(given) ? given : `${brandOf(api, options)}Client`;
}

/** Name of the package. */
export function packageName({ api, packageInfo }: Pick<TargetContext, "api" | "packageInfo">): string {
  if (packageInfo.name !== undefined) return packageInfo.name;
  return caseWords(titleWords(api), "kebab", true).toLowerCase() || "api";
}
