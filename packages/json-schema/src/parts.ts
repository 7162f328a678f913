import { unionKeyword } from "./keywords.js";
import { child, elements, isObject, type JsonObject, keyOf, mergedNode, type Node } from "./node.js";
import type { State } from "./state.js";

/** A schema without `$ref` and `allOf`, to be merged with others. */
export interface MergePart {
  readonly node: Node;
  /** It comes from another declaration, whose text is not about this one. */
  readonly inherited: boolean;
}

/** One schema among those that a value must satisfy together. */
export type Part = OwnPart | RefPart;
export interface OwnPart extends MergePart {
  readonly kind: "own";
}
export interface RefPart {
  readonly kind: "ref";
  /** The schema that holds the `$ref`, and what it names. */
  readonly node: Node;
  readonly target: Node;
}

/** The schemas that a schema is made of: references as they are, everything else without its `allOf`. */
export function flatten(state: State, node: Node, inherited: boolean): Part[] {
  const { value } = node;
  if (!isObject(value)) return [];
  const parts: Part[] = [];
  const merges = state.options.dialect.refSiblings === "merge";
  if (typeof value.$ref === "string") {
    const target = state.options.resolver.target(node, value.$ref);
    if (target) parts.push({ kind: "ref", node, target });
    if (!merges) return parts;
  }
  for (const part of elements(child(node, "allOf"))) parts.push(...flatten(state, part, inherited));
  const { $ref, allOf, ...own } = value;
  if (Object.keys(own).length > 0) parts.push({ kind: "own", node: copy(node, own), inherited });
  return parts;
}

/** The same place with fewer keywords. */
export function copy(node: Node, value: JsonObject): Node {
  return mergedNode({ at: node, key: keyOf(node), value, ...(node.overrides && { overrides: node.overrides }) });
}

export function isUnion(node: Node): boolean {
  return isObject(node.value) && unionKeyword(node.value) !== undefined;
}

/** The schema without its variants, and without what tells them apart. */
export function withoutUnion(node: Node): Node {
  const { oneOf, anyOf, discriminator, ...rest } = isObject(node.value) ? node.value : {};
  return copy(node, rest);
}

/** Whether a union names one of the given schemas as a variant: they inherit what stands beside its variants. */
export function listsSchema(state: State, target: Node, keys: ReadonlySet<string>): boolean {
  const keyword = isObject(target.value) && unionKeyword(target.value);
  if (!keyword) return false;
  return elements(child(target, keyword)).some((variant) => {
    const ref = isObject(variant.value) && typeof variant.value.$ref === "string" ? variant.value.$ref : undefined;
    const named = ref === undefined ? undefined : state.options.resolver.target(variant, ref);
    return named !== undefined && keys.has(keyOf(named));
  });
}
