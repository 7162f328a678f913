import { type Type, unknownType } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { followChain } from "./chain.js";
import { enumOfConstants } from "./enums.js";
import { heirsOf, isBase } from "./heirs.js";
import { isShaping, unionKeyword } from "./keywords.js";
import { type MergePart, mergeParts } from "./merge.js";
import { child, elements, isObject, type JsonObject, keyOf, locationOf, mergedNode, type Node } from "./node.js";
import { lowerObject } from "./objects.js";
import { chooseParents } from "./parents.js";
import type { State } from "./state.js";
import { lowerPlain, targetType } from "./type-of.js";
import { lowerUnionWith } from "./unions.js";
import { objectView } from "./views.js";

/** One schema among those that a value must satisfy together. */
export type Part = OwnPart | RefPart;
export interface OwnPart extends MergePart {
  readonly kind: "own";
}
export interface RefPart {
  readonly kind: "ref";
  /** The schema that holds the `$ref`, and what it names. */
  readonly node: Node;
  readonly target: Node;
}

/** Type of a schema with `allOf`, or with keywords beside a `$ref` that counts with it. */
export function lowerCombined(state: State, node: Node): Type {
  const key = keyOf(node);
  if (state.expanding.has(key)) return endless(state, node);
  state.expanding.add(key);
  const parts = flatten(state, node, false);
  const single = onlyReference(state, node, parts);
  const found = single ? [] : expandAll(state, parts);
  state.expanding.delete(key);
  if (single) return targetType(state, single.target);
  // Listed values beside a union of constants are those that are left of it.
  const expanded = found.some((part) => listsValues(part.node)) ? found.map(withoutConstants) : found;
  const union = expanded.find((part): part is OwnPart => part.kind === "own" && isUnion(part.node));
  if (union) return lowerUnionPart(state, node, { union, parts: expanded });
  const { parents, own } = chooseParents(state, expanded);
  const merged = mergeParts(state, { parts: own, at: node, key });
  const value = isObject(merged.value) ? merged.value : {};
  return parents.length > 0 ? lowerObject(state, merged, value, parents) : lowerPlain(state, merged, value);
}

function endless(state: State, node: Node): Type {
  state.report(jsonSchemaCatalogue.create("recursive-alias", { name: keyOf(node) }, { location: locationOf(node) }));
  return unknownType;
}

function listsValues({ value }: Node): boolean {
  return isObject(value) && Array.isArray(value.enum);
}

/** A union of constants as the list of its values, which other lists can limit. */
function withoutConstants(part: Part): Part {
  const value = part.kind === "own" && isObject(part.node.value) ? part.node.value : {};
  const keyword = unionKeyword(value);
  const values = keyword && enumOfConstants(elements(child(part.node, keyword)));
  if (part.kind !== "own" || !keyword || !values) return part;
  const { [keyword]: variants, ...rest } = value;
  return { ...part, node: copy(part.node, { ...rest, enum: values.map((one) => one.value) }) };
}

function isUnion(node: Node): boolean {
  return isObject(node.value) && unionKeyword(node.value) !== undefined;
}

/** The schemas that a schema is made of: references as they are, everything else without its `allOf`. */
export function flatten(state: State, node: Node, inherited: boolean): Part[] {
  const { value } = node;
  if (!isObject(value)) return [];
  const parts: Part[] = [];
  const merges = state.options.dialect.refSiblings === "merge";
  if (typeof value.$ref === "string") {
    const target = state.options.resolver.target(node, value.$ref);
    if (target) parts.push({ kind: "ref", node, target });
    if (!merges) return parts;
  }
  for (const part of elements(child(node, "allOf"))) parts.push(...flatten(state, part, inherited));
  const { $ref, allOf, ...own } = value;
  if (Object.keys(own).length > 0) parts.push({ kind: "own", node: copy(node, own), inherited });
  return parts;
}

/** The same place with fewer keywords. */
function copy(node: Node, value: JsonObject): Node {
  return mergedNode({ at: node, key: keyOf(node), value, ...(node.overrides && { overrides: node.overrides }) });
}

/** The one reference that decides the type, where all other parts only document or limit it. */
export function onlyReference(state: State, node: Node, parts: readonly Part[]): RefPart | undefined {
  const refs = parts.filter((part) => part.kind === "ref");
  const [only] = refs;
  if (!only || refs.some((part) => keyOf(part.target) !== keyOf(only.target))) return undefined;
  if (isOfItsOwn(state, node, only.target)) return undefined;
  const view = objectView(state, only.target);
  const adds = parts.some((part) => part.kind === "own" && isShaping(withoutKnownRequired(part.node, view?.required)));
  return adds ? undefined : only;
}

