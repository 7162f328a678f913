import type { ErrorId, JsonValue, OperationId, ParameterPlace, SchemeId } from "@sdkwright/ir-schema";

/** Something with a name in the SDK, which a backend spells. */
export type NameRef =
  | { readonly kind: "credential"; readonly scheme: SchemeId; readonly part: string }
  | { readonly kind: "header"; readonly header: string }
  /** A client-level variable, or one of URLs. */
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "environment"; readonly index: number }
  | { readonly kind: "parameter"; readonly method: OperationId; readonly in: ParameterPlace; readonly name: string }
  | { readonly kind: "body"; readonly method: OperationId }
  | { readonly kind: "error"; readonly id: ErrorId }
  /** The descriptor of a method. */
  | { readonly kind: "method"; readonly id: OperationId };

/** Fields of one runtime type. Fields that equal the runtime's default are omitted. */
export interface DataRecord {
  readonly kind: "record";
  /** Type of the runtime: `operation`, `body`, `page`, ... */
  readonly type: string;
  readonly fields: { readonly [name: string]: Data };
}

/**
 * What a runtime must know of an API, as a tree that knows no language. A backend prints it: records as struct or object
 * literals under the names of its runtime, references as the names that they stand for.
 */
export type Data =
  | DataRecord
  /** Keys are data, such as ids of schemes. */
  | { readonly kind: "map"; readonly entries: readonly (readonly [key: string, value: Data])[] }
  | { readonly kind: "list"; readonly items: readonly Data[] }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "flag"; readonly value: boolean }
  /** A word of a closed vocabulary, such as the kind of a page: a text, or a constant of the runtime. */
  | { readonly kind: "word"; readonly value: string }
  | { readonly kind: "name"; readonly ref: NameRef }
  | { readonly kind: "json"; readonly value: JsonValue };

/** Fields of which some may be missing: undefined ones are left out. */
export type Fields = { readonly [name: string]: Data | undefined };

export function record(type: string, fields: Fields): DataRecord {
  const present: { [name: string]: Data } = {};
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (value !== undefined) present[name] = value;
  }
  return { kind: "record", type, fields: present };
}

export const text = (value: string): Data => ({ kind: "text", value });
export const word = (value: string): Data => ({ kind: "word", value });
export const number = (value: number): Data => ({ kind: "number", value });
export const json = (value: JsonValue): Data => ({ kind: "json", value });
export const nameOf = (ref: NameRef): Data => ({ kind: "name", ref });
export const list = (items: readonly Data[]): Data => ({ kind: "list", items });
export const texts = (values: readonly string[]): Data => list(values.map(text));
export const map = (entries: readonly (readonly [string, Data])[]): Data => ({ kind: "map", entries });

/** A text that is there; undefined for an absent or empty one. */
export const optionalText = (value: string | undefined): Data | undefined =>
  value === undefined || value === "" ? undefined : text(value);
/** True, or nothing. */
export const flag = (value: boolean | undefined): Data | undefined => (value ? { kind: "flag", value } : undefined);
/** A list with anything in it. */
export const optionalList = (items: readonly Data[]): Data | undefined =>
  items.length === 0 ? undefined : list(items);
/** Texts, where there is a list of them. */
export const optionalTexts = (values: readonly string[] | null | undefined): Data | undefined =>
  values ? texts(values) : undefined;
