import type { Unit } from "../token-reader.js";

/** The escapes of one letter in quoted literals and heredocs; the quotation mark belongs to quoted ones alone. */
const SIMPLE: { readonly [letter: string]: string } = {
  n: "\n",
  t: "\t",
  r: "\r",
  v: "\v",
  e: "\x1b",
  f: "\f",
  "\\": "\\",
  $: "$",
};

const NUMERIC = /\\(?:([0-7]{1,3})|x([\da-fA-F]{1,2})|u\{([\da-fA-F]+)\})/y;

/** Bytes of an escape: PHP's strings are bytes, of which those beyond ASCII are shown by their number. */
const byte = (digits: string, radix: number): string => String.fromCharCode(Number.parseInt(digits, radix) & 0xff);

/**
 * The escape at a backslash in a literal between double quotes or in a heredoc. Where PHP has none, the backslash stands for
 * itself. Undefined where PHP refuses it.
 */
export function escapeAt(text: string, at: number, quote: string): Unit | undefined {
  const letter = text[at + 1] ?? "";
  if (letter === quote && quote !== "") return { value: quote, length: 2 };
  const simple = SIMPLE[letter];
  if (simple !== undefined) return { value: simple, length: 2 };
  NUMERIC.lastIndex = at;
  const [whole, octal, hex, point] = NUMERIC.exec(text) ?? [];
  if (whole === undefined) return letter === "u" && text[at + 2] === "{" ? undefined : { value: "\\", length: 1 };
  if (point === undefined) {
    return { value: octal === undefined ? byte(hex ?? "", 16) : byte(octal, 8), length: whole.length };
  }
  const code = Number.parseInt(point, 16);
  return code > 0x10ffff ? undefined : { value: String.fromCodePoint(code), length: whole.length };
}

/** What stands at a place of a literal between single quotes: a backslash before anything else stands for itself. */
export function plainAt(text: string, at: number): Unit {
  const isEscape = text[at] === "\\" && (text[at + 1] === "'" || text[at + 1] === "\\");
  return isEscape ? { value: text[at + 1] ?? "", length: 2 } : { value: text[at] ?? "", length: 1 };
}
