import type { OriginTable, Report, SourceDocument, SourceSet } from "@sdkwright/plugin-api";
import { indexAnchors } from "./anchors.js";
import { jsonSchemaCatalogue } from "./catalogue.js";
import type { Dialect } from "./dialect.js";
import { child, isObject, keyOf, locationOf, type Node, rootNode, type TreeDocument, unescapeToken } from "./node.js";

export interface ResolverOptions {
  readonly main: SourceDocument;
  readonly sources: SourceSet;
  readonly origins: OriginTable;
  readonly report: Report;
  readonly dialect: Dialect;
}

/** Follows references, lazily and once each. What cannot be followed is reported at the reference. */
export interface Resolver {
  /** Root of the entry document. */
  readonly root: Node;
  /** What the reference of a node names; not followed further. Undefined where it leads nowhere (reported). */
  target(from: Node, ref: string): Node | undefined;
  /** The node itself, or what its chain of references ends at. Undefined where it leads nowhere (reported). */
  follow(node: Node): Node | undefined;
}

interface State extends ResolverOptions {
  readonly roots: Map<string, Node>;
  /** For each document, its references by text; null where one leads nowhere. */
  readonly known: Map<TreeDocument, Map<string, Node | null>>;
  readonly anchors: Map<TreeDocument, ReadonlyMap<string, Node>>;
  readonly open: Set<string>;
}

export function createResolver(options: ResolverOptions): Resolver {
  const state: State = { ...options, roots: new Map(), known: new Map(), anchors: new Map(), open: new Set() };
  const root = documentRoot(state, options.main, "");
  return {
    root,
    target: (from, ref) => target(state, from, ref),
    follow: (node) => follow(state, node),
  };
}

function documentRoot(state: State, source: SourceDocument, key: string): Node {
  const known = state.roots.get(source.path);
  if (known) return known;
  const node = rootNode({ source, key, origins: state.origins });
  state.roots.set(source.path, node);
  return node;
}

function target(state: State, from: Node, ref: string): Node | undefined {
  let known = state.known.get(from.document);
  if (!known) {
    known = new Map();
    state.known.set(from.document, known);
  }
  const found = known.get(ref);
  if (found) return found;
  if (found === null) {
    // Reported again, because the place differs; the document part was reported by its reader.
    lookUp(state, from, ref);
    return undefined;
  }
  const node = lookUp(state, from, ref);
  known.set(ref, node ?? null);
  return node;
}

function follow(state: State, node: Node): Node | undefined {
  let current = node;
  let seen: Set<string> | undefined;
  while (isObject(current.value) && typeof current.value.$ref === "string") {
    const ref = current.value.$ref;
    seen ??= new Set();
    if (seen.has(keyOf(current))) {
      state.report(jsonSchemaCatalogue.create("ref-cycle", { ref }, { location: refLocation(current) }));
      return undefined;
    }
    seen.add(keyOf(current));
    const next = target(state, current, ref);
    if (!next) return undefined;
    current = next;
  }
  return current;
}

function refLocation(node: Node) {
  return locationOf(child(node, "$ref") ?? node);
}

function lookUp(state: State, from: Node, ref: string): Node | undefined {
  const hash = ref.indexOf("#");
  const path = hash < 0 ? ref : ref.slice(0, hash);
  const fragment = hash < 0 ? "" : ref.slice(hash + 1);
  if (state.dialect.anchors) {
    const named = byId(state, from, path, fragment, ref);
    if (named !== undefined) return named ?? undefined;
  }
  const root = path === "" ? state.roots.get(from.document.source.path) : otherDocument(state, from, path);
  if (!root) return undefined;
  if (fragment !== "" && !fragment.startsWith("/")) return anchor(state, from, root, fragment, ref);
  return descend(state, from, root, fragment, ref);
}

function otherDocument(state: State, from: Node, path: string): Node | undefined {
  const source = state.sources.resolve(from.document.source, path, refLocation(from));
  return source && documentRoot(state, source, source.path === state.main.path ? "" : source.path);
}

function anchorsOf(state: State, document: TreeDocument): ReadonlyMap<string, Node> {
  let index = state.anchors.get(document);
  if (!index) {
    index = indexAnchors(state.roots.get(document.source.path)!);
    state.anchors.set(document, index);
  }
  return index;
}

/** A reference whose document part is an `$id` of the same document. Undefined: it is none. Null: reported. */
function byId(state: State, from: Node, path: string, fragment: string, ref: string): Node | null | undefined {
  if (path === "") return undefined;
  const index = anchorsOf(state, from.document);
  const resource = index.get(`id:${path}`);
  if (!resource) return undefined;
  if (fragment === "" || fragment.startsWith("/")) return descend(state, from, resource, fragment, ref) ?? null;
  return anchor(state, from, resource, fragment, ref) ?? null;
}

function anchor(state: State, from: Node, root: Node, fragment: string, ref: string): Node | undefined {
  const found = anchorsOf(state, root.document).get(`anchor:${decode(fragment)}`);
  if (!found) notFound(state, from, ref, `anchor \`${fragment}\``);
  return found;
}

function decode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Walks a pointer. A name that holds percent signs itself is found too, and a reference on the way is followed. */
function descend(state: State, from: Node, root: Node, fragment: string, ref: string): Node | undefined {
  let node = root;
  if (fragment === "") return node;
  for (const raw of fragment.slice(1).split("/")) {
    const next = stepInto(state, node, raw, ref);
    if (!next) {
      notFound(state, from, ref, `\`${unescapeToken(decode(raw))}\` in \`${keyOf(node)}\``);
      return undefined;
    }
    node = next;
  }
  return node;
}

function stepInto(state: State, node: Node, raw: string, ref: string): Node | undefined {
  const token = unescapeToken(decode(raw));
  const direct = child(node, token) ?? (raw === token ? undefined : child(node, unescapeToken(raw)));
  if (direct || !isObject(node.value) || typeof node.value.$ref !== "string") return direct;
  if (state.open.has(ref)) return undefined;
  state.open.add(ref);
  const through = follow(state, node);
  state.open.delete(ref);
  return through && child(through, token);
}

function notFound(state: State, from: Node, ref: string, missing: string): void {
  state.report(jsonSchemaCatalogue.create("ref-not-found", { ref, missing }, { location: refLocation(from) }));
}
