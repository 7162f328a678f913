import type { SourceDocument } from "./document.js";
import { escapeToken } from "./pointer.js";

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * The keys of an object, which stands at a pointer, in the order of the file. JavaScript puts keys that look like indexes
 * first; keys that another file added come last.
 */
export function keysInOrder(
  object: object,
  { document, pointer }: { document: SourceDocument; pointer: string },
): string[] {
  const keys = Object.keys(object);
  // Such keys would all be in front. Looking up places is slow, and hardly any object needs it.
  if (keys.length < 2 || !INDEX.test(keys[0] ?? "")) return keys;
  const placeOf = (key: string): number => {
    const at = `${pointer}/${escapeToken(key)}`;
    const place = document.locate?.(at, "key") ?? { document: document.path, ...document.position(at, "key") };
    return place.document === document.path ? place.offset : Number.POSITIVE_INFINITY;
  };
  const places = new Map(keys.map((key) => [key, placeOf(key)]));
  const at = (key: string): number => places.get(key) ?? Number.POSITIVE_INFINITY;
  return keys.sort((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0));
}
