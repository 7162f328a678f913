import { wellFormed } from "../../support/well-formed.js";
import type { Tokens } from "../suite.js";
import { TokenReader, type Unit } from "../token-reader.js";
import { escapeAt, translate } from "./escapes.js";

const SPACE = /[ \t\f\r\n]+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;
const IDENTIFIER = /[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}]*/uy;
const NUMBER = /\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y;
const BLOCK = /"""[ \t\f]*\n/y;
const OPERATOR = /->|::|\.\.\.|[-+*/%&|^<>=!?:;,.@~]+/y;

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
class Reader extends TokenReader {
  /** The last token is a dot: what follows is a part of a longer name, such as `class` in `Pet.class`. */
  private isInName = false;

  constructor(text: string) {
    super("Java", text);
  }

  protected override readOne(): void {
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
    if (this.takeBracket() || this.take(NUMBER) !== undefined) return;
    const operator = this.take(OPERATOR);
    if (operator === undefined) this.complainOfToken();
    this.isInName = operator === ".";
  }

  private addIdentifier(name: string): void {
    this.identifiers.add(name);
    const isPart = this.isInName;
    this.isInName = false;
    if (this.open.length > 0 || isPart) return;
    if (name === "import") this.imports += 1;
    if (DECLARATIONS.has(name)) this.declarations += 1;
  }

  private unitOfBlock(): Unit | undefined {
    const character = this.text[this.at] ?? "";
    return character === "\\" ? escapeAt(this.text, this.at, true) : { value: character, length: 1 };
  }

  private readQuoted(quote: string): void {
    this.at += 1;
    const value = this.readUntil(quote, () => this.unitOfLine((text, at) => escapeAt(text, at, false)));
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
      this.complainOfEnd();
      return;
    }
    const content = this.text.slice(this.at, end.lastIndex - 3);
    const inner = new Reader(`${stripped(content.split("\n"))}"""`);
    const value = inner.readUntil('"""', () => inner.unitOfBlock());
    this.at = end.lastIndex;
    if (value === undefined) this.complain(inner.problems[0] ?? "a text block that Java does not read");
    else this.strings.add(value);
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
