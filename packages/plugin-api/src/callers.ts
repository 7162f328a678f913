import type { PrimitiveKind, PrimitiveType, resolveType, Type } from "@sdkwright/ir-schema";
import type { NameTable } from "@sdkwright/naming";
import type { Field, Method, Sdk } from "@sdkwright/sdk-model";

/** What a type expression finally is. */
export type ResolvedType = ReturnType<typeof resolveType>;

/** What short forms of methods depend on. */
export interface ShortFormView {
  readonly sdk: Sdk;
  readonly names: NameTable;
}

/** What decides, in a language, whether code that calls an SDK still works with another version of it. */
export interface Callers {
  /**
   * Name of the type that values of a primitive have, or of the one that literals of such values belong to. Primitives with
   * the same name are of one type.
   */
  scalar(type: PrimitiveType): string;
  /** By the name of a scalar type, those whose values can stand where it is expected. Not of a nominal language. */
  readonly subtypes?: { readonly [scalar: string]: readonly string[] };
  /**
   * `structural`: a value fits where a wider type is expected, so that code breaks only if the type of a sent value becomes
   * narrower or the type of a received value becomes wider. `classes`: the same, but objects are of classes, which fit by
   * name and not by their properties. `nominal`: a value fits only where exactly its type is expected, so that every change
   * of a type breaks code. A value that can be missing has another type than one that cannot.
   */
  readonly typing: "structural" | "classes" | "nominal";
  /** Of a nominal language: whether the type has a value for "none" itself, so that being optional does not change it. */
  holdsNone?(type: ResolvedType): boolean;
  /** A call gives every parameter and takes every result, so that one more of either breaks it, even an optional one. */
  readonly fixedArity?: boolean;
  /** `value`, the default: a request has a type, which code can name. `spread`: calls give its fields one by one. */
  readonly requests?: "value" | "spread";
  /**
   * The fields that calls of a method can also give one by one, in their order, in place of its request; null where they
   * cannot. Default: they never can.
   */
  shortForm?(view: ShortFormView, method: Method): readonly Field[] | null;
  /** A call as code has it, from the names of its groups and its method. Default: `client.pets.get()`. */
  call?(path: readonly string[]): string;
}

/** The names by which code, or the manifest of a project, reaches an SDK as a whole, by what they are of: `package`, `module`. */
export type PackageNames = Readonly<Record<string, string>>;

const SMALL: readonly PrimitiveKind[] = ["int32", "uint32"];
const INTEGERS: readonly PrimitiveKind[] = [...SMALL, "int64", "uint64", "bigint"];

/** A language of which nothing is known: its types are those of the definition. */
export const usualCallers: Callers = {
  scalar: ({ primitive }) => primitive,
  subtypes: {
    int64: SMALL,
    uint64: ["uint32"],
    bigint: INTEGERS,
    float: INTEGERS,
    number: [...INTEGERS, "float"],
  },
  typing: "structural",
};

/** The primitive that a literal belongs to. */
export function primitiveOfLiteral({ value }: Extract<Type, { kind: "literal" }>): PrimitiveType {
  if (typeof value === "string") return { kind: "primitive", primitive: "string" };
  if (typeof value === "boolean") return { kind: "primitive", primitive: "boolean" };
  return { kind: "primitive", primitive: Number.isInteger(value) ? "int64" : "number" };
}
