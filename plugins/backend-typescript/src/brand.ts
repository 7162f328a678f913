import type { Api, OptionValues, TargetContext } from "@sdkwright/plugin-api";
import { caseWords, splitWords } from "@sdkwright/plugin-api";

/** Words of a title that do not name the API. */
const filler: ReadonlySet<string> = new Set([
  "api",
  "apis",
  "rest",
  "restful",
  "http",
  "openapi",
  "swagger",
  "spec",
  "specification",
  "the",
  "definition",
  "official",
  "documentation",
]);
/** `GitHub's API` is the API of GitHub. */
const possessive = /['\u2019]s\b/g;
const version = /^v?\d[\d.]*$/i;
const legalBrand = /^[A-Z][A-Za-z0-9]*$/;
const MAX_WORDS = 3;

/** Beginnings of the error classes that every SDK has: a brand among them would give the root error a name twice. */
const errorNames: ReadonlySet<string> = new Set([
  "Api",
  "BadRequest",
  "Configuration",
  "Conflict",
  "Decode",
  "Forbidden",
  "InternalServer",
  "MissingCredentials",
  "NotFound",
  "OAuthToken",
  "Stream",
  "TooManyRequests",
  "Unauthorized",
  "UnprocessableEntity",
  "WebhookVerification",
]);

/** ASCII letters and digits of words: what identifiers and package names can hold. */
function plainWords(words: readonly string[]): string[] {
  return words.map((word) => word.replace(/[^A-Za-z0-9]/g, "")).filter((word) => word !== "");
}

function titleWords(api: Api): string[] {
  const words = plainWords(splitWords(api.name.wire.replace(possessive, "")));
  const telling = words.filter((word) => !filler.has(word.toLowerCase()) && !version.test(word));
  return telling.slice(0, MAX_WORDS);
}

/**
 * The API's name as part of identifiers: `Acme` in `AcmeClient`. The option `namespace-export` sets it; else it comes
 * from the title, without what titles add (`Acme REST API v2`).
 */
export function brandOf(api: Api, options: OptionValues): string {
  const given = options["namespace-export"];
  if (typeof given === "string" && legalBrand.test(given)) return given;
  const cased = caseWords(titleWords(api), "pascal", true);
  const brand = /^\d/.test(cased) ? `Api${cased}` : cased;
  if (!legalBrand.test(brand)) return "Sdk";
  return errorNames.has(brand) ? `${brand}Api` : brand;
}

/** Class name of the root client. */
export function clientName(api: Api, options: OptionValues): string {
  const given = options["client-class-name"];
  return typeof given === "string" && legalBrand.test(given) ? given : `${brandOf(api, options)}Client`;
}

/** Name of the package. */
export function packageName({ api, packageInfo }: Pick<TargetContext, "api" | "packageInfo">): string {
  if (packageInfo.name !== undefined) return packageInfo.name;
  return caseWords(titleWords(api), "kebab", true).toLowerCase() || "api";
}
