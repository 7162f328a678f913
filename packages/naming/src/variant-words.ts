import { placeOfPhrase } from "./phrases.js";
import { splitWords } from "./words.js";

type Words = readonly string[];

/** The words of a variant without those at its start and its end that its union has too. At least one is left. */
function distinctWords(union: Words, variant: Words): Words {
  let start = 0;
  while (start < variant.length - 1 && placeOfPhrase(union, variant.slice(0, start + 1)) >= 0) start++;
  let end = variant.length;
  while (end - 1 > start && placeOfPhrase(union, variant.slice(end - 1)) >= 0) end--;
  return variant.slice(start, end);
}

/**
 * For each variant of a union, by the names of both, the words that tell it apart: `Developer` for `RequestDeveloperMessage` of
 * `RequestMessage`. Variants for which these would be the same keep all of theirs. No other variant has a say, so that adding one
 * renames none that is told apart.
 */
export function variantWords(union: string, variants: readonly string[]): readonly Words[] {
  const ofUnion = splitWords(union);
  const whole = variants.map((variant) => splitWords(variant));
  const short = whole.map((words) => distinctWords(ofUnion, words));
  const keyOf = (words: Words): string => words.join(" ").toLowerCase();
  const count = new Map<string, number>();
  for (const words of short) count.set(keyOf(words), (count.get(keyOf(words)) ?? 0) + 1);
  return short.map((words, index) => ((count.get(keyOf(words)) ?? 0) > 1 ? (whole[index] ?? words) : words));
}
