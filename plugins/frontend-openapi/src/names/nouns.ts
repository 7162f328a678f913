import { isPreposition, type Name, singular, splitWords } from "@sdkwright/plugin-api";

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

/** Words that say only that a group is one. */
const GENERIC: ReadonlySet<string> = new Set(
  "api apis controller endpoint endpoints operations resource service".split(" "),
);

/** The noun of a group's name, without what says which of several groups it is: `Trashed files (Web)`, `Locks for files`. */
export function mainNoun({ wire, words: all }: Name): Words {
  if (splitWords(wire).length !== all.length) return all;
  const plain = splitWords(wire.replace(/\([^()]*\)/g, " "));
  const preposition = plain.findIndex((word, index) => index > 0 && isPreposition(word));
  const noun = preposition < 0 ? plain : plain.slice(0, preposition);
  const end = noun.length > 1 && GENERIC.has(noun.at(-1)!.toLowerCase()) ? noun.slice(0, -1) : noun;
  return end.length > 0 ? end : all;
}
