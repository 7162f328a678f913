import { followChain } from "./chain.js";
import { chosenNullability } from "./chosen-type.js";
import { isNullSchema, isShaping, unionKeyword } from "./keywords.js";
import { child, elements, isObject, type JsonObject, keyOf, type Node } from "./node.js";
import type { State } from "./state.js";

/** Whether a schema says itself that it admits null: by `nullable`, or by `x-nullable`, its spelling before OpenAPI 3. */
export function saysNullable(value: JsonObject): boolean {
  return value.nullable === true || value["x-nullable"] === true;
}

/**
 * Whether a schema admits null beside other values. A declaration never holds its null: whoever refers to it wraps the
 * reference, so that the declared name stands for the value alone.
 */
export function isNullable(state: State, node: Node): boolean {
  const { value } = node;
  if (!isObject(value)) return false;
  const chosen = chosenNullability(value);
  if (chosen !== undefined) return chosen;
  if (saysNullable(value)) return !isNullSchema(value);
  if (typeof value.$ref === "string") return targetNullable(state, node, value.$ref);
  const { type } = value;
  if (Array.isArray(type)) return type.length > 1 && type.includes("null");
  if (Array.isArray(value.enum)) return value.enum.length > 1 && value.enum.includes(null) && !isNullSchema(value);
  const lists = value.oneOf !== undefined || value.anyOf !== undefined || value.allOf !== undefined;
  return lists && combinedNullable(state, node, value);
}

function targetNullable(state: State, node: Node, ref: string): boolean {
  const target = quietTarget(state, node, ref);
  if (!target) return false;
  const key = keyOf(target);
  const known = state.nullability.get(key);
  if (known !== undefined) return known;
  state.nullability.set(key, false);
  const answer = followChain(state, target, false, () => isNullable(state, target));
  state.nullability.set(key, answer);
  return answer;
}

/** Unresolved references are reported again when their type is read; reports with the same location count once. */
function quietTarget(state: State, node: Node, ref: string): Node | undefined {
  return state.options.resolver.target(node, ref);
}

function combinedNullable(state: State, node: Node, value: JsonObject): boolean {
  const keyword = unionKeyword(value);
  if (keyword) {
    const variants = elements(child(node, keyword));
    if (variants.some((variant) => isNullSchema(variant.value))) return variants.length > 1;
    return variants.some((variant) => isNullable(state, variant));
  }
  if (!Array.isArray(value.allOf)) return false;
  const parts = elements(child(node, "allOf"));
  if (parts.some((part) => isObject(part.value) && saysNullable(part.value) && !isShaping(part.value))) return true;
  const shaping = parts.filter((part) => isShaping(part.value));
  const own = isShaping({ ...value, allOf: [] });
  return shaping.length > 0 && !own && shaping.every((part) => isNullable(state, part));
}
