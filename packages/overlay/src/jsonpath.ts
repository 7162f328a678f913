import type { Location, Report } from "@sdkwright/diagnostics";
import type { Json, SourceDocument } from "@sdkwright/source";
import { JSONPathEnvironment, JSONPathError, type JSONPathQuery } from "json-p3";
import { overlayCatalogue } from "./catalogue.js";
import type { Tokens } from "./trace.js";

/** No document is nested deeper than what the reader of documents lets through. */
const environment = new JSONPathEnvironment({ maxRecursionDepth: 1000 });

/** The place of a character of an expression: exact where the text holds the expression as it is, else its start. */
function placeOfCharacter(overlay: SourceDocument, pointer: string, path: string, index: number): Location {
  const { line, column, offset } = overlay.position(pointer);
  const quote = /^["']/.test(overlay.text.slice(offset, offset + 1)) ? 1 : 0;
  if (!overlay.text.startsWith(path, offset + quote)) return { document: overlay.path, pointer };
  return { document: overlay.path, line, column: column + quote + index };
}

function problemOf(error: JSONPathError): string {
  const detail = error.message.replace(/ \('.*'(?::\d+)?\)$/s, "");
  return `${detail} at character ${error.token.index + 1}`;
}

/**
 * Compiles and runs RFC 9535 expressions of an overlay. Gives the places of what is selected, in order and without
 * repetition; undefined where the expression is wrong, which is reported at the character.
 */
export function select(
  data: Json,
  path: string,
  from: { readonly overlay: SourceDocument; readonly pointer: string; readonly report: Report },
): Tokens[] | undefined {
  try {
    const query: JSONPathQuery = environment.compile(path);
    const found = new Map<string, Tokens>();
    for (const node of query.query(data).nodes) {
      const tokens = node.location.map(String);
      found.set(JSON.stringify(tokens), tokens);
    }
    return [...found.values()];
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    const location = placeOfCharacter(from.overlay, from.pointer, path, error.token.index);
    from.report(overlayCatalogue.create("invalid-path", { path, problem: problemOf(error) }, { location }));
    return undefined;
  }
}
