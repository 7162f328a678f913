import { oncePer } from "@sdkwright/ir-schema";
import type { Casing } from "./profile.js";
import { mixedCaseWords } from "./words.js";

const capitals = /^(?=.*\p{Lu})[\p{Lu}\p{N}\p{M}]{2,}$|^\p{Lu}{2,}s$/u;
const mixedCase = new Map<string, string>(mixedCaseWords.map((word) => [word.toLowerCase(), word]));
/** At most one capital, at the start: nothing to preserve. */
const plainWord = /^[A-Za-z]?[a-z0-9]*$/;
const trailingDigits = /\p{N}+$/u;
const lettersOnly = /^[A-Za-z]+$/;
const digitEdge = /(?<=\p{L}\p{M}*)(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const initialisms = new Set(
  "API CPU CSS CSV DNS GUID HTML HTTP HTTPS ID IDS IP JSON JWT PDF RPC SDK SMS SQL SSH SSL SSO TCP TLS UDP UI URI URL UTC UUID VAT VM XML".split(
    " ",
  ),
);

/** `GitHub` and the like, however the text spells it, as long as it does so with a capital. */
function asMixedCase(word: string): string | undefined {
  if (plainWord.test(word)) return undefined;
  const lower = word.toLowerCase();
  if (lower === word) return undefined;
  const digits = trailingDigits.exec(word)?.[0] ?? "";
  const known = mixedCase.get(lower) ?? mixedCase.get(lower.slice(0, lower.length - digits.length));
  if (!known) return undefined;
  return known.length === word.length ? known : known + digits;
}

function capitalize(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) as number);
  return first.toUpperCase() + word.slice(first.length).toLowerCase();
}

function capitalizeFirst(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) as number);
  return first.toUpperCase() + word.slice(first.length);
}

/** Whether a text shouts, so that capitals in it say nothing: `CUSTOMER_ID`. */
function isShouted(words: readonly string[]): boolean {
  return words.length > 1 && words.every((word) => word === word.toUpperCase());
}

/** `ID` of `id`, `IDs` of `ids`, `UUID4` of `uuid4`: where a language writes the word in capitals wherever it stands. */
function asInitialism(word: string, always: ReadonlySet<string>): string | undefined {
  const shouted = word.toUpperCase();
  if (always.has(shouted)) return shouted;
  const stem = shouted.replace(/(?:S|\p{N}+)$/u, "");
  return always.has(stem) ? stem + word.slice(stem.length).toLowerCase() : undefined;
}

const none: ReadonlySet<string> = new Set();

function casePascal(word: string, smart: boolean, shouted: boolean, always: ReadonlySet<string>): string {
  const initialism = asInitialism(word, always);
  if (initialism !== undefined) return initialism;
  const mixed = asMixedCase(word);
  if (mixed) return capitalizeFirst(mixed);
  const isInitialism = smart && capitals.test(word) && (!shouted || initialisms.has(word));
  return isInitialism ? word : capitalize(word);
}

/** Words that were cased, by the initialisms of the language: the names of an API repeat the same few thousand. */
const casedWords = oncePer((_: ReadonlySet<string>) => ({
  smart: new Map<string, string>(),
  plain: new Map<string, string>(),
}));
const casedLimit = 100_000;

/** One word of a name in PascalCase. Of words that shout together none is kept: they are few. */
function pascalWord(word: string, smart: boolean, shouted: boolean, always = none): string {
  if (shouted) return casePascal(word, smart, shouted, always);
  const known = casedWords(always)[smart ? "smart" : "plain"];
  let cased = known.get(word);
  if (cased === undefined) {
    if (known.size >= casedLimit) known.clear();
    cased = casePascal(word, smart, shouted, always);
    known.set(word, cased);
  }
  return cased;
}

function endsWithDigit(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  return code < 0x80 ? code >= 0x30 && code <= 0x39 : /\p{N}$/u.test(text);
}

function startsWithDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code < 0x80 ? code >= 0x30 && code <= 0x39 : /^\p{N}/u.test(text);
}

/** Words without a separator; two digits that would meet are kept apart by `_` (`v1_2`). */
function joinCapitalized(words: readonly string[]): string {
  let text = "";
  for (const word of words) text += startsWithDigit(word) && endsWithDigit(text) ? `_${word}` : word;
  return text;
}

/** Without smart casing, digits are words of their own where a separator shows them: `v_2`. */
function lowerWords(words: readonly string[], smart: boolean): string[] {
  const parts = smart ? words : words.flatMap((word) => (lettersOnly.test(word) ? word : word.split(digitEdge)));
  return parts.map((word) => word.toLowerCase());
}

/**
 * Words as one name. Independent of any locale. Smart casing keeps numbers (`v2`, not `v_2`) and initialisms that the
 * words spell in capitals (`CustomerID`). Words of `always` are in capitals however they are spelled, unless the casing is
 * lower. `preserve` only joins. Says nothing about what a language admits.
 */
export function caseWords(
  words: readonly string[],
  casing: Casing,
  smart: boolean,
  always?: ReadonlySet<string>,
): string {
  switch (casing) {
    case "pascal": {
      const shouted = smart && isShouted(words);
      return joinCapitalized(words.map((word) => pascalWord(word, smart, shouted, always)));
    }
    case "camel": {
      const shouted = smart && isShouted(words);
      return joinCapitalized(
        words.map((word, index) => (index === 0 ? word.toLowerCase() : pascalWord(word, smart, shouted, always))),
      );
    }
    case "snake":
      return lowerWords(words, smart).join("_");
    case "screaming":
      return lowerWords(words, smart).join("_").toUpperCase();
    case "kebab":
      return lowerWords(words, smart).join("-");
    case "preserve":
      return words.join("");
    default:
      return casing satisfies never;
  }
}
