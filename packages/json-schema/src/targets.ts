import type { Node } from "./node.js";
import type { State } from "./state.js";

/** Name of a schema that is declared for use elsewhere, in any of the ways that JSON Schema and its host have. */
export function nameOfTarget(state: State, node: Node): string | undefined {
  const name = state.options.named(node);
  if (name !== undefined) return name;
  const holder = node.parent?.token;
  return holder === "$defs" || holder === "definitions" ? node.token : undefined;
}
