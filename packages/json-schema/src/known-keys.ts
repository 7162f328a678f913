import { nearest } from "@sdkwright/plugin-api";
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

/** Keys of one kind that hold nothing to look into. */
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

interface Visit {
  readonly node: Node;
  readonly kind: ObjectKind;
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
  const open: Visit[] = [{ node: root, kind: kinds.document }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, kind } = next;
    if (seen.has(node.value)) continue;
    for (const element of elements(node)) open.push({ node: element, kind });
    if (!isObject(node.value)) continue;
    seen.add(node.value);
    const { $ref } = node.value;
    const elsewhere = typeof $ref === "string" && !$ref.startsWith("#") ? known(node, $ref) : undefined;
    if (elsewhere) open.push({ node: elsewhere, kind });
    for (const key in node.value) {
      if (key.startsWith("x-") || key === "$ref") continue;
      const holds = kind.map ?? (Object.hasOwn(kind.keys, key) ? kind.keys[key] : undefined);
      if (holds === undefined) noteKey(found, node, key, kind);
      else if (holds !== "leaf") visitMember(open, kinds, node, key, holds);
    }
  }
  return found;
}

function visitMember(open: Visit[], kinds: ObjectKinds, owner: Node, key: string, holds: KindName): void {
  const kind = kinds[holds.replace(/[[{].$/, "")];
  const node = child(owner, key);
  if (!kind || !node || typeof node.value !== "object") return;
  if (holds.endsWith("{}")) {
    for (const inner of members(node)) if (!inner.token.startsWith("x-")) open.push({ node: inner, kind });
  } else if (!holds.endsWith("[]") || Array.isArray(node.value)) {
    open.push({ node, kind });
  }
}

function noteKey(found: UnknownKey[], owner: Node, key: string, { keys, open }: ObjectKind): void {
  const allowed = Object.keys(keys);
  const candidates = open ? allowed.filter(isHint) : allowed;
  const close = nearest(key, candidates);
  const node = child(owner, key);
  // The schema inside a schema that was copied with its holder: what it says has no effect.
  if (open && key === "schema" && isObject(node?.value) && node) found.push({ node, nearest: undefined, allowed });
  // Where further keys are allowed, one beside the key that it resembles is another one.
  if (open && (close === undefined || child(owner, close))) return;
  if (node) found.push({ node, nearest: close, allowed });
}

/** Reports the unknown keys of the document that a frontend reads, after lowering has followed its references. */
export function checkKeys({ report, resolver, catalogue }: Reading, kinds: ObjectKinds): void {
  for (const { node, nearest: close, allowed } of unknownKeys(resolver.root, kinds, resolver.known)) {
    const params = { key: node.token, nearest: close, allowed: allowed.join(", ") };
    report(catalogue.create("unknown-key", params, { location: locationOf(node, "key") }));
  }
}
