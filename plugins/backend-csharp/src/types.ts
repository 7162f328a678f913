import type { Part, PrimitiveKind, Type, TypeId } from "@sdkwright/plugin-api";
import { isDeclaredType, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { call, generic } from "./line-breaks.js";

/** A type of the language, of values that are there. */
export interface CsharpType {
  readonly name: Part;
  /** Whether it is a struct, which is another type where it can be null. */
  readonly isStruct: boolean;
  /** What the runtime reads and writes it by. */
  readonly json: Part;
  /** Whether {@link json} makes an object, which is better made once. */
  readonly isMade: boolean;
}

type Spelling = readonly [name: string, json: string, kind: "class" | "struct", namespace?: string];

const ANY: Spelling = ["JsonElement", "Any", "struct", "System.Text.Json"];
const TEXT: Spelling = ["string", "Text", "class"];
const LONG: Spelling = ["long", "Int64", "struct"];
const BIG: Spelling = ["BigInteger", "Integer", "struct", "System.Numerics"];
const DOUBLE: Spelling = ["double", "Double", "struct"];

const primitives: { readonly [K in Exclude<PrimitiveKind, "binary" | "date">]: Spelling } = {
  string: TEXT,
  boolean: ["bool", "Boolean", "struct"],
  int32: ["int", "Int32", "struct"],
  int64: LONG,
  uint32: LONG,
  uint64: BIG,
  bigint: BIG,
  float: DOUBLE,
  number: DOUBLE,
  decimal: ["decimal", "Decimal", "struct"],
  "date-time": ["DateTimeOffset", "DateTime", "struct", "System"],
  time: TEXT,
  duration: TEXT,
  uuid: ["Guid", "Uuid", "struct", "System"],
  uri: TEXT,
  base64: ["byte[]", "Bytes", "class"],
};

/** Equal for primitives that are of one type. */
export function scalarName(primitive: PrimitiveKind): string {
  if (primitive === "binary") return "FileParameter";
  return primitive === "date" ? "Date" : primitives[primitive][0];
}

const jsonOf = ({ internal }: Context, name: string): Part => [internal("JsonTypes"), `.${name}`];

function spelled(context: Context, [name, json, kind, namespace]: Spelling): CsharpType {
  const type = namespace === undefined ? name : context.symbol(namespace, name);
  return { name: type, isStruct: kind === "struct", json: jsonOf(context, json), isMade: false };
}

function primitiveType(context: Context, primitive: PrimitiveKind): CsharpType {
  const { core } = context;
  if (primitive === "binary") {
    return { name: core("FileParameter"), isStruct: false, json: jsonOf(context, "File"), isMade: false };
  }
  if (primitive === "date") {
    return { name: core("Date"), isStruct: true, json: jsonOf(context, "Date"), isMade: false };
  }
  return spelled(context, primitives[primitive]);
}

function literalType(context: Context, value: string | number | boolean): CsharpType {
  if (typeof value !== "number") return primitiveType(context, typeof value === "string" ? "string" : "boolean");
  return primitiveType(context, Number.isInteger(value) ? "int64" : "number");
}

/** The type of values that may be null. */
function nullable(context: Context, { name, isStruct, json }: CsharpType): CsharpType {
  const made = call(jsonOf(context, isStruct ? "NullableValue" : "Nullable"), [json]);
  return { name: [name, "?"], isStruct: false, json: made, isMade: true };
}

/** The type of a value that may be null where the definition says so. */
export function itemType(context: Context, type: Type, within: readonly TypeId[] = []): CsharpType {
  const present = typeOf(context, type, within);
  return splitNull(context.api, type).nullable ? nullable(context, present) : present;
}

/** A list or a map of values, which may be null where the definition says so. */
function container(context: Context, kind: "List" | "Map", items: Type, within: readonly TypeId[]): CsharpType {
  const item = itemType(context, items, within);
  const name = kind === "List" ? "IReadOnlyList" : "IReadOnlyDictionary";
  const of = kind === "List" ? [item.name] : ["string", item.name];
  return {
    name: generic(context.symbol("System.Collections.Generic", name), ...of),
    isStruct: false,
    json: call(jsonOf(context, kind), [item.json]),
    isMade: true,
  };
}

/** A declared type. What holds itself without a class in between can be any JSON. */
function declaredType(context: Context, id: TypeId, within: readonly TypeId[]): CsharpType {
  const { sdk, names, declared } = context;
  const decl = sdk.api.types[id];
  if (decl === undefined || within.includes(id)) return spelled(context, ANY);
  if (isDeclaredType(sdk, id)) {
    const name = declared(names.type(id));
    return { name, isStruct: decl.kind === "enum", json: [name, ".JsonType"], isMade: false };
  }
  const inside = [...within, id];
  if (decl.kind === "alias") return typeOf(context, decl.type, inside);
  const values: Type = (decl.kind === "object" && decl.additional) || { kind: "unknown" };
  return container(context, "Map", values, inside);
}

/** The type of a value that is there. */
export function typeOf(context: Context, type: Type, within: readonly TypeId[] = []): CsharpType {
  const { inner } = splitNull(context.api, type);
  switch (inner.kind) {
    case "primitive":
      return primitiveType(context, inner.primitive);
    case "literal":
      return literalType(context, inner.value);
    case "ref":
      return declaredType(context, inner.id, within);
    case "list":
      return container(context, "List", inner.items, within);
    case "tuple":
      return container(context, "List", { kind: "unknown" }, within);
    case "map":
      return container(context, "Map", inner.values, within);
    case "nullable":
      return typeOf(context, inner.inner, within);
    case "unknown":
    case "never":
    case "null":
      return spelled(context, ANY);
    default:
      return inner satisfies never;
  }
}

/** A type as text, which tells whether two are one. */
export function typeText(name: Part): string {
  if (typeof name === "string") return name;
  if ("part" in name) return name.part === "sym" ? name.name : "contents" in name ? typeText(name.contents) : "";
  return (name as readonly Part[]).map(typeText).join("");
}

/**
 * An expression in a class with these members: a type that is called as one of them is written with its namespace, as the name
 * alone would be the member.
 */
export function inScope({ namespace }: Context, part: Part, members: ReadonlySet<string>): Part {
  const isMeant = (one: Part): boolean => {
    if (typeof one === "string") return false;
    if (!("part" in one)) return (one as readonly Part[]).some(isMeant);
    if (one.part === "sym") return members.has(one.name);
    return (one.part === "group" || one.part === "indent") && isMeant(one.contents);
  };
  const within = (one: Part): Part => {
    if (typeof one === "string") return one;
    if (!("part" in one)) return (one as readonly Part[]).map(within);
    if (one.part === "sym") {
      return members.has(one.name) ? `global::${one.external ? one.module : namespace}.${one.name}` : one;
    }
    return one.part === "group" || one.part === "indent" ? { ...one, contents: within(one.contents) } : one;
  };
  return isMeant(part) ? within(part) : part;
}
