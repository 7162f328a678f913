import type { Origin } from "./common.js";
import type { OriginId } from "./ids.js";

/** A place in a definition: the document's path relative to the workspace, and an RFC 6901 pointer. */
export interface Place {
  readonly document: string;
  readonly pointer: string;
}

/** Escapes one token of a JSON pointer (RFC 6901, section 3). */
export function escapePointerToken(token: string): string {
  return token.includes("~") || token.includes("/") ? token.replaceAll("~", "~0").replaceAll("/", "~1") : token;
}

/** Spells out the place that an origin stands for. */
export function placeOf(origins: readonly Origin[], id: OriginId): Place {
  let pointer = "";
  let [parent, token] = origins[id] ?? [-1, ""];
  while (parent >= 0) {
    pointer = `/${escapePointerToken(token)}${pointer}`;
    [parent, token] = origins[parent] ?? [-1, ""];
  }
  return { document: token, pointer };
}

/** Collects origins while a frontend walks its documents. One table serves one API. */
export interface OriginTable {
  readonly list: Origin[];
  /** The origin of a document's root; the same for the same path. */
  document(path: string): OriginId;
  /** The origin of a step below another origin. */
  child(parent: OriginId, token: string | number): OriginId;
}

export function createOriginTable(): OriginTable {
  const list: Origin[] = [];
  const documents = new Map<string, OriginId>();
  return {
    list,
    document(path) {
      const known = documents.get(path);
      if (known !== undefined) return known;
      documents.set(path, list.length);
      return list.push([-1, path]) - 1;
    },
    child: (parent, token) => list.push([parent, String(token)]) - 1,
  };
}
