/** A JSON value as parsed: mutable only because parsers make it so; nobody writes to it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One-based line and column in UTF-16 code units, zero-based offset. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A position, and the document whose text it lies in. */
export interface SourcePlace extends Position {
  readonly document: string;
}

/** A file that was read and parsed. */
export interface SourceDocument {
  /** Path relative to the workspace folder, with `/`. Never absolute: it goes into origins and diagnostics. */
  readonly path: string;
  readonly text: string;
  readonly format: "json" | "yaml" | "text";
  /** Parsed value; for `text` the text itself. Where parsing failed, what could be read, else null. */
  readonly data: Json;
  /**
   * Line and column of what an RFC 6901 pointer names (of its key with `at: "key"`), or of the nearest ancestor that
   * exists. Computed on demand.
   */
  position(pointer: string, at?: "key" | "value"): Position;
  /**
   * Where what a pointer names was written: in another file where an overlay or an override put it there. Absent where
   * everything is in this document's own text, at {@link SourceDocument.position}.
   */
  locate?(pointer: string, at?: "key" | "value"): SourcePlace;
  /** The text of a one-based line. */
  lineText(line: number): string;
}
