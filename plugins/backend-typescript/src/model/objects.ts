import type { Api, ObjectDecl, Property, Type, TypeId } from "@sdkwright/plugin-api";
import { resolveType } from "@sdkwright/plugin-api";

/** An object's properties with those that it inherits, parents first; its own win. */
export function allProperties(api: Api, decl: ObjectDecl): readonly Property[] {
  if (decl.extends.length === 0) return decl.properties;
  const byName = new Map<string, Property>();
  collect(api, decl, byName, new Set());
  return [...byName.values()];
}

function collect(api: Api, decl: ObjectDecl, into: Map<string, Property>, seen: Set<TypeId>): void {
  if (seen.has(decl.id)) return;
  seen.add(decl.id);
  for (const id of decl.extends) {
    const parent = api.types[id];
    if (parent?.kind === "object") collect(api, parent, into, seen);
  }
  for (const property of decl.properties) into.set(property.name.wire, property);
}

/** True where an object, or one that it inherits from, takes keys that it does not declare. */
export function isOpenObject(api: Api, decl: ObjectDecl, seen = new Set<TypeId>()): boolean {
  if (decl.additional) return true;
  seen.add(decl.id);
  return decl.extends.some((id) => {
    const parent = api.types[id];
    return parent?.kind === "object" && !seen.has(id) && isOpenObject(api, parent, seen);
  });
}

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
