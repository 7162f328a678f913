import type { Documented, Example, JsonValue, Located, Name } from "./common.js";
import type { OriginId, TypeId } from "./ids.js";

/**
 * A scalar and its exact format. `string` formats that only document (email, hostname, ...) stay `string`.
 * `number` is IEEE 754 double; `bigint` is an integer without a bound; `decimal` is a decimal number in a string.
 */
export type PrimitiveKind =
  | "string"
  | "boolean"
  | "int32"
  | "int64"
  | "uint32"
  | "uint64"
  | "bigint"
  | "float"
  | "number"
  | "decimal"
  | "date"
  | "date-time"
  | "time"
  | "duration"
  | "uuid"
  | "uri"
  /** Bytes as base64 text (`format: byte`, `contentEncoding: base64`). */
  | "base64"
  /** Raw bytes: a file. Only in multipart parts; the bodies of requests and responses say it by their kind. */
  | "binary";

/** Limits that a value must keep. They document; no SDK enforces them. */
export interface Constraints {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** A `format` that does not change the type. */
  readonly format?: string;
}

export interface PrimitiveType {
  readonly kind: "primitive";
  readonly primitive: PrimitiveKind;
  readonly constraints?: Constraints;
}

/** A type expression: what stands where a type is used. */
export type Type =
  | PrimitiveType
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "ref"; readonly id: TypeId }
  | { readonly kind: "list"; readonly items: Type; readonly unique?: true; readonly constraints?: Constraints }
  | { readonly kind: "tuple"; readonly items: readonly Type[]; readonly rest: Type | null }
  | { readonly kind: "map"; readonly keys?: Type; readonly values: Type; readonly minProperties?: number }
  /** The value or null. Never nested, never around `unknown`. */
  | { readonly kind: "nullable"; readonly inner: Type }
  /** Any JSON value. */
  | { readonly kind: "unknown" }
  /** A value that cannot exist (`schema: false`, `not: {}`). */
  | { readonly kind: "never" }
  /** Only null. */
  | { readonly kind: "null" };

export interface Property extends Documented, Located {
  readonly name: Name;
  /** Nullability is in the type; whether the key may be missing is `required`. */
  readonly type: Type;
  readonly required: boolean;
  /** `read`: only responses carry it; `write`: only requests do. Absent: both. */
  readonly access?: "read" | "write";
  readonly default?: JsonValue;
  readonly examples?: readonly Example[];
}

interface TypeDeclBase extends Documented, Located {
  readonly id: TypeId;
  /** Candidate name. For an inline type, the words of its place, the nearest last. */
  readonly name: Name;
  /** The namespace of the definition that declares it; absent for the root. */
  readonly namespace?: string;
  /** For an inline type, the declaration in whose body it stands. Backends keep the two together. */
  readonly parent?: TypeId;
  readonly examples?: readonly Example[];
}

export interface ObjectDecl extends TypeDeclBase {
  readonly kind: "object";
  /** Declared order. Inherited properties are not repeated. */
  readonly properties: readonly Property[];
  /** Object declarations whose properties this one has too. Their properties never conflict with its own. */
  readonly extends: readonly TypeId[];
  /** Type of the values of undeclared keys; null where the definition forbids them. */
  readonly additional: Type | null;
  /** How many properties a value must have where that is more than the required ones. It documents, like `Constraints`. */
  readonly minProperties?: number;
}

export interface EnumValue extends Documented {
  readonly name: Name;
  readonly value: string | number;
}

export interface EnumDecl extends TypeDeclBase {
  readonly kind: "enum";
  readonly base: "string" | "integer" | "number";
  readonly values: readonly EnumValue[];
  /** True where callers may send values that the definition does not list. Responses are always read as open. */
  readonly open: boolean;
  readonly default?: string | number;
}

export interface Variant extends Documented {
  readonly name: Name;
  readonly type: Type;
  /** Values of the discriminator that select this variant; empty for an undiscriminated union. */
  readonly tags: readonly (string | number | boolean)[];
  readonly origin: OriginId;
}

export interface UnionDecl extends TypeDeclBase {
  readonly kind: "union";
  /** Wire name of the property that tells the variants apart; null where only their shape does. */
  readonly discriminator: Name | null;
  /** Declared order. */
  readonly variants: readonly Variant[];
}

/** Another name for a type expression. Alias declarations never form a cycle among themselves. */
export interface AliasDecl extends TypeDeclBase {
  readonly kind: "alias";
  readonly type: Type;
}

export type TypeDecl = ObjectDecl | EnumDecl | UnionDecl | AliasDecl;
