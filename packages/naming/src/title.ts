import type { Api } from "@sdkwright/ir-schema";
import { asciiOf } from "./ascii.js";
import { caseWords } from "./casing.js";
import { fold } from "./file-names.js";
import { isPreposition } from "./phrases.js";
import { splitWords } from "./words.js";

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
const MAX_WORDS = 3;
/** Letters of a word: what is longer names nothing. */
const MAX_LETTERS = 60;

/** ASCII letters and digits of words, as many as a name may have: what identifiers and package names can hold. */
function plainWords(words: readonly string[]): string[] {
  return words
    .map((word) =>
      asciiOf(word)
        .replace(/[^A-Za-z0-9]/g, "")
        .slice(0, MAX_LETTERS),
    )
    .filter((word) => word !== "");
}

const isFiller = (word: string): boolean => filler.has(word.toLowerCase()) || version.test(word);

/** The words of a part of a title that nothing separates, without what is added behind: `PetstoreAPI` is `Petstore`. */
function tellingWords(part: string): readonly string[] {
  const words = plainWords(splitWords(part));
  while (words.length > 0 && isFiller(words.at(-1) ?? "")) words.pop();
  return words;
}

/** Parts of a title without prepositions that filler words leave at its beginning, and cut-off ones at its end. */
function namingParts(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const start = parts.findIndex(([word]) => !isPreposition(word));
  const first = parts.slice(Math.max(start, 0), Math.max(start, 0) + MAX_WORDS);
  // What follows is cut off: `Acme API with fixes` is `Acme`.
  const isCut = parts.length - Math.max(start, 0) > MAX_WORDS && isPreposition(first.at(-1)?.[0]);
  return isCut ? first.slice(0, -1) : first;
}

/**
 * The words of an API's title that name it, of its first three parts between spaces and other separators: without what
 * titles add (`Acme REST API v2` is `Acme`), and without `Client`, which the names of clients say themselves.
 */
export function titleWords(api: Pick<Api, "name">): string[] {
  const parts = api.name.wire
    .normalize("NFC")
    .replace(possessive, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  const telling = parts.map(tellingWords).filter((words) => words.length > 0);
  const words = namingParts(telling).flat();
  return words.length > 1 && words.at(-1)?.toLowerCase() === "client" ? words.slice(0, -1) : words;
}

/**
 * The words of a title that name its API, in lower case with `separator` between them. What the title writes as one word is
 * one here too: `openai`, `github`.
 */
export function titleLabel(api: Pick<Api, "name">, separator: string): string {
  const tokens: string[] = [];
  for (const word of titleWords(api)) {
    const last = tokens.at(-1);
    if (last !== undefined && api.name.wire.includes(last + word)) tokens[tokens.length - 1] = last + word;
    else tokens.push(word);
  }
  return tokens.join(separator).toLowerCase();
}

/** What a title calls its API, as the beginning of names of classes: `Acme`. `Sdk` where nothing of it can be one. */
export function titleBrand(api: Pick<Api, "name">): string {
  const cased = caseWords(titleWords(api), "pascal", true);
  const brand = /^\d/.test(cased) ? `Api${cased}` : cased;
  return /^[A-Z][A-Za-z0-9]*$/.test(brand) ? brand : "Sdk";
}

/** How a language names its brand. */
export interface BrandOptions {
  /** What the configuration says in place of the title. */
  readonly given?: string | undefined;
  /** The language, or what it keeps classes in, does not tell letter cases apart. */
  readonly isCaseless?: boolean;
  /** What is added to a brand that is taken. Default: `Api`. */
  readonly suffix?: string;
}

/**
 * Returns the brand of an API, chosen so that its root error, such as `AcmeError`, does not have the name of an error of the
 * runtime: for an API called "Stream" and a runtime with a `StreamError`, the SDK would otherwise contain two.
 */
export function brandOf(
  api: Pick<Api, "name">,
  runtimeErrors: ReadonlySet<string>,
  { given, isCaseless = false, suffix = "Api" }: BrandOptions = {},
): string {
  const compared = (name: string): string => (isCaseless ? fold(name) : name);
  const taken = new Set([...runtimeErrors].map(compared));
  let brand = given ?? titleBrand(api);
  while (taken.has(compared(`${brand}Error`))) brand += suffix;
  return brand;
}
