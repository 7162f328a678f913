import type { Unit } from "../token-reader.js";

const SIMPLE: { readonly [letter: string]: string } = {
  n: "\n",
  t: "\t",
  s: " ",
  r: "\r",
  a: "\x07",
  b: "\b",
  e: "\x1b",
  f: "\f",
  v: "\v",
  "\n": "",
};

const NUMERIC =
  /\\(?:([0-7]{1,3})|x([\da-fA-F]{1,2})|u([\da-fA-F]{4})|u\{[ \t]*([\da-fA-F]+(?:[ \t]+[\da-fA-F]+)*)[ \t]*\})/y;

/** Bytes beyond ASCII are shown by their number. */
const byte = (digits: string, radix: number): string => String.fromCharCode(Number.parseInt(digits, radix) & 0xff);

function points(digits: string): string | undefined {
  const codes = digits.split(/[ \t]+/).map((one) => Number.parseInt(one, 16));
  const isSound = codes.every((code) => code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff));
  return isSound ? String.fromCodePoint(...codes) : undefined;
}

/**
 * The escape at a backslash in a literal in which code may stand. Where Ruby has none, the backslash is left out. Undefined
 * where Ruby refuses it, and for keys that are pressed with Control or Meta, which nobody emits.
 */
export function escapeAt(text: string, at: number): Unit | undefined {
  const letter = text[at + 1] ?? "";
  const simple = SIMPLE[letter];
  if (simple !== undefined) return { value: simple, length: 2 };
  NUMERIC.lastIndex = at;
  const [whole, octal, hex, four, many] = NUMERIC.exec(text) ?? [];
  if (whole === undefined) return /[xucCM]/.test(letter) || letter === "" ? undefined : { value: letter, length: 2 };
  if (octal !== undefined) return { value: byte(octal, 8), length: whole.length };
  const value = hex === undefined ? points(four ?? many ?? "") : byte(hex, 16);
  return value === undefined ? undefined : { value, length: whole.length };
}

/** What stands at a place of a literal in which no code may stand: a backslash before anything else stands for itself. */
export function plainAt(text: string, at: number, close: string): Unit {
  const next = text[at + 1] ?? "";
  const isEscape = text[at] === "\\" && (next === close || next === "\\");
  return isEscape ? { value: next, length: 2 } : { value: text[at] ?? "", length: 1 };
}
