import type { Location } from "./diagnostic.js";

/** A place in a text, ready to be shown. Lines and columns are one-based; columns count UTF-16 code units. */
export interface LocatedPlace {
  /** The document that holds the text, where it is another than the one that the location names. */
  readonly document?: string;
  readonly line: number;
  readonly column: number;
  /** One past the last column of what is meant, on the same line. */
  readonly endColumn?: number;
  /** The whole line, without its line break. */
  readonly lineText: string;
}

/**
 * Turns a location into a place. Undefined for a document as a whole, and for one whose text is not at hand. Injected,
 * so that findings stay independent of where texts come from.
 */
export type Locator = (location: Location) => LocatedPlace | undefined;

/** A locator for findings whose documents are not at hand: only lines and columns that a location itself carries. */
export const noLocator: Locator = () => undefined;

/** Document, one-based line and column of a location; undefined where line and column cannot be known. */
export function lineAndColumn(
  location: Location,
  locate: Locator,
): { document: string; line: number; column: number } | undefined {
  const { document } = location;
  const place = locate(location);
  if (place) return { document: place.document ?? document, line: place.line, column: place.column };
  return "line" in location ? { document, line: location.line, column: location.column } : undefined;
}
