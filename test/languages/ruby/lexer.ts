import type { Tokens } from "../suite.js";
import { TokenReader, type Unit } from "../token-reader.js";
import { isRuby } from "./project.js";
import { escapeAt, plainAt } from "./strings.js";

const SPACE = /(?:[ \t\r\n\v\f]|\\\r?\n)+/y;
const COMMENT = /#[^\n]*/y;
const BLOCK_COMMENT = /=begin\b[\s\S]*?\n=end\b[^\n]*/y;
const HEREDOC = /<<([~-])(["']?)([A-Z_]+)\2/y;
const PERCENT = /%([wWiIqQr]?)([[({<|!])/y;
const LABEL = /[a-zA-Z_\u0080-\uffff][\w\u0080-\uffff]*[?!]?:(?!:)/y;
const IDENTIFIER =
  /(?:@@?|\$)?[a-zA-Z_\u0080-\uffff][\w\u0080-\uffff]*[?!]?(?!=[^=~>])|(?:@@?|\$)?[a-zA-Z_\u0080-\uffff][\w\u0080-\uffff]*|\$[!@&~_?0-9:;]/y;
const NUMBER = /\d(?:[\w]|\.\d)*(?:(?<=[eE])[-+]\d+)?/y;
const OPERATOR = /&\.|\*\*=?|=>|->|::|\.\.\.?|<=>|===?|=~|!~|&&=?|\|\|=?|<<|>>|[-+*/%&|^<>=!?:;,.~]/y;
/** What ends a literal in brackets. */
const CLOSERS: { readonly [open: string]: string } = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** Words after which a value begins, not an operator. */
const BEFORE_VALUES: ReadonlySet<string> = new Set([
  ..."and begin case do else elsif ensure if in not or return rescue then unless until when while yield".split(" "),
]);

const DECLARATIONS: ReadonlySet<string> = new Set(["class", "module", "def", "alias"]);

/** What has other code run. */
const IMPORTS: ReadonlySet<string> = new Set([
  ..."require require_relative load autoload eval instance_eval class_eval module_eval system exec".split(" "),
]);

interface Heredoc {
  readonly label: string;
  readonly isPlain: boolean;
  readonly isDedented: boolean;
}

/** Reads tokens of Ruby one after the other. */
class Reader extends TokenReader {
  /** Whether what was read last is a value, after which operators stand. */
  private isValue = false;
  /** What was read last, if it is a word or an operator. */
  private last = "";
  private readonly heredocs: Heredoc[] = [];

  constructor(text: string) {
    super("Ruby", text);
  }

  private isLineStart(): boolean {
    return this.at === 0 || this.text[this.at - 1] === "\n";
  }

  protected override readOne(): void {
    if (this.isLineStart() && /^__END__\r?(?:\n|$)/.test(this.text.slice(this.at, this.at + 9))) {
      this.complain("the code ends");
      return;
    }
    if (this.readSpace()) return;
    const block = this.isLineStart() ? this.take(BLOCK_COMMENT) : undefined;
    const comment = block ?? this.take(COMMENT);
    if (comment !== undefined) this.comments.push(comment);
    else if (!this.readLiteral()) this.readToken();
  }

  /** Reads white space up to the end of a line, behind which heredocs begin. */
  private readSpace(): boolean {
    if (this.heredocs.length === 0 || this.text[this.at] !== "\n") {
      const space = this.heredocs.length === 0 ? this.take(SPACE) : this.take(/[ \t\r\v\f]+/y);
      if (space?.includes("\n") && this.open.length === 0) this.isValue = false;
      return space !== undefined;
    }
    this.at += 1;
    for (const heredoc of this.heredocs.splice(0)) this.readHeredoc(heredoc);
    return true;
  }

  /** Reads a literal that holds text, if there is one here. */
  private readLiteral(): boolean {
    const heredoc = this.match(HEREDOC);
    if (heredoc) {
      const [, mark, quote, label = ""] = heredoc;
      this.heredocs.push({ label, isPlain: quote === "'", isDedented: mark === "~" });
    } else if (this.take(/'/y) !== undefined) this.readPlain("'");
    else if (this.take(/:?"/y) !== undefined) this.readQuoted('"');
    else if (this.take(/:'/y) !== undefined) this.readPlain("'");
    else if (!this.readPercent() && !this.readPattern()) return false;
    // The name of an argument.
    if (/^:(?!:)/.test(this.text.slice(this.at, this.at + 2)) && this.text[this.at - 1] !== "]") this.at += 1;
    this.isValue = true;
    this.last = "";
    return true;
  }

  private readPercent(): boolean {
    if (this.isValue && !/^\s%[wWiIqQr][[({]/.test(this.text.slice(this.at - 1, this.at + 3))) return false;
    const [, kind = "", open = ""] = this.match(PERCENT) ?? [];
    if (open === "") return false;
    const close = CLOSERS[open] ?? open;
    if (kind === "r") this.skipPattern(open, close);
    else if (/[wiq]/.test(kind)) this.readPlain(close, /[wi]/.test(kind));
    else this.readQuoted(close);
    return true;
  }

  private readPattern(): boolean {
    if (this.text[this.at] !== "/") return false;
    const isArgument = /^[ \t]\/[^ \t=]/.test(this.text.slice(this.at - 1, this.at + 2));
    if (this.isValue && !isArgument) return false;
    this.at += 1;
    this.skipPattern("/", "/");
    return true;
  }

  /** Reads a regular expression, which is no text of a definition. */
  private skipPattern(open: string, close: string): void {
    let depth = 1;
    for (; depth > 0; this.at++) {
      const character = this.text[this.at];
      if (character === undefined) {
        this.complainOfEnd();
        return;
      }
      if (character === "\\") this.at += 1;
      else if (this.text.startsWith("#{", this.at)) {
        this.at += 1;
        this.readCode();
        this.at -= 1;
      } else if (character === close) depth -= 1;
      else if (character === open) depth += 1;
    }
    this.take(/[imxounse]+/y);
  }

  private readPlain(close: string, isList = false): void {
    const value = this.readUntil(close, () => plainAt(this.text, this.at, close));
    for (const one of isList ? (value ?? "").split(/\s+/) : [value ?? ""]) this.strings.add(one);
  }

  private readQuoted(close: string): void {
    const value = this.readUntil(close, () => this.quotedUnit());
    if (value !== undefined) this.strings.add(value);
  }

  /** What stands at this place of a literal in which code may stand; of code nothing, which is read. */
  private quotedUnit(): Unit | undefined {
    const character = this.text[this.at] ?? "";
    if (character === "\\") return escapeAt(this.text, this.at);
    if (character !== "#") return { value: character, length: 1 };
    if (this.text[this.at + 1] === "{") {
      this.at += 1;
      this.readCode();
      return { value: "", length: 0 };
    }
    const [, variable] = this.match(/#((?:@@?|\$)[a-zA-Z_]\w*)/y) ?? [];
    if (variable === undefined) return { value: character, length: 1 };
    this.identifiers.add(variable.replace(/^\W+/, ""));
    return { value: "", length: 0 };
  }

  /** Code in a literal begins with a value. */
  protected override readCode(): void {
    this.isValue = false;
    super.readCode();
  }

  private readHeredoc({ label, isPlain, isDedented }: Heredoc): void {
    const end = new RegExp(`^[ \\t]*${label}$`, "gm");
    end.lastIndex = this.at;
    const found = end.exec(this.text);
    if (!found) {
      this.complainOfEnd();
      return;
    }
    const unit = isPlain ? () => ({ value: this.text[this.at] ?? "", length: 1 }) : () => this.quotedUnit();
    const value = this.readUnits(() => this.at >= found.index, unit);
    if (value === undefined) return;
    this.at = found.index + found[0].length;
    this.strings.add(isDedented ? dedented(value) : value);
  }

  private readToken(): void {
    const label = this.take(LABEL);
    const word = label?.slice(0, -1) ?? this.take(/:(?=[a-zA-Z_])/y) ?? this.take(IDENTIFIER);
    if (word !== undefined) this.readWord(word, label !== undefined);
    else if (!this.readBracket()) this.readOther();
  }

  private readWord(word: string, isLabel: boolean): void {
    const isSymbol = word === ":";
    const name = isSymbol ? (this.take(/[a-zA-Z_]\w*[?!=]?(?![=>~])|[a-zA-Z_]\w*/y) ?? "") : word;
    this.identifiers.add(name.replace(/^[@$]+/, ""));
    if (!isSymbol && !isLabel && this.last !== "." && this.last !== "&.") this.count(name);
    const isOwn = !isSymbol && this.last !== "." && BEFORE_VALUES.has(name);
    this.isValue = !isLabel && !isOwn;
    this.last = isSymbol || isLabel ? "" : name;
  }

  private readBracket(): boolean {
    if (!this.takeBracket()) return false;
    this.last = this.text[this.at - 1] ?? "";
    this.isValue = /[)\]}]/.test(this.last);
    return true;
  }

  private readOther(): void {
    if (this.take(NUMBER) !== undefined) {
      this.isValue = true;
      this.last = "";
      return;
    }
    const operator = this.take(OPERATOR);
    if (operator === undefined) this.complainOfToken();
    // Operators are names of methods too.
    this.isValue = this.last === "def" && operator !== undefined;
    this.last = operator ?? "";
  }

  /** Counts what a word imports or declares. */
  private count(word: string): void {
    if (IMPORTS.has(word)) this.imports += 1;
    if (DECLARATIONS.has(word)) this.declarations += 1;
  }
}

/** The text of a heredoc without the margin that all lines have. */
function dedented(text: string): string {
  const lines = text.split("\n");
  const margins = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const margin = Math.min(...margins, text.length);
  return lines.map((line) => line.slice(margin)).join("\n");
}

/** Reads a file as Ruby does; undefined for files that are no Ruby. */
export function tokens(path: string, content: string): Tokens | undefined {
  return isRuby(path) ? new Reader(content).readAll() : undefined;
}
