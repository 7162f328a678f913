/** What a field of a descriptor holds. Words and records are closed sets: the types of descriptors come from them. */
export type FieldKind =
  | { readonly kind: "text" }
  | { readonly kind: "texts" }
  | { readonly kind: "number" }
  /** True, or left out. */
  | { readonly kind: "flag" }
  /** True or false, where left out is a third answer. */
  | { readonly kind: "choice" }
  /** A word of a closed vocabulary. */
  | { readonly kind: "word"; readonly words: readonly string[] }
  /** The SDK's name of something, such as an option, which each language spells. */
  | { readonly kind: "name" }
  /** Names, or texts that the API itself has in their place. */
  | { readonly kind: "names" }
  /** Any JSON. */
  | { readonly kind: "json" }
  /** JSON by key. */
  | { readonly kind: "json-map" }
  /** Lists of texts, such as the schemes of each alternative. */
  | { readonly kind: "alternatives" }
  /** A record of one of the types. */
  | { readonly kind: "record"; readonly of: readonly string[] }
  | { readonly kind: "records"; readonly of: readonly string[] }
  /** Records by key. */
  | { readonly kind: "record-map"; readonly of: readonly string[] };

/** A field of a record. */
export interface FieldSchema<K extends FieldKind = FieldKind, O extends boolean = boolean> {
  readonly holds: K;
  /** Meaning, in Markdown. */
  readonly doc: string;
  /** Whether records may leave it out. */
  readonly optional: O;
  /** What a runtime assumes where it is left out, in words or as a JSON text. */
  readonly byDefault?: string | undefined;
}

/** The fields of a record by name, in the order in which languages write them. */
export interface RecordSchema<
  F extends { readonly [name: string]: FieldSchema } = { readonly [name: string]: FieldSchema },
> {
  /** Meaning, in Markdown. */
  readonly doc: string;
  readonly fields: F;
}

type Made<K extends FieldKind> = FieldSchema<K, false>;

const field = <const K extends FieldKind>(holds: K, doc: string): Made<K> => ({ holds, doc, optional: false });

export const text = (doc: string): Made<{ kind: "text" }> => field({ kind: "text" }, doc);
export const texts = (doc: string): Made<{ kind: "texts" }> => field({ kind: "texts" }, doc);
export const number = (doc: string): Made<{ kind: "number" }> => field({ kind: "number" }, doc);
export const name = (doc: string): Made<{ kind: "name" }> => field({ kind: "name" }, doc);
export const names = (doc: string): Made<{ kind: "names" }> => field({ kind: "names" }, doc);
export const json = (doc: string): Made<{ kind: "json" }> => field({ kind: "json" }, doc);
export const jsonMap = (doc: string): Made<{ kind: "json-map" }> => field({ kind: "json-map" }, doc);
export const alternatives = (doc: string): Made<{ kind: "alternatives" }> => field({ kind: "alternatives" }, doc);

/** A flag is always optional: it is left out where it is false. */
export const flag = (doc: string): FieldSchema<{ kind: "flag" }, true> => ({
  holds: { kind: "flag" },
  doc,
  optional: true,
});

export const choice = (doc: string): Made<{ kind: "choice" }> => field({ kind: "choice" }, doc);

export function word<const W extends readonly string[]>(
  words: W,
  doc: string,
): Made<{ readonly kind: "word"; readonly words: W }> {
  return field({ kind: "word", words }, doc);
}

export function one<const T extends readonly string[]>(
  of: T,
  doc: string,
): Made<{ readonly kind: "record"; readonly of: T }> {
  return field({ kind: "record", of }, doc);
}

export function many<const T extends readonly string[]>(
  of: T,
  doc: string,
): Made<{ readonly kind: "records"; readonly of: T }> {
  return field({ kind: "records", of }, doc);
}

export function byKey<const T extends readonly string[]>(
  of: T,
  doc: string,
): Made<{ readonly kind: "record-map"; readonly of: T }> {
  return field({ kind: "record-map", of }, doc);
}

/** The same field, which records may leave out; `byDefault` says what that means. */
export function optional<K extends FieldKind>({ holds, doc }: Made<K>, byDefault?: string): FieldSchema<K, true> {
  return { holds, doc, optional: true, ...(byDefault === undefined ? {} : { byDefault }) };
}

/** A type of record. */
export function record<const F extends { readonly [name: string]: FieldSchema }>(
  doc: string,
  fields: F,
): RecordSchema<F> {
  return { doc, fields };
}
