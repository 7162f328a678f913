import type { IntegerReader } from "./json.js";

/** Text of 16 digits or more can hold an integer beyond 2^53 - 1; anything shorter cannot. */
const suspicious = /[:[,]\s*-?\d{16,}\s*[,}\]]/;

/**
 * Finds an integer that a number cannot keep exactly, in one of the named properties. Text without long numbers costs one
 * search.
 */
export const checkIntegers: IntegerReader = (text, names) => {
  if (!suspicious.test(text)) return undefined;
  const wanted = new Set(names);
  const pattern = /"((?:[^"\\]|\\.)*)"\s*:\s*(\[[-\d\s,]*\]|-?\d{16,})(?=\s*[,}\]])/g;
  for (const [, key = "", value = ""] of text.matchAll(pattern)) {
    const name = JSON.parse(`"${key}"`) as string;
    if (wanted.has(name) && (value.match(/-?\d{16,}/g) ?? []).some(isLossy)) return `$..${name}`;
  }
  return undefined;
};

function isLossy(digits: string): boolean {
  return BigInt(digits) !== BigInt(Number(digits));
}
