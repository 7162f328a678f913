import type { TypeId } from "./ids.js";
import type { PrimitiveKind, Type } from "./types.js";

/** Constructors of type expressions; they keep the invariants that the types alone cannot state. */
export const unknownType: Type = { kind: "unknown" };
export const nullType: Type = { kind: "null" };
export const neverType: Type = { kind: "never" };

const primitives = new Map<PrimitiveKind, Type>();

/** A primitive without constraints: one shared value for each kind. */
export function primitive(kind: PrimitiveKind): Type {
  const known = primitives.get(kind);
  if (known) return known;
  const made: Type = { kind: "primitive", primitive: kind };
  primitives.set(kind, made);
  return made;
}

export const ref = (id: TypeId): Type => ({ kind: "ref", id });
export const listOf = (items: Type): Type => ({ kind: "list", items });
export const mapOf = (values: Type): Type => ({ kind: "map", values });
export const literal = (value: string | number | boolean): Type => ({ kind: "literal", value });

/** The type or null; a type that already admits null stays as it is. */
export function nullable(type: Type): Type {
  return type.kind === "nullable" || type.kind === "unknown" || type.kind === "null"
    ? type
    : { kind: "nullable", inner: type };
}

/** The type without its null. */
export function nonNull(type: Type): Type {
  return type.kind === "nullable" ? type.inner : type;
}
