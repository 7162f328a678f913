import { singular } from "./number.js";
import { isPreposition, placeOfPhrase } from "./phrases.js";

/** Verbs that are about several things at once. */
const ofMany = new Set("list search query find count export import".split(" "));
/** Words that are not a verb alone: `batch create`. */
const adverbs = new Set("batch bulk mass multi".split(" "));

const conjunctions = new Set(["and", "or"]);

/** How many words at the start of a method's name are its verb: `create`, `batch create`, `create or update`. */
function verbLength(method: readonly string[]): number {
  const is = (words: ReadonlySet<string>, at: number): boolean => words.has((method[at] ?? "").toLowerCase());
  let length = is(adverbs, 0) ? 2 : 1;
  while (is(conjunctions, length)) length += 2;
  return length;
}

/** A noun behind a verb: in the plural, as resources are called, only where it is what the verb of many things is about. */
function nounFor(verb: readonly string[], noun: readonly string[], rest: readonly string[]): readonly string[] {
  const first = (verb[0] ?? "").toLowerCase();
  const isObject = rest.length === 0 || isPreposition(rest[0]);
  if (isObject && (adverbs.has(first) || ofMany.has(first))) return noun;
  return [...noun.slice(0, -1), singular(noun.at(-1) as string)];
}

/**
 * A method and its resource as a phrase: the verb, the resource, the rest. `get` and `users` give `get user`, `list` and
 * `users` `list users`, `addFollowers` and `tasks` `add task followers`, `listForOrg` and `repos` `list repos for org`.
 * What the method says of the resource already is not said twice: `listPets` of `pets` stays, `listPets` of `admin pets`
 * gives `list admin pets`.
 */
export function verbAndNoun(method: readonly string[], noun: readonly string[]): readonly string[] {
  if (noun.length === 0) return method;
  for (let from = 0; from < noun.length; from++) {
    const known = noun.slice(from);
    const at = placeOfPhrase(method, known);
    if (at >= 0) return [...method.slice(0, at), ...noun.slice(0, from), ...method.slice(at)];
  }
  const verb = method.slice(0, verbLength(method));
  const rest = method.slice(verb.length);
  return [...verb, ...nounFor(verb, noun, rest), ...rest];
}
