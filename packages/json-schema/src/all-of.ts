import { type Type, unknownType } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { enumOfConstants } from "./enums.js";
import { expandAll } from "./expand.js";
import { isShaping, unionKeyword } from "./keywords.js";
import { lowerPlain } from "./lower-plain.js";
import { mergeParts } from "./merge.js";
import { child, elements, isObject, type JsonObject, keyOf, locationOf, type Node } from "./node.js";
import { lowerObject } from "./objects.js";
import { chooseParents } from "./parents.js";
import { copy, flatten, isUnion, type OwnPart, type Part, withoutUnion } from "./parts.js";
import type { State } from "./state.js";
import { targetType } from "./type-of.js";
import { lowerUnionWith } from "./unions.js";
import { onlyReference } from "./views.js";

/** Type of a schema with `allOf`, or with keywords beside a `$ref` that counts with it. */
export function lowerCombined(state: State, node: Node): Type {
  const key = keyOf(node);
  if (state.expanding.has(key)) return endless(state, node);
  state.expanding.add(key);
  const parts = flatten(state, node, false);
  const single = onlyReference(state, node, parts);
  const found = single ? [] : expandAll(state, parts);
  state.expanding.delete(key);
  if (single) return targetType(state, single.target);
  // Listed values beside a union of constants are those that are left of it.
  const expanded = found.some((part) => listsValues(part.node)) ? found.map(withoutConstants) : found;
  const union = expanded.find((part): part is OwnPart => part.kind === "own" && isUnion(part.node));
  if (union) return lowerUnionPart(state, node, { union, parts: expanded });
  const { parents, own } = chooseParents(state, expanded);
  const merged = mergeParts(state, { parts: own, at: node, key });
  const value = isObject(merged.value) ? merged.value : {};
  return parents.length > 0 ? lowerObject(state, merged, value, parents) : lowerPlain(state, merged, value);
}

function endless(state: State, node: Node): Type {
  state.report(jsonSchemaCatalogue.create("recursive-alias", { name: keyOf(node) }, { location: locationOf(node) }));
  return unknownType;
}

function listsValues({ value }: Node): boolean {
  return isObject(value) && Array.isArray(value.enum);
}

/** A union of constants as the list of its values, which other lists can limit. */
function withoutConstants(part: Part): Part {
  const value = part.kind === "own" && isObject(part.node.value) ? part.node.value : {};
  const keyword = unionKeyword(value);
  const values = keyword && enumOfConstants(elements(child(part.node, keyword)));
  if (part.kind !== "own" || !keyword || !values) return part;
  const { [keyword]: variants, ...rest } = value;
  return { ...part, node: copy(part.node, { ...rest, enum: values.map((one) => one.value) }) };
}

/** A union together with other schemas: each variant is combined with them. */
function lowerUnionPart(
  state: State,
  node: Node,
  found: { readonly union: OwnPart; readonly parts: readonly Part[] },
): Type {
  const base: Node[] = [];
  for (const part of found.parts) {
    const rest = part === found.union ? withoutUnion(part.node) : part.node;
    if (part.kind === "own" && part !== found.union && isUnion(part.node)) reportSecondUnion(state, part.node);
    if (part.kind === "ref") base.push(copy(part.node, { $ref: (part.node.value as JsonObject).$ref! }));
    else if (isShaping(rest.value)) base.push(isUnion(rest) ? withoutUnion(rest) : rest);
  }
  const shaping = base.filter((part) => isShaping(part.value));
  const annotated = mergeParts(state, {
    parts: [{ node: annotations(node), inherited: false }],
    at: node,
    key: keyOf(node),
  });
  return lowerUnionWith(state, { union: found.union.node, base: shaping, node: annotated });
}

function annotations(node: Node): Node {
  const value = isObject(node.value) ? node.value : {};
  const { $ref, allOf, oneOf, anyOf, properties, required, ...rest } = value;
  return copy(node, rest);
}

function reportSecondUnion(state: State, node: Node): void {
  const value = isObject(node.value) ? node.value : {};
  const keyword = unionKeyword(value) ?? "oneOf";
  const params = { keyword, instead: "another union of the same `allOf` decides the type" };
  const location = locationOf(child(node, keyword) ?? node, "key");
  state.report(jsonSchemaCatalogue.create("unsupported-keyword", params, { location }));
}
