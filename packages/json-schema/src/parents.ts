import { isIgnored } from "./dialect.js";
import { expand } from "./expand.js";
import { isObject, jsonEqual, keyOf, mergedNode, type Node } from "./node.js";
import type { OwnPart, Part, RefPart } from "./parts.js";
import type { ObjectView, State } from "./state.js";
import { targetType } from "./type-of.js";
import { objectView, propertyNodes, requiredNames } from "./views.js";

interface Candidate {
  readonly part: RefPart;
  readonly view: ObjectView;
}

/**
 * Splits the parts of an `allOf` into object declarations to inherit from and schemas to merge. A parent is merged
 * instead if the other parts change its properties or if it is not a declaration. Settings can have all parents merged.
 * A property that only repeats an inherited one is left out.
 */
export function chooseParents(
  state: State,
  parts: readonly Part[],
): { readonly parents: readonly ObjectView[]; readonly own: readonly OwnPart[] } {
  let current = [...parts];
  const expanded = new Set<string>();
  for (;;) {
    const candidates = candidatesOf(state, current);
    const conflicting = state.options.settings.inlineAllOf
      ? candidates[0]
      : candidates.find((candidate) => conflicts(state, candidate, current, candidates));
    if (!conflicting) {
      for (const { view } of candidates) targetType(state, view.node);
      const own = current.filter((part) => part.kind === "own");
      return {
        parents: distinct(candidates),
        own: candidates.length > 0 ? own.map((part) => trim(state, part, candidates)) : own,
      };
    }
    // A parent that several others inherit is used once. Otherwise it would double with each level.
    const key = keyOf(conflicting.view.node);
    const inner = expanded.has(key) ? [] : expandObject(state, conflicting);
    expanded.add(key);
    current = current.flatMap((part) => (part === conflicting.part ? inner : [part]));
  }
}

function candidatesOf(state: State, parts: readonly Part[]): Candidate[] {
  const found: Candidate[] = [];
  for (const part of parts) {
    const view = part.kind === "ref" ? objectView(state, part.target) : null;
    if (part.kind === "ref" && view) found.push({ part, view });
  }
  return found;
}

function distinct(candidates: readonly Candidate[]): ObjectView[] {
  const byId = new Map(candidates.map(({ view }) => [keyOf(view.node), view]));
  return [...byId.values()];
}

/** The parts of a parent, one level: its own parents become candidates in their turn. */
function expandObject(state: State, { part, view }: Candidate): Part[] {
  const target: RefPart = { kind: "ref", node: part.node, target: view.node };
  return expand(state, target);
}

function conflicts(
  state: State,
  candidate: Candidate,
  parts: readonly Part[],
  candidates: readonly Candidate[],
): boolean {
  const { view } = candidate;
  if (isObject(view.node.value) && isIgnored(view.node.value)) return true;
  for (const part of parts) {
    if (part.kind === "own" && changes(state, part.node, view)) return true;
  }
  for (const other of candidates) {
    if (other === candidate) break;
    if (keyOf(other.view.node) !== keyOf(view.node) && disagree(other.view, view)) return true;
  }
  return false;
}

function changes(state: State, own: Node, view: ObjectView): boolean {
  if (!isObject(own.value)) return false;
  for (const name of requiredNames(own.value)) {
    if (view.properties.has(name) && !view.required.has(name)) return true;
  }
  for (const property of propertyNodes(state, own)) {
    const inherited = view.properties.get(property.token);
    if (inherited && !same(inherited, property)) return true;
  }
  return false;
}

function same(a: Node, b: Node): boolean {
  return keyOf(a) === keyOf(b) || (a.document === b.document && jsonEqual(a.value, b.value));
}

function disagree(a: ObjectView, b: ObjectView): boolean {
  for (const [name, property] of b.properties) {
    const other = a.properties.get(name);
    if (other && !same(other, property)) return true;
    if (other && a.required.has(name) !== b.required.has(name)) return true;
  }
  return false;
}

/** The part without the properties that a parent has in the same way. */
function trim(state: State, part: OwnPart, candidates: readonly Candidate[]): OwnPart {
  const { node } = part;
  if (!isObject(node.value)) return part;
  const listed = propertyNodes(state, node);
  const kept = listed.filter(({ token }) => !candidates.some(({ view }) => view.properties.has(token)));
  if (kept.length === listed.length) return part;
  const properties = Object.fromEntries(kept.map((property) => [property.token, property.value]));
  const holder = mergedNode({
    at: node,
    key: `${keyOf(node)}/properties`,
    value: properties,
    overrides: new Map(kept.map((property) => [property.token, property])),
  });
  const overrides = new Map([...(node.overrides ?? []), ["properties", holder] as const]);
  return { ...part, node: mergedNode({ at: node, key: keyOf(node), value: { ...node.value, properties }, overrides }) };
}
