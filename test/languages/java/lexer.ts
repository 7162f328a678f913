import { wellFormed } from "../../support/well-formed.js";
import type { Tokens } from "../suite.js";
import { escapeAt, translate } from "./escapes.js";

const SPACE = /[ \t\f\r\n]+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;
const IDENTIFIER = /[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}]*/uy;
const NUMBER = /\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y;
const BLOCK = /"""[ \t\f]*\n/y;
const OPERATOR = /->|::|\.\.\.|[-+*/%&|^<>=!?:;,.@~]+/y;
const OPENING = /[([{]/y;
const CLOSING = /[)\]}]/y;
const PAIRS: { readonly [open: string]: string } = { "(": ")", "[": "]", "{": "}" };

/** What begins a declaration outside of others. */
const DECLARATIONS: ReadonlySet<string> = new Set(["class", "interface", "enum", "record", "module"]);

/** Text of a block without the indentation that all of its lines have, and without spaces at their ends. */
function stripped(lines: readonly string[]): string {
  const indents = lines
    .filter((line, index) => line.trim() !== "" || index === lines.length - 1)
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent).trimEnd()).join("\n");
}

/** Reads tokens of Java one after the other. */
class Reader {
  readonly problems: string[] = [];
  readonly identifiers = new Set<string>();
  readonly strings = new Set<string>();
  readonly comments: string[] = [];
  private imports = 0;
  private declarations = 0;
  private at = 0;
  /** The last token is a dot: what follows is a part of a longer name, such as `class` in `Pet.class`. */
  private isInName = false;
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
    const identifier = this.take(IDENTIFIER);
    if (identifier !== undefined) this.addIdentifier(identifier);
    else if (this.take(BLOCK) !== undefined) this.readBlock();
    else if (/["']/.test(this.text[this.at] ?? "")) this.readQuoted(this.text[this.at] as string);
    else this.readSign();
  }

  private readSign(): void {
    const opening = this.take(OPENING);
    if (opening !== undefined) this.open.push(opening);
    else if (this.take(CLOSING) !== undefined) this.closeBracket(this.text[this.at - 1] as string);
    else if (this.take(NUMBER) === undefined) {
      const operator = this.take(OPERATOR);
      if (operator === undefined) this.complain(`${JSON.stringify(this.text[this.at])} is no token of Java`);
      this.isInName = operator === ".";
    }
  }

  private addIdentifier(name: string): void {
    this.identifiers.add(name);
    const isPart = this.isInName;
    this.isInName = false;
    if (this.open.length > 0 || isPart) return;
    if (name === "import") this.imports += 1;
    if (DECLARATIONS.has(name)) this.declarations += 1;
  }

  /** Reads to the end of a literal and gives its units, escapes resolved; undefined where it has no end. */
  private readUnits(end: string, isBlock: boolean): string | undefined {
    let value = "";
    while (!this.text.startsWith(end, this.at)) {
      const character = this.text[this.at];
      if (character === undefined || (!isBlock && character === "\n")) {
        this.complain("a literal has no end");
        return undefined;
      }
      const unit = character === "\\" ? escapeAt(this.text, this.at, isBlock) : { value: character, length: 1 };
      if (!unit) {
        this.complain("an escape that Java does not have");
        return undefined;
      }
      value += unit.value;
      this.at += unit.length;
    }
    this.at += end.length;
    return value;
  }

  private readQuoted(quote: string): void {
    this.at += 1;
    const value = this.readUnits(quote, false);
    if (value === undefined) return;
    if (quote === '"') this.strings.add(value);
    else if (value.length !== 1) this.complain("a character is not one");
  }

  /** Reads a text block, whose lines lose what is before and behind them before escapes are resolved. */
  private readBlock(): void {
    const end = /(?<!\\)(?:\\\\)*"""/g;
    end.lastIndex = this.at;
    const found = end.exec(this.text);
    if (!found) {
      this.complain("a literal has no end");
      return;
    }
    const content = this.text.slice(this.at, end.lastIndex - 3);
    const inner = new Reader(`${stripped(content.split("\n"))}"""`);
    const value = inner.readUnits('"""', true);
    this.at = end.lastIndex;
    if (value === undefined) this.complain(inner.problems[0] ?? "a text block that Java does not read");
    else this.strings.add(value);
  }

  private closeBracket(bracket: string): void {
    if (PAIRS[this.open.pop() ?? ""] !== bracket) this.complain(`${bracket} closes nothing`);
  }
}

/** Reads a file as Java does; undefined for files that are no Java. */
export function tokens(path: string, content: string): Tokens | undefined {
  if (!path.endsWith(".java")) return undefined;
  const read = translate(wellFormed(content));
  if (read.kind === "text") return new Reader(read.text.replace(/\r\n?/g, "\n")).readAll();
  const problems = [`line ${read.line}: an escape of Unicode that is none`];
  return { problems, identifiers: new Set(), strings: new Set(), comments: [], imports: 0, declarations: 0 };
}
