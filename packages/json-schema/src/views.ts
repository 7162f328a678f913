import { followChain } from "./chain.js";
import { isTypeChosen } from "./chosen-type.js";
import { heirsOf, isBase } from "./heirs.js";
import { isDeclaration, isShaping, refSiblings, typesOf, unionKeyword } from "./keywords.js";
import { child, isObject, type JsonObject, keyOf, membersInOrder, type Node } from "./node.js";
import { flatten, listsSchema, type Part, type RefPart, withoutUnion } from "./parts.js";
import type { ObjectView, State } from "./state.js";

/**
 * What an object schema comes to, `allOf` included, without declaring anything. Null for a schema that does not become
 * an object declaration.
 */
export function objectView(state: State, node: Node): ObjectView | null {
  // A merged node has the key of a place, but not its value.
  const key = node.merged ? node : keyOf(node);
  const known = state.views.get(key);
  if (known !== undefined) return known;
  const { value } = node;
  if (!isObject(value)) return null;
  state.views.set(key, null);
  const view = followChain(state, node, null, () => read(state, node, value));
  state.views.set(key, view);
  return view;
}

function read(state: State, node: Node, value: JsonObject): ObjectView | null {
  if (isTypeChosen(state, value)) return null;
  if (typeof value.$ref === "string") {
    if (state.options.dialect.refSiblings === "merge" && refSiblings(value).length > 0)
      return readCombined(state, node);
    return targetView(state, node, value.$ref);
  }
  const dynamic = value.$dynamicRef;
  if (typeof dynamic === "string")
    return state.options.resolver.isDynamic(dynamic) ? null : targetView(state, node, dynamic);
  if (Array.isArray(value.allOf)) return readCombined(state, node);
  if (!isObjectPart(value)) return null;
  const types = typesOf(value);
  if (types.length !== 1 || !isDeclaration(value)) return null;
  return { node, properties: propertiesOf(state, node), required: requiredNames(value) };
}

function targetView(state: State, node: Node, ref: string): ObjectView | null {
  const target = state.options.resolver.target(node, ref);
  return target ? objectView(state, target) : null;
}

/** A schema that only objects can satisfy, or that does not restrict the type. */
function isObjectPart(value: JsonObject): boolean {
  if (value.enum !== undefined || Object.hasOwn(value, "const") || unionKeyword(value)) return false;
  return typesOf(value).every((type) => type === "object");
}

/** The same decisions as when such a schema is lowered: one reference alone is its target, all else is put together. */
function readCombined(state: State, node: Node): ObjectView | null {
  const parts = flatten(state, node, false);
  const single = onlyReference(state, node, parts);
  if (single) return objectView(state, single.target);
  const properties = new Map<string, Node>();
  const required = new Set<string>();
  for (const part of parts) {
    const view = part.kind === "ref" ? parentView(state, node, part.target) : ownView(state, part.node);
    if (!view) return null;
    for (const [name, property] of view.properties) properties.set(name, property);
    for (const name of view.required) required.add(name);
  }
  const own = parts.flatMap((part) => (part.kind === "own" ? part.node : []));
  for (const name of relaxedNames(state, own)) required.delete(name);
  return properties.size === 0 ? null : { node, properties, required };
}

/** The one reference that decides the type, where all other parts only document or limit it. */
export function onlyReference(state: State, node: Node, parts: readonly Part[]): RefPart | undefined {
  const refs = parts.filter((part) => part.kind === "ref");
  const [only] = refs;
  if (!only || refs.some((part) => keyOf(part.target) !== keyOf(only.target))) return undefined;
  if (isOfItsOwn(state, node, only.target)) return undefined;
  const view = objectView(state, only.target);
  const adds = parts.some((part) => part.kind === "own" && isShaping(withoutKnownRequired(part.node, view?.required)));
  return adds ? undefined : only;
}

/** A schema that has heirs, or is one of what it refers to, is a type of its own though it adds nothing. */
function isOfItsOwn(state: State, node: Node, target: Node): boolean {
  if (isBase(state, node) || heirsOf(state, node).length > 0) return true;
  return heirsOf(state, target).some((heir) => keyOf(heir) === keyOf(node));
}

function withoutKnownRequired(node: Node, known: ReadonlySet<string> | undefined): JsonObject {
  const value = isObject(node.value) ? node.value : {};
  if (!known || !Array.isArray(value.required)) return value;
  return { ...value, required: value.required.filter((name) => typeof name !== "string" || !known.has(name)) };
}

/** A union that lists the schema itself gives it what stands beside the variants. */
function parentView(state: State, node: Node, target: Node): ObjectView | null {
  const lists = listsSchema(state, target, new Set([keyOf(node)]));
  return objectView(state, lists ? withoutUnion(target) : target);
}

function ownView(state: State, node: Node): ObjectView | null {
  if (!isObject(node.value) || !isObjectPart(node.value)) return null;
  return { node, properties: propertiesOf(state, node), required: requiredNames(node.value) };
}

/**
 * The names that the given parts of a schema declare and none of them requires: where settings copy `allOf` into the
 * schema, it need not require them though its parents do.
 */
export function relaxedNames(state: State, own: readonly Node[]): ReadonlySet<string> {
  if (!state.options.settings.inlineAllOf) return new Set();
  const names = own.flatMap((part) => propertyNodes(state, part).map(({ token }) => token));
  const required = new Set(own.flatMap(({ value }) => (isObject(value) ? [...requiredNames(value)] : [])));
  return new Set(names.filter((name) => !required.has(name)));
}

function propertiesOf(state: State, node: Node): Map<string, Node> {
  return new Map(propertyNodes(state, node).map((property) => [property.token, property]));
}

/** The properties that a schema lists itself. `properties` as a whole may stand elsewhere, in a file of its own. */
export function propertyNodes(state: State, node: Node): Node[] {
  const holder = child(node, "properties");
  if (!holder || !isObject(holder.value)) return [];
  return membersInOrder(typeof holder.value.$ref === "string" ? state.options.resolver.follow(holder) : holder);
}

export function requiredNames(value: JsonObject): Set<string> {
  const names = Array.isArray(value.required) ? value.required : [];
  return new Set(names.filter((name): name is string => typeof name === "string"));
}
