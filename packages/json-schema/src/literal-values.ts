import type { Json } from "@sdkwright/plugin-api";
import { followChain } from "./chain.js";
import { child, isObject, type JsonObject, type Node } from "./node.js";
import type { State } from "./state.js";

export type Scalar = string | number | boolean;

export function isScalar(value: Json | undefined): value is Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Values of a listed property beyond which it is data and no tag. */
const MAX_TAGS = 32;

/** The values that a schema pins, if it lists them. */
export function literalValues(state: State, node: Node): readonly Scalar[] {
  const target = state.options.resolver.follow(node);
  if (!target || !isObject(target.value)) return [];
  const value: JsonObject = target.value;
  if (isScalar(value.const)) return [value.const];
  if (Array.isArray(value.enum) && value.enum.length <= MAX_TAGS && value.enum.every(isScalar)) return value.enum;
  if (Array.isArray(value.allOf) && value.allOf.length === 1)
    return followChain(state, target, [], () => literalValues(state, child(child(target, "allOf")!, "0")!));
  return [];
}

/** The listed value that a schema's name means, letter case and separators aside; the name where none is meant. */
export function matchingName(values: readonly Scalar[], name: string): Scalar {
  const bare = (value: Scalar) =>
    String(value)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, "");
  return values.find((value) => value === name) ?? values.find((value) => bare(value) === bare(name)) ?? name;
}

/** The first value that an earlier list has too, and the index of its list. */
export function firstRepeat(
  tags: readonly (readonly Scalar[])[],
): { readonly tag: Scalar; readonly index: number } | undefined {
  const seen = new Set<Scalar>();
  for (const [index, list] of tags.entries()) {
    for (const tag of list) {
      if (seen.has(tag)) return { tag, index };
      seen.add(tag);
    }
  }
  return undefined;
}
