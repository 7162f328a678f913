import type { Tokens } from "../suite.js";
import { escapeAt, plainAt, type Unit } from "./strings.js";

const SPACE = /[ \t\n\r\v\f]+/y;
const LINE_COMMENT = /(?:\/\/|#(?!\[))(?:(?!\?>)[^\r\n])*/y;
const COMMENT = /\/\*[\s\S]*?\*\//y;
const IDENTIFIER = /\$?[a-zA-Z_\u0080-\uffff][\w\u0080-\uffff]*/y;
const NUMBER = /\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y;
const HEREDOC = /<<<[ \t]*(["']?)([a-zA-Z_]\w*)\1(?:\r\n|\n|\r)/y;
const OPERATOR = /\?->|->|=>|::|\?\?=?|[-+*/%&|^<>=!?:;,.~@\\$]/y;
const OPENING = /#?\[|[({]/y;
const CLOSING = /[)\]}]/y;
const PAIRS: { readonly [open: string]: string } = { "(": ")", "[": "]", "#[": "]", "{": "}" };

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
    if (this.take(/<\?php\s/y) === undefined) this.complain("text in front of the code");
    while (this.at < this.text.length && this.problems.length === 0) this.readOne();
    if (this.problems.length === 0 && this.open.length > 0) this.complain(`${this.open.at(-1)} is not closed`);
    const { problems, identifiers, strings, comments, imports, declarations } = this;
    return { problems, identifiers, strings, comments, imports, declarations };
  }

  private complain(problem: string): void {
    const line = this.text.slice(0, this.at).split("\n").length;
    this.problems.push(`line ${line}: ${problem}`);
  }

  /** What an expression matches here, with its groups; it is read. */
  private match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.at;
    const match = sticky.exec(this.text);
    this.at += match?.[0].length ?? 0;
    return match;
  }

  private take(sticky: RegExp): string | undefined {
    return this.match(sticky)?.[0];
  }

  private readOne(): void {
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
    else if (this.take(/'/y) !== undefined) this.readUntil("'", () => plainAt(this.text, this.at));
    else if (this.take(/"/y) !== undefined) this.readUntil('"', () => this.quotedUnit('"'));
    else return false;
    return true;
  }

  private readUntil(quote: string, unit: () => Unit | undefined): void {
    let value = "";
    while (this.text[this.at] !== quote && this.problems.length === 0) {
      if (this.at >= this.text.length) {
        this.complain("a literal has no end");
        return;
      }
      const one = unit();
      if (!one) {
        this.complain("an escape that PHP does not have");
        return;
      }
      value += one.value;
      this.at += one.length;
    }
    this.at += 1;
    this.strings.add(value);
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

  /** Code in a literal, with the braces around it. */
  private readCode(): void {
    const depth = this.open.length;
    do {
      if (this.at >= this.text.length) {
        this.complain("a literal has no end");
        return;
      }
      this.readOne();
    } while (this.open.length > depth && this.problems.length === 0);
  }

  /** Reads a heredoc, whose last line says how far all are indented. */
  private readHeredoc(label: string, isPlain: boolean): void {
    const end = new RegExp(`(?:^|(?<=[\\r\\n]))([ \\t]*)${label}\\b`, "g");
    end.lastIndex = this.at;
    const found = end.exec(this.text);
    if (!found) {
      this.complain("a literal has no end");
      return;
    }
    const stop = found.index;
    let value = "";
    while (this.at < stop && this.problems.length === 0) {
      const one = isPlain ? { value: this.text[this.at] ?? "", length: 1 } : this.quotedUnit("");
      if (!one) {
        this.complain("an escape that PHP does not have");
        return;
      }
      value += one.value;
      this.at += one.length;
    }
    this.at = stop + found[0].length;
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
    const opening = this.take(OPENING);
    if (opening !== undefined) this.open.push(opening);
    else if (this.take(CLOSING) !== undefined) {
      const bracket = this.text[this.at - 1] ?? "";
      if (PAIRS[this.open.pop() ?? ""] !== bracket) this.complain(`${bracket} closes nothing`);
    } else if (this.take(NUMBER) === undefined && this.take(OPERATOR) === undefined) {
      this.complain(`${JSON.stringify(this.text[this.at])} is no token of PHP`);
    }
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
