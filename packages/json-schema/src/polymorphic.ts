import { makeName, type Variant } from "@sdkwright/plugin-api";
import { settle } from "./drafts.js";
import { baseKey, discriminatorOf, propertyOf } from "./heirs.js";
import { firstRepeat, type Scalar } from "./literal-values.js";
import { isObject, keyOf, members, mergedNode, type Node, originOf } from "./node.js";
import { pinVariants } from "./pinned-variants.js";
import { complain, readMapping, tagsOf } from "./polymorphic-tags.js";
import type { Draft, State } from "./state.js";
import { coreOf, targetType } from "./type-of.js";

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
