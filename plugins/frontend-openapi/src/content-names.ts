import { child, isObject, type Node } from "@sdkwright/json-schema";
import { splitWords } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { essence } from "./media-types.js";

export interface ContentWords {
  /** Words for everything inside. */
  readonly words: readonly string[];
  /** Further words for the body itself. */
  readonly own?: readonly string[];
}

/** Names the schemas of one body's media types. */
export interface ContentNamer {
  place(entry: Node): void;
}

/**
 * The first inline schema of a body has the body's name; those of further media types add the subtype's words, so that
 * adding a media type at the end renames nothing.
 */
export function createContentNamer(context: Context, { words, own = [] }: ContentWords): ContentNamer {
  let first = true;
  return {
    place(entry) {
      const schema = child(entry, "schema") ?? child(entry, "itemSchema");
      if (!schema || (isObject(schema.value) && schema.value.$ref !== undefined)) return;
      const subtype = first ? [] : splitWords(essence(entry.token).replace(/^.*\/(?:x-www-|x-|vnd\.)?/, ""));
      first = false;
      const inner = [...words, ...subtype];
      context.schemas.place(schema, { words: inner, own, wire: inner.join(" ") });
    },
  };
}
