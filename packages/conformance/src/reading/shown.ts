/** JSON, where an integer that a double cannot hold is `{ "$int": digits }`. */
export type PlainJson = null | boolean | number | string | readonly PlainJson[] | { readonly [key: string]: PlainJson };

/**
 * A value as a program reads it, through the public accessors of an SDK alone. Its key tells the type that the value has in
 * the language, whatever the definition declares: a date that is read as text is `text`.
 */
export type Shown =
  | { readonly text: string }
  | { readonly bool: boolean }
  /** Decimal digits. `int` is an integer type without bounds. */
  | { readonly int32: string }
  | { readonly uint32: string }
  | { readonly int64: string }
  | { readonly uint64: string }
  | { readonly int: string }
  /** A 64-bit or 32-bit binary number, in any decimal text that reads back as the same number. */
  | { readonly number: string }
  | { readonly float: string }
  | { readonly decimal: string }
  | { readonly uuid: string }
  /** `2024-02-29`, made of year, month and day. */
  | { readonly date: string }
  /** In UTC with as many digits as the type holds, made of seconds and fraction; with the offset, where the type holds it. */
  | { readonly instant: string; readonly offset?: string }
  /** In hexadecimal digits. */
  | { readonly bytes: string }
  /**
   * `known` tells whether the definition declares the value, `case` is the value of the constant that it equals, and `visited`
   * tells which branch a visitor took, in languages that have these.
   */
  | {
      readonly enum: string | number;
      readonly known: boolean;
      readonly case?: string | number;
      readonly visited?: "case" | "undeclared";
    }
  | { readonly null: true }
  | { readonly absent: true }
  /** Null or absent: the accessor gives the same for both. */
  | { readonly nothing: true }
  | { readonly list: readonly Shown[] }
  | { readonly map: { readonly [key: string]: Shown } }
  /** Every declared property by its wire name, and undeclared ones by the accessor that the language has for them. */
  | {
      readonly model: string;
      readonly value: { readonly [wire: string]: Shown };
      readonly extra?: { readonly [wire: string]: Shown };
    }
  /** A variant of a union, where unions are types of their own. `visited` is the variant whose branch a visitor took. */
  | {
      readonly variant: string;
      readonly tag?: string | number | boolean;
      readonly value: Shown;
      readonly visited?: string;
    }
  | { readonly unknown: { readonly tag?: string | null; readonly raw: PlainJson } }
  /** A value that does not fit its type: the received value, and the one that the accessor gives. */
  | { readonly misfit: { readonly raw: PlainJson; readonly read: Shown } }
  /** A value of any type. */
  | { readonly any: PlainJson };

/** The keys of {@link Shown} that a scalar may have. */
export type ScalarKey =
  | "text"
  | "bool"
  | "int32"
  | "uint32"
  | "int64"
  | "uint64"
  | "int"
  | "number"
  | "float"
  | "decimal"
  | "uuid"
  | "date"
  | "instant"
  | "bytes";

/** What a definition may declare of a scalar. */
export type ScalarKind =
  | "string"
  | "boolean"
  | "int32"
  | "int64"
  | "uint64"
  | "number"
  | "float"
  | "decimal"
  | "uuid"
  | "date"
  | "date-time"
  | "base64";

/** The type that a language reads each declared scalar as. */
export type ScalarTypes = { readonly [kind in ScalarKind]: ScalarKey };

/** What a language reads, where it differs from the richest form. */
export interface Reads {
  /** Types of scalars that the language does not have, or does not use: `{ uuid: "text" }`. */
  readonly scalars?: Partial<ScalarTypes>;
  /** `value`: enums are plain texts or numbers, without constants. */
  readonly enums?: "value";
  /** `bare`: a value of a union is the value of its variant, not wrapped. */
  readonly unions?: "bare";
  /** `lost`: instants have no offset. */
  readonly offsets?: "lost";
  /** Digits of the fraction of a second that instants hold. Default 9. */
  readonly fraction?: number;
  /** `received`: the accessor of a value that does not fit its type gives what was received. */
  readonly misfits?: "received";
  /**
   * Declared scalars of which text is read in place of a number, or a date-time in place of a date; `none`: text stays text.
   * Default: all.
   */
  readonly conversions?: "none" | readonly ScalarKind[];
}

const isOneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value);

const isScalars = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(([kind, key]) => Object.hasOwn(RICHEST, kind) && SCALAR_KEYS.has(key));

const isConversions = (value: unknown): boolean =>
  value === "none" || (Array.isArray(value) && value.every((kind) => Object.hasOwn(RICHEST, kind)));

const READS: { readonly [K in keyof Required<Reads>]: (value: unknown) => boolean } = {
  scalars: isScalars,
  enums: isOneOf("value"),
  unions: isOneOf("bare"),
  offsets: isOneOf("lost"),
  fraction: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9,
  misfits: isOneOf("received"),
  conversions: isConversions,
};

/** The part of {@link Reads} that is wrong; undefined where all is right. */
export function problemOfReads(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value).find(([key, part]) => {
    return !Object.hasOwn(READS, key) || !READS[key as keyof Reads](part);
  })?.[0];
}

/** The richest types. They are the defaults, which the configuration of a language can replace. */
const RICHEST: ScalarTypes = {
  string: "text",
  boolean: "bool",
  int32: "int32",
  int64: "int64",
  uint64: "uint64",
  number: "number",
  float: "float",
  decimal: "decimal",
  uuid: "uuid",
  date: "date",
  "date-time": "instant",
  base64: "bytes",
};

const SCALAR_KEYS: ReadonlySet<string> = new Set(["uint32", "int", ...Object.values(RICHEST)]);

/** The type that a language reads a declared scalar as. */
export function scalarKey({ scalars }: Reads, kind: ScalarKind): ScalarKey {
  return scalars?.[kind] ?? RICHEST[kind];
}

/** The key of a shown value. */
export function keyOf(shown: Shown): string {
  return Object.keys(shown)[0] ?? "";
}
