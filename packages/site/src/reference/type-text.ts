import type { Constraints, JsonValue, Type } from "@sdkwright/plugin-api";
import { code, type Inline, text } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";
import { addressesOf } from "./addresses.js";

const SCALARS: { readonly [primitive: string]: string } = {
  int32: "integer",
  int64: "integer (64 bits)",
  uint32: "integer",
  uint64: "integer (64 bits)",
  bigint: "integer of any size",
  float: "number",
  base64: "bytes as Base64",
  binary: "file",
};

/** A type in words, with links to the pages of the types that it names. */
export function typeInline(site: SiteApi, type: Type): Inline[] {
  switch (type.kind) {
    case "primitive":
      return [text(SCALARS[type.primitive] ?? type.primitive)];
    case "literal":
      return [code(JSON.stringify(type.value))];
    case "ref": {
      const decl = site.api.types[type.id];
      return decl ? [code(site.names.type(type.id), addressesOf(site).type(type.id))] : [text("any value")];
    }
    case "list":
      return [text("list of "), ...typeInline(site, type.items)];
    case "tuple":
      return [
        text("tuple of "),
        ...type.items.flatMap((item, at) => [...(at > 0 ? [text(", ")] : []), ...typeInline(site, item)]),
      ];
    case "map":
      return [text("map of "), ...typeInline(site, type.values)];
    case "nullable":
      return [...typeInline(site, type.inner), text(" or null")];
    case "unknown":
      return [text("any value")];
    case "never":
      return [text("no value")];
    case "null":
      return [text("null")];
    default:
      return type satisfies never;
  }
}

function limits(constraints: Constraints): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = constraints;
  const { minLength, maxLength, pattern, minItems, maxItems, format } = constraints;
  const words: readonly (readonly [unknown, string])[] = [
    [format, `Format: ${format}.`],
    [minimum, `At least ${minimum}.`],
    [exclusiveMinimum, `More than ${exclusiveMinimum}.`],
    [maximum, `At most ${maximum}.`],
    [exclusiveMaximum, `Less than ${exclusiveMaximum}.`],
    [multipleOf, `A multiple of ${multipleOf}.`],
    [minLength, `At least ${minLength} characters.`],
    [maxLength, `At most ${maxLength} characters.`],
    [minItems, `At least ${minItems} items.`],
    [maxItems, `At most ${maxItems} items.`],
    [pattern, `Matches ${pattern}.`],
  ];
  return words.flatMap(([value, sentence]) => (value === undefined ? [] : [sentence]));
}

/** What the definition says of the values of a type beside the type, as sentences. */
export function typeFacts(type: Type, fallback?: JsonValue): string[] {
  const inner = type.kind === "nullable" ? type.inner : type;
  const constraints = inner.kind === "primitive" || inner.kind === "list" ? inner.constraints : undefined;
  return [
    ...(constraints ? limits(constraints) : []),
    ...(fallback === undefined
      ? []
      : [`Default: ${typeof fallback === "string" ? fallback : JSON.stringify(fallback)}.`]),
  ];
}
