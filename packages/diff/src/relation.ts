import {
  allProperties,
  type Callers,
  type ObjectDecl,
  type PrimitiveType,
  primitiveOfLiteral,
  type ResolvedType,
  resolveType,
  type Sdk,
  type Type,
  usualCallers,
} from "@sdkwright/plugin-api";
import type { Pairs } from "./pair.js";

/** What a new type is to an old one: `wider` has all of its values and more. */
export type Relation = "same" | "wider" | "narrower" | "other";

/** Compares type expressions of two states. Declared types that are one count as equal: their changes are their own. */
export interface Relations {
  /** As the definition has them. */
  wire(old: Type, now: Type): Relation;
  /** As the language has them. */
  language(old: Type, now: Type): Relation;
}

/** A state of an API in which a type expression is to be read. */
interface Side {
  readonly sdk: Sdk;
  readonly isOld: boolean;
}

interface Comparison {
  readonly callers: Callers;
  readonly types: Pairs["types"];
  /** Pairs of declarations that are being compared: they fit unless proven otherwise. */
  readonly assumed: Set<string>;
}

type Place = readonly [side: Side, type: Type];
type Resolved = readonly [side: Side, type: ResolvedType];

const resolve = ([side, type]: Place): Resolved => [side, resolveType(side.sdk.api, type)];

/** Whether two references are to what is one declared type. */
function areOne([from, one]: Place, [to, other]: Place, { types }: Comparison): boolean {
  if (one.kind !== "ref" || other.kind !== "ref") return false;
  if (from.isOld === to.isOld) return one.id === other.id;
  return from.isOld ? types.get(one.id) === other.id : types.get(other.id) === one.id;
}

function isOpenEnum([{ sdk }, type]: Resolved): boolean {
  return type.kind === "enum" && sdk.types[type.id]?.open === true;
}

/** Whether each value of a type is one of another. */
function fits(from: Place, to: Place, comparison: Comparison): boolean {
  if (areOne(from, to, comparison)) return true;
  const [one, other] = [resolve(from), resolve(to)];
  const key = idKey(one, other);
  if (key !== undefined) {
    if (comparison.assumed.has(key)) return true;
    comparison.assumed.add(key);
  }
  return fitsResolved(one, other, comparison);
}

function idKey([from, one]: Resolved, [, other]: Resolved): string | undefined {
  return "id" in one && "id" in other ? `${from.isOld} ${one.id} ${other.id}` : undefined;
}

function fitsResolved(from: Resolved, to: Resolved, comparison: Comparison): boolean {
  const [a, one] = from;
  const [b, other] = to;
  const inner = (x: Type, y: Type): boolean => fits([a, x], [b, y], comparison);
  if (other.kind === "unknown" || one.kind === "never") return true;
  if (one.kind === "nullable") {
    return (
      acceptsNull(other) &&
      fits([a, one.inner], [b, other.kind === "nullable" ? other.inner : asType(other)], comparison)
    );
  }
  if (other.kind === "nullable") return one.kind === "null" || fits([a, asType(one)], [b, other.inner], comparison);
  if (one.kind === "union")
    return one.variants.every((variant) => fits([a, variant.type], [b, asType(other)], comparison));
  if (other.kind === "union")
    return other.variants.some((variant) => fits([a, asType(one)], [b, variant.type], comparison));
  if (one.kind === "enum" || other.kind === "enum") return fitsEnum(from, to, comparison);
  if (one.kind === "object" || other.kind === "object") return fitsObject(from, to, comparison);
  switch (one.kind) {
    case "list":
      return other.kind === "list" && inner(one.items, other.items);
    case "map":
      return other.kind === "map" && inner(one.values, other.values);
    case "tuple":
      return fitsTuple(one, other, inner);
    default:
      return fitsScalar(one, other, comparison);
  }
}

function acceptsNull(type: ResolvedType): boolean {
  return type.kind === "nullable" || type.kind === "null" || type.kind === "unknown";
}

/** A resolved type as an expression: declarations by reference. */
function asType(type: ResolvedType): Type {
  return "id" in type ? { kind: "ref", id: type.id } : type;
}

function fitsTuple(one: Type & { kind: "tuple" }, other: ResolvedType, inner: (x: Type, y: Type) => boolean): boolean {
  if (other.kind === "list")
    return [...one.items, ...(one.rest ? [one.rest] : [])].every((item) => inner(item, other.items));
  if (other.kind !== "tuple" || one.items.length !== other.items.length) return false;
  const isRestFitting = one.rest === null || (other.rest !== null && inner(one.rest, other.rest));
  return isRestFitting && one.items.every((item, at) => inner(item, other.items[at] as Type));
}

function scalarOf(type: ResolvedType, { scalar }: Callers): string | undefined {
  if (type.kind === "primitive") return scalar(type);
  return type.kind === "literal" ? scalar(primitiveOfLiteral(type)) : undefined;
}

function fitsScalar(one: ResolvedType, other: ResolvedType, { callers }: Comparison): boolean {
  if (one.kind === "null" || other.kind === "null") return one.kind === other.kind;
  if (one.kind === "unknown" || other.kind === "never") return one.kind === other.kind;
  if (other.kind === "literal") return one.kind === "literal" && one.value === other.value;
  const [from, to] = [one, other].map((type) => scalarOf(type, callers));
  if (from === undefined || to === undefined) return false;
  if (from === to || callers.subtypes?.[to]?.includes(from)) return true;
  // A number that is written out has no format.
  return one.kind === "literal" && typeof one.value === "number" && other.kind === "primitive" && isNumeric(other);
}

