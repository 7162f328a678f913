import type { JsonValue } from "@sdkwright/plugin-api";
import { literalEscaper, numberLiteral as usualNumber } from "@sdkwright/plugin-api";

const escapeText = literalEscaper({
  short: { '"': '"', "\0": "0" },
  other: (hex) => `\\u{${hex}}`,
  // Text of Swift is Unicode, which has no halves of surrogate pairs.
  wholeCharacters: true,
});

/** How many signs have to stand around a raw literal, so that nothing in it ends it or is an escape. */
export function rawMark(text: string): string {
  let mark = "#";
  while (text.includes(`"${mark}`) || text.includes(`\\${mark}`)) mark += "#";
  return mark;
}

/**
 * A string as a literal of the language: the only way in which text of a definition becomes code. It is a raw one if its text has
 * quotes or backslashes, and nothing else that needs an escape.
 */
export function stringLiteral(text: string): string {
  const escaped = escapeText(text);
  if (escaped === text) return `"${text}"`;
  // A raw literal that begins with two quotes more would look like one of several lines.
  if (escaped !== text.replace(/["\\]/g, "\\$&") || text.startsWith('""')) return `"${escaped}"`;
  const mark = rawMark(text);
  return `${mark}"${text}"${mark}`;
}

/** A string as a literal where the language takes no raw ones, as in attributes. */
export const escapedLiteral = (text: string): string => `"${escapeText(text)}"`;

/** Digits in groups of three, as linters want those of large numbers. */
export const grouped = (digits: string): string =>
  digits.length < 7 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, "_");

/** An integer by its digits. */
export const integerLiteral = (digits: string): string => digits.replace(/\d+$/, grouped);

/** A number as a literal: one without a fraction is an integer, if the largest type holds it. */
export function numberLiteral(value: number): string {
  if (!Number.isInteger(value)) return doubleLiteral(value);
  return Number.isSafeInteger(value) ? integerLiteral(String(value === 0 ? 0 : value)) : doubleLiteral(value);
}

/** A number of the type `Double`. */
export function doubleLiteral(value: number): string {
  const [, sign = "", whole = "", rest = ""] = /^(-?)(\d+)(.*)$/.exec(usualNumber(value)) ?? [];
  return `${sign}${grouped(whole)}${rest.startsWith(".") ? rest : `.0${rest}`}`;
}

/** A constant of the definition as a literal. */
export function constantLiteral(value: string | number | boolean): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "number" ? numberLiteral(value) : String(value);
}

/** Characters that JSON allows as they are but code should not contain. JSON has an escape for each. */
const HIDDEN = literalEscaper({ short: {} });

/** A text as JSON in which nothing is hidden. */
const jsonText = (text: string): string => JSON.stringify(text).replace(/[^\x20-\x7e]+/g, (part) => HIDDEN(part));

const isScalar = (value: JsonValue): boolean => typeof value !== "object" || value === null;

/** JSON on one line. */
function flatJson(value: JsonValue): string {
  if (typeof value === "string") return jsonText(value);
  if (isScalar(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatJson).join(", ")}]`;
  const entries = Object.entries(value as { [key: string]: JsonValue });
  return `{${entries.map(([key, one]) => `${jsonText(key)}: ${flatJson(one)}`).join(", ")}}`;
}

/** JSON in lines that are not longer than `width`, where it has a place to be broken at. */
export function jsonLines(value: JsonValue, width: number, before = ""): string[] {
  const flat = before + flatJson(value);
  if (flat.length <= width - 2 || isScalar(value)) return [flat];
  const isList = Array.isArray(value);
  const items = isList
    ? (value as JsonValue[]).map((one) => jsonLines(one, width - 2))
    : Object.entries(value as { [key: string]: JsonValue }).map(([key, one]) =>
        jsonLines(one, width - 2, `${jsonText(key)}: `),
      );
  if (items.length === 0) return [flat];
  const lines = items.flatMap((item, at) =>
    item.map((line, row) => `  ${line}${row === item.length - 1 && at < items.length - 1 ? "," : ""}`),
  );
  return [`${before}${isList ? "[" : "{"}`, ...lines, isList ? "]" : "}"];
}
