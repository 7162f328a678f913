import type { Api } from "@sdkwright/ir-schema";
import { caseWords } from "./casing.js";
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
  return words.map((word) => word.replace(/[^A-Za-z0-9]/g, "").slice(0, MAX_LETTERS)).filter((word) => word !== "");
}

/** The first words of an API's title that name it: without what titles add (`Acme REST API v2` is `Acme`). */
export function titleWords(api: Pick<Api, "name">): string[] {
  const words = plainWords(splitWords(api.name.wire.replace(possessive, "")));
  const telling = words.filter((word) => !filler.has(word.toLowerCase()) && !version.test(word));
  const first = telling.slice(0, MAX_WORDS);
  // What follows is cut off: `Acme API with fixes` is `Acme`.
  return telling.length > MAX_WORDS && isPreposition(first.at(-1)) ? first.slice(0, -1) : first;
}

/** What a title calls its API, as the beginning of names of classes: `Acme`. `Sdk` where nothing of it can be one. */
export function titleBrand(api: Pick<Api, "name">): string {
  const cased = caseWords(titleWords(api), "pascal", true);
  const brand = /^\d/.test(cased) ? `Api${cased}` : cased;
  return /^[A-Z][A-Za-z0-9]*$/.test(brand) ? brand : "Sdk";
}
