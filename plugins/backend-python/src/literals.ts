import type { JsonForms, JsonValue, Part } from "@sdkwright/plugin-api";
import { foldJson, list, literalEscaper, quotedLiteral, numberLiteral as usualNumber } from "@sdkwright/plugin-api";

const escapeText = literalEscaper({
  short: { "\u0007": "a", "\b": "b", "\f": "f", "\v": "v" },
  // pydantic and httpx take UTF-8, which has no halves of surrogate pairs.
  wholeCharacters: true,
});

/** A string as a literal of the language: the only way in which text of a definition becomes code. */
export const stringLiteral = (value: string): string => quotedLiteral(value, escapeText);

/** A number of JSON. What has no fraction is an integer, of which Python has those of any size. */
export function numberLiteral(value: number): string {
  // A name, such as `float`, could be one of the API's where the literal stands.
  if (!Number.isFinite(value)) return value > 0 ? "1e999" : "-1e999";
  const isWhole = Number.isInteger(value) && Math.abs(value) < 1e21 && !Object.is(value, -0);
  return isWhole ? BigInt(value).toString() : usualNumber(value);
}

export function scalar(value: number | boolean | null): string {
  if (value === null) return "None";
  if (typeof value === "number") return numberLiteral(value);
  return value ? "True" : "False";
}

/** `{"a": 1}`, one entry a line where it does not fit on one. */
export function dict(entries: readonly (readonly [key: string, value: Part])[]): Part {
  const pairs = entries.map(([key, value]): Part => [stringLiteral(key), ": ", value]);
  return list("{", pairs, "}");
}

/** `[1, 2]`. */
export const items = (values: readonly Part[]): Part => list("[", values, "]");

/** `head(a, b)`. */
export const call = (head: Part, args: readonly Part[]): Part => list([head, "("], args, ")");

/** The same without a comma behind an only argument on a line of its own: formatters add none. */
export const plainCall = (head: Part, args: readonly Part[]): Part =>
  list([head, "("], args, ")", { trailing: args.length > 1 });

/** JSON as expressions. */
export const jsonForms: JsonForms<Part> = { text: stringLiteral, scalar, list: items, map: dict };
export const json = (value: JsonValue): Part => foldJson(value, jsonForms);
