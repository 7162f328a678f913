import { sameWord } from "./words.js";

/** Words after which a method's name says how, not what: the resource goes before them. */
const prepositions = new Set("as at by for from in into of on to via with".split(" "));

/** Where `noun` stands in `words`, or -1. Case and number do not count. */
function indexOfNoun(words: readonly string[], noun: readonly string[]): number {
  for (let start = 0; start + noun.length <= words.length; start++) {
    if (noun.every((word, offset) => sameWord(words[start + offset], word))) return start;
  }
  return -1;
}

/**
 * A method and its resource as a phrase, the verb first: `get` and `users` give `get users`, `listForOrg` and `repos`
 * give `list repos for org`. What the method says of the resource already is not said twice: `listPets` of `pets` stays,
 * `listPets` of `admin pets` gives `list admin pets`.
 */
export function verbAndNoun(method: readonly string[], noun: readonly string[]): readonly string[] {
  if (noun.length === 0) return method;
  for (let from = 0; from < noun.length; from++) {
    const known = noun.slice(from);
    const at = indexOfNoun(method, known);
    if (at >= 0) return [...method.slice(0, at), ...noun.slice(0, from), ...method.slice(at)];
  }
  const preposition = method.findIndex((word, index) => index > 0 && prepositions.has(word.toLowerCase()));
  const end = preposition < 0 ? method.length : preposition;
  return [...method.slice(0, end), ...noun, ...method.slice(end)];
}
