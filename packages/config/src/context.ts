import type { DiagnosticContext, Report } from "@sdkwright/diagnostics";
import { escapeToken, keysInOrder, type SourceSet } from "@sdkwright/source";

/** What turning checked input into the configuration needs to know. */
export interface LoadContext {
  readonly sources: SourceSet;
  /** Path of the configuration file, relative to the workspace. */
  readonly file: string;
  readonly report: Report;
  /** Keys of `auth-schemes`, sound or not. */
  readonly schemes: readonly string[];
  readonly positions: Positions;
}

/** Of lists from which bad items were left out: where each of the others stands in the file, counted from 0. */
export type Positions = WeakMap<readonly unknown[], readonly number[]>;

/** Pointer of a step below another. */
export function step(at: string, token: string | number): string {
  return `${at}/${escapeToken(token)}`;
}

/** The entries of a map at a pointer, in the order of the file. */
export function entriesInOrder<T>(
  map: { readonly [key: string]: T },
  at: string,
  { sources, file }: Pick<LoadContext, "sources" | "file">,
): [key: string, value: T][] {
  const document = sources.documents.find(({ path }) => path === file);
  const keys = document ? keysInOrder(map, { document, pointer: at }) : Object.keys(map);
  return keys.map((key) => [key, map[key] as T]);
}

/** The items of the checked list at a pointer, each with its own, whatever was left out before it. */
export function placed<T>(
  list: readonly T[],
  at: string,
  { positions }: Pick<LoadContext, "positions">,
): { readonly item: T; readonly at: string }[] {
  const kept = positions.get(list);
  return list.map((item, index) => ({ item, at: step(at, kept?.[index] ?? index) }));
}

/** Location of a value, or of its key, in the configuration file. */
export function placeAt(context: LoadContext, pointer: string, at?: "key"): DiagnosticContext {
  return { location: { document: context.file, pointer, ...(at && { at }) } };
}
