import { child, elements, isObject, keyOf, mediaKind, members, mergedNode, type Node } from "@sdkwright/json-schema";
import { oneOfSchemas, textOf, withSchema } from "./content-names.js";
import type { Context } from "./context.js";

/** The fields of an event, as OpenAPI 3.2 calls them, and as ASP.NET Core does. */
const FIELDS: readonly ReadonlySet<string>[] = [
  new Set(["data", "event", "id", "retry", "comment"]),
  new Set(["data", "eventType", "eventId", "reconnectionInterval"]),
];

interface Search {
  /** `itemSchema` describes events; an older `schema` may as well describe their data. */
  readonly isItem: boolean;
  /** The data of what a variant adds to. */
  readonly base?: Node | undefined;
  readonly depth: number;
}

/** The data of a schema that describes events by their fields, of each variant; undefined where it describes data. */
function dataOf(context: Context, node: Node, { isItem, base, depth }: Search): readonly Node[] | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const properties = propertiesOf(context, node, depth);
  const data = properties.get("data") ?? base;
  const variants = variantsOf(context, node);
  if (variants.length > 0) {
    if (!isEvent(properties, true)) return undefined;
    const found = variants.map((variant) => dataOf(context, variant, { isItem, base: data, depth: depth + 1 }));
    return found.every((one) => one !== undefined) ? found.flat() : undefined;
  }
  return data && isEvent(properties, isItem || base !== undefined) ? [data] : undefined;
}

const MAX_DEPTH = 8;

/** The properties of a schema, those of what it refers to and is put together from included. */
function propertiesOf(context: Context, node: Node, depth: number): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  if (!isObject(node.value) || depth > MAX_DEPTH) return found;
  const target = node.value.$ref === undefined ? undefined : context.resolver.follow(node);
  for (const part of [...(target && target !== node ? [target] : []), ...elements(child(node, "allOf"))])
    for (const [name, property] of propertiesOf(context, part, depth + 1)) found.set(name, property);
  for (const property of members(child(node, "properties"))) found.set(property.token, property);
  return found;
}

/** The alternatives of a schema beside what it refers to, or of that. */
function variantsOf(context: Context, node: Node): readonly Node[] {
  for (const at of [node, context.resolver.follow(node)]) {
    const listed = at ? ["oneOf", "anyOf"].flatMap((keyword) => elements(child(at, keyword))) : [];
    const variants = listed.filter(({ value }) => !isObject(value) || value.type !== "null");
    if (variants.length > 0) return variants;
  }
  return [];
}

/** Whether properties are fields of an event. A mere `data`, or one with an `id`, is as likely a property of the data. */
function isEvent(properties: ReadonlyMap<string, Node>, isItem: boolean): boolean {
  const names = [...properties.keys()];
  if (!FIELDS.some((fields) => names.every((name) => fields.has(name)))) return false;
  return isItem || names.some((name) => name !== "data" && name !== "id");
}

/** What the text of an event's data holds: JSON of a schema, JSON of any kind, or text. */
function contentOf(context: Context, data: Node): Node | "any" | "text" {
  const target = context.resolver.follow(data);
  if (!target || !isObject(target.value)) return "any";
  const { type, contentMediaType, contentSchema } = target.value;
  if (type !== "string" && !(type === undefined && (contentSchema ?? contentMediaType) !== undefined)) return data;
  const isJson =
    typeof contentMediaType === "string" ? mediaKind(contentMediaType) === "json" : contentSchema !== undefined;
  return isJson ? (child(target, "contentSchema") ?? "any") : "text";
}

/**
 * A media type of events, with the schema of their data where it has one of their fields: items are the data, and the stream
 * tells the name and the id of each event.
 */
export function withEventData(context: Context, entry: Node): Node {
  const schema = child(entry, "schema");
  const described = schema ?? child(entry, "itemSchema");
  const found = described && dataOf(context, described, { isItem: !schema, depth: 0 });
  if (!found) return entry;
  const contents = found.map((data) => contentOf(context, data));
  const bare = (value: object) => mergedNode({ at: entry, key: `${keyOf(entry)}/schema`, value: { ...value } });
  if (contents.includes("any")) return withSchema(entry, bare({}));
  // Where some events have text, runtimes read as text what is not JSON.
  const nodes = contents.map((content) => (typeof content === "object" ? content : bare({ type: "string" })));
  const distinct = [...new Map(nodes.map((node) => [textOf(node), node])).values()];
  return withSchema(entry, distinct.length === 1 ? distinct[0]! : oneOfSchemas(entry, distinct));
}
