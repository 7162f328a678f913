import type { Tokens } from "../suite.js";
import { TokenReader } from "../token-reader.js";

const SPACE = /[\p{Zs}\t\v\f\r\n\u0085\u2028\u2029]+/uy;
const COMMENT = /\/\/[^\r\n\u0085\u2028\u2029]*|\/\*[\s\S]*?\*\//y;
const IDENTIFIER = /@?[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}\p{Cf}]*/uy;
const NUMBER = /\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y;
const LITERAL = /(\$*)("{3,})|(@\$?|\$@?|)"/y;
const OPERATOR = /=>|::|\?\?=?|[-+*/%&|^<>=!?:;,.~#]+/y;

/** What begins a declaration outside of others. */
const DECLARATIONS: ReadonlySet<string> = new Set(["class", "interface", "enum", "record", "struct", "namespace"]);

/** The escapes of one letter (C# specification, 6.4.5.5). */
const SIMPLE: { readonly [letter: string]: string } = {
  "'": "'",
  '"': '"',
  "\\": "\\",
  "0": "\0",
  a: "\x07",
  b: "\b",
  e: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** The escape at a backslash; undefined where it is none. */
function escapeAt(text: string, at: number): { readonly value: string; readonly length: number } | undefined {
  const simple = SIMPLE[text[at + 1] ?? ""];
  if (simple !== undefined) return { value: simple, length: 2 };
  const [whole, short, long, hex] =
    /^\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{1,4}))/.exec(text.slice(at, at + 10)) ?? [];
  if (whole === undefined) return undefined;
  const code = Number.parseInt(short ?? long ?? hex ?? "", 16);
  return code > 0x10ffff ? undefined : { value: String.fromCodePoint(code), length: whole.length };
}

/** How a literal that has begun goes on. */
interface LiteralForm {
  readonly kind: "raw" | "verbatim" | "quoted";
  /** How many quotes end it. */
  readonly quotes: number;
  /** How many braces begin code in it; none do in one that is not interpolated. */
  readonly braces: number;
}

/** The form of a literal by its first characters, as {@link LITERAL} matches them. */
function formOf([, dollars = "", quotes, prefix = ""]: readonly (string | undefined)[]): LiteralForm {
  if (quotes !== undefined) return { kind: "raw", quotes: quotes.length, braces: dollars.length };
  const kind = prefix.includes("@") ? "verbatim" : "quoted";
  return { kind, quotes: 1, braces: prefix.includes("$") ? 1 : 0 };
}

/** The value of a raw literal: what its last line begins with is taken off all lines. Undefined where it has none. */
function rawValue(content: string): string | undefined {
  if (!content.includes("\n")) return content;
  const [, text, indent = ""] = /^[ \t]*\n(?:([\s\S]*)\n)?([ \t]*)$/.exec(content) ?? [];
  const lines = text?.split("\n") ?? [];
  if (text === undefined || lines.some((line) => line.trim() !== "" && !line.startsWith(indent))) return undefined;
  return lines.map((line) => line.slice(indent.length)).join("\n");
}

/** Reads tokens of C# one after the other. */
class Reader extends TokenReader {
  constructor(text: string) {
    super("C#", text);
  }

  protected override readOne(): void {
    if (this.take(SPACE) !== undefined) return;
    const comment = this.take(COMMENT);
    if (comment !== undefined) {
      this.comments.push(comment);
      return;
    }
    const literal = this.match(LITERAL);
    if (literal) this.readLiteral(formOf(literal));
    else if (this.take(/'/y) !== undefined) this.readCharacter();
    else this.readName();
  }

  private readName(): void {
    const identifier = this.take(IDENTIFIER);
    if (identifier === undefined) {
      this.readSign();
      return;
    }
    // `@class` is called `class`; characters that only format are no part of a name.
    this.identifiers.add(identifier.replace(/^@|\p{Cf}/gu, ""));
    if (this.open.length > 0) return;
    if (identifier === "using") this.imports += 1;
    if (DECLARATIONS.has(identifier)) this.declarations += 1;
  }

  private readSign(): void {
    if (this.takeBracket()) return;
    if (this.take(NUMBER) === undefined && this.take(OPERATOR) === undefined) this.complainOfToken();
  }

  private readLiteral(form: LiteralForm): void {
    let content = "";
    while (this.problems.length === 0 && !this.endsLiteral(form)) content += this.readUnit(form);
    if (this.problems.length > 0) return;
    const value = form.kind === "raw" ? rawValue(content) : content;
    if (value === undefined) this.complain("lines of a raw literal begin in another way than its last one");
    else this.strings.add(value);
  }

  /** Reads what ends a literal, if it stands here. */
  private endsLiteral({ kind, quotes }: LiteralForm): boolean {
    const [run = ""] = /^"*/.exec(this.text.slice(this.at, this.at + quotes + 1)) ?? [];
    if (run.length < quotes || (kind === "verbatim" && run.length > 1)) return false;
    if (kind === "raw" && run.length > quotes) this.complain("a literal ends with more quotes than it begins with");
    this.at += quotes;
    return true;
  }

  /** The value of the next character of a literal, or of what stands for one; of code nothing, which is read. */
  private readUnit({ kind, braces }: LiteralForm): string {
    const run = braces > 0 ? (/^(?:\{+|\}+)/.exec(this.text.slice(this.at))?.[0] ?? "") : "";
    if (run !== "") return kind === "raw" ? this.readBraces(run, braces) : this.readBrace(run);
    if (kind === "verbatim" && this.take(/""/y) !== undefined) return '"';
    return this.readCharacterOf(kind);
  }

  /** One brace of an interpolated literal stands for itself where it is doubled. */
  private readBrace(run: string): string {
    const isDoubled = run.length > 1;
    this.at += isDoubled ? 2 : 1;
    if (isDoubled) return run.slice(1, 2);
    if (run === "{") this.readInterpolation(1);
    else this.complain("} closes nothing");
    return "";
  }

  /** Braces of an interpolated raw literal: the last so many begin code, and fewer stand for themselves. */
  private readBraces(run: string, braces: number): string {
    this.at += run.length;
    if (run.length < braces) return run;
    if (run.startsWith("{")) this.readInterpolation(braces);
    else this.complain("} closes nothing");
    return run.slice(braces);
  }

  /** Code in a literal, behind the braces that begin it. */
  private readInterpolation(braces: number): void {
    const depth = this.open.push("{");
    while (this.open.length >= depth && this.problems.length === 0) {
      if (this.at >= this.text.length) this.complainOfEnd();
      else this.readOne();
    }
    this.at += braces - 1;
  }

  private readCharacterOf(kind: LiteralForm["kind"]): string {
    const character = this.text[this.at];
    if (character === undefined || (kind === "quoted" && /[\r\n\u0085\u2028\u2029]/.test(character))) {
      this.complainOfEnd();
      return "";
    }
    const isEscape = kind === "quoted" && character === "\\";
    const unit = isEscape ? escapeAt(this.text, this.at) : { value: character, length: 1 };
    if (!unit) this.complainOfEscape();
    this.at += unit?.length ?? 1;
    return unit?.value ?? "";
  }

  private readCharacter(): void {
    let value = "";
    while (this.problems.length === 0 && this.take(/'/y) === undefined) value += this.readCharacterOf("quoted");
    if (this.problems.length === 0 && value.length !== 1) this.complain("a character is not one");
  }
}

/** Reads a file as C# does; undefined for files that are no C#. */
export function tokens(path: string, content: string): Tokens | undefined {
  return path.endsWith(".cs") ? new Reader(content).readAll() : undefined;
}
