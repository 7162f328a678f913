import { jsonSchemaCatalogue } from "./catalogue.js";
import { followChain } from "./chain.js";
import { discriminatorOf, heirsOf, propertyOf } from "./heirs.js";
import { unionKeyword } from "./keywords.js";
import { firstRepeat, literalValues, matchingName, type Scalar } from "./literal-values.js";
import { child, elements, isObject, keyOf, locationOf, members, type Node } from "./node.js";
import { polymorphicTags } from "./polymorphic-tags.js";
import type { State, VariantDraft } from "./state.js";
import { nameOfTarget } from "./targets.js";
import { objectView } from "./views.js";

/** The property that tells variants apart, and the values that select each of them. */
export interface Discrimination {
  readonly property: string;
  readonly tags: readonly (readonly Scalar[])[];
}

/** How the variants of a union are told apart; null where only their shape tells. */
export function discriminate(state: State, union: Node, variants: readonly VariantDraft[]): Discrimination | null {
  const declared = declaredProperty(union);
  if (declared === undefined) return infer(state, variants);
  reportUndeclared(state, union, variants, declared);
  noteDefaultMapping(state, union);
  const mapping = mappingOf(state, union, variants, declared);
  const shared = sharedPlaces(state, variants, declared);
  const ambiguous = repeatedValues(state, variants, declared);
  const tags = variants.map((variant, index) =>
    tagsFor(state, variant.listed, { property: declared, mapped: mapping[index]!, shared, ambiguous }),
  );
  const untagged = variants.findIndex((variant, index) => tags[index]!.length === 0 || variant.type.kind !== "ref");
  if (untagged >= 0) {
    const detail = "has no value that selects the variant at this place";
    complain(state, { property: declared, detail, hasShapes: true }, variants[untagged]!.listed);
    return null;
  }
  const repeated = firstRepeat(tags);
  if (repeated) {
    const detail = `selects several variants by the value ${JSON.stringify(repeated.tag)}, including this one`;
    complain(state, { property: declared, detail, hasShapes: true }, variants[repeated.index]!.listed);
    return null;
  }
  // Variants that are told apart by literals of their own keep those.
  if (state.options.settings.literalsOverDiscriminators) return { property: declared, tags };
  const refused = variants.findIndex(({ listed }, index) =>
    isRefused(state, listed, { declared, tags: tags[index]!, shared }),
  );
  if (refused >= 0) {
    const values = tags[refused]!.map((tag) => JSON.stringify(tag)).join(", ");
    const detail = `selects this variant by ${values}, which the variant does not allow`;
    complain(state, { property: declared, detail, hasShapes: true }, variants[refused]!.listed);
    return null;
  }
  return { property: declared, tags };
}

interface Selection {
  readonly declared: string;
  readonly tags: readonly Scalar[];
  readonly shared: ReadonlySet<string>;
}

/**
 * A variant whose own property may be none of the values that are said to select it: something else tells it from others.
 * A list that variants share, such as that of their parent, is rather out of date.
 */
function isRefused(state: State, listed: Node, { declared, tags, shared }: Selection): boolean {
  const place = objectView(state, listed)?.properties.get(declared);
  const allowed = place && !shared.has(keyOf(place)) ? literalValues(state, place) : [];
  return allowed.length > 0 && !tags.some((tag) => allowed.includes(tag));
}

/**
 * A property that no variant has is most likely a typing error. Variants that are not objects may have it at a deeper
 * level.
 */
function reportUndeclared(state: State, union: Node, variants: readonly VariantDraft[], property: string): void {
  const views = variants.map(({ listed }) => objectView(state, listed));
  if (views.length === 0 || views.some((view) => !view || view.properties.has(property))) return;
  const at = child(union, "discriminator") ?? union;
  complain(state, { property, detail: "is a property of none of the variants" }, child(at, "propertyName") ?? at);
}

/** Values that select no variant are kept as received, so nothing is lost that the default variant would hold. */
function noteDefaultMapping(state: State, union: Node): void {
  const mapping = child(child(union, "discriminator") ?? union, "defaultMapping");
  if (!mapping) return;
  const params = { keyword: "defaultMapping", instead: "a value that selects no variant is an unknown variant" };
  state.report(jsonSchemaCatalogue.create("unsupported-keyword", params, { location: locationOf(mapping, "key") }));
}

function declaredProperty(union: Node): string | undefined {
  return propertyOf(child(union, "discriminator"));
}

interface Complaint {
  readonly property: string;
  readonly detail: string;
  /** The variants are told apart by their shape instead. */
  readonly hasShapes?: boolean;
}

function complain(state: State, { hasShapes = false, ...params }: Complaint, at: Node): void {
  const context = { location: locationOf(at), isOtherwise: hasShapes };
  state.report(jsonSchemaCatalogue.create("discriminator-value", params, context));
}

/** For each variant, the values that `mapping` gives it. */
function mappingOf(state: State, union: Node, variants: readonly VariantDraft[], property: string): Scalar[][] {
  const found: Scalar[][] = variants.map(() => []);
  const targets = variants.map(({ listed }) => targetOf(state, listed));
  for (const entry of members(child(child(union, "discriminator") ?? union, "mapping"))) {
    if (typeof entry.value !== "string") continue;
    const index = targets.findIndex((target) => target !== undefined && isMeant(state, entry, target));
    if (index >= 0) found[index]!.push(entry.token);
    else {
      const detail = `maps \`${entry.token}\` to a schema that is not among the variants`;
      complain(state, { property, detail }, entry);
    }
  }
  return found;
}

