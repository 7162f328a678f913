import type { Part, PrimitiveKind, Type, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import { isDeclaredType, join, splitNull, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { call, generic, memberOf } from "./line-breaks.js";

/** A type of the language. */
export interface JavaType {
  /** As an argument of generic types. */
  readonly boxed: Part;
  /** The primitive type of values that are there, and its zero. */
  readonly primitive?: { readonly name: string; readonly zero: string };
  /** What the runtime reads and writes it by. */
  readonly descriptor: Part;
}

type PrimitiveSpelling = readonly [module: string, name: string, descriptor: string, primitive?: string, zero?: string];

const ANY: PrimitiveSpelling = ["com.fasterxml.jackson.databind", "JsonNode", "ANY"];
const TEXT: PrimitiveSpelling = ["java.lang", "String", "STRING"];
const LONG: PrimitiveSpelling = ["java.lang", "Long", "INT64", "long", "0L"];
const BIG: PrimitiveSpelling = ["java.math", "BigInteger", "INTEGER"];
const DOUBLE: PrimitiveSpelling = ["java.lang", "Double", "DOUBLE", "double", "0.0"];

const primitives: { readonly [K in Exclude<PrimitiveKind, "binary">]: PrimitiveSpelling } = {
  string: TEXT,
  boolean: ["java.lang", "Boolean", "BOOLEAN", "boolean", "false"],
  int32: ["java.lang", "Integer", "INT32", "int", "0"],
  int64: LONG,
  uint32: LONG,
  uint64: BIG,
  bigint: BIG,
  float: DOUBLE,
  number: DOUBLE,
  decimal: ["java.math", "BigDecimal", "DECIMAL"],
  date: ["java.time", "LocalDate", "DATE"],
  "date-time": ["java.time", "OffsetDateTime", "DATE_TIME"],
  time: TEXT,
  duration: TEXT,
  uuid: ["java.util", "UUID", "ID"],
  uri: TEXT,
  base64: ["java.lang", "byte[]", "BYTES"],
};

/** Equal for primitives that are of one type. */
export function scalarName(primitive: PrimitiveKind): string {
  return primitive === "binary" ? "FileUpload" : primitives[primitive][1];
}

function primitiveType(context: Context, primitive: PrimitiveKind): JavaType {
  if (primitive === "binary") {
    const file = context.runtime("core.FileUpload");
    return { boxed: file, descriptor: [context.runtime("json.Types"), ".<", file, ">unread()"] };
  }
  return spelledType(context, primitives[primitive]);
}

function spelledType(context: Context, [module, name, descriptor, own, zero = ""]: PrimitiveSpelling): JavaType {
  const boxed = context.symbol(module, name);
  const type = { boxed, descriptor: [context.runtime("json.Types"), `.${descriptor}`] };
  return own === undefined ? type : { ...type, primitive: { name: own, zero } };
}

function literalType(context: Context, value: string | number | boolean): JavaType {
  if (typeof value !== "number") return primitiveType(context, typeof value === "string" ? "string" : "boolean");
  return primitiveType(context, Number.isInteger(value) ? "int64" : "number");
}

function container(context: Context, name: "List" | "Map", items: JavaType): JavaType {
  const symbol = context.symbol("java.util", name);
  const of = name === "Map" ? ["String", items.boxed] : [items.boxed];
  return {
    // Only types in types get so long that they take several lines.
    boxed: Array.isArray(items.boxed) ? generic(symbol, ...of) : [symbol, "<", join(", ", of), ">"],
    descriptor: call([context.runtime("json.Types"), name === "Map" ? ".map" : ".list"], [items.descriptor]),
  };
}

/** A declared type. What holds itself without a class in between can be any JSON. */
function declaredType(context: Context, id: TypeId, within: readonly TypeId[]): JavaType {
  const { sdk, names, packages } = context;
  const decl = sdk.api.types[id];
  if (decl === undefined || within.includes(id)) return spelledType(context, ANY);
  if (isDeclaredType(sdk, id)) {
    const symbol = context.declared(packages.types, names.type(id));
    return { boxed: symbol, descriptor: memberOf(symbol, "TYPE") };
  }
  const inside = [...within, id];
  if (decl.kind === "alias") return typeOf(context, decl.type, inside);
  const values: Type = (decl.kind === "object" && decl.additional) || { kind: "unknown" };
  return container(context, "Map", typeOf(context, values, inside));
}

/** The type of a value that is there. */
export function typeOf(context: Context, type: Type, within: readonly TypeId[] = []): JavaType {
  const { inner } = splitNull(context.api, type);
  switch (inner.kind) {
    case "primitive":
      return primitiveType(context, inner.primitive);
    case "literal":
      return literalType(context, inner.value);
    case "ref":
      return declaredType(context, inner.id, within);
    case "list":
      return container(context, "List", typeOf(context, inner.items, within));
    case "tuple":
      return container(context, "List", spelledType(context, ANY));
    case "map":
      return container(context, "Map", typeOf(context, inner.values, within));
    case "nullable":
      return typeOf(context, inner.inner, within);
    case "unknown":
    case "never":
    case "null":
      return spelledType(context, ANY);
    default:
      return inner satisfies never;
  }
}

/** A class without what it is generic in, by which overloads differ, and by which comments name it. */
export const erased = (type: Part): string =>
  typeof type === "string" ? type : "name" in type ? type.name : erased((type as readonly Part[])[0] ?? "");

/** Variants of a union of whose types Java can tell which variant a value is. */
export function toldVariants(context: Context, decl: UnionDecl): { readonly index: number; readonly java: JavaType }[] {
  const all = valueVariants(context.api, decl).map(({ index, type }) => ({ index, java: typeOf(context, type) }));
  const names = all.map(({ java }) => erased(java.boxed));
  return all.filter((_, at) => names.indexOf(names[at] ?? "") === names.lastIndexOf(names[at] ?? ""));
}

/** As parameters and results of methods have it: primitive where a value is always there. */
export const plainType = ({ boxed, primitive }: JavaType): Part => primitive?.name ?? boxed;
