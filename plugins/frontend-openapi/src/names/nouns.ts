import { type Name, sameWord, singular, splitWords } from "@sdkwright/plugin-api";

type Words = readonly string[];

/** Nouns that nobody uses without their `s`, though what they mean is often one thing. */
const PLURAL_ONLY: ReadonlySet<string> = new Set(
  `analytics billing contains credentials details diagnostics graphics insights logistics metrics preferences settings
  statistics stats terms`.split(/\s+/),
);

/** Whether a noun means several things; undefined where it may mean one or several. */
export function isPlural(word: string | undefined): boolean | undefined {
  const lower = word?.toLowerCase();
  if (lower === undefined) return false;
  return PLURAL_ONLY.has(lower) ? undefined : singular(lower) !== lower;
}

/** A phrase whose last noun is in the singular. */
export function singularPhrase(words: Words): Words {
  const last = words.at(-1);
  return last === undefined || isPlural(last) !== true ? words : [...words.slice(0, -1), singular(last)];
}

/** Whether one phrase stands in another at a place; case and number do not count. */
export function standsAt(words: Words, at: number, phrase: Words): boolean {
  return phrase.length > 0 && phrase.every((word, offset) => sameWord(words[at + offset], word));
}

/** Where a phrase stands in another; -1 where it does not. */
export function placeOfPhrase(words: Words, phrase: Words): number {
  for (let at = 0; at + phrase.length <= words.length; at++) if (standsAt(words, at, phrase)) return at;
  return -1;
}

/** Words between nouns, and between a verb and what it is done to or for. */
export const PREPOSITIONS: ReadonlySet<string> = new Set("as at by for from in into of on to via with".split(" "));

/** Words that say only that a group is one. */
const GENERIC: ReadonlySet<string> = new Set(
  "api apis controller endpoint endpoints operations resource service".split(" "),
);

/** The noun of a group's name, without what says which of several groups it is: `Trashed files (Web)`, `Locks for files`. */
export function mainNoun({ wire, words: all }: Name): Words {
  if (splitWords(wire).length !== all.length) return all;
  const plain = splitWords(wire.replace(/\([^()]*\)/g, " "));
  const preposition = plain.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word.toLowerCase()));
  const noun = preposition < 0 ? plain : plain.slice(0, preposition);
  const end = noun.length > 1 && GENERIC.has(noun.at(-1)!.toLowerCase()) ? noun.slice(0, -1) : noun;
  return end.length > 0 ? end : all;
}
