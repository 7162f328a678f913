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
  // One path for the whole walk: hashes and the like look suspicious, so that many large texts are walked through.
  const path: string[] = [];
  const visit = (holder: { [key: string]: Json }): void => {
    for (const key in holder) {
      const item = holder[key];
      if (typeof item === "object" && item !== null) {
        path.push(key);
        visit(item as { [key: string]: Json });
        path.pop();
      } else if (typeof item === "number" && !Number.isFinite(item)) {
        found.push([...path, key]);
        holder[key] = null;
      }
    }
  };
  if (typeof data === "object" && data !== null) visit(data as { [key: string]: Json });
  return found;
}
