import type { JsonForms, JsonValue, Part } from "@sdkwright/plugin-api";
import { foldJson, list, literalEscaper, numberLiteral as usualNumber } from "@sdkwright/plugin-api";

const escapeText = literalEscaper({
  short: { '"': '"', $: "$", "\u000b": "v", "\f": "f", "\u001b": "e" },
  other: (hex) => `\\u{${hex}}`,
  // JSON in PHP is UTF-8, which has no halves of surrogate pairs.
  wholeCharacters: true,
});

const UNSEEN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff]*$/;

/** Whether nothing of a text needs an escape but quotes and backslashes. */
const isPlain = (text: string): boolean =>
  UNSEEN.test(text) || escapeText(text) === text.replace(/[\\"$]/g, (character) => `\\${character}`);

const count = (text: string, character: string): number => text.split(character).length;

/** A string as a literal of the language: the only way in which text of a definition becomes code. */
export function stringLiteral(text: string): string {
  if (!isPlain(text) || count(text, "'") > count(text, '"')) return `"${escapeText(text)}"`;
  return `'${text.replace(/\\(?=[\\']|$)|'/g, (character) => `\\${character}`)}'`;
}

const LARGEST = 2n ** 63n;

/** A number of JSON: one without a fraction is an integer, if PHP has such integers. */
export function numberLiteral(value: number): string {
  const isWhole = Number.isInteger(value) && !Object.is(value, -0);
  // The literal of the smallest integer would be the negative of one that does not exist.
  if (isWhole && BigInt(value) < LARGEST && BigInt(value) > -LARGEST) return BigInt(value).toString();
  return floatLiteral(value);
}

/** A number of the type `float`. */
export function floatLiteral(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "1e999" : "-1e999";
  const text = usualNumber(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

export function scalar(value: number | boolean | null): string {
  if (value === null) return "null";
  return typeof value === "number" ? numberLiteral(value) : String(value);
}

/** `['a' => 1]`, one entry a line where it does not fit on one. */
export const dict = (entries: readonly (readonly [key: string, value: Part])[]): Part =>
  items(entries.map(([key, value]): Part => [stringLiteral(key), " => ", value]));

/** `[1, 2]`. */
export const items = (values: readonly Part[]): Part => list("[", values, "]");

/** `head(a, b)`. */
export const call = (head: Part, args: readonly Part[]): Part => list([head, "("], args, ")");

/** JSON as expressions. */
export const jsonForms: JsonForms<Part> = { text: stringLiteral, scalar, list: items, map: dict };
export const json = (value: JsonValue): Part => foldJson(value, jsonForms);
