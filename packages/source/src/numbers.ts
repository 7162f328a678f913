import type { Json } from "./document.js";

/** What numbers without a finite value are written like: few texts have it, so that few have to be looked through. */
const SUSPICIOUS = /e\+?\d{3}|\d{300}|\.(?:inf|nan)/i;

/**
 * Makes null of the numbers of a document that are beyond the range of numbers: no language has a literal for them.
 * Returns where they stood.
 */
export function dropUnbounded(data: Json, text: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  if (!SUSPICIOUS.test(text)) return found;
  const isUnbounded = (value: Json): boolean => typeof value === "number" && !Number.isFinite(value);
  const visit = (value: Json, path: readonly string[]): void => {
    if (typeof value !== "object" || value === null) return;
    const holder = value as { [key: string]: Json };
    for (const key of Object.keys(holder)) {
      const item = holder[key] as Json;
      if (isUnbounded(item)) {
        found.push([...path, key]);
        holder[key] = null;
      } else visit(item, [...path, key]);
    }
  };
  visit(data, []);
  return found;
}
