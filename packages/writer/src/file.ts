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
  /** The one literal encoder: any string, as an expression of the language. */
  string(value: string): string;
  /** The one comment encoder: the lines of a doc comment, without indentation. */
  comment(comment: DocComment): readonly string[];
  /** The import section of a file. `imports` is sorted and free of repeats. */
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
  /** One logical line; layout parts in it may make it several. */
  line(...parts: Part[]): void;
  /** An empty line; two in a row, or one at the start of a block, are one or none. */
  blank(): void;
  /** `head`, the body one step deeper, `tail`. */
  block(head: Part, body: () => void, tail: Part): void;
  doc(comment: DocComment | undefined): void;
  /**
   * Says that this file declares a name here: no import may take it, and `--trace` can lead from it to the definition.
   * Call it right before the line that declares.
   */
  declare(name: string, origin?: OriginId): void;
  /** Symbols used so far (for the dependencies of the manifest). */
  readonly used: ReadonlySet<Sym>;
}

/** A declared name, where it stands in the printed file, and what it came from. */
export interface TraceEntry {
  readonly symbol: string;
  /** One-based. */
  readonly line: number;
  readonly origin: OriginId;
}

export interface PrintedFile {
  readonly path: string;
  /** LF, one final newline. */
  readonly content: string;
  readonly trace: readonly TraceEntry[];
}
