import type { OriginId } from "@sdkwright/ir-schema";
import type { Part, Sym } from "./parts.js";

/** Text of a doc comment, unescaped; the dialect's comment encoder alone makes it safe. */
export interface DocComment {
  /** Paragraphs, the summary first. Markdown, as the definition has it. */
  readonly text: readonly string[];
  /** Block tags in order: `{ tag: "deprecated", text }`, `{ tag: "param", name, text }`. */
  readonly tags?: readonly { readonly tag: string; readonly name?: string; readonly text: string }[];
}

/** What a language means for text: indentation, literals, comments, imports. */
export interface Dialect {
  readonly indent: string;
  /** Columns that a line may take. */
  readonly width: number;
  /** Empty lines that separate what a file declares at its top level. Default: 1. */
  readonly separation?: number;
  /** The one literal encoder: any string, as an expression of the language. */
  string(value: string): string;
  /**
   * The one comment encoder: the lines of a doc comment, without indentation. Text that would be a directive to a tool
   * in any language, such as `+build ignore` or `noqa`, is defused; see {@link commentLines}. Pure: a comment with the
   * same text as an earlier one at that depth may get the lines of that. `depth` is that of the indentation: a dialect
   * that fills comments leaves room for it.
   */
  comment(comment: DocComment, depth: number): readonly string[];
  /** Doc comments are string literals in which a backslash begins an escape, as in Python. */
  readonly docIsString?: true;
  /**
   * The top of a file: its import section, one line a part, without symbols in it. Called for every file, so that a
   * dialect can put a header there; an empty line follows what it returns. `imports` is sorted and free of repeats.
   */
  imports(imports: readonly ResolvedImport[], path: string): readonly Part[];
}

export interface ResolvedImport {
  readonly module: string;
  readonly external: boolean;
  /** Sorted by name. `alias` differs from `name` only where the file has another meaning for the name. */
  readonly names: readonly { readonly name: string; readonly alias: string; readonly typeOnly: boolean }[];
}

/** A file of the output while it is being written. */
export interface FileWriter {
  /** Path within the output, with `/`. */
  readonly path: string;
  /**
   * One logical line; layout parts in it may make it several. Outside of groups, `line` and `softline` break. A string
   * that holds a line feed is printed as it is, without indentation inside, and breaks the groups around it.
   */
  line(...parts: Part[]): void;
  /**
   * One line of a table: neighbouring rows have their cells in columns, one space apart, as `gofmt` and its like align
   * them. A row with fewer cells ends the columns that it lacks. Cells have no layout parts.
   */
  row(cells: readonly Part[]): void;
  /** An empty line; two in a row are one, and one at the start or the end of a block or of the file is none. */
  blank(): void;
  /**
   * `head`, the body one step deeper, `tail`. An empty body leaves `empty` alone, or else head and tail on one line
   * (`class A {}`); an empty tail leaves no line.
   */
  block(head: Part, body: () => void, tail: Part, empty?: Part): void;
  doc(comment: DocComment | undefined): void;
  /**
   * Says that this file declares a name here: no import may take it, and `--trace` can lead from it to the definition.
   * Call it before the line (or block) that declares; a doc comment may come in between.
   */
  declare(name: string, origin?: OriginId): void;
  /**
   * Says for `--trace` what the next line belongs to where it declares no name of the file: a method, by its call
   * (`books.list`). `isPart` is for what callers do not see, such as a constant that describes the method.
   */
  trace(symbol: string, origin: OriginId, isPart?: boolean): void;
  /** Symbols used so far (for the dependencies of the manifest). */
  readonly used: ReadonlySet<Sym>;
}

/** A declared name, where it stands in the printed file, and what it came from. */
export interface TraceEntry {
  readonly symbol: string;
  /** One-based. */
  readonly line: number;
  readonly origin: OriginId;
  /** Callers do not see it: it serves what has the same name without this. */
  readonly isPart?: true;
}

export interface PrintedFile {
  readonly path: string;
  /** LF, one final newline. */
  readonly content: string;
  /** Where the text behind the dialect's head of the file begins in `content`: samples show the two apart. */
  readonly bodyAt: number;
  readonly trace: readonly TraceEntry[];
}

/** A file that can be printed. */
export interface FileBuilder extends FileWriter {
  /** Settles the imports and prints. The file takes no further text. */
  finish(): PrintedFile;
}
