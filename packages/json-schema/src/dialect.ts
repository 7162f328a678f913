import type { Json } from "@sdkwright/plugin-api";
import type { ExtensionName } from "./extension-names.js";
import { readForeign } from "./foreign-extensions.js";

/** What differs between the dialects of JSON Schema that a format uses. */
export interface Dialect {
  readonly name: string;
  /** Keywords beside `$ref` count (2019-09 and later), or are ignored (draft 4, OpenAPI 3.0). */
  readonly refSiblings: "merge" | "ignore";
  /** `$id` and `$anchor` name places. */
  readonly anchors: boolean;
  /** `discriminator` is the name of a property, not an object with it. */
  readonly textDiscriminator?: boolean;
}

/** The dialect of OpenAPI 3.0, and of drafts before 2019-09. */
export const OPENAPI_30_DIALECT: Dialect = { name: "OpenAPI 3.0", refSiblings: "ignore", anchors: false };

/** The dialect of Swagger 2.0. */
export const SWAGGER_20_DIALECT: Dialect = { ...OPENAPI_30_DIALECT, name: "Swagger 2.0", textDiscriminator: true };

/** JSON Schema draft-07, the dialect of OpenRPC and AsyncAPI. */
export const JSON_SCHEMA_07_DIALECT: Dialect = {
  name: "JSON Schema draft-07",
  refSiblings: "ignore",
  anchors: true,
  textDiscriminator: true,
};

/** JSON Schema 2020-12. Reading is tolerant: `nullable` and draft 4 forms are understood too. */
export const JSON_SCHEMA_2020_DIALECT: Dialect = {
  name: "JSON Schema 2020-12",
  refSiblings: "merge",
  anchors: true,
};

const PREFIX = "x-gen-";
/** The same extensions as another tool spells them; definitions written for it compile unchanged. */
const OLDER = "x-fern-";
const keys = new Map<ExtensionName, readonly [string, string]>();

function spellings(name: ExtensionName): readonly [string, string] {
  let known = keys.get(name);
  if (!known) {
    known = [`${PREFIX}${name}`, `${OLDER}${name}`];
    keys.set(name, known);
  }
  return known;
}

/**
 * Value of an extension: `x-gen-<name>`, its older spelling, or what an extension of another generator says that is read as
 * this one. Undefined where none is there.
 */
export function extension(value: { readonly [key: string]: Json }, name: ExtensionName): Json | undefined {
  const key = extensionKey(value, name);
  return key === undefined ? readForeign(value, name)?.value : value[key];
}

/** The key under which a value carries an extension; undefined where it does not. */
export function extensionKey(value: { readonly [key: string]: unknown }, name: ExtensionName): string | undefined {
  return spellings(name).find((key) => value[key] !== undefined);
}

/** Which prefix of an extension a key has: ours, or the older one. Undefined for all other keys. */
export function extensionPrefix(key: string): { readonly prefix: string; readonly older: boolean } | undefined {
  if (key.startsWith(PREFIX)) return { prefix: PREFIX, older: false };
  return key.startsWith(OLDER) ? { prefix: OLDER, older: true } : undefined;
}

/** A flag, which may be written as text: `"True"`. Undefined for anything else. */
export function flagOf(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string" || !/^(?:true|false)$/i.test(value)) return undefined;
  return value.toLowerCase() === "true";
}

/** True where a definition says to leave an element out: `x-gen-ignore`, else Redocly's `x-internal`. */
export function isIgnored(value: { readonly [key: string]: Json }): boolean {
  const chosen = extension(value, "ignore");
  return chosen === undefined ? value["x-internal"] === true : flagOf(chosen) === true;
}
