import type { Unit } from "../token-reader.js";

/** A text whose `\u` escapes are read, or the place of one that is none. */
export type Translated =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "broken"; readonly line: number };

/** A backslash and what follows: another backslash, which is no escape then, or `u` as often as one likes. */
const CANDIDATE = /\\(?:\\|u+([\da-fA-F]{4})?)/g;

const lineOf = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\r|\n/).length;

/**
 * Reads `\u` escapes as Java does, before anything else (Java specification, 3.3): one for a line feed ends a comment, one
 * for a quote ends a string.
 */
export function translate(source: string): Translated {
  let broken = -1;
  const text = source.replace(CANDIDATE, (whole, digits: string | undefined, at: number) => {
    if (whole === "\\\\") return whole;
    if (digits === undefined) {
      if (broken < 0) broken = at;
      return whole;
    }
    return String.fromCharCode(Number.parseInt(digits, 16));
  });
  return broken < 0 ? { kind: "text", text } : { kind: "broken", line: lineOf(source, broken) };
}

const SIMPLE: { readonly [letter: string]: string } = {
  b: "\b",
  s: " ",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  '"': '"',
  "'": "'",
  "\\": "\\",
};

/** The escape at a backslash within a literal (3.10.7); undefined where Java has none. */
export function escapeAt(text: string, at: number, isBlock: boolean): Unit | undefined {
  const next = text[at + 1] ?? "";
  const simple = SIMPLE[next];
  if (simple !== undefined) return { value: simple, length: 2 };
  if (isBlock && next === "\n") return { value: "", length: 2 };
  const [octal] = /^(?:[0-3][0-7]{0,2}|[0-7]{1,2})/.exec(text.slice(at + 1, at + 4)) ?? [];
  return octal === undefined
    ? undefined
    : { value: String.fromCharCode(Number.parseInt(octal, 8)), length: octal.length + 1 };
}
