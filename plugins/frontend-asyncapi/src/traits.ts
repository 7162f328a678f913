import { child, elements, type Node } from "@sdkwright/json-schema";
import type { Context } from "./context.js";

/** A part of an operation or a message: its own, else that of its last trait that has one (traits add, never replace). */
export function partOf(context: Context, node: Node, name: string): Node | undefined {
  const own = child(node, name);
  if (own) return own;
  const traits = elements(child(node, "traits")).reverse();
  for (const trait of traits) {
    const found = context.resolver.follow(trait);
    const part = found && child(found, name);
    if (part) return part;
  }
  return undefined;
}
