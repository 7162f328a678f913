import { type Constraints, listOf, type Type, unknownType } from "@sdkwright/plugin-api";
import { child, elements, type JsonObject, type Node } from "./node.js";
import { constraintsOf } from "./scalars.js";
import type { State } from "./state.js";
import { typeOf } from "./type-of.js";

/** Type of an array schema: a list, or a tuple where positions are described (`prefixItems`, or draft 4's `items: [...]`). */
export function lowerArray(state: State, node: Node, value: JsonObject): Type {
  if (Array.isArray(value.prefixItems) && value.prefixItems.length > 0) {
    return tuple(state, node, { prefix: "prefixItems", rest: "items" });
  }
  if (Array.isArray(value.items)) return tuple(state, node, { prefix: "items", rest: "additionalItems" });
  const itemNode = child(node, "items");
  const items = itemNode ? typeOf(state, itemNode) : unknownType;
  const constraints = constraintsOf(value, "list");
  if (!constraints && value.uniqueItems !== true) return listOf(items);
  return withLimits(items, value.uniqueItems === true, constraints);
}

function withLimits(items: Type, unique: boolean, constraints: Constraints | undefined): Type {
  return { kind: "list", items, ...(unique && { unique: true as const }), ...(constraints && { constraints }) };
}

function tuple(state: State, node: Node, keywords: { readonly prefix: string; readonly rest: string }): Type {
  const items = elements(child(node, keywords.prefix)).map((item) => typeOf(state, item));
  return { kind: "tuple", items, rest: restOf(state, node, keywords.rest, items.length) };
}

/** Undescribed further elements are allowed unless `maxItems` or `false` rules them out. */
function restOf(state: State, node: Node, keyword: string, length: number): Type | null {
  const rest = child(node, keyword);
  const max = child(node, "maxItems")?.value;
  if (rest?.value === false || (typeof max === "number" && max <= length)) return null;
  return rest ? typeOf(state, rest) : unknownType;
}
