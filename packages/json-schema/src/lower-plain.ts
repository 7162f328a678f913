import { nearest, neverType, nullType, type Type, unknownType } from "@sdkwright/plugin-api";
import { lowerArray } from "./arrays.js";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { claim, namedVariant, settle } from "./drafts.js";
import { lowerConst, lowerEnum } from "./enums.js";
import { isNullSchema, TYPES, typesOf, unionKeyword } from "./keywords.js";
import { child, isObject, type JsonObject, keyOf, locationOf, mergedNode, type Node } from "./node.js";
import { lowerObject } from "./objects.js";
import { isScalarType, scalar } from "./scalars.js";
import type { State } from "./state.js";
import { lowerUnion } from "./unions.js";

/** The type of a schema without `$ref` and `allOf`. */
export function lowerPlain(state: State, node: Node, value: JsonObject): Type {
  if (Object.hasOwn(value, "const")) return lowerConst(state, node, value.const!);
  if (Array.isArray(value.enum)) return lowerEnum(state, node, value);
  if (unionKeyword(value)) return lowerUnion(state, node);
  if (isNullSchema(value)) return nullType;
  const types = typesOf(value);
  if (types.length > 1) return lowerTypeList(state, node, value, types);
  return lowerTyped(state, node, value, types[0]);
}

/** A schema of one type. */
function lowerTyped(state: State, node: Node, value: JsonObject, type: string | undefined): Type {
  if (type === undefined) return isObject(value.not) && Object.keys(value.not).length === 0 ? neverType : unknownType;
  if (type === "object") return lowerObject(state, node, value);
  if (type === "array") return lowerArray(state, node, value);
  if (isScalarType(type)) return scalar(state, type, value);
  const location = locationOf(child(node, "type") ?? node);
  const meant = Object.hasOwn(MEANT, type) ? MEANT[type] : undefined;
  if (meant === undefined) {
    state.report(jsonSchemaCatalogue.create("unknown-type", { type, nearest: nearest(type, TYPES) }, { location }));
    return unknownType;
  }
  state.report(jsonSchemaCatalogue.create("foreign-type", { type, meant }, { location }));
  return lowerTyped(state, node, value, meant);
}

/** Names of types in other languages that definitions write, and what they mean. */
const MEANT: { readonly [type: string]: string } = {
  float: "number",
  double: "number",
  decimal: "number",
  int: "integer",
  int32: "integer",
  int64: "integer",
  long: "integer",
  bool: "boolean",
  str: "string",
  text: "string",
  date: "string",
  datetime: "string",
  uuid: "string",
  map: "object",
  dict: "object",
  list: "array",
};

/** Type of a schema with several types: a union of what it is for each of them. */
function lowerTypeList(state: State, node: Node, value: JsonObject, types: readonly string[]): Type {
  const distinctTypes = types.includes("number") ? types.filter((type) => type !== "integer") : types;
  if (distinctTypes.length === 1) return lowerTyped(state, node, value, distinctTypes[0]);
  if (distinctTypes.length >= 5) return unknownType;
  const draft = claim(state, node);
  const variants = distinctTypes.map((type) => {
    const at = mergedNode({
      at: node,
      key: `${keyOf(node)}/type/${type}`,
      value: { ...value, type },
      ...(node.overrides && { overrides: node.overrides }),
    });
    state.variantWords.set(keyOf(at), [type]);
    return namedVariant(at, [type], lowerTyped(state, at, value, type));
  });
  return settle(state, draft, { kind: "union", discriminator: null, variants });
}
