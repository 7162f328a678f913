import {
  checkMembers,
  expectMembers,
  followObject,
  isIgnored,
  type JsonObject,
  members,
  type Node,
} from "@sdkwright/json-schema";
import type { Context } from "./context.js";
import { checkExtensions } from "./extensions/check.js";
import { extensionAt } from "./extensions/read.js";

/** An operation of a path item, whatever the item belongs to. */
export interface ItemOperation {
  readonly node: Node & { readonly value: JsonObject };
  readonly item: Node;
  readonly method: string;
}

/** The operations of a path item, its reference followed, in declared order. */
export function operationsOf(context: Context, declared: Node): ItemOperation[] {
  const item = followObject(context, declared);
  if (!item) return [];
  const found: ItemOperation[] = [];
  const { methods, additionalOperations } = context.version;
  for (const entry of members(item)) {
    if (methods.has(entry.token)) addOperation(context, found, { item, entry });
    else if (entry.token === additionalOperations) {
      for (const inner of expectMembers(context, entry)) addOperation(context, found, { item, entry: inner });
    }
  }
  return found;
}

function addOperation(
  context: Context,
  found: ItemOperation[],
  { item, entry }: { readonly item: Node; readonly entry: Node },
): void {
  // The specification allows no reference here, but definitions split over files rely on it.
  const node = followObject(context, entry);
  if (!node) return;
  if (isIgnored(node.value)) {
    if (extensionAt(node, "ignore") === undefined) context.internal.push(node);
    return;
  }
  checkExtensions(context, node);
  checkMembers(context, node, { tags: "list", deprecated: "flag" });
  found.push({ node, item, method: entry.token.toUpperCase() });
}
