import type { Tokens } from "../suite.js";
import { TokenReader, type Unit } from "../token-reader.js";
import { escapeAt, plainAt } from "./strings.js";

const SPACE = /[ \t\n\r\v\f]+/y;
const LINE_COMMENT = /(?:\/\/|#(?!\[))(?:(?!\?>)[^\r\n])*/y;
const COMMENT = /\/\*[\s\S]*?\*\//y;
const IDENTIFIER = /\$?[a-zA-Z_\u0080-\uffff][\w\u0080-\uffff]*/y;
const NUMBER = /\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y;
const HEREDOC = /<<<[ \t]*(["']?)([a-zA-Z_]\w*)\1(?:\r\n|\n|\r)/y;
const OPERATOR = /\?->|->|=>|::|\?\?=?|[-+*/%&|^<>=!?:;,.~@\\$]/y;
const OPENING = /#?\[|[({]/y;

/** What begins a declaration outside of others. */
const DECLARATIONS: ReadonlySet<string> = new Set([
  "class",
  "interface",
  "trait",
  "enum",
  "function",
  "const",
  "namespace",
]);

/** What has other code run. */
const IMPORTS: ReadonlySet<string> = new Set(["include", "include_once", "require", "require_once", "eval"]);

/** Reads tokens of PHP one after the other. */
class Reader extends TokenReader {
  constructor(text: string) {
    super("PHP", text);
  }

  override readAll(): Tokens {
    if (this.take(/<\?php\s/y) === undefined) this.complain("text in front of the code");
    return super.readAll();
  }

  protected override readOne(): void {
    if (this.take(SPACE) !== undefined) return;
    // In a comment of one line too.
    if (this.text.startsWith("?>", this.at)) {
      this.complain("the code ends");
      return;
    }
    const comment = this.take(LINE_COMMENT) ?? this.take(COMMENT);
    if (comment !== undefined) this.comments.push(comment);
    else if (!this.readLiteral()) this.readToken();
  }

  /** Reads a string literal, if there is one here. */
  private readLiteral(): boolean {
    const heredoc = this.match(HEREDOC);
    if (heredoc) this.readHeredoc(heredoc[2] ?? "", heredoc[1] === "'");
    else if (this.take(/'/y) !== undefined) this.readText("'", () => plainAt(this.text, this.at));
    else if (this.take(/"/y) !== undefined) this.readText('"', () => this.quotedUnit('"'));
    else return false;
    return true;
  }

  private readText(quote: string, unit: () => Unit | undefined): void {
    const value = this.readUntil(quote, unit);
    if (value !== undefined) this.strings.add(value);
  }

  /** What stands at this place of a literal in which variables are replaced; of code nothing, which is read. */
  private quotedUnit(quote: string): Unit | undefined {
    const character = this.text[this.at] ?? "";
    if (character === "\\") return escapeAt(this.text, this.at, quote);
    if (this.text.startsWith("${", this.at)) this.complain("a variable in braces");
    if (this.text.startsWith("{$", this.at)) {
      this.readCode();
      return { value: "", length: 0 };
    }
    const variable = character === "$" ? this.take(IDENTIFIER) : undefined;
    if (variable === undefined) return { value: character, length: 1 };
    this.identifiers.add(variable.slice(1));
    return { value: "", length: 0 };
  }

  /** Reads a heredoc, whose last line says how far all are indented. */
  private readHeredoc(label: string, isPlain: boolean): void {
    const end = new RegExp(`(?:^|(?<=[\\r\\n]))([ \\t]*)${label}\\b`, "g");
    end.lastIndex = this.at;
    const found = end.exec(this.text);
    if (!found) {
      this.complainOfEnd();
      return;
    }
    const unit = isPlain ? () => ({ value: this.text[this.at] ?? "", length: 1 }) : () => this.quotedUnit("");
    const value = this.readUnits(() => this.at >= found.index, unit);
    if (value === undefined) return;
    this.at = found.index + found[0].length;
    const lines = value.replace(/(?:\r\n|\n|\r)$/, "").split("\n");
    const indent = found[1] ?? "";
    this.strings.add(lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join("\n"));
  }

  private readToken(): void {
    const identifier = this.take(IDENTIFIER);
    if (identifier !== undefined) {
      this.identifiers.add(identifier.replace(/^\$/, ""));
      this.count(identifier);
      return;
    }
    if (this.takeBracket(OPENING)) return;
    if (this.take(NUMBER) === undefined && this.take(OPERATOR) === undefined) this.complainOfToken();
  }

  /** Counts what a word imports or declares. PHP does not look at the letter case of its own words. */
  private count(identifier: string): void {
    const word = identifier.toLowerCase();
    if (IMPORTS.has(word) || (word === "use" && this.open.length === 0)) this.imports += 1;
    if (this.open.length === 0 && DECLARATIONS.has(word)) this.declarations += 1;
  }
}

/** Reads a file as PHP does; undefined for files that are no PHP. */
export function tokens(path: string, content: string): Tokens | undefined {
  return path.endsWith(".php") ? new Reader(content).readAll() : undefined;
}
