import type { JsonForms, JsonValue, Part } from "@sdkwright/plugin-api";
import {
  foldJson,
  group,
  indent,
  line,
  list,
  literalEscaper,
  numberLiteral as usualNumber,
} from "@sdkwright/plugin-api";

const escapeText = literalEscaper({
  short: { '"': '"', "\u0007": "a", "\b": "b", "\v": "v", "\f": "f", "\u001b": "e" },
  other: (hex) => `\\u{${hex}}`,
  // Text of JSON is UTF-8, which has no halves of surrogate pairs.
  wholeCharacters: true,
});

/** Text that single quotes take as it is, as most do. */
const SIMPLE = /^[ !#-&(-[\]-~]*$/;

/** What begins an interpolation: linters look for it between single quotes too. */
const INTERPOLATION = /#(?=[{$@])/g;

/** Whether nothing of a text needs an escape but quotes and backslashes. */
const isPlain = (text: string): boolean => escapeText(text) === text.replace(/["\\]/g, "\\$&");

/** A string as a literal of the language: the only way in which text of a definition becomes code. */
export function stringLiteral(text: string): string {
  if (SIMPLE.test(text) && !text.includes("#{")) return `'${text}'`;
  if (!text.includes("'") && !text.includes("#{") && isPlain(text))
    return `'${text.replace(/\\(?=[\\']|$)/g, "\\\\")}'`;
  return `"${escapeText(text).replace(INTERPOLATION, "\\#")}"`;
}

/** Digits in groups of three, as linters want those of large numbers. */
const grouped = (digits: string): string => (digits.length < 5 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, "_"));

/** A number of JSON: one without a fraction is an integer, of which Ruby has those of any size. */
export function numberLiteral(value: number): string {
  const isWhole = Number.isInteger(value) && Math.abs(value) < 1e21 && !Object.is(value, -0);
  if (!isWhole) return floatLiteral(value);
  return `${value < 0 ? "-" : ""}${grouped(BigInt(Math.abs(value)).toString())}`;
}

/** A number of the class `Float`. */
export function floatLiteral(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "Float::INFINITY" : "-Float::INFINITY";
  const [, sign = "", digits = "", rest = ""] = /^(-?)(\d+)(.*)$/.exec(usualNumber(value)) ?? [];
  if (rest.startsWith("e")) return `${sign}${digits}.0${rest}`;
  return `${sign}${grouped(digits)}${rest === "" ? ".0" : rest}`;
}

export function scalar(value: number | boolean | null): string {
  if (value === null) return "nil";
  return typeof value === "number" ? numberLiteral(value) : String(value);
}

/** A list or the arguments of a call, one item a line where they do not fit on one. */
const without = { trailing: false } as const;

/** A value behind its key or its name, on a line of its own where it fits on none with that; lists and hashes break themselves. */
export const assigned = (head: string, value: Part): Part => [
  head,
  typeof value === "string" ? group(indent(line, value)) : [" ", value],
];

/** `{ 'a' => 1 }`, with other parts before the entries. */
export function map(entries: readonly (readonly [key: string, value: Part])[], before: readonly Part[] = []): Part {
  const pairs = entries.map(([key, value]) => assigned(`${stringLiteral(key)} =>`, value));
  return list("{", [...before, ...pairs], "}", { ...without, spaced: true });
}

/** `{ a: 1 }`, of keys that are names. */
export function record(entries: readonly (readonly [key: string, value: Part])[]): Part {
  const pairs = entries.map(([key, value]): Part => (key === value ? `${key}:` : assigned(`${key}:`, value)));
  return list("{", pairs, "}", { ...without, spaced: true });
}

/** `[1, 2]`. */
export const items = (values: readonly Part[]): Part => list("[", values, "]", without);

/** `%i[a b]`, of names. */
export const symbols = (names: readonly string[]): Part => list("%i[", names, "]", { ...without, separator: "" });

/** `head(a, b)`. */
export const call = (head: Part, args: readonly Part[]): Part =>
  args.length === 0 ? head : list([head, "("], args, ")", without);

/** JSON as expressions. */
export const jsonForms: JsonForms<Part> = { text: stringLiteral, scalar, list: items, map };
export const json = (value: JsonValue): Part => foldJson(value, jsonForms);
