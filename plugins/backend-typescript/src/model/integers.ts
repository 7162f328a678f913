import type { Api, Property, Type } from "@sdkwright/plugin-api";
import { resolveType } from "@sdkwright/plugin-api";
import type { Model } from "./model.js";
import { isLongPrimitive } from "./shapes.js";

function isLong(api: Api, type: Type): boolean {
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "primitive":
      return isLongPrimitive(resolved.primitive);
    case "nullable":
      return isLong(api, resolved.inner);
    case "list":
      return isLong(api, resolved.items);
    case "map":
      return isLong(api, resolved.values);
    default:
      return false;
  }
}

const cache = new WeakMap<Model, readonly string[]>();

/** Wire names of the properties that hold 64-bit integers somewhere in a response, sorted. */
export function longProperties(api: Api, model: Model): readonly string[] {
  const known = cache.get(model);
  if (known) return known;
  const names = new Set<string>();
  const add = (property: Property): void => {
    if (!names.has(property.name.wire) && isLong(api, property.type)) names.add(property.name.wire);
  };
  for (const id of model.read) {
    const decl = api.types[id];
    if (decl?.kind === "object") decl.properties.forEach(add);
  }
  const sorted = [...names].sort();
  cache.set(model, sorted);
  return sorted;
}
