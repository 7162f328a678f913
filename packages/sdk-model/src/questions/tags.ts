import type { Api, Type } from "@sdkwright/ir-schema";
import { resolveType } from "@sdkwright/ir-schema";
import { allProperties } from "./objects.js";

/** Properties of an object that have one text as their only value. */
function constantsOf(api: Api, type: Type): Map<string, string> {
  const resolved = resolveType(api, type);
  const constants = new Map<string, string>();
  if (resolved.kind !== "object") return constants;
  for (const property of allProperties(api, resolved)) {
    const inner = resolveType(api, property.type);
    if (inner.kind === "literal" && typeof inner.value === "string") constants.set(property.name.wire, inner.value);
  }
  return constants;
}

/** The property by which values of the types are told apart: each has one text there, and no two have the same. */
export function tagOf(api: Api, types: readonly Type[]): string | undefined {
  const [first, ...others] = types.map((type) => constantsOf(api, type));
  if (!first) return undefined;
  return [...first.keys()].find((name) => {
    const tags = [first, ...others].map((constants) => constants.get(name));
    return tags.every((tag) => tag !== undefined) && new Set(tags).size === tags.length;
  });
}
