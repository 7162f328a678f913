import { type Json, makeName, nonNull, nullType, type Type, unknownType, type Variant } from "@sdkwright/plugin-api";
import { lowerCombined, withoutUnion } from "./all-of.js";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { extension, flagOf } from "./dialect.js";
import { discriminate } from "./discriminators.js";
import { document } from "./docs.js";
import { claim, settle } from "./drafts.js";
import { declareEnum, enumOfConstants, type Scalar } from "./enums.js";
import { excludes, isAnything, isNullSchema, isShaping, unionKeyword } from "./keywords.js";
import { variantWithBase } from "./merge.js";
import {
  child,
  elements,
  isObject,
  type JsonObject,
  keyOf,
  locationOf,
  mergedNode,
  type Node,
  originOf,
} from "./node.js";
import { saysNullable } from "./nullability.js";
import { type PlacedVariant, pinVariants } from "./pinned-variants.js";
import type { Draft, Mutable, State } from "./state.js";
import { coreOf, lowerTyped, typeOf } from "./type-of.js";
import { localWords } from "./variant-names.js";
import { objectView } from "./views.js";

/** A variant while its union is being read. */
export interface VariantDraft {
  /** The schema as listed. */
  readonly listed: Node;
  /** The schema with what stands beside the list. */
  readonly node: Node;
  readonly type: Type;
}

export interface UnionInput {
  /** The schema that lists the variants. */
  readonly union: Node;
  /** Schemas that every variant must satisfy too. */
  readonly base: readonly Node[];
  /** The place of the whole, and its text. */
  readonly node: Node;
}

/** Type of a schema with `oneOf` or `anyOf`. */
export function lowerUnion(state: State, node: Node, _keyword: "oneOf" | "anyOf"): Type {
  const rest = withoutUnion(node);
  return lowerUnionWith(state, { union: node, base: isShaping(rest.value) ? [rest] : [], node });
}

export function lowerUnionWith(state: State, input: UnionInput): Type {
  const { union, node } = input;
  const value = isObject(union.value) ? union.value : {};
  const keyword = unionKeyword(value) ?? "oneOf";
  reportOtherList(state, union, keyword);
  const all = distinct(listedVariants(union, keyword).filter((variant) => !isNullSchema(variant.value)));
  const stated = withoutOpen(state, union, all);
  const possible = stated.filter((variant) => !input.base.some((part) => isImpossible(state, variant, part)));
  if (all.length === 0) return nullType;
  if (possible.length === 0) return lowerUnionWith(state, { ...input, base: [] });
  const listed = possible;
  const stays = staysUnion(state, union);
  if (!stays && (input.base.length === 0 || (listed.length === 1 && node === union))) {
    const simple = listed.length === 1 ? unwrap(state, node, listed[0]!) : lowerAsEnum(state, node, listed);
    if (simple) return simple;
  }
  const draft = claim(state, node);
  const drafts = listed.map((variant) => lowerVariant(state, input, variant));
  const variants = merge(drafts);
  const anything = variants.find((variant) => variant.type.kind === "unknown");
  if (anything || (!stays && variants.length === 1 && (draft.named || !draft.taken))) {
    if (!draft.named && !draft.taken) state.drafts.delete(draft.key);
    if (anything && variants.length > 1) reportOpen(state, anything.listed, "the whole union accepts any value");
    if (draft.named || !draft.taken) return anything ? unknownType : variants[0]!.type;
  }
  settleUnion(state, draft, { union, variants });
  return draft.ref;
}

/**
 * The variants without those that say nothing but that null is allowed: `{}` in a list that is `nullable`, or
 * `{ nullable: true }`.
 */
function withoutOpen(state: State, union: Node, all: readonly Node[]): readonly Node[] {
  const isOfList = isObject(union.value) && saysNullable(union.value);
  const meansNull = ({ value }: Node): boolean =>
    isAnything(value) && (isOfList || (isObject(value) && saysNullable(value)));
  const open = all.filter(meansNull);
  if (open.length === 0 || open.length === all.length) return all;
  const instead = "it is read as null, since `nullable` says so";
  for (const variant of open) reportOpen(state, variant, instead);
  return all.filter((variant) => !open.includes(variant));
}

/** A `oneOf` of one schema, where settings keep it a union. */
function staysUnion(state: State, { value }: Node): boolean {
  if (!state.options.settings.keepSingleOneOf || !isObject(value)) return false;
  return Array.isArray(value.oneOf) && value.oneOf.length === 1;
}

function reportOtherList(state: State, union: Node, keyword: "oneOf" | "anyOf"): void {
  const value = isObject(union.value) ? union.value : {};
  if (keyword === "anyOf" || !unionKeyword({ anyOf: value.anyOf ?? [] })) return;
  const params = { keyword: "anyOf", instead: "`oneOf` beside it decides the type" };
  state.report(
    jsonSchemaCatalogue.create("unsupported-keyword", params, { location: locationOf(child(union, "anyOf")!, "key") }),
  );
}

