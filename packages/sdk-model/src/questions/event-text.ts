import { type Api, type ResponseContent, resolveType, type Type, type TypeDecl } from "@sdkwright/ir-schema";

type Events = Extract<ResponseContent, { readonly kind: "sse" }>;

/** Primitives whose JSON is not text. */
const NUMERIC: ReadonlySet<string> = new Set(["boolean", "int32", "int64", "uint32", "uint64", "float", "number"]);

/** Reports whether some value of a type is text in JSON. A type without restrictions allows JSON alone. */
function holdsText(api: Api, type: Type, seen: ReadonlySet<Type | TypeDecl> = new Set()): boolean {
  const resolved = resolveType(api, type);
  if (seen.has(resolved)) return false;
  const inner = new Set([...seen, resolved]);
  switch (resolved.kind) {
    case "primitive":
      return !NUMERIC.has(resolved.primitive);
    case "literal":
      return typeof resolved.value === "string";
    case "enum":
      return resolved.base === "string";
    case "nullable":
      return holdsText(api, resolved.inner, inner);
    case "union":
      return resolved.variants.some((variant) => holdsText(api, variant.type, inner));
    default:
      return false;
  }
}

/**
 * What the data of events is beside JSON. Servers write text as it is, without quotes: where events are text alone, all
 * of their data is; where they may be text, what is not JSON.
 */
export function textOfEvents(api: Api, { text, type }: Events): { readonly text?: true; readonly allowsText?: true } {
  const resolved = resolveType(api, type);
  if (text || (resolved.kind === "primitive" && resolved.primitive === "string")) return { text: true };
  return holdsText(api, type) ? { allowsText: true } : {};
}
