import { nearest, splitWords } from "@sdkwright/compiler";

/** As many names are suggested. */
const MOST = 3;
/** Of the words that either name has, the part that both have. */
const SHARED = 1 / 3;

/** Words of a name, each once; `getAlbum` of `albums` says `album` twice. */
function wordsOf(name: string): ReadonlySet<string> {
  return new Set(splitWords(name).map((word) => word.toLowerCase().replace(/(?<=...)s$/, "")));
}

/** How much two names have in common: from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

/** Calls for a call such as `albums.get`, those of its resource if there are any; other names for another name. */
function comparable(name: string, known: readonly string[]): readonly string[] {
  const path = name.replace(/^(?:await )?client\./, "").split(".");
  const sameKind = known.filter((one) => one.includes(".") === path.length > 1);
  const [resource = ""] = path;
  const sameResource = path.length > 1 ? sameKind.filter((one) => nearest(resource, one.split(".", 1))) : [];
  return sameResource.length > 0 ? sameResource : sameKind;
}

/**
 * The names that the author of an unknown one may have meant, the likeliest first: the one that is few typing errors
 * away, else those that share most words with it. Names that differ in case or separators count once.
 */
export function similarNames(name: string, known: Iterable<string>): readonly string[] {
  const distinct = new Map<string, string>();
  for (const one of known) {
    const words = splitWords(one).join(" ").toLowerCase();
    if (!distinct.has(words)) distinct.set(words, one);
  }
  const meant = nearest(name, distinct.values());
  if (meant !== undefined) return [meant];
  const wanted = wordsOf(name);
  return comparable(name, [...distinct.values()])
    .map((candidate) => ({ candidate, likeness: likeness(wanted, wordsOf(candidate)) }))
    .filter((one) => one.likeness >= SHARED)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}
