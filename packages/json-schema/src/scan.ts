import type { JsonObject } from "./node.js";

/**
 * What a schema's keywords are about, as a set of bits. Most schemas have two or three keywords, but could have thirty:
 * looking once at what is there costs a fraction of asking for each.
 */
export type Scan = number;

/** Some `x-` keyword. */
export const EXTENDED = 1;
/** Text about the schema, or its deprecation. */
export const DOCUMENTED = 2;
export const EXEMPLIFIED = 4;
/** `readOnly` or `writeOnly`. */
export const DIRECTED = 8;
export const DEFAULTED = 16;
/** A limit, a pattern or a format. */
export const LIMITED = 32;
export const NULLABLE = 64;
/** A keyword of which a single scalar type has no use: the schema needs a full reading. */
export const COMPOSED = 128;

export function scan(value: JsonObject): Scan {
  let found = 0;
  for (const name in value) found |= aspectOf(name);
  return found;
}

function aspectOf(name: string): Scan {
  switch (name) {
    case "type":
    case "title":
    case "xml":
    case "$comment":
      return 0;
    case "description":
    case "summary":
    case "deprecated":
    case "externalDocs":
      return DOCUMENTED;
    case "example":
    case "examples":
      return EXEMPLIFIED;
    case "nullable":
    case "x-nullable":
      return NULLABLE;
    case "readOnly":
    case "writeOnly":
      return DIRECTED;
    case "default":
      return DEFAULTED;
    default:
      return isLimit(name) ? LIMITED : name.startsWith("x-") ? EXTENDED : COMPOSED;
  }
}

function isLimit(name: string): boolean {
  switch (name) {
    case "format":
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
    case "minLength":
    case "maxLength":
    case "pattern":
    case "contentEncoding":
    case "contentMediaType":
      return true;
    default:
      return false;
  }
}
