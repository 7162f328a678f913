import { jsonSchemaCatalogue } from "./catalogue.js";
import { locationOf, type Node } from "./node.js";
import type { State } from "./state.js";

/** Schemas in a row that lead from one to the next before anything is known of the first. Real ones have below ten. */
const MAX_CHAIN = 50;

/**
 * Follows a chain of schemas by one more, where each step takes stack. A longer one is reported where it is cut, and
 * answered with `otherwise`.
 */
export function followChain<T>(state: State, node: Node, otherwise: T, read: () => T): T {
  if (state.chain >= MAX_CHAIN) {
    state.report(jsonSchemaCatalogue.create("too-deep", {}, { location: locationOf(node) }));
    return otherwise;
  }
  state.chain++;
  try {
    return read();
  } finally {
    state.chain--;
  }
}
