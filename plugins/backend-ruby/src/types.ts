import type { Part, PrimitiveKind, Type, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import { oncePer, referredIn, splitNull, takesNull, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { floatLiteral, items, scalar, stringLiteral } from "./literals.js";

/** Who gives a value: of an argument, hashes stand for objects too, and symbols for texts of an enumeration. */
export type Role = "value" | "argument";

/** A type of values that are there. */
export interface RubyType {
  /** The alternatives as documentation writes them; none where any value fits. */
  readonly docs: readonly string[];
  /** Enumerations whose constants are values of it. */
  readonly enums: readonly string[];
  /** Unions that have too many alternatives to be written where they are used. */
  readonly unions: readonly string[];
  /** What the runtime reads and writes it by, in code that runs when it is needed. */
  readonly direct: Part;
  /** The same in a constant, where classes are named in procs, so that they are not loaded before they are needed. */
  readonly lazy: Part;
}

type Spelling = readonly [docs: string, json: string];

const primitives: { readonly [K in PrimitiveKind]: Spelling } = {
  string: ["String", "string"],
  boolean: ["Boolean", "bool"],
  int32: ["Integer", "int32"],
  int64: ["Integer", "int64"],
  uint32: ["Integer", "int64"],
  uint64: ["Integer", "integer"],
  bigint: ["Integer", "integer"],
  float: ["Float", "double"],
  number: ["Float", "double"],
  decimal: ["String", "decimal"],
  date: ["Date", "date"],
  "date-time": ["Time", "datetime"],
  time: ["String", "string"],
  duration: ["String", "string"],
  uuid: ["String", "uuid"],
  uri: ["String", "string"],
  base64: ["String", "bytes"],
  binary: ["File", "file"],
};

/** What callers give in place of a primitive, where that is more than the primitive itself. */
const given: { readonly [K in PrimitiveKind]?: readonly string[] } = {
  float: ["Numeric"],
  number: ["Numeric"],
  date: ["Date", "Time"],
  "date-time": ["Time", "DateTime"],
  binary: ["File", "Pathname", "IO", "StringIO", "String"],
};

/** Equal for primitives that are of one type. */
export const scalarName = (primitive: PrimitiveKind): string => primitives[primitive][0];

/** Whether null is one of the values of a type beside others. */
export const isNullable = ({ api }: Pick<Context, "api">, type: Type): boolean => takesNull(api, type);

/** A type without classes, which is the same in constants and elsewhere. */
const plain = (docs: readonly string[], json: Part): RubyType => ({
  docs,
  enums: [],
  unions: [],
  direct: json,
  lazy: json,
});

const ANY: RubyType = plain([], "'any'");

export const isAny = ({ docs }: Pick<RubyType, "docs">): boolean => docs.length === 0;

function primitiveType({ core }: Context, primitive: PrimitiveKind, role: Role): RubyType {
  const [usual, json] = primitives[primitive];
  const docs = (role === "argument" && given[primitive]) || [usual];
  return plain(
    docs.map((one) => (one === "File" ? core(one) : one)),
    stringLiteral(json),
  );
}

const spellingOf = (value: string | number | boolean): Spelling => {
  if (typeof value === "number") return primitives[Number.isInteger(value) ? "int64" : "number"];
  return primitives[typeof value === "string" ? "string" : "boolean"];
};

function literalType(value: string | number | boolean): RubyType {
  const [docs, json] = spellingOf(value);
  return plain([docs], items(["'const'", stringLiteral(json), constantLiteral(value)]));
}

/** The value of a constant, of the class that its property has. */
export function constantLiteral(value: string | number | boolean): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "number" && !Number.isInteger(value) ? floatLiteral(value) : scalar(value);
}

/** A type as part of others. */
interface Reading {
  readonly role: Role;
  /** Declared types that stand around it without a class between. */
  readonly within: readonly TypeId[];
}

/** A list or a map of values. */
function container(context: Context, kind: "list" | "map", type: Type, reading: Reading): RubyType {
  const item = typeIn(context, type, reading);
  const inner = docsOf(item, isNullable(context, type)).join(", ");
  const json = nullableJson(context, type, item);
  return {
    docs: [kind === "list" ? `Array<${inner}>` : `Hash{String => ${inner}}`],
    enums: item.enums,
    unions: item.unions,
    direct: items([`'${kind}'`, json.direct]),
    lazy: items([`'${kind}'`, json.lazy]),
  };
}

const sameType = (one: Type, other: Type): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A tuple is a list: of one type, if all of its items are. */
function tupleType(
  context: Context,
  { items: all, rest }: Extract<Type, { kind: "tuple" }>,
  reading: Reading,
): RubyType {
  const [first, ...others] = rest ? [...all, rest] : all;
  const isEven = first !== undefined && others.every((one) => sameType(one, first));
  return container(context, "list", isEven ? first : { kind: "unknown" }, reading);
}

/** The values of a union: those of its variants, and what it does not declare. */
export function unionValues(context: Context, decl: UnionDecl, role: Role, within: readonly TypeId[] = []): RubyType {
  const inside = { role, within: [...within, decl.id] };
  const variants = valueVariants(context.api, decl).map(({ type }) => typeIn(context, type, inside));
  if (variants.some(isAny)) return ANY;
  return united([...variants, plain([context.core("UnknownVariant")], "")]);
}

/** The alternatives of several types. */
export function united(types: readonly RubyType[]): RubyType {
  if (types.some(isAny)) return ANY;
  const docs = [...new Set(types.flatMap((one) => one.docs))];
  const enums = [...new Set(types.flatMap((one) => one.enums))];
  const unions = [...new Set(types.flatMap((one) => one.unions))];
  return { ...plain(docs, ""), enums, unions };
}

/** Columns that the alternatives of a union may take where it is used. */
const LONGEST_UNION = 72;

/** A declared type. What holds itself without a class in between can be any JSON. */
function declaredType(context: Context, id: TypeId, reading: Reading): RubyType {
  const referred = referredIn(context.sdk, id, reading.within);
  if (referred.kind === "other") return typeIn(context, referred.type, { ...reading, within: [...reading.within, id] });
  const { decl } = referred;
  const name = context.typePath(id);
  const json = { direct: name, lazy: `-> { ${name} }` };
  if (decl.kind === "union") {
    const values = unionValues(context, decl, reading.role, reading.within);
    if (values.docs.join(", ").length <= LONGEST_UNION) return { ...values, ...json };
    return { docs: ["Object"], enums: [], unions: [name], ...json };
  }
  if (decl.kind === "enum") {
    const base = { string: "String", integer: "Integer", number: "Float" }[decl.base];
    const symbols = decl.base === "string" && reading.role === "argument" ? ["Symbol"] : [];
    return { docs: [base, ...symbols], enums: [name], unions: [], ...json };
  }
  return { docs: reading.role === "value" ? [name] : [name, "Hash"], enums: [], unions: [], ...json };
}

/** Declared types by role and id: most are used more than once. */
const knownTypes = oncePer((_: Context) => new Map<string, RubyType>());

function knownType(context: Context, id: TypeId, reading: Reading): RubyType {
  if (reading.within.length > 0) return declaredType(context, id, reading);
  const known = knownTypes(context);
  const key = `${reading.role} ${id}`;
  const found = known.get(key);
  if (found) return found;
  const type = declaredType(context, id, reading);
  known.set(key, type);
  return type;
}

function typeIn(context: Context, type: Type, reading: Reading): RubyType {
  const { inner } = splitNull(context.api, type);
  switch (inner.kind) {
    case "primitive":
      return primitiveType(context, inner.primitive, reading.role);
    case "literal":
      return literalType(inner.value);
    case "ref":
      return knownType(context, inner.id, reading);
    case "list":
      return container(context, "list", inner.items, reading);
    case "tuple":
      return tupleType(context, inner, reading);
    case "map":
      return container(context, "map", inner.values, reading);
    case "nullable":
      return typeIn(context, inner.inner, reading);
    case "unknown":
    case "never":
    case "null":
      return ANY;
    default:
      return inner satisfies never;
  }
}

/** The type of a value that is there. */
export const typeOf = (context: Context, type: Type, role: Role = "value"): RubyType =>
  typeIn(context, type, { role, within: [] });

/** What the runtime reads and writes values by that may be null where the definition says so. */
export function nullableJson(
  context: Context,
  type: Type,
  found: RubyType = typeOf(context, type),
): Pick<RubyType, "direct" | "lazy"> {
  const { direct, lazy } = found;
  if (!isNullable(context, type) || direct === ANY.direct) return { direct, lazy };
  return { direct: items(["'nullable'", direct]), lazy: items(["'nullable'", lazy]) };
}

/** The classes of a type as documentation lists them. */
export function docsOf({ docs }: Pick<RubyType, "docs">, nullable = false): readonly string[] {
  if (docs.length === 0) return ["Object"];
  return nullable && !docs.includes("nil") ? [...docs, "nil"] : docs;
}

/** Where documentation finds the values of enumerations and unions. */
export function valuesText({ enums, unions }: Pick<RubyType, "enums" | "unions">): string {
  const links = [...enums, ...unions].map((one) => `{${one}}`);
  return links.length === 0 ? "" : `Values: ${links.join(", ")}.`;
}
