/** What differs between the dialects of JSON Schema that a format uses. */
export interface Dialect {
  readonly name: string;
  /** Keywords beside `$ref` count (2019-09 and later), or are ignored (draft 4, OpenAPI 3.0). */
  readonly refSiblings: "merge" | "ignore";
  /** `$id` and `$anchor` name places. */
  readonly anchors: boolean;
}

/** The dialect of OpenAPI 3.0, and of drafts before 2019-09. */
export const OPENAPI_30_DIALECT: Dialect = { name: "OpenAPI 3.0", refSiblings: "ignore", anchors: false };

/** JSON Schema 2020-12. Reading is tolerant: `nullable` and draft 4 forms are understood too. */
export const JSON_SCHEMA_2020_DIALECT: Dialect = {
  name: "JSON Schema 2020-12",
  refSiblings: "merge",
  anchors: true,
};

const PREFIXES = ["x-gen-", "x-fern-"];

/** Value of an extension: `x-gen-<name>`, or its older spelling. Undefined where neither is there. */
export function extension<V>(value: { readonly [key: string]: V }, name: string): V | undefined {
  for (const prefix of PREFIXES) {
    const key = prefix + name;
    if (Object.hasOwn(value, key)) return value[key];
  }
  return undefined;
}
