import { type Event, parseEvents, YAMLException } from "js-yaml";
import { loadYamlParser } from "./load-yaml-parser.js";

/** A YAML text as events. */
export interface YamlEvents {
  readonly events: Event[];
  /** The text that the offsets of events refer to. Line breaks of repaired closings are replaced by blanks. */
  readonly text: string;
  /** Offsets of closing brackets that are indented too little. */
  readonly closings: readonly number[];
}

/** Parsing starts again for each closing, so a text with more of them is left for its author to fix. */
const MAX_CLOSINGS = 50;

/**
 * Parses a text. A `}` or `]` in the first column, where YAML 1.2 wants it indented, is read as most readers read it:
 * if a second parser takes the text.
 */
export function parseYamlEvents(text: string, maxDepth: number): YamlEvents {
  try {
    return { events: parseEvents(text, { maxDepth }), text, closings: [] };
  } catch (error) {
    const mended = closingAt(error, text) === undefined ? undefined : mend(text, maxDepth);
    if (!mended || !isReadByOther(text)) throw error;
    return mended;
  }
}

/** Offset of the closing bracket that an error is about. */
function closingAt(error: unknown, text: string): number | undefined {
  if (!(error instanceof YAMLException) || error.reason !== "deficient indentation") return undefined;
  const offset = error.mark?.position ?? text.length;
  return text[offset] === "}" || text[offset] === "]" ? offset : undefined;
}

function mend(text: string, maxDepth: number): YamlEvents | undefined {
  const closings: number[] = [];
  let current = text;
  while (closings.length <= MAX_CLOSINGS) {
    try {
      return { events: parseEvents(current, { maxDepth }), text: current, closings };
    } catch (error) {
      const offset = closingAt(error, current);
      if (offset === undefined) return undefined;
      closings.push(offset);
      current = joined(current, offset);
    }
  }
  return undefined;
}

/** The text with what stands at the offset on the line before it, and every offset as it was. */
function joined(text: string, offset: number): string {
  let kept = text.slice(0, offset).trimEnd();
  // A comment at the end of that line would swallow it. In a line with quotes, `#` may not begin a comment, so such a
  // text is not repaired.
  for (let comment = commentOf(kept); comment >= 0; comment = commentOf(kept)) kept = kept.slice(0, comment).trimEnd();
  return kept + " ".repeat(offset - kept.length) + text.slice(offset);
}

/** Offset of the comment that the last line ends with, or -1. */
function commentOf(text: string): number {
  const start = text.lastIndexOf("\n") + 1;
  const found = /^([^'"#]*)(?<!\S)#/.exec(text.slice(start));
  return found ? start + (found[1]?.length ?? 0) : -1;
}

function isReadByOther(text: string): boolean {
  const { parseDocument } = loadYamlParser();
  try {
    const options = { prettyErrors: false, uniqueKeys: false, logLevel: "silent" } as const;
    return parseDocument(text, options).errors.length === 0;
  } catch (error) {
    // Nested too deeply for it.
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}