/** A schema that has heirs, or is one of what it refers to, is a type of its own though it adds nothing. */
function isOfItsOwn(state: State, node: Node, target: Node): boolean {
  if (isBase(state, node) || heirsOf(state, node).length > 0) return true;
  return heirsOf(state, target).some((heir) => keyOf(heir) === keyOf(node));
}

function withoutKnownRequired(node: Node, known: ReadonlySet<string> | undefined): JsonObject {
  const value = isObject(node.value) ? node.value : {};
  if (!known || !Array.isArray(value.required)) return value;
  return { ...value, required: value.required.filter((name) => typeof name !== "string" || !known.has(name)) };
}

/**
 * References to what cannot be a parent become the parts of their targets. A target that several parts refer to is used
 * once. Otherwise the parts would double with every level that names the next one twice.
 */
function expandAll(state: State, parts: readonly Part[]): Part[] {
  const done = new Set<string>();
  return parts.flatMap((part) => expandUnlessObject(state, part, done));
}

function expandUnlessObject(state: State, part: Part, done: Set<string>): Part[] {
  if (part.kind === "own" || objectView(state, part.target)) return [part];
  return expand(state, part, done);
}

/**
 * The parts of a reference's target. A union that lists what is being read here gives only the rest of itself. Targets
 * in `done` give nothing.
 */
export function expand(state: State, part: RefPart, done = new Set<string>()): Part[] {
  const key = keyOf(part.target);
  if (state.expanding.has(key) || done.has(key)) return [];
  done.add(key);
  const lists = listsSchema(state, part.target, state.expanding);
  state.expanding.add(key);
  const parts = flatten(state, part.target, true)
    .map((inner) => (inner.kind === "own" && lists ? { ...inner, node: withoutUnion(inner.node) } : inner))
    .flatMap((inner) => followChain(state, part.node, [], () => expandUnlessObject(state, inner, done)));
  state.expanding.delete(key);
  return parts;
}

/** Whether a union names one of the given schemas as a variant: they inherit what stands beside its variants. */
export function listsSchema(state: State, target: Node, keys: ReadonlySet<string>): boolean {
  const keyword = isObject(target.value) && unionKeyword(target.value);
  if (!keyword) return false;
  return elements(child(target, keyword)).some((variant) => {
    const ref = isObject(variant.value) && typeof variant.value.$ref === "string" ? variant.value.$ref : undefined;
    const named = ref === undefined ? undefined : state.options.resolver.target(variant, ref);
    return named !== undefined && keys.has(keyOf(named));
  });
}

export function withoutUnion(node: Node): Node {
  const { oneOf, anyOf, discriminator, ...rest } = isObject(node.value) ? node.value : {};
  return copy(node, rest);
}

/** A union together with other schemas: each variant is combined with them. */
function lowerUnionPart(
  state: State,
  node: Node,
  found: { readonly union: OwnPart; readonly parts: readonly Part[] },
): Type {
  const base: Node[] = [];
  for (const part of found.parts) {
    const rest = part === found.union ? withoutUnion(part.node) : part.node;
    if (part.kind === "own" && part !== found.union && isUnion(part.node)) reportSecondUnion(state, part.node);
    if (part.kind === "ref") base.push(copy(part.node, { $ref: (part.node.value as JsonObject).$ref! }));
    else if (isShaping(rest.value)) base.push(isUnion(rest) ? withoutUnion(rest) : rest);
  }
  const shaping = base.filter((part) => isShaping(part.value));
  const annotated = mergeParts(state, {
    parts: [{ node: annotations(node), inherited: false }],
    at: node,
    key: keyOf(node),
  });
  return lowerUnionWith(state, { union: found.union.node, base: shaping, node: annotated });
}

function annotations(node: Node): Node {
  const value = isObject(node.value) ? node.value : {};
  const { $ref, allOf, oneOf, anyOf, properties, required, ...rest } = value;
  return copy(node, rest);
}

function reportSecondUnion(state: State, node: Node): void {
  const value = isObject(node.value) ? node.value : {};
  const keyword = unionKeyword(value) ?? "oneOf";
  const params = { keyword, instead: "another union of the same `allOf` decides the type" };
  const location = locationOf(child(node, keyword) ?? node, "key");
  state.report(jsonSchemaCatalogue.create("unsupported-keyword", params, { location }));
}
