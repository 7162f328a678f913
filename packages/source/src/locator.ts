import type { Location } from "@sdkwright/diagnostics";
import type { SourceSet } from "./source-set.js";

/** A place that a reporter can print. `endColumn` is one past the last character to underline, on the same line. */
export interface LocatedText {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly lineText: string;
}

/** One past the last column of the word, string or bracket that starts at a one-based column. */
function endOfToken(lineText: string, column: number): number {
  const rest = lineText.slice(column - 1);
  const pattern =
    /^(?:"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[{}[\],]|\S(?:[^\s:#,{}[\]]|:(?!\s|$)|[ \t]+(?![\s#])[^\s#{}[\]]|[#,{}[\]](?!\s|$))*)/;
  const found = pattern.exec(rest)?.[0] ?? "";
  return column + Math.max(1, found.length);
}

/**
 * Finds line, column and line text of locations in the documents of a source set. Undefined for a document that was
 * not read, and for a location that is the document as a whole.
 */
export function createLocator(sources: SourceSet): (location: Location) => LocatedText | undefined {
  return (location) => {
    const document = sources.documents.find((candidate) => candidate.path === location.document);
    if (!document) return undefined;
    if (!("line" in location) && !("pointer" in location)) return undefined;
    const { line, column } = "line" in location ? location : document.position(location.pointer, location.at);
    const lineText = document.lineText(line);
    return { line, column, endColumn: endOfToken(lineText, column), lineText };
  };
}
