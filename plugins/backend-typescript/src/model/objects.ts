import type { Api, Type } from "@sdkwright/plugin-api";
import { allProperties, resolveType } from "@sdkwright/plugin-api";

/** The type of what a path of property names leads to; undefined where some step is no property of an object. */
export function typeAt(api: Api, type: Type, path: readonly string[]): Type | undefined {
  let current = type;
  for (const name of path) {
    const decl = resolveType(api, current.kind === "nullable" ? current.inner : current);
    if (decl.kind !== "object") return undefined;
    const property = allProperties(api, decl).find((candidate) => candidate.name.wire === name);
    if (!property) return undefined;
    current = property.type;
  }
  return current;
}

/** The type of a list's items; undefined for what is not a list. */
export function itemType(api: Api, type: Type): Type | undefined {
  const resolved = resolveType(api, type.kind === "nullable" ? type.inner : type);
  if (resolved.kind === "nullable") return itemType(api, resolved.inner);
  return resolved.kind === "list" ? resolved.items : undefined;
}