const isNumeric = ({ primitive }: PrimitiveType): boolean => /^u?int|^(?:bigint|float|number)$/.test(primitive);

function fitsEnum(from: Resolved, to: Resolved, { callers }: Comparison): boolean {
  const [, one] = from;
  const [, other] = to;
  const base = (type: ResolvedType): string | undefined =>
    type.kind === "enum"
      ? callers.scalar({ kind: "primitive", primitive: type.base === "integer" ? "int64" : type.base })
      : scalarOf(type, callers);
  if (other.kind !== "enum") return base(one) === base(other) && other.kind === "primitive";
  if (isOpenEnum(to)) return base(one) === base(other);
  const values = new Set(other.values.map(({ value }) => value));
  if (one.kind === "literal") return values.has(one.value as string);
  return one.kind === "enum" && !isOpenEnum(from) && one.values.every(({ value }) => values.has(value));
}

function fitsObject(from: Resolved, to: Resolved, comparison: Comparison): boolean {
  const [[a, one], [b, other]] = [from, to];
  if (other.kind === "map") {
    const isMap = one.kind === "object" && a.sdk.types[one.id]?.object?.isMap === true && one.additional !== null;
    return isMap && fits([a, one.additional as Type], [b, other.values], comparison);
  }
  if (one.kind !== "object" || other.kind !== "object") return false;
  if (comparison.callers.typing === "classes")
    return one.extends.some((id) => fits([a, { kind: "ref", id }], [b, asType(other)], comparison));
  const given = new Map(propertiesOf(a, one).map((property) => [property.wire, property]));
  return propertiesOf(b, other).every(({ wire, type, required }) => {
    const own = given.get(wire);
    if (!own) return !required;
    return (own.required || !required) && fits([a, own.type], [b, type], comparison);
  });
}

/** A property as its SDK has it. */
export interface SdkProperty {
  readonly wire: string;
  readonly type: Type;
  readonly required: boolean;
}

/** The properties of an object, inherited ones included, with what its SDK demands. */
function propertiesOf({ sdk }: Side, decl: ObjectDecl): SdkProperty[] {
  const optional = new Set(sdk.types[decl.id]?.object?.optional);
  return allProperties(sdk.api, decl).map(({ name, type, required }) => ({
    wire: name.wire,
    type,
    required: required && !optional.has(name.wire),
  }));
}

/** Whether two expressions are spelled alike in a language in which only equal types fit each other. */
function isSpelledAlike(from: Place, to: Place, comparison: Comparison): boolean {
  if (from[1].kind === "ref" && to[1].kind === "ref") {
    if (areOne(from, to, comparison)) return true;
    return resolve(from)[1].kind !== "object" && isSpelledAlikeResolved(from, to, comparison);
  }
  return isSpelledAlikeResolved(from, to, comparison);
}

function isSpelledAlikeResolved(from: Place, to: Place, comparison: Comparison): boolean {
  const [[a, one], [b, other]] = [resolve(from), resolve(to)];
  if ("id" in one || "id" in other)
    return "id" in one && "id" in other && areOne([a, asType(one)], [b, asType(other)], comparison);
  const inner = (x: Type, y: Type): boolean => isSpelledAlike([a, x], [b, y], comparison);
  const [scalar, against] = [one, other].map((type) => scalarOf(type, comparison.callers));
  if (scalar !== undefined || against !== undefined) return scalar === against;
  switch (one.kind) {
    case "list":
      return other.kind === "list" && inner(one.items, other.items);
    case "map":
      return other.kind === "map" && inner(one.values, other.values);
    case "nullable":
      return other.kind === "nullable" && inner(one.inner, other.inner);
    case "tuple":
      return other.kind === "tuple" && fitsTuple(one, other, inner) && (one.rest === null) === (other.rest === null);
    default:
      return ["unknown", "never", "null"].includes(other.kind);
  }
}

/** Makes what compares the types of two states. */
export function relationsOf(old: Sdk, now: Sdk, types: Pairs["types"], callers: Callers): Relations {
  const [before, after]: readonly Side[] = [
    { sdk: old, isOld: true },
    { sdk: now, isOld: false },
  ];
  const structural = (how: Callers) => (one: Type, other: Type) => {
    const [a, b] = [
      [before as Side, one],
      [after as Side, other],
    ] as const;
    const isFitting = fits(a, b, { callers: how, types, assumed: new Set() });
    const isFittingBack = fits(b, a, { callers: how, types, assumed: new Set() });
    if (isFitting) return isFittingBack ? "same" : "wider";
    return isFittingBack ? "narrower" : "other";
  };
  const nominal = (one: Type, other: Type): Relation => {
    const comparison = { callers, types, assumed: new Set<string>() };
    return isSpelledAlike([before as Side, one], [after as Side, other], comparison) ? "same" : "other";
  };
  return { wire: structural(usualCallers), language: callers.typing === "nominal" ? nominal : structural(callers) };
}
