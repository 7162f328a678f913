import {
  escapePointerToken,
  type Json,
  keysInOrder,
  type Location,
  type OriginId,
  type OriginTable,
  placeOf,
  type SourceDocument,
} from "@sdkwright/plugin-api";

export type JsonObject = { [key: string]: Json };

/** A document while it is lowered. */
export interface TreeDocument {
  readonly source: SourceDocument;
  /** What its places are called in ids: empty for the entry document, else its path. */
  readonly key: string;
  readonly origins: OriginTable;
}

/**
 * A value and its place. Nodes are made while walking; two nodes can stand for one place, {@link keyOf} tells.
 * A node with `overrides` stands for a value that no document holds as a whole (a merged `allOf`): its children are
 * real nodes, so that places survive the merge.
 */
export interface Node {
  readonly document: TreeDocument;
  readonly parent: Node | null;
  readonly token: string;
  readonly value: Json;
  readonly overrides: ReadonlyMap<string, Node> | null;
  /** The value is not the one at the place. */
  readonly merged: boolean;
  /** Made when asked for; -1 before. Read it with {@link originOf}. */
  origin: OriginId;
  /** Made when asked for; empty before. Read it with {@link keyOf}. */
  key: string;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function rootNode(document: TreeDocument): Node {
  return {
    document,
    parent: null,
    token: "",
    value: document.source.data,
    overrides: null,
    merged: false,
    origin: -1,
    key: `${document.key}#`,
  };
}

function step(parent: Node, token: string, value: Json): Node {
  return { document: parent.document, parent, token, value, overrides: null, merged: false, origin: -1, key: "" };
}

/** What a merged node is made of. */
export interface MergedParts {
  /** Node whose place stands for the whole in messages. */
  readonly at: Node;
  readonly key: string;
  readonly value: Json;
  readonly overrides?: ReadonlyMap<string, Node>;
  /** Where the node is to be found, for whoever asks for its parent or its name; where `at` stands if absent. */
  readonly under?: { readonly parent: Node | null; readonly token: string };
}

/** A node for a value that was put together from several places. */
export function mergedNode({ at, key, value, overrides, under = at }: MergedParts): Node {
  const { document } = at;
  const { parent, token } = under;
  return { document, parent, token, value, overrides: overrides ?? null, merged: true, origin: originOf(at), key };
}

function isIndex(token: string, length: number): boolean {
  if (token.length === 0 || token.length > 9 || (token.length > 1 && token.startsWith("0"))) return false;
  for (let i = 0; i < token.length; i++) {
    const code = token.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return Number(token) < length;
}

/** The member or element of that name, own ones only; undefined where there is none. */
export function child(node: Node, token: string): Node | undefined {
  const override = node.overrides?.get(token);
  if (override) return override;
  const { value } = node;
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return isIndex(token, value.length) ? step(node, token, value[Number(token)]!) : undefined;
  return Object.hasOwn(value, token) ? step(node, token, value[token]!) : undefined;
}

/** The elements of an array; none for any other value. */
export function elements(node: Node | undefined): Node[] {
  if (!node || !Array.isArray(node.value)) return [];
  const { value, overrides } = node;
  return value.map((item, index) => overrides?.get(String(index)) ?? step(node, String(index), item));
}

/** The members of an object in declared order; none for any other value. */
export function members(node: Node | undefined): Node[] {
  if (!node || !isObject(node.value)) return [];
  const { value, overrides } = node;
  const nodes: Node[] = [];
  for (const name of Object.keys(value)) nodes.push(overrides?.get(name) ?? step(node, name, value[name]!));
  return nodes;
}

/** The same, in the order of the file also where keys look like indexes, which costs a look at the text then. */
export function membersInOrder(node: Node | undefined): Node[] {
  const found = members(node);
  // JavaScript has such keys in front; an origin is made only where there are some.
  const isOrdered = !/^\d+$/.test(found[0]?.token ?? "");
  if (!node || isOrdered || !isObject(node.value) || node.merged || node.overrides) return found;
  const { origins, source } = node.document;
  const { pointer } = placeOf(origins.list, originOf(node));
  const places = new Map(keysInOrder(node.value, { document: source, pointer }).map((key, index) => [key, index]));
  return found.sort((a, b) => (places.get(a.token) ?? 0) - (places.get(b.token) ?? 0));
}

/** The place as text, unique in a compilation: `#/components/schemas/Pet`, `common.yaml#/Pet`. */
export function keyOf(node: Node): string {
  if (node.key === "") node.key = `${keyOf(node.parent!)}/${escapePointerToken(node.token)}`;
  return node.key;
}

export function originOf(node: Node): OriginId {
  if (node.origin < 0) {
    const { origins, source } = node.document;
    node.origin = node.parent ? origins.child(originOf(node.parent), node.token) : origins.document(source.path);
  }
  return node.origin;
}

/** The place for a diagnostic. */
export function locationOf(node: Node, at: "key" | "value" = "value"): Location {
  const { document, pointer } = placeOf(node.document.origins.list, originOf(node));
  return { document, pointer, at };
}

/** One token of a JSON pointer without its escapes (RFC 6901, section 4). */
export function unescapeToken(token: string): string {
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}

/** Structural equality of JSON values; the order of members does not count. */
export function jsonEqual(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => jsonEqual(item, b[index]!));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && jsonEqual(a[name]!, b[name]!))
  );
}
