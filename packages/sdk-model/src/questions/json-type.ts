import {
  type Api,
  listOf,
  mapOf,
  type PrimitiveKind,
  primitive,
  resolveType,
  type Type,
  unknownType,
} from "@sdkwright/ir-schema";

/** Primitives that are something else than text in JSON; those that a language may hold in several ways are anything. */
const primitives: { readonly [K in PrimitiveKind]?: Type } = {
  boolean: primitive("boolean"),
  int32: primitive("int64"),
  int64: primitive("int64"),
  float: primitive("number"),
  number: primitive("number"),
  uint32: unknownType,
  uint64: unknownType,
  bigint: unknownType,
  base64: unknownType,
  binary: unknownType,
};

/**
 * A type in terms of JSON alone, without any declared type: for code that cannot refer to the types of an API, such as
 * options of the client in a package that these import. Enumerations are what they are made of, dates are text, and
 * objects, unions and tuples are anything.
 */
export function jsonType(api: Api, type: Type): Type {
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "nullable":
      return jsonType(api, resolved.inner);
    case "enum":
      return primitive(resolved.base === "string" ? "string" : "int64");
    case "literal":
      return typeof resolved.value === "string" ? primitive("string") : unknownType;
    case "primitive":
      return primitives[resolved.primitive] ?? primitive("string");
    case "list":
      return listOf(jsonType(api, resolved.items));
    case "map":
      return mapOf(jsonType(api, resolved.values));
    default:
      return unknownType;
  }
}
