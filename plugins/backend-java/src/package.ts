import type { PackageTarget } from "@sdkwright/plugin-api";
import { brandOf as freeBrand, isDeviceName, titleBrand, titleWords } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { ERRORS, KEYWORDS } from "./reserved.js";

type Target = PackageTarget<Options>;

/** The API's name in class names: `Acme` in `AcmeClient`. */
export function brandOf({ api, options }: Pick<Target, "api" | "options">): string {
  return options["client-class-name"]?.replace(/(?<=.)Client$/, "") ?? titleBrand(api);
}

/** The API's name in exceptions, of which none may be called as one of the runtime: `JsonRpcException` of an API "JSON-RPC". */
export function exceptionBrand(target: Pick<Target, "api" | "options">): string {
  // Each exception is a file, and some file systems do not tell letter cases apart.
  return freeBrand(target.api, ERRORS, { given: brandOf(target), isCaseless: true, suffix: "Sdk" });
}

/** Where Maven finds the library. */
export interface Coordinate {
  readonly group: string;
  readonly artifact: string;
}

/** The coordinates that the configuration states; else those of a group that nobody can publish. */
export function coordinateOf({ api, options, packageInfo: { name } }: Target): Coordinate {
  const given = options.coordinate ?? (name?.includes(":") ? name : undefined);
  const [group = "com.example", artifact] = given?.split(":") ?? [];
  const words = titleWords(api).join("-").toLowerCase() || "api";
  return { group, artifact: artifact ?? words };
}

/** A word that may be an element of a package's name. */
function element(word: string): string {
  const plain = word.toLowerCase().replace(/[^a-z0-9_]/g, "");
  return /^\d/.test(plain) || KEYWORDS.has(plain) || isDeviceName(plain) ? `_${plain}` : plain;
}

/** The package of the SDK: the option, or the group with the API's name behind it. */
export function packageName(target: Target): string {
  const given = target.options["package-name"];
  const { group } = coordinateOf(target);
  const brand = element(brandOf(target)) || "api";
  const elements = (given ?? group)
    .split(".")
    .map(element)
    .filter((part) => part !== "");
  return (given === undefined && elements.at(-1) !== brand ? [...elements, brand] : elements).join(".");
}
