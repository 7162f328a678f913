import { type TLiteral, type TObject, type TProperties, type TSchema, type TUnsafe, Type } from "@sinclair/typebox";

/** What a part of the schema says beside its shape. The `x-` keys are ours; JSON Schema validators skip them. */
export interface Notes {
  /** Shown by editors on hover. */
  readonly description: string;
  /** A credential: must be a placeholder, and is never repeated in a message. */
  readonly secret?: boolean;
  /** Known from existing workspaces, but without effect here: why. */
  readonly noEffect?: string;
  /** Read as existing workspaces have it, and never proposed. */
  readonly older?: boolean;
  /** Another spelling of this key of the same object; only one of the two may be given. */
  readonly aliasOf?: string;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minItems?: number;
  /** What the pattern means, in words. */
  readonly patternMeans?: string;
}

function options(notes: Notes): object {
  const { secret, noEffect, older, aliasOf, patternMeans, ...standard } = notes;
  return {
    ...standard,
    ...(secret && { "x-secret": true }),
    ...(older && { deprecated: true }),
    ...(noEffect !== undefined && { "x-no-effect": noEffect, deprecated: true }),
    ...(aliasOf !== undefined && { "x-alias-of": aliasOf, deprecated: true }),
    ...(patternMeans !== undefined && { "x-pattern-means": patternMeans }),
  };
}

function notesOf(notes: Notes | string): Notes {
  return typeof notes === "string" ? { description: notes } : notes;
}

/** A text that is not empty. */
export function text(notes: Notes | string) {
  return Type.String({ minLength: 1, ...options(notesOf(notes)) });
}

/** A text that may be empty. */
export function anyText(notes: Notes | string) {
  return Type.String(options(notesOf(notes)));
}

/** What RFC 9110 admits as the name of a header. */
export const HEADER_NAME = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";
export const HEADER_NAME_MEANS = "a string that is a header name, without spaces, `:` or other separators";

/** Name of a header. */
export function headerName(notes: Notes) {
  return text({ ...notes, pattern: HEADER_NAME, patternMeans: HEADER_NAME_MEANS });
}

/** An address on the web. */
export const HTTP_URL = {
  pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^/\\s][^\\s]*$",
  patternMeans: "an http or https URL",
};

/** Name of a variable of the environment. */
export function variableName(description: string) {
  return text({
    description,
    pattern: "^[A-Za-z_][A-Za-z0-9_]*$",
    patternMeans: "the name of an environment variable, such as `ACME_TOKEN`",
  });
}

/** A credential. */
export function secret(description: string) {
  return text({ description, secret: true });
}

export function flag(notes: Notes | string) {
  return Type.Boolean(options(notesOf(notes)));
}

export function count(notes: Notes | string) {
  return Type.Integer({ minimum: 0, ...options(notesOf(notes)) });
}

/** One of a few words. */
export function oneOf<const V extends string>(values: readonly V[], notes: Notes | string): TUnsafe<V> {
  return Type.Unsafe<V>({ type: "string", enum: [...values], ...options(notesOf(notes)) });
}

/** A word that is given. */
export function word<const V extends string>(value: V, description?: string): TLiteral<V> {
  return Type.Literal(value, description === undefined ? {} : { description });
}

export function list<T extends TSchema>(items: T, notes: Notes | string) {
  return Type.Array(items, options(notesOf(notes)));
}

export function map<T extends TSchema>(values: T, notes: Notes | string) {
  return Type.Record(Type.String(), values, options(notesOf(notes)));
}

/** Anything: the owner of the part checks it. */
export function anything(notes: Notes | string) {
  return Type.Unknown(options(notesOf(notes)));
}

/** An object of which every key is known. */
export function object<P extends TProperties>(
  properties: P,
  notes: Notes | string,
  rules: ObjectRules = {},
): TObject<P> {
  return Type.Object(properties, { additionalProperties: false, ...options(notesOf(notes)), ...rules });
}

/** An object of which some keys are known, and others are somebody else's. */
export function openObject<P extends TProperties>(properties: P, notes: Notes | string): TObject<P> {
  return Type.Object(properties, { additionalProperties: true, ...options(notesOf(notes)) });
}

/** Rules over the keys of an object, checked beside its schema. */
export interface ObjectRules {
  /** Exactly one of these keys. */
  readonly "x-exactly-one"?: readonly string[];
  /** At least one of these keys. */
  readonly "x-at-least-one"?: readonly string[];
  /** At most one of these keys. */
  readonly "x-at-most-one"?: readonly string[];
  /**
   * Invalid parts are removed and the rest is passed on, even if a required key is missing, so that the rest is
   * checked.
   */
  readonly "x-keep"?: boolean;
  /** What to write, for whoever gives a value of another kind. */
  readonly "x-form"?: string;
  /** Keys that a key needs beside it, as JSON Schema has it. */
  readonly dependentRequired?: { readonly [key: string]: readonly string[] };
}

/** Another spelling of a key: the same schema, marked. */
export function aliasOf<T extends TSchema>(key: string, schema: T): T {
  return { ...schema, "x-alias-of": key, deprecated: true };
}

/** Alternatives that a key tells apart: `scheme: basic`. An alternative without the key is taken where it is absent. */
export function variant<T extends TSchema[]>(discriminator: string, alternatives: [...T], description: string) {
  return Type.Union(alternatives, { description, "x-discriminator": discriminator });
}

/** Alternatives of different kinds (text or list, text or object). */
export function either<T extends TSchema[]>(alternatives: [...T], notes: Notes | string) {
  return Type.Union(alternatives, options(notesOf(notes)));
}

export const optional = Type.Optional;
