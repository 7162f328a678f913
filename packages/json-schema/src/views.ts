import { isShaping, typesOf, unionKeyword } from "./keywords.js";
import { child, elements, isObject, type JsonObject, keyOf, members, type Node } from "./node.js";
import { isDeclaration } from "./objects.js";
import type { ObjectView, State } from "./state.js";

/**
 * What an object schema comes to, `allOf` included, without declaring anything. Null for a schema that does not become
 * an object declaration.
 */
export function objectView(state: State, node: Node): ObjectView | null {
  const key = keyOf(node);
  const known = state.views.get(key);
  if (known !== undefined) return known;
  state.views.set(key, null);
  const view = isObject(node.value) ? read(state, node, node.value) : null;
  state.views.set(key, view);
  return view;
}

function read(state: State, node: Node, value: JsonObject): ObjectView | null {
  const ref = typeof value.$ref === "string" ? state.options.resolver.target(node, value.$ref) : undefined;
  if (typeof value.$ref === "string") {
    const shaping = state.options.dialect.refSiblings === "merge" && isShaping({ ...value, $ref: null });
    return ref && !shaping ? objectView(state, ref) : null;
  }
  if (value.enum !== undefined || Object.hasOwn(value, "const") || unionKeyword(value)) return null;
  if (Array.isArray(value.allOf)) return readCombined(state, node, value);
  const types = typesOf(value);
  if (types.length !== 1 || types[0] !== "object" || !isDeclaration(value)) return null;
  return { node, properties: propertiesOf(state, node), required: requiredNames(value) };
}

function readCombined(state: State, node: Node, value: JsonObject): ObjectView | null {
  const parts = elements(child(node, "allOf")).filter((part) => isShaping(part.value));
  const own = isShaping({ ...value, allOf: [] });
  const views: ObjectView[] = [];
  for (const part of parts) {
    const view = objectView(state, part) ?? conditionView(state, part);
    if (!view) return null;
    views.push(view);
  }
  if (!own && views.length === 1) return views[0]!;
  const properties = new Map<string, Node>();
  const required = requiredNames(value);
  for (const view of views) {
    for (const [name, property] of view.properties) properties.set(name, property);
    for (const name of view.required) required.add(name);
  }
  for (const [name, property] of propertiesOf(state, node)) properties.set(name, property);
  if (properties.size === 0) return null;
  return { node, properties, required };
}

/** A part that only requires properties of the others. */
function conditionView(_state: State, part: Node): ObjectView | null {
  const { value } = part;
  if (!isObject(value) || value.$ref !== undefined || value.allOf !== undefined) return null;
  if (!Array.isArray(value.required) || isShaping({ ...value, required: null })) return null;
  return { node: part, properties: new Map(), required: requiredNames(value) };
}

function propertiesOf(state: State, node: Node): Map<string, Node> {
  return new Map(propertyNodes(state, node).map((property) => [property.token, property]));
}

/** The properties that a schema lists itself. `properties` as a whole may stand elsewhere, in a file of its own. */
export function propertyNodes(state: State, node: Node): Node[] {
  const holder = child(node, "properties");
  if (!holder || !isObject(holder.value)) return [];
  return members(typeof holder.value.$ref === "string" ? state.options.resolver.follow(holder) : holder);
}

export function requiredNames(value: JsonObject): Set<string> {
  const names = Array.isArray(value.required) ? value.required : [];
  return new Set(names.filter((name): name is string => typeof name === "string"));
}
