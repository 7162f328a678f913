import type { Tokens } from "./suite.js";

const OPENING = /[([{]/y;
const CLOSING = /[)\]}]/y;
const PAIRS: { readonly [open: string]: string } = { "(": ")", "[": "]", "{": "}" };

/** What a piece of a string literal stands for, and how many characters of the source it takes. */
export interface Unit {
  readonly value: string;
  readonly length: number;
}

/** Reads the tokens of a file one after the other, until one is wrong. A language says how each of its tokens is read. */
export abstract class TokenReader {
  readonly problems: string[] = [];
  readonly identifiers = new Set<string>();
  readonly strings = new Set<string>();
  readonly comments: string[] = [];
  protected imports = 0;
  protected declarations = 0;
  /** Where the next token begins. */
  protected at = 0;
  /** Brackets that are not closed yet. */
  protected readonly open: string[] = [];
  protected readonly text: string;
  private readonly language: string;

  /** The name of the language is for messages. */
  constructor(language: string, text: string) {
    this.language = language;
    this.text = text;
  }

  readAll(): Tokens {
    while (this.at < this.text.length && this.problems.length === 0) this.readOne();
    if (this.problems.length === 0 && this.open.length > 0) this.complain(`${this.open.at(-1)} is not closed`);
    const { problems, identifiers, strings, comments, imports, declarations } = this;
    return { problems, identifiers, strings, comments, imports, declarations };
  }

  /** Reads the token, the comment or the space that begins here. */
  protected abstract readOne(): void;

  protected complain(problem: string): void {
    this.problems.push(`${this.line()}: ${problem}`);
  }

  protected complainOfToken(): void {
    this.complain(`${JSON.stringify(this.text[this.at])} is no token of ${this.language}`);
  }

  protected complainOfEnd(): void {
    this.complain("a literal has no end");
  }

  protected complainOfEscape(): void {
    this.complain(`an escape that ${this.language} does not have`);
  }

  protected line(): string {
    return `line ${this.text.slice(0, this.at).split(/\r\n|\r|\n/).length}`;
  }

  /** What an expression matches here, with its groups; it is read. */
  protected match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.at;
    const match = sticky.exec(this.text);
    this.at += match?.[0].length ?? 0;
    return match;
  }

  /** What an expression matches here; it is read. */
  protected take(sticky: RegExp): string | undefined {
    return this.match(sticky)?.[0];
  }

  /** Reads a bracket, if there is one here. One that opens may have signs before it, which `opening` matches too. */
  protected takeBracket(opening = OPENING): boolean {
    const bracket = this.take(opening);
    if (bracket !== undefined) {
      this.open.push(bracket.slice(-1));
      return true;
    }
    const closing = this.take(CLOSING);
    if (closing === undefined) return false;
    if (PAIRS[this.open.pop() ?? ""] !== closing) this.complain(`${closing} closes nothing`);
    return true;
  }

  /** Reads code in a literal, with the brackets around it. */
  protected readCode(): void {
    const depth = this.open.length;
    do {
      if (this.at >= this.text.length) this.complainOfEnd();
      else this.readOne();
    } while (this.open.length > depth && this.problems.length === 0);
  }

  /**
   * Reads a part of a literal and gives the text that it stands for; undefined if there is a problem, which is reported. `unit` says what
   * stands here, and gives undefined for an escape that the language does not have.
   */
  protected readUnits(isEnd: () => boolean, unit: () => Unit | undefined): string | undefined {
    let value = "";
    while (this.problems.length === 0 && !isEnd()) {
      const one = this.at < this.text.length ? unit() : undefined;
      if (this.problems.length > 0) break;
      if (this.at >= this.text.length) this.complainOfEnd();
      else if (!one) this.complainOfEscape();
      value += one?.value ?? "";
      this.at += one?.length ?? 0;
    }
    return this.problems.length > 0 ? undefined : value;
  }

  /** Reads a literal that has begun, and what ends it. */
  protected readUntil(end: string, unit: () => Unit | undefined): string | undefined {
    const value = this.readUnits(() => this.text.startsWith(end, this.at), unit);
    if (value !== undefined) this.at += end.length;
    return value;
  }

  /** What stands here in a literal that ends with its line; a backslash begins an escape. */
  protected unitOfLine(escapeAt: (text: string, at: number) => Unit | undefined): Unit | undefined {
    const character = this.text[this.at] ?? "";
    if (character === "\\") return escapeAt(this.text, this.at);
    if (character === "\n") this.complainOfEnd();
    return { value: character, length: 1 };
  }
}
