import type { Locator } from "@sdkwright/diagnostics";
import type { SourceSet } from "./source-set.js";

/** What a place may begin with: a quoted text, a bracket, or plain words up to a separator. `{id}` belongs to a word. */
const TOKENS: readonly RegExp[] = [
  /^"(?:[^"\\]|\\.)*"?/,
  /^'(?:[^']|'')*'?/,
  /^[{}[\],]/,
  /^[^\s,[\]{}:]+(?:(?:\{[^{}\s]*\}|:(?!\s|$)| (?=[^\s#,[\]{}:]))[^\s,[\]{}:]*)*/,
];

/** A minified document is one line: no token is followed further than this. */
const MAX_TOKEN = 200;

/** One past the last column of the text, bracket or key that starts at a one-based column. */
function endOfToken(lineText: string, column: number): number {
  const rest = lineText.slice(column - 1, column - 1 + MAX_TOKEN);
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
