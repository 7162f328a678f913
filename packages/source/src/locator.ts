import type { Locator } from "@sdkwright/diagnostics";
import type { SourceSet } from "./source-set.js";

/** What a place may begin with, and how it goes on: a quoted text, a bracket, or plain words up to a separator. */
const TOKENS: readonly RegExp[] = [
  /^"(?:[^"\\]|\\.)*"?/,
  /^'(?:[^']|'')*'?/,
  /^[{}[\],]/,
  /^[^\s:#,{}[\]]+(?:(?::(?!\s|$)|[#,{}[\]](?!\s|$)|[ \t](?=[^\s#{}[\]]))[^\s:#,{}[\]]*)*/,
];

/** One past the last column of the text, bracket or key that starts at a one-based column. */
function endOfToken(lineText: string, column: number): number {
  const rest = lineText.slice(column - 1);
  for (const token of TOKENS) {
    const found = token.exec(rest);
    if (found) return column + found[0].length;
  }
  return column + 1;
}

/** Finds places in the documents that a source set has read. */
export function createLocator(sources: SourceSet): Locator {
  return (location) => {
    const document = sources.documents.find((candidate) => candidate.path === location.document);
    if (!document) return undefined;
    if (!("line" in location) && !("pointer" in location)) return undefined;
    const { line, column } = "line" in location ? location : document.position(location.pointer, location.at);
    const lineText = document.lineText(line);
    return { line, column, endColumn: endOfToken(lineText, column), lineText };
  };
}
