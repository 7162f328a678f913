import type { Tokens } from "../suite.js";
import { stringAt } from "./strings.js";

const SPACE = /[ \t\f]+|\\(?:\r\n|\r|\n)/y;
const LINE_END = /\r\n|\r|\n/y;
const COMMENT = /#[^\r\n]*/y;
const IDENTIFIER = /[\p{XID_Start}_][\p{XID_Continue}]*/uy;
const NUMBER = /\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y;
const OPERATOR = /->|:=|\*\*=?|\/\/=?|>>=?|<<=?|!=|[-+*/%@&|^=<>]=?|[~:;,.]/y;
const OPENING = /[([{]/y;
const CLOSING = /[)\]}]/y;
const PAIRS: { readonly [open: string]: string } = { "(": ")", "[": "]", "{": "}" };

/** Characters that stand in no source of Python. */
const FORBIDDEN = /[\0\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Reads tokens of Python one after the other, lines and their indentation included. */
class Reader {
  readonly problems: string[] = [];
  readonly identifiers = new Set<string>();
  readonly strings = new Set<string>();
  readonly comments: string[] = [];
  private imports = 0;
  private declarations = 0;
  private at = 0;
  /** Nothing of a statement has been read in this line. */
  private isAtStart = true;
  private readonly indents = [0];
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
    const line = this.text.slice(0, this.at).split(/\r\n|\r|\n/).length;
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
    if (this.take(LINE_END) !== undefined) {
      if (this.open.length === 0) this.isAtStart = true;
      return;
    }
    const comment = this.take(COMMENT);
    if (comment !== undefined) {
      this.comments.push(comment);
      return;
    }
    const begins = this.isAtStart;
    if (begins) this.beginStatement();
    if (!this.readString()) this.readToken(begins);
  }

  /** Compares the indentation of a statement with those around it. */
  private beginStatement(): void {
    this.isAtStart = false;
    const start = Math.max(this.text.lastIndexOf("\n", this.at - 1), this.text.lastIndexOf("\r", this.at - 1)) + 1;
    const indent = this.at - start;
    const isDeeper = indent > (this.indents.at(-1) ?? 0);
    if (isDeeper) {
      this.indents.push(indent);
      return;
    }
    while (indent < (this.indents.at(-1) ?? 0)) this.indents.pop();
    if (indent !== this.indents.at(-1)) this.complain("an indentation that no statement around it has");
  }

  /** Reads a string literal with its prefix, if there is one here. */
  private readString(): boolean {
    const found = stringAt(this.text, this.at);
    if (!found) return false;
    if (found.kind === "broken") {
      this.complain(found.problem);
      return true;
    }
    this.at += found.length;
    this.strings.add(found.value);
    for (const name of found.names) this.identifiers.add(name);
    return true;
  }

  private readToken(begins: boolean): void {
    const identifier = this.take(IDENTIFIER);
    if (identifier !== undefined) {
      this.identifiers.add(identifier);
      if (begins) this.count(identifier);
      return;
    }
    // A decorator is part of the declaration below it.
    const opening = this.take(OPENING);
    if (opening !== undefined) this.open.push(opening);
    else if (this.take(CLOSING) !== undefined) this.closeBracket(this.text[this.at - 1] as string);
    else if (this.take(NUMBER) === undefined && this.take(OPERATOR) === undefined) {
      this.complain(`${JSON.stringify(this.text[this.at])} is no token of Python`);
    }
  }

  /** Counts what a statement imports or declares, by its first word. */
  private count(word: string): void {
    if (word === "import" || word === "from") this.imports += 1;
    else if (this.indents.length === 1) this.declarations += 1;
  }

  private closeBracket(bracket: string): void {
    if (PAIRS[this.open.pop() ?? ""] !== bracket) this.complain(`${bracket} closes nothing`);
  }
}

/** Reads a file as Python does; undefined for files that are no Python. */
export function tokens(path: string, content: string): Tokens | undefined {
  if (!path.endsWith(".py")) return undefined;
  const read = new Reader(content).readAll();
  return FORBIDDEN.test(content)
    ? { ...read, problems: [...read.problems, "a character that no source may hold"] }
    : read;
}
