import { child, isObject, type Node } from "./node.js";

/**
 * Every `$id`, `$anchor` and `$dynamicAnchor` of a document, as `id:<text>` and `anchor:<text>`. The first of a name
 * wins. Walks the whole document without recursion; made only for documents in which some reference needs it.
 */
export function indexAnchors(root: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { value } = node;
    if (typeof value !== "object" || value === null) continue;
    if (isObject(value)) note(found, node, value);
    const names = Object.keys(value);
    for (let i = names.length - 1; i >= 0; i--) {
      const next = child(node, names[i]!);
      if (next && typeof next.value === "object" && next.value !== null) pending.push(next);
    }
  }
  return found;
}

function note(found: Map<string, Node>, node: Node, value: { readonly [key: string]: unknown }): void {
  const names = [
    ["id", value.$id],
    ["anchor", value.$anchor],
    ["anchor", value.$dynamicAnchor],
  ] as const;
  for (const [kind, name] of names) {
    if (typeof name !== "string") continue;
    const key = `${kind}:${name}`;
    if (!found.has(key)) found.set(key, node);
  }
}
