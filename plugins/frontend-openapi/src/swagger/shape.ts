import {
  child,
  elements,
  isObject,
  type JsonObject,
  keyOf,
  mergedNode,
  type Node,
  type Resolver,
} from "@sdkwright/json-schema";
import { escapePointerToken, type Json, type Report } from "@sdkwright/plugin-api";

/** A node that holds an object. */
export interface ObjectNode extends Node {
  readonly value: JsonObject;
}

/** What presenting a Swagger 2.0 document shares. */
export interface Presenter {
  /** Of the document as it is written. */
  readonly resolver: Resolver;
  readonly report: Report;
  /** The document as it is written. */
  readonly root: Node;
}

/** Where a presented node stands in the shape of OpenAPI 3. */
export interface Place {
  readonly parent: Node | null;
  readonly token: string;
  readonly key: string;
}

/** The place of a member of a node. */
export function memberPlace(parent: Node, token: string): Place {
  return { parent, token, key: `${keyOf(parent)}/${escapePointerToken(token)}` };
}

/** Members of a presented object: nodes keep their own places, values are found where the object is. */
export interface Parts {
  readonly values?: { readonly [name: string]: Json };
  readonly nodes?: readonly (readonly [string, Node | undefined])[];
}

/** An object in the shape of OpenAPI 3 that stands, for messages, at `at`. */
export function shapeObject(at: Node, place: Place, { values = {}, nodes = [] }: Parts): Node {
  const overrides = new Map(nodes.filter((entry): entry is [string, Node] => entry[1] !== undefined));
  const own = [...overrides].map(([name, node]) => [name, node.value] as const);
  const value = Object.fromEntries([...Object.entries(values), ...own]);
  return mergedNode({ at, key: place.key, value, overrides, under: place });
}

/** A list in the shape of OpenAPI 3. */
export function shapeList(at: Node, place: Place, items: readonly Node[]): Node {
  const overrides = new Map(items.map((item, index) => [String(index), item]));
  return mergedNode({ at, key: place.key, value: items.map(({ value }) => value), overrides, under: place });
}

/** The node, its references followed, if it holds an object. */
export function followed(presenter: Presenter, node: Node | undefined): ObjectNode | undefined {
  const target = node && presenter.resolver.follow(node);
  return target && isObject(target.value) ? (target as ObjectNode) : undefined;
}

/** A media type, and the place that names it. */
export interface MediaType {
  readonly name: string;
  readonly at: Node;
}

/** The media types of `consumes` or `produces`: the operation's, else the document's. Undefined where neither lists any. */
export function mediaTypesOf(
  { root }: Presenter,
  operation: Node,
  keyword: "consumes" | "produces",
): readonly MediaType[] | undefined {
  for (const holder of [operation, root]) {
    const listed = elements(child(holder, keyword));
    const found = listed.flatMap((at) => (typeof at.value === "string" ? [{ name: at.value, at }] : []));
    if (found.length > 0) return found;
  }
  return undefined;
}
