import { followChain } from "./chain.js";
import { keyOf } from "./node.js";
import { flatten, listsSchema, type Part, type RefPart, withoutUnion } from "./parts.js";
import type { State } from "./state.js";
import { objectView } from "./views.js";

/**
 * References to what cannot be a parent become the parts of their targets. A target that several parts refer to is used
 * once. Otherwise the parts would double with every level that names the next one twice.
 */
export function expandAll(state: State, parts: readonly Part[]): Part[] {
  const done = new Set<string>();
  return parts.flatMap((part) => expandUnlessObject(state, part, done));
}

function expandUnlessObject(state: State, part: Part, done: Set<string>): Part[] {
  if (part.kind === "own" || objectView(state, part.target)) return [part];
  return expand(state, part, done);
}

/**
 * The parts of a reference's target. A union that lists what is being read here gives only the rest of itself. Targets
 * in `done` give nothing.
 */
export function expand(state: State, part: RefPart, done = new Set<string>()): Part[] {
  const key = keyOf(part.target);
  if (state.expanding.has(key) || done.has(key)) return [];
  done.add(key);
  const lists = listsSchema(state, part.target, state.expanding);
  state.expanding.add(key);
  const parts = flatten(state, part.target, true)
    .map((inner) => (inner.kind === "own" && lists ? { ...inner, node: withoutUnion(inner.node) } : inner))
    .flatMap((inner) => followChain(state, part.node, [], () => expandUnlessObject(state, inner, done)));
  state.expanding.delete(key);
  return parts;
}
