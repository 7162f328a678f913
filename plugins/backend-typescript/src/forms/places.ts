import type { Api, HttpOperation, PrimitiveKind, Sdk, Type, TypeId } from "@sdkwright/plugin-api";
import { extraType, jsonRpcOf, responseShape } from "@sdkwright/plugin-api";

/** Whether a primitive is a 64-bit integer; one without a format counts as one. */
export function isLongPrimitive(primitive: PrimitiveKind): boolean {
  return primitive === "int64" || primitive === "uint64" || primitive === "bigint";
}

/** A type, and the place of its values. */
type Placed = readonly [type: Type, place: string];

/** What values of a type consist of, but for declared properties, which have places of their own. */
function partsOf(api: Api, [type, place]: Placed): Placed[] {
  switch (type.kind) {
    case "nullable":
      return [[type.inner, place]];
    case "list":
      return [[type.items, place]];
    case "tuple":
      return [...type.items, ...(type.rest ? [type.rest] : [])].map((item) => [item, place]);
    case "map":
      return [[type.values, `${place}.*`]];
    case "ref": {
      const decl = api.types[type.id];
      if (decl?.kind === "alias") return [[decl.type, place]];
      if (decl?.kind === "union") return decl.variants.map((variant) => [variant.type, place]);
      const extra = decl?.kind === "object" && extraType(api, decl);
      return extra ? [[extra, `${place}.*`]] : [];
    }
    default:
      return [];
  }
}

/**
 * Where a value of any of the types holds 64-bit integers, as the runtime's check names places: nothing for the value itself and
 * for items of lists, `.*` for the members of a map and for undeclared properties.
 */
export function longPlaces(api: Api, types: readonly Type[]): string[] {
  const places = new Set<string>();
  const seen = new Set<TypeId>();
  const pending = types.map((type): Placed => [type, ""]);
  for (const part of pending) {
    const [type, place] = part;
    if (type.kind === "primitive" && isLongPrimitive(type.primitive)) places.add(place);
    if (type.kind === "ref" && seen.has(type.id)) continue;
    if (type.kind === "ref") seen.add(type.id);
    pending.push(...partsOf(api, part));
  }
  return [...places];
}

/** The places of an operation's response as a whole. An answer by JSON-RPC holds its result in a member. */
export function responsePlaces(api: Api, operation: HttpOperation): string[] {
  const result = jsonRpcOf(operation) ? "result" : "";
  return longPlaces(api, responseShape(operation).types).map((place) => `${result}${place}`);
}

/** The places of all properties of what an SDK receives, sorted. */
export function checkedPlaces({ api, types }: Sdk): string[] {
  const places = new Set<string>();
  for (const decl of Object.values(api.types)) {
    const direction = types[decl.id]?.direction;
    if (decl.kind !== "object" || (direction !== "received" && direction !== "both")) continue;
    for (const { name, type } of decl.properties)
      for (const place of longPlaces(api, [type])) places.add(`${name.wire}${place}`);
  }
  return [...places].sort();
}
