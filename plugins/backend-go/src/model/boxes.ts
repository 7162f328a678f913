import type { Api, ObjectDecl, Type, TypeId } from "@sdkwright/plugin-api";
import { allProperties, resolveType } from "@sdkwright/plugin-api";
import { isMapObject } from "./objects.js";

/** The structs that a field of a type would hold as they are, rather than behind a pointer, a slice or a map. */
function heldStructs(api: Api, type: Type): readonly TypeId[] {
  const resolved = resolveType(api, type);
  if (resolved.kind === "tuple") return resolved.items.flatMap((item) => heldStructs(api, item));
  return resolved.kind === "object" && !isMapObject(api, resolved) ? [resolved.id] : [];
}

/** Properties of an object that hold structs in the object's own. Optional and nullable ones are pointers anyway. */
function heldBy(api: Api, decl: ObjectDecl): { readonly wire: string; readonly id: TypeId }[] {
  return allProperties(api, decl).flatMap(({ name, type, required }) => {
    return required ? heldStructs(api, type).map((id) => ({ wire: name.wire, id })) : [];
  });
}

/**
 * The properties that must be pointers, as `<type id> <wire name>`: Go knows no struct that holds itself. Of each circle
 * the property that closes it, met in declared order.
 */
export function boxedProperties(api: Api): ReadonlySet<string> {
  const boxed = new Set<string>();
  const state = new Map<TypeId, "open" | "done">();
  const visit = (decl: ObjectDecl): void => {
    if (state.has(decl.id)) return;
    state.set(decl.id, "open");
    for (const { wire, id } of heldBy(api, decl)) {
      const held = api.types[id];
      if (held?.kind !== "object") continue;
      if (state.get(id) === "open") boxed.add(`${decl.id} ${wire}`);
      else visit(held);
    }
    state.set(decl.id, "done");
  };
  for (const decl of Object.values(api.types)) if (decl.kind === "object") visit(decl);
  return boxed;
}
