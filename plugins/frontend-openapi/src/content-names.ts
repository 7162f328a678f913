import { child, essence, isObject, keyOf, mergedNode, type Node } from "@sdkwright/json-schema";
import { splitWords } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";

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

/**
 * One content for several whose schemas differ: a value of it is one of theirs, and nothing but its media type, which
 * is gone by the time that it is read, tells of which. Undefined where all have one schema.
 */
export function unionOfContents(entries: readonly Node[]): Node | undefined {
  const schemas = new Map(entries.flatMap((entry) => child(entry, "schema") ?? []).map((node) => [textOf(node), node]));
  const list = [...schemas.values()];
  const at = list[0]?.parent?.parent;
  return at && list.length > 1 ? withSchema(at, oneOfSchemas(at, list)) : undefined;
}

/** A schema whose values are those of one of several schemas, at the place of a media type. */
export function oneOfSchemas(at: Node, list: readonly Node[]): Node {
  const key = `${keyOf(at)}/schema`;
  const oneOf = mergedNode({
    at,
    key: `${key}/oneOf`,
    value: list.map(({ value }) => value),
    overrides: new Map(list.map((node, index) => [String(index), node])),
  });
  return mergedNode({ at, key, value: { oneOf: oneOf.value }, overrides: new Map([["oneOf", oneOf]]) });
}

/** A media type with that schema in place of all that it says. */
export function withSchema(at: Node, schema: Node): Node {
  return mergedNode({ at, key: keyOf(at), value: { schema: schema.value }, overrides: new Map([["schema", schema]]) });
}

/** A schema as text, to tell equal ones. */
export function textOf({ value }: Node): string {
  return JSON.stringify(value);
}
