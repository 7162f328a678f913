import { type Api, type ObjectDecl, resolveType, type Type, type TypeId, typeDecls } from "@sdkwright/ir-schema";
import { isMapObject } from "./body.js";
import { allProperties } from "./objects.js";

interface Held {
  /** Name of the property that holds the object. */
  readonly wire: string;
  readonly id: TypeId;
}

/** Adds the objects that a field of a type would hold as they are, rather than behind a pointer, a list or a map. */
function addHeld(api: Api, wire: string, type: Type, held: Held[]): void {
  const resolved = resolveType(api, type);
  if (resolved.kind === "tuple") for (const item of resolved.items) addHeld(api, wire, item, held);
  if (resolved.kind === "object" && !isMapObject(api, resolved)) held.push({ wire, id: resolved.id });
}

/** Properties of an object that hold objects in the object's own memory. Optional and nullable ones are pointers anyway. */
function heldBy(api: Api, decl: ObjectDecl): readonly Held[] {
  const held: Held[] = [];
  for (const { name, type, required } of allProperties(api, decl)) if (required) addHeld(api, name.wire, type, held);
  return held;
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
  for (const decl of typeDecls(api)) if (decl.kind === "object") visit(decl);
  return boxed;
}
