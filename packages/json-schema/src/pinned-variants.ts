import { type Json, makeName, nonNull } from "@sdkwright/plugin-api";
import type { Discrimination } from "./discriminators.js";
import { literalValues, type Scalar } from "./literal-values.js";
import { variantWithBase } from "./merge.js";
import { isObject, type JsonObject, mergedNode, type Node } from "./node.js";
import type { State, VariantDraft } from "./state.js";
import { nameOfTarget } from "./targets.js";
import { coreOf } from "./type-of.js";
import { objectView } from "./views.js";

/** A variant, and the key of the place at which it stands in its union. */
export interface PlacedVariant extends VariantDraft {
  readonly key: string;
}

/**
 * The variants of a union with the values that tell them apart as literals of their own: variants that have such
 * literals already are kept, and so are those that are not objects, such as a union inside the union.
 */
export function pinVariants(
  state: State,
  variants: readonly PlacedVariant[],
  { property, tags }: Discrimination,
): readonly VariantDraft[] {
  return variants.map((variant, index) => pin(state, variant, { property, tags: tags[index]! }));
}

interface Pin {
  readonly property: string;
  readonly tags: readonly Scalar[];
}

function pin(state: State, variant: PlacedVariant, { property, tags }: Pin): VariantDraft {
  const { key, listed } = variant;
  const view = objectView(state, variant.node);
  const declared = view?.properties.get(property);
  const values = declared ? literalValues(state, declared) : [];
  const isSaid = view?.required.has(property) && sameValues(values, tags);
  const contradicts = values.length > 0 && !tags.every((tag) => values.includes(tag));
  const known = state.drafts.get(key);
  if (!view || isSaid || contradicts || known?.named || known?.taken) return variant;
  // What an inline variant came to without its tag is a type that nobody needs.
  state.drafts.delete(key);
  const named = nameOfListed(state, listed);
  if (named !== undefined) state.variantWords.set(key, makeName(named).words);
  const node = variantWithBase(state, [variant.node, tagNode(variant, { property, tags })], key);
  return { listed, node, type: nonNull(coreOf(state, node)) };
}

function sameValues(values: readonly Scalar[], tags: readonly Scalar[]): boolean {
  return values.length === tags.length && tags.every((tag) => values.includes(tag));
}

function nameOfListed(state: State, listed: Node): string | undefined {
  const ref = isObject(listed.value) ? listed.value.$ref : undefined;
  const target = typeof ref === "string" ? state.options.resolver.target(listed, ref) : listed;
  return target && nameOfTarget(state, target);
}

/** An object schema that pins one property. */
function tagNode({ key, node }: PlacedVariant, { property, tags }: Pin): Node {
  const schema: Json = { enum: [...tags] };
  const value: JsonObject = { type: "object", required: [property], properties: { [property]: schema } };
  return mergedNode({ at: node, key: `${key}/tag`, value });
}