function reportOpen(state: State, variant: Node, instead: string): void {
  state.report(jsonSchemaCatalogue.create("open-variant", { instead }, { location: locationOf(variant) }));
}

/** The variants of a union. A nested list without other keywords is part of the outer one. */
function listedVariants(union: Node, keyword: "oneOf" | "anyOf"): Node[] {
  const listed = elements(child(union, keyword));
  if (isObject(union.value) && union.value.discriminator !== undefined) return listed;
  return listed.flatMap((variant) => {
    const inner = isObject(variant.value) && Object.keys(variant.value).length === 1 && unionKeyword(variant.value);
    return inner ? listedVariants(variant, inner) : [variant];
  });
}

function distinct(variants: readonly Node[]): Node[] {
  const seen = new Set<string>();
  return variants.filter(({ value }) => {
    const ref =
      isObject(value) && typeof value.$ref === "string" && Object.keys(value).length === 1 ? value.$ref : undefined;
    if (ref === undefined) return true;
    const fresh = !seen.has(ref);
    seen.add(ref);
    return fresh;
  });
}

/** A union of one is that one, at the union's own place. */
function unwrap(state: State, node: Node, only: Node): Type {
  const { oneOf, anyOf, discriminator, ...rest } = isObject(node.value) ? node.value : {};
  const key = keyOf(node);
  const value: JsonObject = { ...rest, allOf: [only.value] };
  const list = mergedNode({ at: only, key: `${key}/allOf`, value: [only.value], overrides: new Map([["0", only]]) });
  const overrides = new Map([...(node.overrides ?? []), ["allOf", list] as const]);
  return lowerCombined(state, mergedNode({ at: node, key, value, overrides }));
}

/** Constants of one type are an enum; listed strings beside any string are an open one. */
function lowerAsEnum(state: State, node: Node, variants: readonly Node[]): Type | undefined {
  const constants = enumOfConstants(variants);
  if (constants) {
    return declareEnum(state, node, { values: constants.map((item) => item.value), open: false, named: constants });
  }
  const listed = variants.filter(
    ({ value }) => isObject(value) && (Array.isArray(value.enum) || typeof value.const === "string"),
  );
  const open = variants.filter(({ value }) => isPlainString(value));
  if (listed.length === 0 || open.length === 0 || listed.length + open.length !== variants.length) return undefined;
  const values = listed.flatMap(({ value }) => {
    const { enum: list, const: only } = value as JsonObject;
    return Array.isArray(list) ? list : [only!];
  });
  if (!values.every((value) => typeof value === "string")) return undefined;
  // A type that accepts any text already accepts the empty one.
  if (values.every((value) => value === "")) return typeOf(state, open[0]!);
  return declareEnum(state, node, { values: [...new Set(values)], open: true });
}

function isPlainString(value: Json): boolean {
  if (!isObject(value) || value.type !== "string") return false;
  return value.enum === undefined && value.const === undefined && value.format === undefined;
}

/** A variant that what stands beside the variants rules out. */
function isImpossible(state: State, variant: Node, base: Node): boolean {
  const a = state.options.resolver.follow(variant);
  const b = state.options.resolver.follow(base);
  return a !== undefined && b !== undefined && isObject(a.value) && isObject(b.value) && excludes(a.value, b.value);
}

function lowerVariant(state: State, { base, node, union }: UnionInput, listed: Node): VariantDraft {
  const needed = base.filter((part) => !covers(state, listed, part));
  if (needed.length === 0) return { listed, node: listed, type: nonNull(coreOf(state, listed)) };
  const key = `${keyOf(node)}${keyOf(listed).slice(keyOf(union).length)}`;
  const combined = variantWithBase(state, [...needed, listed], key);
  return { listed, node: combined, type: combinedType(state, combined) };
}

/** Variants of unions in variants of unions that are combined with others: each level multiplies those of the next. */
const MAX_COMBINED = 2000;

function combinedType(state: State, combined: Node): Type {
  if (state.combining > 1) state.combined++;
  if (state.combined > MAX_COMBINED) {
    if (!state.tooMany) {
      state.tooMany = true;
      const location = locationOf(combined);
      state.report(jsonSchemaCatalogue.create("too-many-variants", { limit: MAX_COMBINED }, { location }));
    }
    return unknownType;
  }
  state.combining++;
  try {
    return nonNull(coreOf(state, combined));
  } finally {
    state.combining--;
  }
}

