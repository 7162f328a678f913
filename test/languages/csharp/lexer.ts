import type { Tokens } from "../suite.js";

const SPACE = /[\p{Zs}\t\v\f\r\n]+/uy;
const COMMENT = /\/\/[^\r\n\u0085\u2028\u2029]*|\/\*[\s\S]*?\*\//y;
const IDENTIFIER = /@?[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}\p{Cf}]*/uy;
const NUMBER = /\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y;
const RAW = /\$*"""/y;
const OPERATOR = /=>|::|\?\?=?|[-+*/%&|^<>=!?:;,.~#]+/y;
const OPENING = /[([{]/y;
const CLOSING = /[)\]}]/y;
const PAIRS: { readonly [open: string]: string } = { "(": ")", "[": "]", "{": "}" };

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
    /^\\(?:u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{1,4}))/i.exec(text.slice(at, at + 10)) ?? [];
  if (whole === undefined) return undefined;
  const code = Number.parseInt(short ?? long ?? hex ?? "", 16);
  return code > 0x10ffff ? undefined : { value: String.fromCodePoint(code), length: whole.length };
}

/** Reads tokens of C# one after the other. */
class Reader {
  readonly problems: string[] = [];
  readonly identifiers = new Set<string>();
  readonly strings = new Set<string>();
  readonly comments: string[] = [];
  private imports = 0;
  private declarations = 0;
  private at = 0;
  private readonly open: string[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): Tokens {
    while (this.at < this.text.length && this.problems.length === 0) this.readOne();
    if (this.problems.length === 0 && this.open.length > 0) this.complain(`${this.open.at(-1)} is not closed`);
    const { problems, identifiers, strings, comments, imports, declarations } = this;
    return { problems, identifiers, strings, comments, imports, declarations };
  }

  private complain(problem: string): void {
    const line = this.text.slice(0, this.at).split("\n").length;
    this.problems.push(`line ${line}: ${problem}`);
  }

  /** What an expression matches here; it is read. */
  private take(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    const [match] = sticky.exec(this.text) ?? [];
    if (match !== undefined) this.at += match.length;
    return match;
  }

  private readOne(): void {
    if (this.take(SPACE) !== undefined) return;
    const comment = this.take(COMMENT);
    if (comment !== undefined) {
      this.comments.push(comment);
      return;
    }
    const raw = this.take(RAW);
    if (raw !== undefined) this.readRaw();
    else if (this.take(/\$?@"|@\$"/y) !== undefined) this.readVerbatim();
    else if (this.take(/\$(?=")/y) !== undefined) this.readQuoted();
    else if (/["']/.test(this.text[this.at] ?? "")) this.readQuoted();
    else this.readName();
  }

  private readName(): void {
    const identifier = this.take(IDENTIFIER);
    if (identifier === undefined) {
      this.readSign();
      return;
    }
    this.identifiers.add(identifier);
    if (this.open.length > 0) return;
    if (identifier === "using") this.imports += 1;
    if (DECLARATIONS.has(identifier)) this.declarations += 1;
  }

  private readSign(): void {
    const opening = this.take(OPENING);
    if (opening !== undefined) this.open.push(opening);
    else if (this.take(CLOSING) !== undefined) {
      const bracket = this.text[this.at - 1] ?? "";
      if (PAIRS[this.open.pop() ?? ""] !== bracket) this.complain(`${bracket} closes nothing`);
    } else if (this.take(NUMBER) === undefined && this.take(OPERATOR) === undefined) {
      this.complain(`${JSON.stringify(this.text[this.at])} is no token of C#`);
    }
  }

  private readRaw(): void {
    const end = this.text.indexOf('"""', this.at);
    if (end < 0) this.complain("a literal has no end");
    else this.strings.add(this.text.slice(this.at, end));
    this.at = end < 0 ? this.text.length : end + 3;
  }

  private readVerbatim(): void {
    const content = this.take(/(?:[^"]|"")*"/y);
    if (content === undefined) this.complain("a literal has no end");
    else this.strings.add(content.slice(0, -1).replaceAll('""', '"'));
  }

  private readQuoted(): void {
    const quote = this.text[this.at] as string;
    let value = "";
    for (this.at += 1; this.text[this.at] !== quote; ) {
      const character = this.text[this.at];
      if (character === undefined || /[\r\n\u0085\u2028\u2029]/.test(character)) {
        this.complain("a literal has no end");
        return;
      }
      const unit = character === "\\" ? escapeAt(this.text, this.at) : { value: character, length: 1 };
      if (!unit) {
        this.complain("an escape that C# does not have");
        return;
      }
      value += unit.value;
      this.at += unit.length;
    }
    this.at += 1;
    if (quote === '"') this.strings.add(value);
    else if (value.length !== 1) this.complain("a character is not one");
  }
}

/** Reads a file as C# does; undefined for files that are no C#. */
export function tokens(path: string, content: string): Tokens | undefined {
  return path.endsWith(".cs") ? new Reader(content).readAll() : undefined;
}
