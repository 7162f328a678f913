import type { Tokens } from "../suite.js";
import { TokenReader } from "../token-reader.js";
import { stringAt } from "./strings.js";

const SPACE = /[ \t\f]+|\\(?:\r\n|\r|\n)/y;
const LINE_END = /\r\n|\r|\n/y;
const COMMENT = /#[^\r\n]*/y;
const IDENTIFIER = /[\p{XID_Start}_][\p{XID_Continue}]*/uy;
const NUMBER = /\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y;
const OPERATOR = /->|:=|\*\*=?|\/\/=?|>>=?|<<=?|!=|[-+*/%@&|^=<>]=?|[~:;,.]/y;

/** Characters that stand in no source of Python. */
const FORBIDDEN = /[\0\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Reads tokens of Python one after the other, lines and their indentation included. */
class Reader extends TokenReader {
  /** Nothing of a statement has been read in this line. */
  private isAtStart = true;
  private readonly indents = [0];

  constructor(text: string) {
    super("Python", text);
  }

  protected override readOne(): void {
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
    if (this.takeBracket()) return;
    // A decorator is part of the declaration below it.
    if (this.take(NUMBER) === undefined && this.take(OPERATOR) === undefined) this.complainOfToken();
  }

  /** Counts what a statement imports or declares, by its first word. */
  private count(word: string): void {
    if (word === "import" || word === "from") this.imports += 1;
    else if (this.indents.length === 1) this.declarations += 1;
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
