import { sameWord } from "./words.js";

type Words = readonly string[];

const PREPOSITIONS: ReadonlySet<string> = new Set("as at by for from in into of on to via with".split(" "));

/** Whether a word stands between nouns, or between a verb and what it is done to or for. */
export function isPreposition(word: string | undefined): boolean {
  return word !== undefined && PREPOSITIONS.has(word.toLowerCase());
}

/** Whether a phrase stands in words at a place; case and number do not count. An empty one stands nowhere. */
export function standsAt(words: Words, at: number, phrase: Words): boolean {
  return phrase.length > 0 && phrase.every((word, offset) => sameWord(words[at + offset], word));
}

/** Where a phrase first stands in words; -1 where it does not. */
export function placeOfPhrase(words: Words, phrase: Words): number {
  for (let at = 0; at + phrase.length <= words.length; at++) if (standsAt(words, at, phrase)) return at;
  return -1;
}
