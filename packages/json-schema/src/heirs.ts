import { isTypeChosen } from "./chosen-type.js";
import { extension, flagOf } from "./dialect.js";
import { unionKeyword } from "./keywords.js";
import { child, elements, isObject, keyOf, members, type Node } from "./node.js";
import { listsSchema } from "./parts.js";
import type { State } from "./state.js";
import { nameOfTarget } from "./targets.js";

/** The `discriminator` of a schema itself, or of an inline part of its `allOf`; undefined where it has none. */
export function discriminatorOf(node: Node): Node | undefined {
  const own = child(node, "discriminator");
  if (own) return own;
  for (const part of elements(child(node, "allOf"))) {
    const found = isObject(part.value) && part.value.$ref === undefined ? child(part, "discriminator") : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The property that a discriminator names: a string in OpenAPI 2.0, an object since. */
export function propertyOf(discriminator: Node | undefined): string | undefined {
  const value = discriminator?.value;
  if (typeof value === "string") return value;
  return isObject(value) && typeof value.propertyName === "string" ? value.propertyName : undefined;
}

const NONE: readonly Node[] = [];

/**
 * The declared schemas that extend a schema with a discriminator and no list of variants, at any distance, and those
 * that its mapping names. Where there are any, a value of the schema can be any of them. Empty for all other schemas.
 */
export function heirsOf(state: State, node: Node): readonly Node[] {
  if (!isObject(node.value) || !isCandidate(state, node)) return NONE;
  const key = keyOf(node);
  const known = state.heirs.get(key);
  if (known) return known;
  const found = nameOfTarget(state, node) === undefined ? [] : [...mappedTo(state, node), ...extending(state, node)];
  const heirs = distinct(found, key);
  state.heirs.set(key, heirs);
  return heirs;
}

function isCandidate(state: State, node: Node): boolean {
  const { value } = node;
  if (node.merged || !isObject(value) || unionKeyword(value) !== undefined) return false;
  if (value.discriminator === undefined && value.allOf === undefined) return false;
  if (isTypeChosen(state, value)) return false;
  if (flagOf(extension(value, "undiscriminated")) === true || flagOf(extension(value, "discriminated")) === false)
    return false;
  return propertyOf(discriminatorOf(node)) !== undefined;
}

function distinct(nodes: readonly Node[], except: string): readonly Node[] {
  const byKey = new Map<string, Node>();
  for (const node of nodes) if (keyOf(node) !== except && !byKey.has(keyOf(node))) byKey.set(keyOf(node), node);
  return [...byKey.values()];
}

function mappedTo(state: State, node: Node): Node[] {
  return members(child(discriminatorOf(node)!, "mapping")).flatMap((entry) => mappingTarget(state, node, entry) ?? []);
}

/** The schema that an entry of a parent's mapping names: a declared one beside the parent, or one of another file. */
export function mappingTarget(state: State, parent: Node, entry: Node): Node | undefined {
  const text = entry.value;
  if (typeof text !== "string") return undefined;
  const beside = parent.parent
    ? members(parent.parent).find((node) => (text.startsWith("#/") ? keyOf(node).endsWith(text) : node.token === text))
    : undefined;
  if (beside || text.startsWith("#") || !/[/.]/.test(text)) return beside;
  return state.options.resolver.target(entry, text);
}

/**
 * The schemas declared beside a parent that extend it. One that has heirs by the same property speaks for them; one that
 * lists the parent or other heirs as its variants is a selection of them and none itself.
 */
function extending(state: State, parent: Node, seen = new Set<string>()): Node[] {
  const key = keyOf(parent);
  if (seen.has(key) || !parent.parent) return [];
  seen.add(key);
  const direct = indexOf(state, parent.parent).get(key) ?? [];
  const family = new Set([key, ...direct.map(keyOf)]);
  return direct
    .filter((heir) => !listsSchema(state, heir, family))
    .flatMap((heir) => (isCandidate(state, heir) ? [heir] : [heir, ...extending(state, heir, seen)]));
}

/** The schemas declared beside a schema whose `allOf` refers to it. */
export function extendersOf(state: State, node: Node): readonly Node[] {
  return (node.parent && indexOf(state, node.parent).get(keyOf(node))) ?? NONE;
}

/** For each declared schema, those beside it whose `allOf` refers to it. */
function indexOf(state: State, holder: Node): ReadonlyMap<string, readonly Node[]> {
  const known = state.extending.get(keyOf(holder));
  if (known) return known;
  const index = new Map<string, Node[]>();
  for (const node of members(holder)) {
    for (const part of elements(child(node, "allOf"))) {
      const ref = isObject(part.value) ? part.value.$ref : undefined;
      const target = typeof ref === "string" ? state.options.resolver.target(part, ref) : undefined;
      if (!target) continue;
      const heirs = index.get(keyOf(target));
      if (heirs) heirs.push(node);
      else index.set(keyOf(target), [node]);
    }
  }
  state.extending.set(keyOf(holder), index);
  return index;
}

/** Key of the declaration that holds the properties of a schema whose own name stands for the union of its heirs. */
export function baseKey(node: Node): string {
  return `${keyOf(node)}/${BASE}`;
}

/** Token of such a declaration: a place at which no schema can stand. */
export const BASE = "discriminator";

/** True for the declaration that holds the properties of a schema which has heirs. */
export function isBase(state: State, node: Node): boolean {
  const key = keyOf(node);
  return key.endsWith(`/${BASE}`) && (state.heirs.get(key.slice(0, -BASE.length - 1)) ?? NONE).length > 0;
}

/** Key of the declaration that schemas which extend a schema inherit from. */
export function parentKey(state: State, node: Node): string {
  return heirsOf(state, node).length > 0 ? baseKey(node) : keyOf(node);
}
