import { wellFormed } from "../../support/well-formed.js";
import type { Tokens } from "../suite.js";
import { TokenReader, type Unit } from "../token-reader.js";

/** A field's tag holds pairs of a key and a quoted text. */
const TAG_PAIRS = /\w+:("(?:[^"\\]|\\.)*")/gs;

const SIMPLE: { readonly [letter: string]: string } = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\\": "\\",
  "'": "'",
  '"': '"',
};

/** The escape at a backslash (Go specification, "Rune literals"); undefined where it is none. */
function escapeAt(text: string, at: number): Unit | undefined {
  const simple = SIMPLE[text[at + 1] ?? ""];
  if (simple !== undefined) return { value: simple, length: 2 };
  const match = /^\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|([0-7]{3}))/i.exec(text.slice(at, at + 10));
  if (!match) return undefined;
  const [whole, byte, short, long, octal] = match;
  const code = octal === undefined ? Number.parseInt(byte ?? short ?? long ?? "", 16) : Number.parseInt(octal, 8);
  const isRune = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isRune ? { value: String.fromCodePoint(code), length: whole.length } : undefined;
}

/** What begins a declaration at the top level. */
const KEYWORDS: ReadonlySet<string> = new Set(["import", "func", "type", "var", "const"]);

/** Reads tokens of Go one after the other. */
class Reader extends TokenReader {
  private isImporting = false;

  constructor(text: string) {
    super("Go", text);
  }

  protected override readOne(): void {
    if (this.take(/[ \t\r\n]+/y) !== undefined) return;
    const comment = this.take(/\/\/[^\n]*|\/\*[\s\S]*?\*\//y);
    if (comment !== undefined) {
      this.comments.push(comment);
      return;
    }
    const identifier = this.take(/[\p{L}_][\p{L}\p{Nd}_]*/uy);
    if (identifier !== undefined) this.addIdentifier(identifier);
    else if (this.take(/`[^`]*`/y) !== undefined) this.addRaw();
    else if (/["']/.test(this.text[this.at] ?? "")) this.readQuoted(this.text[this.at] as string);
    else if (!this.takeBracket() && this.take(/\.?\d[\w.]*|[-+*/%&|^<>=!:;,.~]+/y) === undefined) {
      this.complainOfToken();
    }
  }

  private addIdentifier(name: string): void {
    this.identifiers.add(name);
    if (this.open.length > 0 || !KEYWORDS.has(name)) return;
    this.isImporting = name === "import";
    if (!this.isImporting) this.declarations += 1;
  }

  /** Keeps the raw string that ends here. */
  private addRaw(): void {
    const start = this.text.lastIndexOf("`", this.at - 2);
    // Go drops carriage returns.
    this.addString(this.text.slice(start + 1, this.at - 1).replaceAll("\r", ""));
  }

  /** Keeps a string, and where it is a field's tag, the texts in it. */
  private addString(value: string): void {
    this.strings.add(value);
    if (this.isImporting) this.imports += 1;
    for (const [, quoted = ""] of value.matchAll(TAG_PAIRS)) {
      for (const text of new Reader(quoted).readAll().strings) this.strings.add(text);
    }
  }

  private readQuoted(quote: string): void {
    this.at += 1;
    const value = this.readUntil(quote, () => this.unitOfLine(escapeAt));
    if (value !== undefined && quote === '"') this.addString(value);
  }
}

/** Characters that stand in no source of Go. */
const FORBIDDEN = /[\0\ufeff]/;

/** Reads a file as Go does; undefined for files that are no Go. */
export function tokens(path: string, content: string): Tokens | undefined {
  if (!path.endsWith(".go")) return undefined;
  const read = new Reader(wellFormed(content)).readAll();
  return FORBIDDEN.test(content)
    ? { ...read, problems: [...read.problems, "a character that no source may hold"] }
    : read;
}
