import type { Property } from "@sdkwright/plugin-api";
import { child, elements, isObject, type Node } from "./node.js";
import type { State } from "./state.js";

/** References and parts deeper than this say nothing of a property. */
const MAX_STEPS = 8;

/**
 * The only direction that has a property, according to its schema, the target of its reference, or a part of either.
 */
export function accessOf(state: State, node: Node, steps = MAX_STEPS): Property["access"] {
  const { value } = node;
  if (!isObject(value) || steps === 0) return undefined;
  if (value.readOnly === true) return "read";
  if (value.writeOnly === true) return "write";
  const target = typeof value.$ref === "string" ? state.options.resolver.follow(node) : undefined;
  const parts = [...(target && target !== node ? [target] : []), ...elements(child(node, "allOf"))];
  for (const part of parts) {
    const access = accessOf(state, part, steps - 1);
    if (access) return access;
  }
  return undefined;
}
