import { createResourceTree, type OriginId, type ResourceTree } from "@sdkwright/ir-schema";
import { makeName } from "@sdkwright/naming";

/** The tree that a frontend fills. Its groups stand below those that the dots of the namespace separate. */
export function openResourceTree(namespace: string | undefined, origin: OriginId): ResourceTree {
  const outer = namespace === undefined ? [] : namespace.split(".").map((part) => makeName(part, { explicit: true }));
  return createResourceTree({ root: makeName(""), outer, origin });
}
