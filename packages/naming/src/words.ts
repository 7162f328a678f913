import type { Name } from "@sdkwright/ir-schema";
import { singular } from "./number.js";

/** Words whose capitals are inside: splitting at them would give words that nobody writes. */
export const mixedCaseWords = [
  "GitHub",
  "GitLab",
  "GraphQL",
  "IPv4",
  "IPv6",
  "JavaScript",
  "LinkedIn",
  "MySQL",
  "OAuth",
  "OpenAPI",
  "OpenID",
  "PayPal",
  "PostgreSQL",
  "TypeScript",
  "YouTube",
  "iOS",
  "macOS",
] as const;

const upper = "[\\p{Lu}\\p{Lt}]";
/** Tried in this order at the start of each word; digits go with the word that they touch, the one before them first. */
const wordPattern = new RegExp(
  [
    `(?:${mixedCaseWords.join("|")})\\p{N}*(?!\\p{Ll})`,
    // An initialism in the plural: `IDs`, `URLs`.
    `${upper}{2,}s(?![\\p{Ll}\\p{Lo}\\p{N}])`,
    // Capitals, without the one that starts the next word: `HTTP` of `HTTPServer`, `S3` of `S3Bucket`.
    `\\p{N}*(?:${upper}\\p{M}*\\p{N}*)+(?:(?<=\\p{N})|(?!\\p{Ll}))`,
    `\\p{N}*${upper}?[\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}\\p{N}]+`,
    "\\p{N}+",
  ].join("|"),
  "gu",
);
const run = /[\p{L}\p{M}\p{N}]+/gu;
const innerApostrophe = /(?<=\p{L})['\u2019](?=\p{L})/gu;
const sign = /^\s*([+-])(?=\p{N})/u;

/** How a symbol is read aloud where nothing else tells two texts apart. Longer ones first. */
const symbolWords: readonly (readonly [string, string])[] = [
  ["<=", "less than or equal"],
  [">=", "greater than or equal"],
  ["!=", "not equal"],
  ["==", "equal"],
  ["<", "less than"],
  [">", "greater than"],
  ["=", "equal"],
  ["+", "plus"],
  ["-", "dash"],
  ["*", "star"],
  ["/", "slash"],
  ["\\", "backslash"],
  ["_", "underscore"],
  [".", "dot"],
  [",", "comma"],
  [":", "colon"],
  [";", "semicolon"],
  ["!", "not"],
  ["?", "question"],
  ["@", "at"],
  ["#", "hash"],
  ["$", "dollar"],
  ["%", "percent"],
  ["&", "and"],
  ["|", "or"],
  ["~", "tilde"],
  ["^", "caret"],
  ["(", "open"],
  [")", "close"],
  ["[", "open"],
  ["]", "close"],
  ["{", "open"],
  ["}", "close"],
  ["'", "quote"],
  ['"', "quote"],
  ["`", "backtick"],
];
/** Characters of a text that can count for its words: what is longer is prose, and no name. */
const MAX_LENGTH = 400;
const alnum = /[\p{L}\p{M}\p{N}]/u;

function splitRuns(text: string): string[] {
  const words: string[] = [];
  for (const [letters] of text.matchAll(run)) words.push(...(letters.match(wordPattern) ?? []));
  return words;
}

/** One symbol of a text, in words; a character without a name of its own as its code point. */
function readSymbol(text: string, at: number): { words: string[]; length: number } {
  const known = symbolWords.find(([symbol]) => text.startsWith(symbol, at));
  if (known) return { words: known[1].split(" "), length: known[0].length };
  const code = text.codePointAt(at) as number;
  const length = code > 0xffff ? 2 : 1;
  if (/\s/.test(text.slice(at, at + length))) return { words: ["space"], length };
  return { words: [`u${code.toString(16)}`], length };
}

const separator = /[\s_./:-]/;

/**
 * The words of a text with its symbols read aloud: `-created` is `minus created`, `a.b` is `a dot b`. For names that
 * {@link splitWords} alone cannot tell apart. Without `separators`, those between words stay unread: `-a_b` is
 * `minus a b`. Empty only for the empty text.
 */
export function spellWords(text: string, { separators = true }: { separators?: boolean } = {}): string[] {
  const normal = text.slice(0, MAX_LENGTH).normalize("NFC");
  const words: string[] = [];
  let at = 0;
  while (at < normal.length) {
    let end = at;
    while (end < normal.length && alnum.test(String.fromCodePoint(normal.codePointAt(end) as number))) {
      end += (normal.codePointAt(end) as number) > 0xffff ? 2 : 1;
    }
    if (end > at) {
      words.push(...splitRuns(normal.slice(at, end)));
      at = end;
      continue;
    }
    const symbol = readSymbol(normal, at);
    const isMinus = at === 0 && normal[0] === "-" && normal.length > 1;
    const isEdge = at === 0 || at + symbol.length === normal.length;
    if (isMinus) words.push("minus");
    else if (separators || isEdge || !separator.test(normal.slice(at, at + symbol.length))) words.push(...symbol.words);
    at += symbol.length;
  }
  return words;
}

const onlyWords = /^[A-Za-z0-9]+$/;
const wordsAndSeparators = /^[A-Za-z0-9]+(?:[\s_./:-][A-Za-z0-9]+)*$/;

/** How much of a text its words leave out: nothing (0), separators between them (1), or symbols that mean something (2). */
export function lossOf(text: string): 0 | 1 | 2 {
  if (onlyWords.test(text)) return 0;
  if (wordsAndSeparators.test(text)) return 1;
  const words = splitWords(text).length;
  if (spellWords(text, { separators: false }).length !== words) return 2;
  return spellWords(text).length === words ? 0 : 1;
}

/** Most texts of definitions: lower-case words between separators. They need no closer look. */
const lowerCase = /^[a-z0-9]+(?:[\s_./:-]+[a-z0-9]+)*$/;
const lowerCaseWord = /[a-z0-9]+/g;

function split(text: string): readonly string[] {
  if (text.length <= MAX_LENGTH && lowerCase.test(text)) return text.match(lowerCaseWord) as string[];
  const normal = text.slice(0, MAX_LENGTH).normalize("NFC").replace(innerApostrophe, "");
  const words = splitRuns(normal);
  if (words.length === 0) return spellWords(text);
  const signed = sign.exec(normal);
  return signed ? [signed[1] === "+" ? "plus" : "minus", ...words] : words;
}

const memo = new Map<string, readonly string[]>();
const memoLimit = 100_000;

/**
 * The words of a text, in their letter case (NFC). Separators and symbols are dropped, unless nothing else is left or a
 * sign stands before a number (`+1` is `plus 1`). `HTTPServer` is `HTTP Server`, `userIDs` is `user IDs`, `v2_users` is
 * `v2 users`: digits stay with the word that they touch. Of a text as long as prose, only the beginning counts. Empty only
 * for the empty text.
 */
export function splitWords(text: string): readonly string[] {
  const known = memo.get(text);
  if (known) return known;
  if (memo.size >= memoLimit) memo.clear();
  const words = split(text);
  memo.set(text, words);
  return words;
}

/** A name from the text of a definition. Inferred, unless it is said that the definition chose it for code. */
export function makeName(
  wire: string,
  { explicit = false, words = splitWords(wire) }: { explicit?: boolean; words?: readonly string[] } = {},
): Name {
  return { wire, words, explicit };
}

/** Whether two words are one, but for case and number: `Users` and `user`. */
export function sameWord(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a === b) return true;
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  // No plural begins otherwise than its singular.
  return one[0] === other[0] && (one === other || singular(one) === singular(other));
}