/** True where a variant has all that stands beside the list, usually because it inherits it. */
function covers(state: State, listed: Node, base: Node): boolean {
  const variant = objectView(state, listed);
  const value = isObject(base.value) ? base.value : {};
  if (value.additionalProperties !== undefined && isShaping({ additionalProperties: value.additionalProperties }))
    return false;
  const names = isObject(value.properties) ? Object.keys(value.properties) : [];
  if (!variant) return names.length === 0 && !("$ref" in value) && !("allOf" in value);
  const inherited = objectView(state, base);
  const required = Array.isArray(value.required) ? value.required : [];
  const all = inherited ? [...inherited.properties.keys()] : names;
  if (!inherited && ("$ref" in value || "allOf" in value)) return false;
  return (
    all.every((name) => variant.properties.has(name)) &&
    required.every((name) => typeof name !== "string" || variant.required.has(name) || !variant.properties.has(name))
  );
}

/** Variants without those whose type another one has or includes. */
function merge(drafts: readonly VariantDraft[]): VariantDraft[] {
  const numbers = drafts.some(
    ({ type }) => type.kind === "primitive" && type.primitive === "number" && !type.constraints,
  );
  const seen = new Set<string>();
  return drafts.filter(({ type }) => {
    if (type.kind === "never") return false;
    if (numbers && type.kind === "primitive" && INTEGERS.has(type.primitive)) return false;
    const key = type.kind === "primitive" ? `primitive:${type.primitive}` : JSON.stringify(type);
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

const INTEGERS: ReadonlySet<string> = new Set(["int32", "int64", "uint32", "uint64"]);

interface ReadUnion {
  readonly union: Node;
  readonly variants: readonly VariantDraft[];
}

function settleUnion(state: State, draft: Draft, { union, variants: drafts }: ReadUnion): void {
  const value = isObject(union.value) ? union.value : {};
  const separate =
    flagOf(extension(value, "undiscriminated")) === true || flagOf(extension(value, "discriminated")) === false;
  const told = separate ? null : discriminate(state, union, drafts);
  const words = localWords(state, drafts, told?.tags);
  const pins = told !== null && state.options.settings.literalsOverDiscriminators;
  const found = pins ? null : told;
  const variants = (pins ? pinVariants(state, drafts.map(placed), told) : drafts).map((read, index): Variant => {
    const own = words[index];
    if (own) state.variantWords.set(keyOf(read.node), own);
    const wire = own ? own.join(" ") : "";
    const variant: Mutable<Variant> = {
      name: makeName(wire, own ? { words: own } : {}),
      type: read.type,
      tags: found?.tags[index] ?? [],
      origin: originOf(read.listed),
    };
    if (!isObject(read.listed.value) || read.listed.value.$ref === undefined) document(variant, read.listed.value);
    return variant;
  });
  settle(state, draft, {
    kind: "union",
    discriminator: found ? makeName(found.property) : null,
    variants,
  });
}

function placed(variant: VariantDraft): PlacedVariant {
  return { ...variant, key: keyOf(variant.node.merged ? variant.node : variant.listed) };
}

interface DirectVariant {
  readonly node: Node;
  readonly words: readonly string[];
  readonly type: Type;
  readonly tags: readonly Scalar[];
}

/** Declares a union whose variants are known already. */
export function declareUnion(
  state: State,
  node: Node,
  body: { readonly discriminator: null; readonly variants: readonly DirectVariant[] },
): Type {
  const draft = claim(state, node);
  const variants = body.variants.map(({ node: at, words, type, tags }): Variant => {
    return { name: makeName(words.join(" "), { words }), type, tags, origin: originOf(at) };
  });
  return settle(state, draft, { kind: "union", discriminator: null, variants });
}

/** Type of a schema with several types: a union of what it is for each of them. */
export function lowerTypeList(state: State, node: Node, value: JsonObject, types: readonly string[]): Type {
  const distinctTypes = types.includes("number") ? types.filter((type) => type !== "integer") : types;
  if (distinctTypes.length === 1) return lowerTyped(state, node, value, distinctTypes[0]);
  if (distinctTypes.length >= 5) return unknownType;
  const draft = claim(state, node);
  const variants = distinctTypes.map((type): DirectVariant => {
    const at = mergedNode({
      at: node,
      key: `${keyOf(node)}/type/${type}`,
      value: { ...value, type },
      ...(node.overrides && { overrides: node.overrides }),
    });
    state.variantWords.set(keyOf(at), [type]);
    return { node: at, words: [type], type: lowerTyped(state, at, value, type), tags: [] };
  });
  return settle(state, draft, { kind: "union", discriminator: null, variants: variants.map(toVariant) });
}

function toVariant({ node, words, type, tags }: DirectVariant): Variant {
  return { name: makeName(words.join(" "), { words }), type, tags, origin: originOf(node) };
}
