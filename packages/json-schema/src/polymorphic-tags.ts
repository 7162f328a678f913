import { jsonSchemaCatalogue } from "./catalogue.js";
import { followChain } from "./chain.js";
import { discriminatorOf, heirsOf, mappingTarget, propertyOf } from "./heirs.js";
import { literalValues, matchingName, type Scalar } from "./literal-values.js";
import { child, isObject, keyOf, locationOf, members, type Node } from "./node.js";
import type { State } from "./state.js";
import { nameOfTarget } from "./targets.js";
import { objectView } from "./views.js";

/** The values of a parent's mapping, by the key of the schema that each of them names. */
export function readMapping(state: State, parent: Node, schemas: readonly Node[]): Map<string, Scalar[]> {
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

export function complain(state: State, params: { readonly property: string; readonly detail: string }, at: Node): void {
  state.report(jsonSchemaCatalogue.create("discriminator-value", params, { location: locationOf(at) }));
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
export function tagsOf(
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
