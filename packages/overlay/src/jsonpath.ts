import type { Location, Report } from "@sdkwright/diagnostics";
import type { Json, SourceDocument } from "@sdkwright/source";
import { JSONPathError } from "json-p3";
import { TooCostly } from "./budget.js";
import { overlayCatalogue } from "./catalogue.js";
import { runQuery } from "./query.js";
import type { Tokens } from "./trace.js";

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
 * repetition; undefined where the expression is wrong, which is reported at the character, or takes too many steps.
 */
export function select(
  data: Json,
  path: string,
  from: { readonly overlay: SourceDocument; readonly pointer: string; readonly report: Report },
): Tokens[] | undefined {
  const { overlay, pointer, report } = from;
  try {
    return runQuery(data, path).map((tokens) => tokens.map(String));
  } catch (error) {
    if (error instanceof TooCostly) {
      report(overlayCatalogue.create("path-too-costly", { path }, { location: { document: overlay.path, pointer } }));
    } else if (error instanceof RangeError) {
      // The library reads brackets by calling itself.
      const params = { path: `${path.slice(0, 40)}...`, problem: "it is nested too deep" };
      report(overlayCatalogue.create("invalid-path", params, { location: { document: overlay.path, pointer } }));
    } else if (error instanceof JSONPathError) {
      const location = placeOfCharacter(overlay, pointer, path, error.token.index);
      report(overlayCatalogue.create("invalid-path", { path, problem: problemOf(error) }, { location }));
    } else throw error;
    return undefined;
  }
}
