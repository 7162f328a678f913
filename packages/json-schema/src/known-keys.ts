import { nearest, oncePer } from "@sdkwright/plugin-api";
import { child, elements, isObject, locationOf, members, type Node } from "./node.js";
import type { Reading } from "./reading.js";

/** What an object of a format may hold. Keys that begin with `x-`, and `$ref`, are allowed in each. */
export interface ObjectKind {
  /** By key what it holds: `tag` is one, or a list of them; `tag[]` a list, `tag{}` a map. Values of other types are skipped. */
  readonly keys: { readonly [key: string]: KindName | undefined };
  /** The object is a map of the author's own keys to objects of a kind. */
  readonly map?: KindName;
  /** The format allows further keys: only those that look like a misspelled one are reported. */
  readonly open?: true;
}

/** Name of a kind; `leaf` for what is not looked into. */
type KindName = string;

/** The kinds of objects of a format, by name. `document` is that of the root. */
export interface ObjectKinds {
  readonly document: ObjectKind;
  readonly [name: string]: ObjectKind;
}

/** Keys of one kind whose values are not searched. */
export function leaves(keys: string): { readonly [key: string]: "leaf" } {
  return Object.fromEntries(keys.split(" ").map((key) => [key, "leaf"]));
}

/** A key that its object may not have, or that looks like a misspelled one. */
export interface UnknownKey {
  readonly node: Node;
  /** The key that was probably meant. */
  readonly nearest: string | undefined;
  readonly allowed: readonly string[];
}

/** Short keywords are close to too many words, and a word without `$` is rarely one with it. */
const isHint = (keyword: string): boolean => keyword.length >= 4 && !keyword.startsWith("$");

/** The resolved kind of a key's value; for lists and maps, the kind of their items. */
interface Held {
  readonly kind: Table;
  readonly in: "object" | "list" | "map";
}

/** An {@link ObjectKind} with the kinds that it names. */
interface Table {
  readonly kind: ObjectKind;
  /** By key; null for what is not looked into. */
  readonly keys: Map<string, Held | null>;
  map: Held | null | undefined;
}

/** The tables of all kinds of a format. Kinds hold each other, so tables are there before they are filled. */
const tablesOf = oncePer((kinds: ObjectKinds): ReadonlyMap<KindName, Table> => {
  const named = Object.entries(kinds) as [KindName, ObjectKind][];
  const tables = new Map(
    named.map(([name, kind]): [KindName, Table] => [name, { kind, keys: new Map(), map: undefined }]),
  );
  const heldOf = (holds: KindName): Held | null => {
    const kind = tables.get(holds.replace(/[[{].$/, ""));
    return kind ? { kind, in: holds.endsWith("{}") ? "map" : holds.endsWith("[]") ? "list" : "object" } : null;
  };
  for (const table of tables.values()) {
    const { keys, map } = table.kind;
    for (const [key, holds] of Object.entries(keys)) if (holds !== undefined) table.keys.set(key, heldOf(holds));
    table.map = map === undefined ? undefined : heldOf(map);
  }
  return tables;
});

interface Visit {
  readonly node: Node;
  readonly table: Table;
}

/** What a reference to another document leads to; undefined where that is not known. */
type Known = (node: Node, ref: string) => Node | undefined;

/**
 * The unknown keys of a document and of what its references to other documents lead to, as far as `known` has them. Reads
 * without recursion, since documents may be nested deeply, and each value once, since parts of YAML can be shared.
 */
export function unknownKeys(root: Node, kinds: ObjectKinds, known: Known): readonly UnknownKey[] {
  const found: UnknownKey[] = [];
  const seen = new Set<unknown>();
  const open: Visit[] = [{ node: root, table: tablesOf(kinds).get("document") as Table }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, table } = next;
    if (seen.has(node.value)) continue;
    if (!isObject(node.value)) {
      for (const element of elements(node)) open.push({ node: element, table });
      continue;
    }
    seen.add(node.value);
    const { $ref } = node.value;
    const elsewhere = typeof $ref === "string" && !$ref.startsWith("#") ? known(node, $ref) : undefined;
    if (elsewhere) open.push({ node: elsewhere, table });
    for (const key in node.value) {
      const held = table.map ?? table.keys.get(key);
      if (held === null || isFree(key)) continue;
      if (held === undefined) noteKey(found, node, key, table.kind);
      else visitMember(open, node, key, held);
    }
  }
  return found;
}

/** Keys that every object may have. */
const isFree = (key: string): boolean => key.startsWith("x-") || key === "$ref";

function visitMember(open: Visit[], owner: Node, key: string, held: Held): void {
  const node = child(owner, key);
  if (!node || typeof node.value !== "object") return;
  const { kind: table } = held;
  if (held.in === "map") {
    for (const inner of members(node)) if (!inner.token.startsWith("x-")) open.push({ node: inner, table });
  } else if (held.in === "object" || Array.isArray(node.value)) {
    open.push({ node, table });
  }
}

function noteKey(found: UnknownKey[], owner: Node, key: string, { keys, open }: ObjectKind): void {
  const allowed = Object.keys(keys);
  const candidates = open ? allowed.filter(isHint) : allowed;
  const close = nearest(key, candidates);
  const node = child(owner, key);
  // The schema inside a schema that was copied with its holder: what it says has no effect.
  if (open && key === "schema" && isObject(node?.value) && node) found.push({ node, nearest: undefined, allowed });
  if (open && close === undefined) return;
  if (node) found.push({ node, nearest: close, allowed });
}

/** Reports the unknown keys of the document that a frontend reads, after lowering has followed its references. */
export function checkKeys({ report, resolver, catalogue }: Reading, kinds: ObjectKinds): void {
  for (const { node, nearest: close, allowed } of unknownKeys(resolver.root, kinds, resolver.known)) {
    const params = { key: node.token, nearest: close, allowed: allowed.join(", ") };
    const owner = node.parent?.value;
    const isOtherwise = close === undefined && isObject(owner) && typeof owner.$ref === "string";
    report(catalogue.create("unknown-key", params, { location: locationOf(node, "key"), isOtherwise }));
  }
}
