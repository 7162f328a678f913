import { type Json, makeName, nullType, type Type, unknownType, type Variant } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { extension, flagOf } from "./dialect.js";
import { discriminate } from "./discriminators.js";
import { document } from "./docs.js";
import { claim, settle } from "./drafts.js";
import { declareEnum, enumOfConstants } from "./enums.js";
import { isNullSchema, isShaping, unionKeyword } from "./keywords.js";
import { child, isObject, type JsonObject, keyOf, locationOf, mergedNode, type Node, originOf } from "./node.js";
import { withoutUnion } from "./parts.js";
import { type PlacedVariant, pinVariants } from "./pinned-variants.js";
import type { Draft, Mutable, State, VariantDraft } from "./state.js";
import { typeOf } from "./type-of.js";
import { localWords } from "./variant-names.js";
import {
  distinct,
  isImpossible,
  listedVariants,
  lowerVariant,
  merge,
  reportOpen,
  type UnionInput,
  withoutOpen,
} from "./variants.js";

/** The type of a schema with `oneOf` or `anyOf`. */
export function lowerUnion(state: State, node: Node): Type {
  const rest = withoutUnion(node);
  return lowerUnionWith(state, { union: node, base: isShaping(rest.value) ? [rest] : [], node });
}

/** The type of a union whose variants must satisfy other schemas too, such as the other parts of an `allOf`. */
export function lowerUnionWith(state: State, input: UnionInput): Type {
  const stated = statedVariants(state, input.union);
  if (stated.length === 0) return nullType;
  const possible = stated.filter((variant) => !input.base.some((part) => isImpossible(state, variant, part)));
  // No value satisfies such a schema. Its variants alone are nearer to what was meant than a type without values.
  if (possible.length === 0) return lowerVariants(state, { ...input, base: [] }, stated);
  return lowerVariants(state, input, possible);
}

function lowerVariants(state: State, input: UnionInput, variants: readonly Node[]): Type {
  const { union, node, base } = input;
  // Settings can keep a `oneOf` of one schema a union. No other type may replace it then.
  const stays = staysUnion(state, union);
  // Neither form reads `base`. What stands beside the only variant is not lost, since `unwrap` combines it with the variant.
  if (!stays && (base.length === 0 || (variants.length === 1 && node === union))) {
    const simple = variants.length === 1 ? unwrap(state, node, variants[0]!) : lowerAsEnum(state, node, variants);
    if (simple) return simple;
  }
  // The declaration is claimed before its variants are read, so that a variant which contains the union refers to it.
  const draft = claim(state, node);
  const read = merge(variants.map((variant) => lowerVariant(state, input, variant)));
  const anything = read.find((variant) => variant.type.kind === "unknown");
  if (anything && read.length > 1) reportOpen(state, anything.listed, "the whole union accepts any value");
  const same = anything ? unknownType : read.length === 1 && !stays ? read[0]!.type : undefined;
  // A union that accepts the same values as another type is that type. A named schema becomes an alias of it, so what
  // refers to the schema (`taken`) stays valid. An inline one is not declared then, which a reference to it rules out.
  if (same && (draft.named || !draft.taken)) {
    if (!draft.named) state.drafts.delete(draft.key);
    return same;
  }
  settleUnion(state, draft, { union, variants: read });
  return draft.ref;
}

/** The variants that a union lists, once each, without null, which is part of no declaration. */
function statedVariants(state: State, union: Node): readonly Node[] {
  const keyword = (isObject(union.value) && unionKeyword(union.value)) || "oneOf";
  reportOtherList(state, union, keyword);
  const all = distinct(listedVariants(union, keyword).filter((variant) => !isNullSchema(variant.value)));
  return withoutOpen(state, union, all);
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

/** The type of a union of one variant: that of the variant, with what stands beside the list. */
function unwrap(state: State, node: Node, only: Node): Type {
  const { oneOf, anyOf, discriminator, ...rest } = isObject(node.value) ? node.value : {};
  const key = keyOf(node);
  const value: JsonObject = { ...rest, allOf: [only.value] };
  const list = mergedNode({ at: only, key: `${key}/allOf`, value: [only.value], overrides: new Map([["0", only]]) });
  const overrides = new Map([...(node.overrides ?? []), ["allOf", list] as const]);
  return state.lower(state, mergedNode({ at: node, key, value, overrides }), value);
}

/**
 * Constants of one type are an enum; listed strings beside any string are an open one. Three stages make enums of unions,
 * because each has knowledge of its own: this one of the schema's default and of the texts of inline constants, the pass
 * `textUnionsAsEnums` of the targets of references, and `constantsAsEnums` of whether a language has types of one value.
 */
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
