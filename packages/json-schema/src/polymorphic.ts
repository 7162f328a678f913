import { makeName, type Variant } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { followChain } from "./chain.js";
import { firstRepeat, literalValues, matchingName } from "./discriminators.js";
import { settle } from "./drafts.js";
import type { Scalar } from "./enums.js";
import { baseKey, discriminatorOf, heirsOf, mappingTarget, propertyOf } from "./heirs.js";
import { child, isObject, keyOf, locationOf, members, mergedNode, type Node, originOf } from "./node.js";
import { pinVariants } from "./pinned-variants.js";
import type { Draft, State } from "./state.js";
import { coreOf, nameOfTarget, targetType } from "./type-of.js";
import { objectView } from "./views.js";

interface Tagged {
  readonly node: Node;
  readonly tags: readonly Scalar[];
}

/**
 * Declares a schema with a discriminator that other schemas extend: its name stands for the union of those, its
 * properties for a base that they inherit from. A value of the base itself is a variant where the mapping names it.
 */
export function declarePolymorphic(state: State, draft: Draft, heirs: readonly Node[]): void {
  const { node } = draft;
  const overrides = new Map(members(node).map((member) => [member.token, member]));
  const base = coreOf(state, mergedNode({ at: node, key: baseKey(node), value: node.value, overrides }));
  const property = propertyOf(discriminatorOf(node))!;
  const mapped = readMapping(state, node, [...heirs, node]);
  const own = mapped.get(keyOf(node));
  const tagged: Tagged[] = heirs.map((heir) => ({ node: heir, tags: tagsOf(state, { parent: node, heir }, mapped) }));
  const variants = tagged.map(({ node: heir, tags }): Variant => {
    return { name: makeName("", {}), type: targetType(state, heir), tags, origin: originOf(heir) };
  });
  if (own) variants.push({ name: makeName("", {}), type: base, tags: own, origin: originOf(node) });
  const repeated = firstRepeat(variants.map(({ tags }) => tags));
  if (repeated) {
    const detail = `selects several schemas by the value ${JSON.stringify(repeated.tag)}, including this one`;
    complain(state, { property, detail }, heirs[repeated.index] ?? node);
  }
  const isTold = !repeated && !state.options.settings.literalsOverDiscriminators;
  const read = own ? [...tagged, { node: withoutDiscriminator(node), tags: own }] : tagged;
  settle(state, draft, {
    kind: "union",
    discriminator: isTold ? makeName(property) : null,
    variants: isTold
      ? variants
      : repeated
        ? variants.map(untagged)
        : pinned(state, draft, { property, variants, read }),
  });
}

function withoutDiscriminator(node: Node): Node {
  const { discriminator, ...value } = isObject(node.value) ? node.value : {};
  return mergedNode({ at: node, key: keyOf(node), value, ...(node.overrides && { overrides: node.overrides }) });
}

function untagged(variant: Variant): Variant {
  return { ...variant, tags: [] };
}

interface Pinnable {
  readonly property: string;
  readonly variants: readonly Variant[];
  /** The schemas of the variants. */
  readonly read: readonly Tagged[];
}

/** The variants with their tags as literals of their own. */
function pinned(state: State, draft: Draft, { property, variants, read }: Pinnable): readonly Variant[] {
  const placed = read.map(({ node }, index) => {
    return { listed: node, node, type: variants[index]!.type, key: `${draft.key}/oneOf/${index}` };
  });
  const types = pinVariants(state, placed, { property, tags: read.map(({ tags }) => tags) });
  return variants.map((variant, index) => ({ ...variant, type: types[index]!.type, tags: [] }));
}

function complain(state: State, params: { readonly property: string; readonly detail: string }, at: Node): void {
  state.report(jsonSchemaCatalogue.create("discriminator-value", params, { location: locationOf(at) }));
}

/** The values of a parent's mapping, by the key of the schema that each of them names. */
function readMapping(state: State, parent: Node, schemas: readonly Node[]): Map<string, Scalar[]> {
  const found = new Map<string, Scalar[]>();
  const keys = new Set(schemas.map(keyOf));
  for (const entry of members(child(discriminatorOf(parent)!, "mapping"))) {
    const target = mappingTarget(state, parent, entry);
    if (!target || !keys.has(keyOf(target))) {
      const detail = `maps \`${entry.token}\` to a schema that does not exist`;
      complain(state, { property: propertyOf(discriminatorOf(parent))!, detail }, entry);
      continue;
    }
    const values = found.get(keyOf(target));
    if (values) values.push(entry.token);
    else found.set(keyOf(target), [entry.token]);
  }
  return found;
}

interface Kinship {
  readonly parent: Node;
  readonly heir: Node;
}

/** The values that select a schema which has heirs: those of all of them. */
export function polymorphicTags(state: State, node: Node): readonly Scalar[] {
  const open = `tags:${keyOf(node)}`;
  if (state.open.has(open)) return [];
  state.open.add(open);
  const heirs = heirsOf(state, node);
  const mapped = readMapping(state, node, [...heirs, node]);
  const theirs = heirs.flatMap((heir) => tagsOf(state, { parent: node, heir }, mapped));
  state.open.delete(open);
  return [...new Set([...(mapped.get(keyOf(node)) ?? []), ...theirs])];
}

/** Mapped values, and those of its own heirs; else the values that the heir pins itself, else its name. */
function tagsOf(
  state: State,
  { parent, heir }: Kinship,
  mapped: ReadonlyMap<string, readonly Scalar[]>,
): readonly Scalar[] {
  const own = mapped.get(keyOf(heir)) ?? [];
  const property = propertyOf(discriminatorOf(parent))!;
  if (propertyOf(discriminatorOf(heir)) === property && heirsOf(state, heir).length > 0) {
    return [...new Set([...own, ...followChain(state, heir, [], () => polymorphicTags(state, heir))])];
  }
  if (own.length > 0) return own;
  const declared = objectView(state, heir)?.properties.get(property);
  const inherited = objectView(state, parent)?.properties.get(property);
  const values = declared ? literalValues(state, declared) : [];
  const shared = declared !== undefined && inherited !== undefined && keyOf(declared) === keyOf(inherited);
  if (values.length > 0 && !shared) return values;
  return [vendorValue(heir) ?? matchingName(values, nameOfTarget(state, heir) ?? heir.token)];
}

/** `x-ms-discriminator-value`, as definitions of OpenAPI 2.0 have it in place of a mapping. */
function vendorValue(node: Node): Scalar | undefined {
  const value = isObject(node.value) ? node.value["x-ms-discriminator-value"] : undefined;
  return typeof value === "string" ? value : undefined;
}
