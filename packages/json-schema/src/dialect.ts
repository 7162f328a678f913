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

/** Extensions that are read from schemas, parameters, operations and the like. */
export type ExtensionName =
  | "audiences"
  | "availability"
  | "basic"
  | "bearer"
  | "discriminated"
  | "enum"
  | "groups"
  | "header"
  | "idempotent"
  | "ignore"
  | "parameter-name"
  | "property-name"
  | "sdk-group-name"
  | "sdk-method-name"
  | "sdk-variable"
  | "server-name"
  | "type-name"
  | "undiscriminated";

const OLDER = "x-fern-";
const keys = new Map<ExtensionName, readonly [string, string]>();

/** Value of an extension: `x-gen-<name>`, or its older spelling. Undefined where neither is there. */
export function extension<V>(value: { readonly [key: string]: V }, name: ExtensionName): V | undefined {
  let known = keys.get(name);
  if (!known) {
    known = [`x-gen-${name}`, `${OLDER}${name}`];
    keys.set(name, known);
  }
  const found = value[known[0]];
  return found === undefined ? value[known[1]] : found;
}
