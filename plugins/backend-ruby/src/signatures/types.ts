import type { EnumDecl, PrimitiveKind, Type, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import {
  allProperties,
  isAlwaysThere,
  isDeclaredType,
  oncePer,
  referredIn,
  splitNull,
  typeNode,
  valueVariants,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { isNullable, type Role } from "../types.js";
import * as shapes from "./shapes.js";
import { type AliasName, ANY, arrayOf, classShape, either, hashOf, nilable, type Shape } from "./shapes.js";

/** Primitives as programs get them. Bytes of files do not come as values. */
const primitives: { readonly [K in PrimitiveKind]: Shape } = {
  string: shapes.STRING,
  boolean: shapes.BOOL,
  int32: shapes.INTEGER,
  int64: shapes.INTEGER,
  uint32: shapes.INTEGER,
  uint64: shapes.INTEGER,
  bigint: shapes.INTEGER,
  float: shapes.FLOAT,
  number: shapes.FLOAT,
  decimal: shapes.STRING,
  date: classShape("Date"),
  "date-time": classShape("Time"),
  time: shapes.STRING,
  duration: shapes.STRING,
  uuid: shapes.STRING,
  uri: shapes.STRING,
  base64: shapes.STRING,
  binary: shapes.STRING,
};

/** Primitives of which programs may give more than the class that they get. */
function givenPrimitive({ core }: Context, primitive: PrimitiveKind): Shape | undefined {
  switch (primitive) {
    case "float":
    case "number":
      return shapes.NUMERIC;
    case "date":
    case "date-time":
      return shapes.duck(core("_Moment"));
    case "binary":
      return either(classShape(core("File")), shapes.duck("_ToPath"), shapes.duck("_Reader"), shapes.STRING);
    default:
      return undefined;
  }
}

/** A type as part of others. */
interface Reading {
  readonly role: Role;
  /** Declared types that stand around it without a class between. */
  readonly within: readonly TypeId[];
}

/** Names of the types that unions and enums declare, by who gives a value. */
export const ALIASES: { readonly [R in Role]: AliasName } = { value: "value", argument: "given" };

/** A member of a list or a map. */
const memberOf = (context: Context, type: Type, reading: Reading): Shape =>
  nilable(shapeIn(context, type, reading), isNullable(context, type));

/** Hashes that programs give may have symbols for keys. */
const keysOf = (role: Role): Shape => (role === "value" ? shapes.STRING : either(shapes.STRING, shapes.SYMBOL));

const mapOf = (context: Context, values: Type, reading: Reading): Shape =>
  hashOf(keysOf(reading.role), memberOf(context, values, reading));

/** A tuple is a list of what its items are. */
function tupleShape(context: Context, { items, rest }: Extract<Type, { kind: "tuple" }>, reading: Reading): Shape {
  const all = rest ? [...items, rest] : items;
  return arrayOf(all.length === 0 ? ANY : either(...all.map((type) => memberOf(context, type, reading))));
}

/** The values of a union: those of its variants, and what it does not declare. */
export function unionShape(context: Context, decl: UnionDecl, role: Role, within: readonly TypeId[] = []): Shape {
  const inside = { role, within: [...within, decl.id] };
  const variants = valueVariants(context.api, decl).map(({ type }) => shapeIn(context, type, inside));
  const plain = role === "argument" && decl.discriminator !== null ? [hashOf(keysOf(role), ANY)] : [];
  return either(...variants, ...plain, classShape(context.core("UnknownVariant")));
}

/** The values of an enum: those that are declared, and all others of their class. */
export function enumShape({ base, values }: EnumDecl, role: Role): Shape {
  const declared = values.map(({ value }) => shapes.literalShape(value));
  if (base === "number") return role === "value" ? shapes.FLOAT : shapes.NUMERIC;
  if (base === "integer") return either(...declared, shapes.INTEGER);
  return either(...declared, shapes.STRING, ...(role === "argument" ? [shapes.SYMBOL] : []));
}

/** What programs may give in place of a model: it, or a hash, whose keys are known if all of them must be there. */
export function modelShape(context: Context, id: TypeId): Shape {
  const { sdk, names } = context;
  const model = classShape(context.typePath(id));
  const { decl, plan } = typeNode(sdk, id);
  if (decl.kind !== "object") return model;
  const all = allProperties(sdk.api, decl);
  if (all.length === 0 || !all.every((property) => isAlwaysThere(property, plan))) {
    return either(model, hashOf(keysOf("argument"), ANY));
  }
  const fields = all.map(({ name, type }) => {
    return [names.property(id, name.wire), memberOf(context, type, { role: "argument", within: [] })] as const;
  });
  return either(model, { kind: "record", fields });
}

/** Whether one declared type holds another without a class in between. */
function holds({ api, sdk }: Context, type: Type, wanted: TypeId, seen: Set<TypeId>): boolean {
  const inner = (one: Type): boolean => holds({ api, sdk } as Context, one, wanted, seen);
  switch (type.kind) {
    case "list":
      return inner(type.items);
    case "map":
      return inner(type.values);
    case "nullable":
      return inner(type.inner);
    case "tuple":
      return [...type.items, ...(type.rest ? [type.rest] : [])].some(inner);
    case "ref": {
      if (type.id === wanted) return true;
      if (seen.has(type.id)) return false;
      seen.add(type.id);
      const decl = api.types[type.id];
      if (decl?.kind === "alias") return inner(decl.type);
      if (decl?.kind === "union") return decl.variants.some((variant) => inner(variant.type));
      const isMap = decl?.kind === "object" && !isDeclaredType(sdk, type.id);
      const extra = isMap ? sdk.types[type.id]?.object?.extra : null;
      return extra ? inner(extra) : false;
    }
    default:
      return false;
  }
}

/** A declared type. What holds itself without a class in between can be any JSON. */
function declaredShape(context: Context, id: TypeId, reading: Reading): Shape {
  const { role, within } = reading;
  const referred = referredIn(context.sdk, id, within);
  if (referred.kind === "other") return shapeIn(context, referred.type, { role, within: [...within, id] });
  const { decl } = referred;
  const path = context.typePath(id);
  const named = (otherwise: Shape | null): Shape => ({ kind: "named", path, name: ALIASES[role], otherwise });
  if (decl.kind === "enum") return named(plainEnum(decl, role));
  if (decl.kind === "object") {
    if (role === "value") return classShape(path);
    return named(either(classShape(path), hashOf(keysOf(role), ANY)));
  }
  const isWithin = within.some((other) => holds(context, { kind: "ref", id }, other, new Set()));
  return isWithin ? unionShape(context, decl, role, within) : named(null);
}

/** An enum where its values have no types of their own. */
function plainEnum({ base }: EnumDecl, role: Role): Shape {
  if (base === "integer") return shapes.INTEGER;
  if (base === "number") return role === "value" ? shapes.FLOAT : shapes.NUMERIC;
  return role === "value" ? shapes.STRING : either(shapes.STRING, shapes.SYMBOL);
}

const knownShapes = oncePer((_: Context) => new Map<string, Shape>());

function refShape(context: Context, id: TypeId, reading: Reading): Shape {
  if (reading.within.length > 0) return declaredShape(context, id, reading);
  const known = knownShapes(context);
  const key = `${reading.role} ${id}`;
  const shape = known.get(key) ?? declaredShape(context, id, reading);
  known.set(key, shape);
  return shape;
}

function shapeIn(context: Context, type: Type, reading: Reading): Shape {
  const { inner } = splitNull(context.api, type);
  switch (inner.kind) {
    case "primitive":
      return (reading.role === "argument" && givenPrimitive(context, inner.primitive)) || primitives[inner.primitive];
    case "literal":
      return shapes.literalShape(inner.value);
    case "ref":
      return refShape(context, inner.id, reading);
    case "list":
      return arrayOf(memberOf(context, inner.items, reading));
    case "tuple":
      return tupleShape(context, inner, reading);
    case "map":
      return mapOf(context, inner.values, reading);
    case "nullable":
      return shapeIn(context, inner.inner, reading);
    case "unknown":
    case "never":
    case "null":
      return ANY;
    default:
      return inner satisfies never;
  }
}

/** The type of a value, which is nil where the definition says so, or where `isNil` says so. */
export const shapeOf = (context: Context, type: Type, role: Role = "value", isNil = false): Shape =>
  nilable(shapeIn(context, type, { role, within: [] }), isNil || isNullable(context, type));
