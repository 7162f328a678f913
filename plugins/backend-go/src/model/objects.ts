import type { Api, ObjectDecl, Type } from "@sdkwright/plugin-api";
import { propertyNamesOf } from "@sdkwright/plugin-api";

/** An object that is only a map: undeclared keys, and no property of its own or inherited. */
export function isMapObject(api: Pick<Api, "types">, decl: ObjectDecl): boolean {
  return decl.additional !== null && propertyNamesOf(api, decl).size === 0;
}

/**
 * The type of an object's undeclared properties, its own or an inherited one; undefined where the definition says
 * nothing of them.
 */
export function extraType(
  api: Pick<Api, "types">,
  decl: ObjectDecl,
  seen: ReadonlySet<string> = new Set(),
): Type | undefined {
  if (decl.additional) return decl.additional.kind === "unknown" ? undefined : decl.additional;
  for (const id of decl.extends) {
    const parent = api.types[id];
    if (parent?.kind !== "object" || seen.has(id)) continue;
    const found = extraType(api, parent, new Set([...seen, decl.id]));
    if (found) return found;
  }
  return undefined;
}