function targetOf(state: State, listed: Node): Node | undefined {
  const ref = isObject(listed.value) ? listed.value.$ref : undefined;
  return typeof ref === "string" ? state.options.resolver.target(listed, ref) : undefined;
}

/** A mapping names a schema by reference, or by the bare name of a declared one. */
function isMeant(state: State, entry: Node, target: Node): boolean {
  const text = entry.value as string;
  if (nameOfTarget(state, target) === text) return true;
  if (!text.includes("#") && !text.includes("/") && !text.includes(".")) return false;
  if (text.startsWith("#/") && keyOf(target).endsWith(text)) return true;
  if (text.startsWith("#")) return false;
  const named = state.options.resolver.target(entry, text);
  return named !== undefined && keyOf(named) === keyOf(target);
}

interface TagQuery {
  readonly property: string;
  readonly mapped: readonly Scalar[];
  /** Keys of the places at which several variants have the property: what is listed there tells none apart. */
  readonly shared: ReadonlySet<string>;
  /** Values that several variants list, each in a schema of its own. */
  readonly ambiguous: ReadonlySet<Scalar>;
}

/** Values that more than one variant lists for the property. */
function repeatedValues(state: State, variants: readonly VariantDraft[], property: string): ReadonlySet<Scalar> {
  const seen = new Set<Scalar>();
  const repeated = new Set<Scalar>();
  for (const { listed } of variants) {
    const place = objectView(state, listed)?.properties.get(property);
    for (const value of new Set(place ? literalValues(state, place) : [])) {
      if (seen.has(value)) repeated.add(value);
      seen.add(value);
    }
  }
  return repeated;
}

function sharedPlaces(state: State, variants: readonly VariantDraft[], property: string): ReadonlySet<string> {
  const shared = new Set<string>();
  const seen = new Set<string>();
  for (const { listed } of variants) {
    const place = objectView(state, listed)?.properties.get(property);
    if (!place) continue;
    if (seen.has(keyOf(place))) shared.add(keyOf(place));
    seen.add(keyOf(place));
  }
  return shared;
}

/** Mapped values, else the constant of the property, else those of a nested union, else the schema's name. */
function tagsFor(state: State, listed: Node, { property, mapped, shared, ambiguous }: TagQuery): readonly Scalar[] {
  if (mapped.length > 0) return mapped;
  const target = targetOf(state, listed);
  const nested = target ? followChain(state, target, [], () => nestedTags(state, target, property)) : [];
  if (nested.length > 0) return nested;
  const place = objectView(state, listed)?.properties.get(property);
  const pinned = place ? literalValues(state, place) : [];
  const name = target && nameOfTarget(state, target);
  if (place && pinned.length > 0 && !shared.has(keyOf(place))) {
    // A variant that lists the values of the others too is meant by the one that its schema is called after.
    const listsOthers = pinned.length > 1 && pinned.some((value) => ambiguous.has(value));
    const meant = name !== undefined && listsOthers && matchingName(pinned, name);
    return meant !== false && pinned.includes(meant) ? [meant] : pinned;
  }
  return name === undefined || !objectView(state, target!) ? pinned : [matchingName(pinned, name)];
}

function nestedTags(state: State, target: Node, property: string): readonly Scalar[] {
  if (propertyOf(discriminatorOf(target)) === property && heirsOf(state, target).length > 0)
    return polymorphicTags(state, target);
  const keyword = isObject(target.value) ? unionKeyword(target.value) : undefined;
  if (!keyword || declaredProperty(target) !== property || state.open.has(`tags:${keyOf(target)}`)) return [];
  state.open.add(`tags:${keyOf(target)}`);
  const listed = elements(child(target, keyword));
  const mapping = members(child(child(target, "discriminator") ?? target, "mapping"));
  const tags =
    mapping.length > 0
      ? mapping.map((entry) => entry.token)
      : listed.flatMap((variant) => tagsFor(state, variant, { property, mapped: [], shared: NONE, ambiguous: NONE }));
  state.open.delete(`tags:${keyOf(target)}`);
  return tags;
}

const NONE: ReadonlySet<never> = new Set();

/** A property that every variant requires and pins to values of its own. */
function infer(state: State, variants: readonly VariantDraft[]): Discrimination | null {
  if (variants.length < 2 || variants.some((variant) => variant.type.kind !== "ref")) return null;
  const views = variants.map((variant) => objectView(state, variant.node));
  const [first] = views;
  if (!first || views.some((view) => !view)) return null;
  for (const property of first.properties.keys()) {
    if (!views.every((view) => view!.required.has(property))) continue;
    const tags = views.map((view) => {
      const declared = view!.properties.get(property);
      return declared ? literalValues(state, declared) : [];
    });
    if (tags.every((tag) => tag.length > 0) && firstRepeat(tags) === undefined) return { property, tags };
  }
  return null;
}
