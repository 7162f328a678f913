import { wellFormed } from "../../support/well-formed.js";
import type { Tokens } from "../suite.js";
import { TokenReader } from "../token-reader.js";

const SPACE = /[\s\0]+/uy;
const LINE_COMMENT = /\/\/[^\r\n]*/y;
const IDENTIFIER =
  /`[\p{L}_][\p{L}\p{M}\p{N}_]*`|[\p{L}_\u00a8\u00aa\u00ad\u00af\u00b2-\u00b5\u00b7-\u00ba][\p{L}\p{M}\p{N}_]*|\$\d+/uy;
const NUMBER = /0[xob][\da-fA-F_.p]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?/y;
const LITERAL = /(#*)("""|")/y;
const OPERATOR = /[-+*/%&|^<>=!?:;,.~@\\]+|#(?=[a-z])/y;

/** What begins a declaration outside of others. */
const DECLARATIONS: ReadonlySet<string> = new Set([
  "class",
  "struct",
  "enum",
  "protocol",
  "extension",
  "actor",
  "func",
]);

/** What ends the program, or may do so, where a value is not as it was expected. */
const TRAPS: ReadonlySet<string> = new Set([
  "fatalError",
  "precondition",
  "preconditionFailure",
  "assert",
  "assertionFailure",
  "unsafelyUnwrapped",
  "unsafeBitCast",
  "DispatchSemaphore",
]);

/** The escapes of one letter. */
const SIMPLE: { readonly [letter: string]: string } = {
  "0": "\0",
  "\\": "\\",
  t: "\t",
  n: "\n",
  r: "\r",
  '"': '"',
  "'": "'",
};

/** Stand for what escapes mean until the indentation of lines is taken off, since a line that an escape ends has none. */
const ESCAPED = 0xf0000;
const JOINED = "\u{effff}\n";

/** How a literal that has begun goes on. */
interface LiteralForm {
  /** The number signs around it, which belong to its escapes too. */
  readonly signs: string;
  readonly isMultiline: boolean;
}

/** The value of a literal of lines: what its last line begins with is taken off all lines. Undefined where one has it not. */
function linesOf(content: string): string | undefined {
  const [, text, indent = ""] = /^[ \t]*\n(?:([\s\S]*)\n)?([ \t]*)$/.exec(content) ?? [];
  if (text === undefined) return content.trim() === "" && content.includes("\n") ? "" : undefined;
  const lines = text.split("\n");
  if (lines.some((line) => line.trim() !== "" && !line.startsWith(indent))) return undefined;
  return lines.map((line) => line.slice(indent.length)).join("\n");
}

/** A literal's value, with what its escapes mean. */
function withEscapes(value: string, escaped: readonly string[]): string {
  const joined = value.replaceAll(JOINED, "");
  return joined.replace(/[\u{f0000}-\u{fffff}]/gu, (mark) => escaped[(mark.codePointAt(0) ?? 0) - ESCAPED] ?? mark);
}

/** A text, and those within it where it is JSON: descriptors are. */
function textsIn(text: string): string[] {
  if (!/^\s*[[{]/.test(text)) return [text];
  try {
    return [text, ...textsOf(JSON.parse(text))];
  } catch {
    return [text];
  }
}

function textsOf(json: unknown): string[] {
  if (typeof json === "string") return [wellFormed(json)];
  if (typeof json !== "object" || json === null) return [];
  return [...(Array.isArray(json) ? [] : Object.keys(json).map(wellFormed)), ...Object.values(json).flatMap(textsOf)];
}

/** Reads tokens of Swift one after the other. */
class Reader extends TokenReader {
  /** What may end the program, with its lines. */
  readonly traps: string[] = [];

  constructor(text: string) {
    super("Swift", text);
  }

  protected override readOne(): void {
    if (this.take(SPACE) !== undefined) return;
    const comment = this.take(LINE_COMMENT) ?? this.takeBlockComment();
    if (comment !== undefined) {
      this.comments.push(comment);
      return;
    }
    const literal = this.match(LITERAL);
    if (literal) this.readLiteral({ signs: literal[1] ?? "", isMultiline: literal[2] === '"""' });
    else this.readName();
  }

  /** A comment between marks, which may hold others. */
  private takeBlockComment(): string | undefined {
    if (!this.text.startsWith("/*", this.at)) return undefined;
    const start = this.at;
    let depth = 0;
    do {
      const mark = this.text.slice(this.at, this.at + 2);
      if (this.at >= this.text.length) {
        this.complain("a comment has no end");
        break;
      }
      depth += mark === "/*" ? 1 : mark === "*/" ? -1 : 0;
      this.at += mark === "/*" || mark === "*/" ? 2 : 1;
    } while (depth > 0);
    return this.text.slice(start, this.at);
  }

  private readName(): void {
    const identifier = this.take(IDENTIFIER);
    if (identifier === undefined) {
      this.readSign();
      return;
    }
    this.identifiers.add(identifier.replaceAll("`", ""));
    if (TRAPS.has(identifier)) this.traps.push(`${this.line()}: ${identifier}`);
    if (this.open.length > 0) return;
    if (identifier === "import") this.imports += 1;
    if (DECLARATIONS.has(identifier)) this.declarations += 1;
  }

  private readSign(): void {
    if (this.takeBracket()) return;
    if (this.take(NUMBER) === undefined && !this.takeOperator()) this.complainOfToken();
  }

  private takeOperator(): boolean {
    // A sign right behind a name or a bracket takes a value for granted; before one, it negates.
    if (/[\w)\]}>?`"]!(?!=)/.test(this.text.slice(this.at - 1, this.at + 2))) this.traps.push(`${this.line()}: !`);
    return this.take(OPERATOR) !== undefined;
  }

  private readLiteral(form: LiteralForm): void {
    const end = `${form.isMultiline ? '"""' : '"'}${form.signs}`;
    const escaped: string[] = [];
    let content = "";
    while (this.problems.length === 0 && !this.text.startsWith(end, this.at)) {
      content += this.readUnit(form, escaped);
    }
    if (this.problems.length > 0) return;
    this.at += end.length;
    const value = form.isMultiline ? linesOf(content) : content;
    if (value === undefined) this.complain("lines of a literal begin in another way than its last one");
    else for (const text of textsIn(withEscapes(value, escaped))) this.strings.add(text);
  }

  /** The value of the next character of a literal, or of the escape that stands for one; of code nothing, which is read. */
  private readUnit({ signs, isMultiline }: LiteralForm, escaped: string[]): string {
    const character = this.text[this.at];
    if (character === undefined || (!isMultiline && /[\r\n]/.test(character))) {
      this.complainOfEnd();
      return "";
    }
    const mark = `\\${signs}`;
    if (!this.text.startsWith(mark, this.at)) {
      this.at += 1;
      return character;
    }
    this.at += mark.length;
    if (isMultiline && this.take(/\n/y) !== undefined) return JOINED;
    return String.fromCodePoint(ESCAPED + escaped.push(this.readEscape()) - 1);
  }

  private readEscape(): string {
    const letter = this.text[this.at] ?? "";
    if (letter === "(") {
      this.readCode();
      return "";
    }
    const [whole, hex] = /^u\{([\da-fA-F]{1,8})\}/.exec(this.text.slice(this.at, this.at + 12)) ?? [];
    const code = Number.parseInt(hex ?? "", 16);
    if (whole !== undefined && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)) {
      this.at += whole.length;
      return String.fromCodePoint(code);
    }
    this.at += 1;
    const simple = SIMPLE[letter];
    if (simple === undefined) this.complainOfEscape();
    return simple ?? "";
  }
}

/** What in a file of Swift may end the program: values that are taken for granted by `!`, and functions that end it. */
export function trapsOf(content: string): readonly string[] {
  const reader = new Reader(content);
  return reader.readAll().problems.length > 0 ? reader.problems : reader.traps;
}

/** Reads a file as Swift does; undefined for files that are no Swift. */
export function tokens(path: string, content: string): Tokens | undefined {
  return path.endsWith(".swift") ? new Reader(content).readAll() : undefined;
}
