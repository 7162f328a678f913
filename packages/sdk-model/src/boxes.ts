import { type Api, allProperties, type ObjectDecl, resolveType, type Type, type TypeId } from "@sdkwright/ir-schema";
import { isMapObject } from "./body.js";

/** The objects that a field of a type would hold as they are, rather than behind a pointer, a list or a map. */
function heldObjects(api: Api, type: Type): readonly TypeId[] {
  const resolved = resolveType(api, type);
  if (resolved.kind === "tuple") return resolved.items.flatMap((item) => heldObjects(api, item));
  return resolved.kind === "object" && !isMapObject(api, resolved) ? [resolved.id] : [];
}

/** Properties of an object that hold objects in the object's own memory. Optional and nullable ones are pointers anyway. */
function heldBy(api: Api, decl: ObjectDecl): { readonly wire: string; readonly id: TypeId }[] {
  return allProperties(api, decl).flatMap(({ name, type, required }) => {
    return required ? heldObjects(api, type).map((id) => ({ wire: name.wire, id })) : [];
  });
}

/**
 * The properties that must be pointers, by object, since no value can hold itself. Of each circle it is the property that
 * closes it, met in declared order.
 */
export function boxedProperties(api: Api): ReadonlyMap<TypeId, readonly string[]> {
  const boxed = new Map<TypeId, string[]>();
  const state = new Map<TypeId, "open" | "done">();
  const visit = (decl: ObjectDecl): void => {
    if (state.has(decl.id)) return;
    state.set(decl.id, "open");
    for (const { wire, id } of heldBy(api, decl)) {
      const held = api.types[id];
      if (held?.kind !== "object") continue;
      if (state.get(id) === "open") boxed.set(decl.id, [...(boxed.get(decl.id) ?? []), wire]);
      else visit(held);
    }
    state.set(decl.id, "done");
  };
  for (const decl of Object.values(api.types)) if (decl.kind === "object") visit(decl);
  return boxed;
}
