import { child, isObject, keyOf, type Node, type TreeDocument } from "./node.js";

/**
 * The schemas of a document that have URIs or names of their own. A URI is absolute, except in a document that has none
 * to begin with: there its places stand below an invented host, which tells them apart as well.
 */
export interface Resources {
  readonly byUri: ReadonlyMap<string, Node>;
  /** URI of what a schema of that key holds, for schemas that have one. */
  readonly uris: ReadonlyMap<string, string>;
  /** By `<uri>#<name>`, and by `#<name>` the first of the document. */
  readonly anchors: ReadonlyMap<string, Node>;
  /** How many schemas have each `$dynamicAnchor`. */
  readonly dynamic: ReadonlyMap<string, number>;
  /** URI of the document itself. */
  readonly base: string;
}

const NOWHERE = "http://document.invalid/";

interface Draft {
  readonly byUri: Map<string, Node>;
  readonly uris: Map<string, string>;
  readonly anchors: Map<string, Node>;
  readonly dynamic: Map<string, number>;
}

/**
 * Every `$id`, `$anchor` and `$dynamicAnchor` of a document; the first of a name wins. Walks the whole document without
 * recursion; made only for documents in which some reference needs it.
 */
export function indexResources(root: Node): Resources {
  const draft: Draft = { byUri: new Map(), uris: new Map(), anchors: new Map(), dynamic: new Map() };
  const { path } = root.document.source;
  const outer = resolveUri(encodeURI(path), NOWHERE) ?? NOWHERE;
  const self = isObject(root.value) && typeof root.value.$self === "string" ? root.value.$self : undefined;
  const base = (self === undefined ? undefined : withoutFragment(resolveUri(self, outer))) ?? outer;
  draft.byUri.set(base, root);
  const pending: { readonly node: Node; readonly base: string }[] = [{ node: root, base }];
  for (let found = pending.pop(); found; found = pending.pop()) {
    const { node } = found;
    const { value } = node;
    const own = isObject(value) ? note(draft, node, found.base, value) : found.base;
    const names = Object.keys(value as object);
    for (let i = names.length - 1; i >= 0; i--) {
      const next = child(node, names[i]!);
      if (next && typeof next.value === "object" && next.value !== null) pending.push({ node: next, base: own });
    }
  }
  return { ...draft, base: draft.uris.get(keyOf(root)) ?? base };
}

/** Records the id of a schema; returns the base of its subschemas. */
function note(draft: Draft, node: Node, base: string, value: { readonly [key: string]: unknown }): string {
  const { $id, $anchor, $dynamicAnchor } = value;
  // Before 2019-09, an `$id` that is a fragment is what `$anchor` is now.
  const isName = typeof $id === "string" && $id.startsWith("#");
  const uri = typeof $id === "string" && !isName ? withoutFragment(resolveUri($id, base)) : undefined;
  if (uri !== undefined) {
    if (!draft.byUri.has(uri)) draft.byUri.set(uri, node);
    draft.uris.set(keyOf(node), uri);
  }
  const own = uri ?? base;
  if (typeof $dynamicAnchor === "string")
    draft.dynamic.set($dynamicAnchor, (draft.dynamic.get($dynamicAnchor) ?? 0) + 1);
  for (const name of [isName ? $id.slice(1) : undefined, $anchor, $dynamicAnchor]) {
    if (typeof name !== "string" || name === "") continue;
    for (const key of [`${own}#${name}`, `#${name}`]) if (!draft.anchors.has(key)) draft.anchors.set(key, node);
  }
  return own;
}

/** The URI that a schema's references are relative to. */
export function baseOf(resources: Resources, node: Node): string {
  if (resources.uris.size === 0) return resources.base;
  for (let at: Node | null = node; at; at = at.parent) {
    const uri = resources.uris.get(keyOf(at));
    if (uri !== undefined) return uri;
  }
  return resources.base;
}

/** A reference as a URI; undefined where it is none. */
export function resolveUri(reference: string, base: string): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

function withoutFragment(uri: string | undefined): string | undefined {
  return uri?.replace(/#.*$/s, "");
}

/**
 * Where a file would stand that has this URI, relative to the document whose own URI is given: files of one origin that
 * know their URIs stand to each other as those do. Undefined where the two have different origins.
 */
export function relativeFile(uri: string, { base }: Resources): string | undefined {
  const from = new URL(base);
  const to = new URL(uri);
  if (from.origin === "null" || from.origin !== to.origin || base.startsWith(NOWHERE)) return undefined;
  const folder = from.pathname.split("/").slice(0, -1);
  const steps = to.pathname.split("/");
  let shared = 0;
  while (shared < folder.length && shared < steps.length - 1 && folder[shared] === steps[shared]) shared++;
  return [...folder.slice(shared).map(() => ".."), ...steps.slice(shared)].join("/");
}

/** Whether a document may hold URIs of its own: a look at its text, since most do not. */
export function mayHaveUris({ source }: TreeDocument): boolean {
  return source.locate !== undefined || source.text.includes("$id") || source.text.includes("$self");
}
