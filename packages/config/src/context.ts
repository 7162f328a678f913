import type { DiagnosticContext, Report } from "@sdkwright/diagnostics";
import { escapeToken, type SourceSet } from "@sdkwright/source";

/** What turning checked input into the configuration needs to know. */
export interface LoadContext {
  readonly sources: SourceSet;
  /** Path of the configuration file, relative to the workspace. */
  readonly file: string;
  readonly report: Report;
  /** Keys of `auth-schemes`, sound or not. */
  readonly schemes: readonly string[];
}

/** Pointer of a step below another. */
export function step(at: string, token: string | number): string {
  return `${at}/${escapeToken(token)}`;
}

/** Location of a value, or of its key, in the configuration file. */
export function placeAt(context: LoadContext, pointer: string, at?: "key"): DiagnosticContext {
  return { location: { document: context.file, pointer, ...(at && { at }) } };
}
