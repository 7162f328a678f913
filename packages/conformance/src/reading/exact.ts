import type { PlainJson } from "./shown.js";

/** A number of JSON as it was written. */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** JSON whose numbers are as they were written. */
export type ExactJson =
  | null
  | boolean
  | string
  | ExactNumber
  | readonly ExactJson[]
  | { readonly [key: string]: ExactJson };

const TOKEN = /"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Marks numbers in the text that `JSON.parse` reads; no text of a scenario begins with it. */
const MARK = "\u0001";

function revive(value: unknown): ExactJson {
  if (typeof value === "string") return value.startsWith(MARK) ? new ExactNumber(value.slice(1)) : value;
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== "object" || value === null) return value as null | boolean;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revive(item)]));
}

/** Reads JSON without rounding its numbers: `JSON.parse` of Node.js 20 gives no access to their text. */
export function parseExact(text: string): ExactJson {
  const marked = text.replaceAll(TOKEN, (token) => (token.startsWith('"') ? token : `"\\u0001${token}"`));
  return revive(JSON.parse(marked));
}

/** A value of an answer, in which large integers are `{ "$int": digits }` and bytes `{ "$bytes": base64 }`. */
export function exactOf(value: unknown): ExactJson {
  if (typeof value === "number") return new ExactNumber(String(value));
  if (Array.isArray(value)) return value.map(exactOf);
  if (typeof value !== "object" || value === null) return value as null | boolean | string;
  const { $int, $bytes } = value as { readonly $int?: string; readonly $bytes?: string };
  if ($int !== undefined) return new ExactNumber($int);
  if ($bytes !== undefined) return $bytes;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, exactOf(item)]));
}

const INTEGER = /^-?\d+$/;

/** The integer that a number is, in digits; undefined for one with a fraction. `5.0` and `5e2` are integers. */
export function integerText({ text }: ExactNumber): string | undefined {
  if (INTEGER.test(text)) return String(BigInt(text));
  const value = Number(text);
  return Number.isInteger(value) ? String(BigInt(value)) : undefined;
}

/** JSON in one form, whatever its numbers were written like: what values of any type are compared by. */
export function canonicalJson(value: ExactJson): PlainJson {
  if (value instanceof ExactNumber) {
    const digits = integerText(value);
    if (digits === undefined) return Number(value.text);
    return Number.isSafeInteger(Number(digits)) ? Number(digits) : { $int: digits };
  }
  if (Array.isArray(value)) return value.map(canonicalJson);
  if (typeof value !== "object" || value === null) return value as null | boolean | string;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, canonicalJson(item)]));
}
