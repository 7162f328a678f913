/** A string literal of Python, or why it is none. */
export type StringToken =
  | {
      readonly kind: "string";
      readonly value: string;
      readonly length: number;
      /** Identifiers in the expressions of a formatted string. */
      readonly names: readonly string[];
    }
  | { readonly kind: "broken"; readonly problem: string };

interface Escape {
  readonly value: string;
  readonly length: number;
}

const BEGIN = /([rRbBuUfF]{0,2})('''|"""|'|")/y;
const PREFIXES: ReadonlySet<string> = new Set(["", "r", "b", "u", "f", "br", "rb", "fr", "rf"]);
const SIMPLE: { readonly [letter: string]: string } = {
  "\n": "",
  "\\": "\\",
  "'": "'",
  '"': '"',
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** The escape at a backslash; undefined where Python has none, of which it warns. */
function escapeAt(text: string, at: number, isBytes: boolean): Escape | undefined {
  const simple = SIMPLE[text[at + 1] ?? ""];
  if (simple !== undefined) return { value: simple, length: 2 };
  const match = /^\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|([0-7]{1,3}))/i.exec(text.slice(at, at + 10));
  if (!match) return undefined;
  const [whole, byte, short, long, octal] = match;
  if (isBytes && (short !== undefined || long !== undefined)) return undefined;
  const code = octal === undefined ? Number.parseInt(byte ?? short ?? long ?? "", 16) : Number.parseInt(octal, 8);
  return code <= 0x10ffff ? { value: String.fromCodePoint(code), length: whole.length } : undefined;
}

/** Identifiers of the expressions between single braces. */
function namesIn(value: string): string[] {
  const expressions = value.replace(/\{\{|\}\}/g, "").match(/\{[^}]*/g) ?? [];
  return expressions.flatMap((expression) => expression.match(/[\p{XID_Start}_]\p{XID_Continue}*/gu) ?? []);
}

/** The string literal with its prefix that begins at a place of a text; undefined where none does. */
export function stringAt(text: string, at: number): StringToken | undefined {
  BEGIN.lastIndex = at;
  const [begin, written = "", quote = ""] = BEGIN.exec(text) ?? [];
  const prefix = written.toLowerCase();
  if (begin === undefined || !PREFIXES.has(prefix)) return undefined;
  let value = "";
  let next = at + begin.length;
  while (!text.startsWith(quote, next)) {
    const isLineEnd = text[next] === "\n" || text[next] === "\r";
    if (next >= text.length || (isLineEnd && quote.length === 1))
      return { kind: "broken", problem: "a string has no end" };
    const unit = unitAt(text, next, prefix);
    if (!unit) return { kind: "broken", problem: "an escape that Python does not have" };
    value += unit.value;
    next += unit.length;
  }
  const names = prefix.includes("f") ? namesIn(value) : [];
  return { kind: "string", value, length: next + quote.length - at, names };
}

/** What a place within a string stands for. */
function unitAt(text: string, at: number, prefix: string): Escape | undefined {
  const character = text[at] ?? "";
  // Python reads every end of a line as one.
  if (character === "\r") return { value: "\n", length: text[at + 1] === "\n" ? 2 : 1 };
  if (character !== "\\") return { value: character, length: 1 };
  if (prefix.includes("r")) return { value: text.slice(at, at + 2), length: 2 };
  return escapeAt(text, at, prefix.includes("b"));
}
