import { type Api, type JsonValue, type PrimitiveKind, resolveType, type Type } from "@sdkwright/plugin-api";
import { type Entry, json, map, slice, type Value } from "./literals.js";

const primitives: { readonly [K in PrimitiveKind]?: string } = {
  boolean: "bool",
  int32: "int64",
  int64: "int64",
  float: "float64",
  number: "float64",
  uint32: "any",
  uint64: "any",
  bigint: "any",
  base64: "any",
  binary: "any",
};

/**
 * The type of an option of the client: options know no types of the API, which are in the package that imports them. So
 * enumerations are what they are made of, and what has a type of its own is anything.
 */
export function optionType(api: Api, type: Type): string {
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "nullable":
      return optionType(api, resolved.inner);
    case "enum":
      return resolved.base === "string" ? "string" : "int64";
    case "literal":
      return typeof resolved.value === "string" ? "string" : "any";
    case "primitive":
      return primitives[resolved.primitive] ?? "string";
    case "list":
      return `[]${optionType(api, resolved.items)}`;
    case "map":
      return `map[string]${optionType(api, resolved.values)}`;
    default:
      return "any";
  }
}

/** A value as an option of the client takes it. */
export function optionValue(api: Api, type: Type, value: JsonValue): Value {
  const resolved = resolveType(api, type);
  if (resolved.kind === "nullable") return optionValue(api, resolved.inner, value);
  if (resolved.kind === "list" && Array.isArray(value)) {
    const items = (value as readonly JsonValue[]).map((item) => optionValue(api, resolved.items, item));
    return slice(optionType(api, resolved), items);
  }
  if (resolved.kind === "map" && typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, item]): Entry => [key, optionValue(api, resolved.values, item)]);
    return map(optionType(api, resolved), entries);
  }
  return json(value);
}
