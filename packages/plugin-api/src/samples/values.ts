import type { JsonValue, PrimitiveKind, Type, TypeId } from "@sdkwright/ir-schema";

/** What every value says of its place. */
export interface SamplePlace {
  /** The type of the place as the definition writes it: aliases are kept, null is taken off. */
  readonly type: Type;
  /** The place takes null too. */
  readonly nullable: boolean;
}

/** A property of an object with its value. */
export interface SampleField {
  readonly kind: "field";
  readonly wire: string;
  /** Its place among the declared properties, inherited ones first. */
  readonly at: number;
  /** The SDK's type demands it: the definition requires it in every direction in which the type is used. */
  readonly required: boolean;
  /** It must be behind a pointer, since its type would hold itself. */
  readonly boxed: boolean;
  readonly value: SampleValue;
}

/** A property that is not declared. */
export interface SampleExtra {
  readonly kind: "extra";
  readonly wire: string;
  readonly value: SampleValue;
}

export interface SampleEntry {
  readonly key: string;
  readonly value: SampleValue;
}

/** Integers by their primitive. */
export type IntegerKind = Extract<PrimitiveKind, "int32" | "int64" | "uint32" | "uint64" | "bigint">;

/** Primitives whose values are texts, whatever they hold. */
export type TextKind = Extract<PrimitiveKind, "string" | "decimal" | "time" | "duration" | "uuid" | "uri">;

/** A moment in UTC. */
export interface SampleMoment {
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly nanosecond: number;
}

/** What a value is. Whether a language has a literal of its own for it is the language's matter. */
export type SampleContent =
  | {
      readonly kind: "object";
      readonly id: TypeId;
      /** In the order of the example; `declaredFields` of docs-kit gives the order of the declaration. */
      readonly members: readonly (SampleField | SampleExtra)[];
      /** Type of undeclared properties; null if the definition does not describe them. */
      readonly extra: Type | null;
    }
  /** An object that declares no properties, only the type of any. */
  | { readonly kind: "map-object"; readonly id: TypeId; readonly entries: readonly SampleEntry[] }
  | { readonly kind: "map"; readonly entries: readonly SampleEntry[] }
  | { readonly kind: "list"; readonly items: readonly SampleValue[] }
  /** `of` is the tuple behind aliases; `rest` holds the items behind those with types of their own. */
  | {
      readonly kind: "tuple";
      readonly of: Extract<Type, { readonly kind: "tuple" }>;
      readonly items: readonly SampleValue[];
      readonly rest: readonly SampleValue[];
    }
  | { readonly kind: "enum-member"; readonly id: TypeId; readonly value: string | number }
  /** A value that an open enum does not list. */
  | { readonly kind: "unknown-enum-value"; readonly id: TypeId; readonly value: JsonValue }
  | {
      readonly kind: "variant";
      readonly id: TypeId;
      readonly index: number;
      /** The property that selects the variant, where the variant's type does not declare it: `value` lacks it then. */
      readonly tag: { readonly wire: string; readonly value: JsonValue } | null;
      readonly value: SampleValue;
    }
  /** A value that is of no declared variant. */
  | { readonly kind: "unknown-variant"; readonly id: TypeId; readonly value: JsonValue }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  /** `isValid`: a class for what the text says can read it, as one for decimal numbers or UUIDs. */
  | { readonly kind: "text"; readonly primitive: TextKind; readonly value: string; readonly isValid: boolean }
  | { readonly kind: "boolean"; readonly value: boolean }
  | {
      readonly kind: "integer";
      readonly primitive: IntegerKind;
      readonly value: number;
      /** Values of the type can be beyond what a double holds exactly. */
      readonly wide: boolean;
    }
  | { readonly kind: "number"; readonly primitive: "float" | "number"; readonly value: number }
  /** `text` is sent over the wire. If it is not a date, the parts are those of a fixed one, so that samples compile. */
  | {
      readonly kind: "date";
      readonly text: string;
      readonly year: number;
      readonly month: number;
      readonly day: number;
    }
  /** `moment` is null for an example that is not a date-time. */
  | { readonly kind: "date-time"; readonly text: string; readonly moment: SampleMoment | null }
  /** `text` holds the bytes decoded as UTF-8; null if they are not valid UTF-8. */
  | { readonly kind: "bytes"; readonly base64: string; readonly text: string | null }
  /** Content to send: `text` itself, or, where it has a `path`, the file at that place, as READMEs show uploads. */
  | { readonly kind: "file"; readonly text: string; readonly path: string | null }
  | { readonly kind: "null" }
  /** Any JSON: the definition gives no type. */
  | { readonly kind: "json"; readonly value: JsonValue };

/**
 * A value of a sample: what it is by its type is decided, and only literals are left to write. Plain data that
 * serialises.
 */
export type SampleValue = SamplePlace & SampleContent;
