import { nearest, type OriginTable, type Report, type SourceDocument, type SourceSet } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import type { Dialect } from "./dialect.js";
import { child, isObject, keyOf, locationOf, type Node, rootNode, type TreeDocument, unescapeToken } from "./node.js";
import { baseOf, indexResources, mayHaveUris, type Resources, relativeFile, resolveUri } from "./resources.js";

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
  /** The target of a node's reference, which is not followed further. Undefined if it cannot be resolved (reported). */
  target(from: Node, ref: string): Node | undefined;
  /** Whether several schemas can be meant by a dynamic reference, depending on which of them leads to it. */
  isDynamic(ref: string): boolean;
  /** The node itself, or the end of its chain of references. Undefined if that cannot be resolved (reported). */
  follow(node: Node): Node | undefined;
  /** What the reference of a node names, where it was followed before. Reports nothing. */
  known(from: Node, ref: string): Node | undefined;
}

interface State extends ResolverOptions {
  readonly roots: Map<string, Node>;
  /** The references of each document by text, and by base if it has several; null if one cannot be resolved. */
  readonly known: Map<TreeDocument, Map<string, Node | null>>;
  readonly resources: Map<TreeDocument, Resources>;
  /** Whether schemas of a document have URIs of their own. */
  readonly addressed: Map<TreeDocument, boolean>;
  readonly open: Set<string>;
}

export function createResolver(options: ResolverOptions): Resolver {
  const state: State = {
    ...options,
    roots: new Map(),
    known: new Map(),
    resources: new Map(),
    addressed: new Map(),
    open: new Set(),
  };
  const root = documentRoot(state, options.main, "");
  return {
    root,
    target: (from, ref) => target(state, from, ref),
    isDynamic: (ref) => isDynamic(state, ref),
    follow: (node) => follow(state, node),
    known: (from, ref) => state.known.get(from.document)?.get(keyOfReference(state, from, ref)) ?? undefined,
  };
}

function isDynamic(state: State, ref: string): boolean {
  const name = decode(ref.slice(ref.indexOf("#") + 1));
  let count = 0;
  for (const { document } of state.roots.values()) count += resourcesOf(state, document).dynamic.get(name) ?? 0;
  return count > 1;
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
  const key = keyOfReference(state, from, ref);
  const found = known.get(key);
  if (found) return found;
  if (found === null) {
    // Reported again, because the place differs; the document part was reported by its reader.
    lookUp(state, from, ref);
    return undefined;
  }
  const node = lookUp(state, from, ref);
  known.set(key, node ?? null);
  return node;
}

function keyOfReference(state: State, from: Node, ref: string): string {
  return hasUris(state, from.document) ? `${baseOf(resourcesOf(state, from.document), from)} ${ref}` : ref;
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

interface Written {
  /** The document part of a reference. */
  readonly path: string;
  readonly fragment: string;
  readonly ref: string;
}

function lookUp(state: State, from: Node, ref: string): Node | undefined {
  const hash = ref.indexOf("#");
  const path = hash < 0 ? ref : ref.slice(0, hash);
  const written: Written = { path, fragment: hash < 0 ? "" : ref.slice(hash + 1), ref };
  const named = hasUris(state, from.document) ? byUri(state, from, written) : undefined;
  if (named !== undefined) return named ?? undefined;
  const root = path === "" ? state.roots.get(from.document.source.path) : otherDocument(state, from, path);
  if (!root) return undefined;
  const found = within(state, root, written);
  if (!("missing" in found)) return found;
  notFound(state, from, ref, found);
  return undefined;
}

function hasUris(state: State, document: TreeDocument): boolean {
  if (!state.dialect.anchors) return false;
  let known = state.addressed.get(document);
  if (known === undefined) {
    known = mayHaveUris(document);
    state.addressed.set(document, known);
  }
  return known;
}

function resourcesOf(state: State, document: TreeDocument): Resources {
  let resources = state.resources.get(document);
  if (!resources) {
    resources = indexResources(state.roots.get(document.source.path)!);
    state.resources.set(document, resources);
  }
  return resources;
}

/**
 * What a reference names by the URIs that schemas have in their document. Undefined: none of them, it names a file or a
 * place of the document. Null: reported.
 */
function byUri(state: State, from: Node, { path, fragment, ref }: Written): Node | null | undefined {
  const resources = resourcesOf(state, from.document);
  const base = baseOf(resources, from);
  const uri = path === "" ? base : resolveUri(path, base);
  const resource = uri === undefined ? undefined : resources.byUri.get(uri);
  if (uri !== undefined && !resource) return bySibling(state, from, { uri, resources, fragment, ref });
  if (!resource) return undefined;
  const found = within(state, resource, { path, fragment, ref });
  if (!("missing" in found)) return found;
  // A definition's schemas that have URIs refer to its other parts as if they had none.
  if (path === "") return undefined;
  notFound(state, from, ref, found);
  return null;
}

interface Sought {
  readonly uri: string;
  readonly resources: Resources;
  readonly fragment: string;
  readonly ref: string;
}

/** A file that stands to this one as its URI to this one's. */
function bySibling(state: State, from: Node, { uri, resources, fragment, ref }: Sought): Node | null | undefined {
  const path = relativeFile(uri, resources);
  const root = path === undefined || !isFile(state, from, path) ? undefined : otherDocument(state, from, path);
  if (!root || path === undefined) return undefined;
  const found = within(state, root, { path, fragment, ref });
  if (!("missing" in found)) return found;
  notFound(state, from, ref, found);
  return null;
}

function isFile(state: State, from: Node, path: string): boolean {
  const steps = [...from.document.source.path.split("/").slice(0, -1), ...decode(path).split("/")];
  const way: string[] = [];
  for (const step of steps) {
    if (step === ".." && way.length > 0 && way.at(-1) !== "..") way.pop();
    else way.push(step);
  }
  return state.sources.exists(way.join("/"));
}

interface Missing {
  /** What there is not, for a message. */
  readonly missing: string;
  /** What was probably meant. */
  readonly nearest?: string | undefined;
}

/** What a fragment names in a document or in a schema with a URI. */
function within(state: State, root: Node, { fragment, ref }: Written): Node | Missing {
  if (fragment === "" || fragment.startsWith("/")) return descend(state, root, fragment, ref);
  const resources = resourcesOf(state, root.document);
  const name = decode(fragment);
  const own = resources.anchors.get(`${resources.uris.get(keyOf(root)) ?? resources.base}#${name}`);
  return own ?? resources.anchors.get(`#${name}`) ?? { missing: `anchor \`${fragment}\`` };
}

function otherDocument(state: State, from: Node, path: string): Node | undefined {
  const source = state.sources.resolve(from.document.source, path, refLocation(from));
  return source && documentRoot(state, source, source.path === state.main.path ? "" : source.path);
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
function descend(state: State, root: Node, fragment: string, ref: string): Node | Missing {
  let node = root;
  if (fragment === "") return node;
  for (const raw of fragment.slice(1).split("/")) {
    const next = stepInto(state, node, raw, ref);
    if (!next) {
      const name = unescapeToken(decode(raw));
      const names = isObject(node.value) ? Object.keys(node.value) : [];
      return { missing: `\`${name}\` in \`${keyOf(node)}\``, nearest: nearest(name, names) };
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

function notFound(state: State, from: Node, ref: string, found: Missing): void {
  state.report(jsonSchemaCatalogue.create("ref-not-found", { ref, ...found }, { location: refLocation(from) }));
}
