import { nonNull, type Type, unknownType } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { excludes, isAnything, isShaping, unionKeyword } from "./keywords.js";
import { variantWithBase } from "./merge.js";
import { child, elements, isObject, keyOf, locationOf, type Node } from "./node.js";
import { saysNullable } from "./nullability.js";
import type { State, VariantDraft } from "./state.js";
import { coreOf } from "./type-of.js";
import { objectView } from "./views.js";

export interface UnionInput {
  /** The schema that lists the variants. */
  readonly union: Node;
  /** Schemas that every variant must satisfy too. */
  readonly base: readonly Node[];
  /** The place of the whole, and its text. */
  readonly node: Node;
}

/** The variants of a union. A nested list without other keywords is part of the outer one. */
export function listedVariants(union: Node, keyword: "oneOf" | "anyOf"): Node[] {
  const listed = elements(child(union, keyword));
  if (isObject(union.value) && union.value.discriminator !== undefined) return listed;
  return listed.flatMap((variant) => {
    const inner = isObject(variant.value) && Object.keys(variant.value).length === 1 && unionKeyword(variant.value);
    return inner ? listedVariants(variant, inner) : [variant];
  });
}

export function distinct(variants: readonly Node[]): Node[] {
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

/**
 * The variants without those that say nothing but that null is allowed: `{}` in a list that is `nullable`, or
 * `{ nullable: true }`.
 */
export function withoutOpen(state: State, union: Node, all: readonly Node[]): readonly Node[] {
  const isOfList = isObject(union.value) && saysNullable(union.value);
  const meansNull = ({ value }: Node): boolean =>
    isAnything(value) && (isOfList || (isObject(value) && saysNullable(value)));
  const open = all.filter(meansNull);
  if (open.length === 0 || open.length === all.length) return all;
  const instead = "it is read as null, since `nullable` says so";
  for (const variant of open) reportOpen(state, variant, instead);
  return all.filter((variant) => !open.includes(variant));
}

export function reportOpen(state: State, variant: Node, instead: string): void {
  state.report(jsonSchemaCatalogue.create("open-variant", { instead }, { location: locationOf(variant) }));
}

/** A variant that what stands beside the variants rules out. */
export function isImpossible(state: State, variant: Node, base: Node): boolean {
  const a = state.options.resolver.follow(variant);
  const b = state.options.resolver.follow(base);
  return a !== undefined && b !== undefined && isObject(a.value) && isObject(b.value) && excludes(a.value, b.value);
}

export function lowerVariant(state: State, { base, node, union }: UnionInput, listed: Node): VariantDraft {
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
export function merge(drafts: readonly VariantDraft[]): VariantDraft[] {
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
