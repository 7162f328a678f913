import type { PackageTarget } from "@sdkwright/plugin-api";
import { caseWords, isDeviceName, splitWords, titleBrand, titleLabel } from "@sdkwright/plugin-api";
import type { Options } from "./options.js";
import { TYPES } from "./reserved.js";

type Target = PackageTarget<Options>;

/** A name in snake_case: `http_client` of `HTTPClient`. */
export const snake = (name: string): string => caseWords(splitWords(name), "snake", true);

/** Modules and classes that every Ruby program has, in whose place no SDK can stand. */
const isTaken = (name: string): boolean => TYPES.has(name) || RUBY.has(name);

const RUBY: ReadonlySet<string> = new Set(
  (
    "Comparable Complex Data Dir Encoding Errno Etc Fiber File FileTest FileUtils GC Gem IPAddr JSON Logger Marshal Math " +
    "Method Minitest Monitor Mutex Net Object ObjectSpace OpenSSL Process Psych Queue Ractor Rake Random Range Rational " +
    "RDoc Regexp Ripper Ruby RubyVM SecureRandom Set Signal Socket Tempfile Thread Timeout URI Warning WeakRef YAML Zlib"
  ).split(" "),
);

/** The module of the SDK: the option, or the API's name. */
export function moduleOf({ api, options }: Pick<Target, "api" | "options">): string {
  const given = options["module-name"];
  if (given !== undefined) return given;
  const brand = titleBrand(api);
  return isTaken(brand) || isDeviceName(brand) ? `${brand}Api` : brand;
}

/** What programs require: `acme`. */
export function libraryOf(target: Pick<Target, "api" | "options">): string {
  const module = moduleOf(target);
  const fromTitle = titleLabel(target.api, "_");
  const library = fromTitle.replaceAll("_", "") === module.toLowerCase() ? fromTitle : snake(module);
  return isDeviceName(library) ? `${library}_api` : library;
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^@/, "")
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^[-_\d]+|[-_]+$/g, "");

/** The name of the gem: that of the library, unless it has one. */
export function packageName(target: Target): string {
  const { api, options, packageInfo } = target;
  const given = options["package-name"] ?? words(packageInfo.name ?? "");
  const name = given || words(titleLabel(api, "_"));
  return name === "" || isDeviceName(name) ? libraryOf(target) : name;
}
