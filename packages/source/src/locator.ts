import type { Location, Locator } from "@sdkwright/diagnostics";
import type { SourceDocument, SourcePlace } from "./document.js";
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

function placeIn(document: SourceDocument, location: Location): SourcePlace | undefined {
  if ("line" in location) return { ...location, offset: 0 };
  if (!("pointer" in location)) return undefined;
  const { pointer, at } = location;
  return document.locate?.(pointer, at) ?? { document: document.path, ...document.position(pointer, at) };
}

/** Finds places in the documents that a source set has read, each in the file in which it was written. */
export function createLocator(sources: SourceSet): Locator {
  const find = (path: string) => sources.documents.find((candidate) => candidate.path === path);
  return (location) => {
    const named = find(location.document);
    const place = named && placeIn(named, location);
    const written = place && find(place.document);
    if (!place || !written) return undefined;
    const { line, column, document } = place;
    const lineText = written.lineText(line);
    const elsewhere = document !== location.document && { document };
    return { line, column, endColumn: endOfToken(lineText, column), lineText, ...elsewhere };
  };
}
