import type { JsonValue } from "@sdkwright/plugin-api";
import {
  type AliasDecl,
  type Api,
  type MapReference,
  mapDecl,
  mapType,
  mapUses,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/plugin-api";

/** The names of aliases that stay though all others are resolved; undefined where none are resolved. */
export function keptAliases(setting: JsonValue | undefined): ReadonlySet<string> | undefined {
  if (setting === true) return new Set();
  if (typeof setting !== "object" || setting === null) return undefined;
  const { except = [] } = setting as { readonly except?: readonly string[] };
  return new Set(except);
}

/** The API without aliases, except those of the given names: what they stand for takes their place. */
export function resolveAliases(api: Api, kept: ReadonlySet<string>): Api {
  const resolved = new Map<TypeId, Type>();
  const isResolved = (decl: TypeDecl | undefined): decl is AliasDecl =>
    decl?.kind === "alias" && !kept.has(decl.name.wire);
  // Aliases never refer to each other in a circle.
  const map: MapReference = (id) => {
    const decl = api.types[id];
    if (!isResolved(decl)) return { kind: "ref", id };
    const known = resolved.get(id) ?? mapType(decl.type, map);
    resolved.set(id, known);
    return known;
  };
  const types = Object.values(api.types).filter((decl) => !isResolved(decl));
  return {
    ...mapUses(api, { sent: map, received: map }),
    types: Object.fromEntries(types.map((decl) => [decl.id, withoutParent(mapDecl(decl, map), api, isResolved)])),
  };
}

/** An inline type of an alias that is gone stands alone, or in what the alias stood in. */
function withoutParent(
  decl: TypeDecl,
  api: Api,
  isResolved: (decl: TypeDecl | undefined) => decl is AliasDecl,
): TypeDecl {
  let { parent, ...rest } = decl;
  for (let above = parent && api.types[parent]; isResolved(above); above = parent && api.types[parent]) {
    parent = above.parent;
  }
  return parent === undefined ? rest : { ...rest, parent };
}
