import {
  type JsonValue,
  makeName,
  mapOf,
  nonNull,
  type Property,
  type Type,
  type TypeId,
  unknownType,
} from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { extension } from "./dialect.js";
import { document, schemaExamples } from "./docs.js";
import { claim, settle } from "./drafts.js";
import { isAnything } from "./keywords.js";
import { child, isObject, type JsonObject, locationOf, members, type Node, originOf } from "./node.js";
import { type Mutable, nodeId, type ObjectView, type State } from "./state.js";
import { typeOf } from "./type-of.js";

/** Type of an object schema: a declaration where it has properties or forbids them, else a map. */
export function lowerObject(state: State, node: Node, value: JsonObject, parents: readonly ObjectView[] = []): Type {
  checkProperties(state, node, value);
  if (!isDeclaration(value) && parents.length === 0) return mapType(state, node, value);
  const id = nodeId(state, node);
  claim(state, { id, node });
  const required = requiredOf(state, node, value, parents);
  const properties: Property[] = [];
  for (const property of members(child(node, "properties"))) {
    if (isObject(property.value) && extension(property.value, "ignore") === true) continue;
    properties.push(lowerProperty(state, property, required.has(property.token)));
  }
  const extended: TypeId[] = [];
  for (const { id: parent } of parents) if (!extended.includes(parent)) extended.push(parent);
  settle(state, id, { kind: "object", properties, extends: extended, additional: additionalOf(state, node, value) });
  return { kind: "ref", id };
}

/** True for an object schema that becomes a declaration and not a map. */
export function isDeclaration(value: JsonObject): boolean {
  if (isObject(value.properties) && Object.keys(value.properties).length > 0) return true;
  return value.additionalProperties === false && value.patternProperties === undefined;
}

function checkProperties(state: State, node: Node, value: JsonObject): void {
  if (value.properties === undefined || isObject(value.properties)) return;
  const found = Array.isArray(value.properties) ? "an array" : String(value.properties);
  const params = { what: "properties", expected: "an object of schemas", found };
  state.report(jsonSchemaCatalogue.create("wrong-type", params, { location: locationOf(child(node, "properties")!) }));
}

/** The required names of an object schema. A name that no property has is reported and says nothing else. */
function requiredOf(state: State, node: Node, value: JsonObject, parents: readonly ObjectView[]): ReadonlySet<string> {
  const { required } = value;
  if (!Array.isArray(required)) return EMPTY;
  const names = new Set<string>();
  for (const name of required) {
    if (typeof name !== "string") continue;
    names.add(name);
    const declared = isObject(value.properties) && Object.hasOwn(value.properties, name);
    if (declared || parents.some((parent) => parent.properties.has(name))) continue;
    const location = locationOf(child(node, "required") ?? node);
    state.report(jsonSchemaCatalogue.create("required-undeclared", { property: name }, { location }));
  }
  return names;
}

const EMPTY: ReadonlySet<string> = new Set();

function lowerProperty(state: State, node: Node, required: boolean): Property {
  const { value } = node;
  const chosen = isObject(value) ? extension(value, "property-name") : undefined;
  const name =
    typeof chosen === "string" ? { ...makeName(chosen, { explicit: true }), wire: node.token } : makeName(node.token);
  const property: Mutable<Property> = { name, type: typeOf(state, node), required, origin: originOf(node) };
  if (!isObject(value)) return property;
  if (value.readOnly === true) property.access = "read";
  else if (value.writeOnly === true) property.access = "write";
  if (value.default !== undefined) property.default = value.default as JsonValue;
  document(property, value);
  const examples = schemaExamples(node);
  if (examples) property.examples = examples;
  return property;
}

function mapType(state: State, node: Node, value: JsonObject): Type {
  const values = additionalOf(state, node, value) ?? unknownType;
  const names = child(node, "propertyNames");
  if (!names || isAnything(names.value) || !isObject(names.value)) return mapOf(values);
  if (names.value.enum === undefined && names.value.$ref === undefined) return mapOf(values);
  return { kind: "map", keys: nonNull(typeOf(state, names)), values };
}

/** Type of undeclared keys' values; null where there are none. Patterns of keys are read as any key. */
function additionalOf(state: State, node: Node, value: JsonObject): Type | null {
  const types = members(child(node, "patternProperties")).map((pattern) => typeOf(state, pattern));
  const own = ownAdditional(state, node, value, types.length > 0);
  if (own) types.push(own);
  if (types.length === 0) return null;
  const [first] = types;
  const text = JSON.stringify(first);
  if (types.every((type) => JSON.stringify(type) === text)) return first!;
  const location = locationOf(child(node, "patternProperties") ?? node, "key");
  const params = { keyword: "patternProperties", instead: "the values of undeclared keys are read as any value" };
  state.report(jsonSchemaCatalogue.create("unsupported-keyword", params, { location }));
  return unknownType;
}

function ownAdditional(state: State, node: Node, value: JsonObject, patterned: boolean): Type | undefined {
  const keyword = value.additionalProperties === undefined ? "unevaluatedProperties" : "additionalProperties";
  const additional = value[keyword];
  if (additional === undefined) {
    if (patterned) return undefined;
    return state.options.additionalByDefault || !isDeclaration(value) ? unknownType : undefined;
  }
  if (additional === false) return undefined;
  return isAnything(additional) ? unknownType : typeOf(state, child(node, keyword)!);
}
