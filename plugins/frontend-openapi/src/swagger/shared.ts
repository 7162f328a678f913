import { isObject, keyOf, type Node } from "@sdkwright/json-schema";
import { followed, type ObjectNode, type Place, type Presenter } from "./shape.js";

/** What a document declares for use by several operations. */
export type SharedKind = "parameters" | "responses";

/** What a node is declared as at the root of a document; undefined for all others. */
export function sharedKind({ parent }: Node): SharedKind | undefined {
  if (!parent || parent.parent?.parent !== null) return undefined;
  return parent.token === "parameters" || parent.token === "responses" ? parent.token : undefined;
}

/**
 * Presents what a list or a map of an operation declares. A reference to a shared one stays, and is presented when it is
 * followed; one to anywhere else is presented at the entry. Unresolved references and values that are not objects are
 * left unchanged, because their reader reports them.
 */
export function presentEntry(
  presenter: Presenter,
  entry: Node,
  parent: Node,
  present: (target: ObjectNode, place: Place) => Node,
): Node {
  const target = followed(presenter, entry);
  if (!target) return entry;
  const referred = isObject(entry.value) && typeof entry.value.$ref === "string";
  if (referred && sharedKind(target)) return entry;
  return present(target, { parent, token: entry.token, key: keyOf(target) });
}
