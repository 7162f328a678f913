/** A type in signatures, which each of their languages prints in its own way. */
export type Shape =
  /** Any value, of which nothing is known. */
  | { readonly kind: "any" }
  /** What nobody uses. */
  | { readonly kind: "void" }
  | { readonly kind: "nil" }
  | { readonly kind: "bool" }
  /** A class with the types that it holds: `Array[String]`. */
  | { readonly kind: "class"; readonly name: string; readonly of: readonly Shape[] }
  /** A value alone, of a class. */
  | { readonly kind: "literal"; readonly value: string | number | boolean; readonly symbol: boolean }
  /** A type that a declaration names: `Types::Animal::value`. `otherwise` stands for it where it has no name. */
  | { readonly kind: "named"; readonly path: string; readonly name: AliasName; readonly otherwise: Shape | null }
  | { readonly kind: "either"; readonly of: readonly Shape[] }
  /** A hash whose keys are known. */
  | { readonly kind: "record"; readonly fields: readonly (readonly [name: string, shape: Shape])[] }
  /** Any object that has some methods, which an interface of RBS names. */
  | { readonly kind: "duck"; readonly name: string }
  /** What is called with values, and gives one. */
  | {
      readonly kind: "function";
      readonly takes: readonly (readonly [name: string, shape: Shape])[];
      readonly gives: Shape;
    };

/** Names of types that declarations have: of values that come, and of those that programs give. */
export type AliasName = "value" | "given";

export const ANY: Shape = { kind: "any" };
export const VOID: Shape = { kind: "void" };
export const NIL: Shape = { kind: "nil" };
export const BOOL: Shape = { kind: "bool" };

export const classShape = (name: string, ...of: readonly Shape[]): Shape => ({ kind: "class", name, of });
export const STRING = classShape("String");
export const SYMBOL = classShape("Symbol");
export const INTEGER = classShape("Integer");
export const FLOAT = classShape("Float");
export const NUMERIC = classShape("Numeric");

export const arrayOf = (item: Shape): Shape => classShape("Array", item);
export const hashOf = (key: Shape, value: Shape): Shape => classShape("Hash", key, value);
export const duck = (name: string): Shape => ({ kind: "duck", name });

/** Texts that need no escape in any language of signatures. */
const PLAIN = /^[ !$-&(-[\]-~]*$/;

/** A value alone; its class where signatures have no literals of it. */
export function literalShape(value: string | number | boolean): Shape {
  if (typeof value === "string") return PLAIN.test(value) ? { kind: "literal", value, symbol: false } : STRING;
  if (typeof value === "boolean") return { kind: "literal", value, symbol: false };
  return Number.isSafeInteger(value)
    ? { kind: "literal", value, symbol: false }
    : Number.isInteger(value)
      ? INTEGER
      : FLOAT;
}

export const symbolShape = (value: string): Shape => ({ kind: "literal", value, symbol: true });

/** One of several types, each once. What may be any value is any. */
export function either(...shapes: readonly Shape[]): Shape {
  const all = shapes.flatMap((shape) => (shape.kind === "either" ? shape.of : [shape]));
  if (all.some(({ kind }) => kind === "any")) return ANY;
  const of = [...new Map(all.map((shape) => [JSON.stringify(shape), shape])).values()];
  const [only] = of;
  return of.length === 1 && only ? only : { kind: "either", of };
}

/** A type, or nil where that may be. */
export const nilable = (shape: Shape, isNil = true): Shape => (isNil ? either(shape, NIL) : shape);

/** The types among which is a value, and whether it may be nil. */
export function alternatives(shape: Shape): { readonly of: readonly Shape[]; readonly hasNil: boolean } {
  const all = shape.kind === "either" ? shape.of : [shape];
  const of = all.filter(({ kind }) => kind !== "nil");
  return of.length === 0 ? { of: all, hasNil: false } : { of, hasNil: of.length < all.length };
}
