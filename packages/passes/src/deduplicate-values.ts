import {
  type Api,
  mapTypes,
  nonNull,
  type ObjectDecl,
  referencesOfDecl,
  type Type,
  type TypeDecl,
  type TypeId,
  typeDecls,
} from "@sdkwright/ir-schema";
import { type Comparison, comparisonOf, hasSameMembers } from "./deduplicate-types.js";

/** Fewer equal properties than these may be equal by chance, and come to differ. */
const MIN_EQUAL = 3;
const NAME = "value";

/**
 * The inline types in an object, each directly the type of a property: none where they are few or of several kinds, or one
 * holds further inline types.
 */
function valuesOf({ types }: Api, decl: ObjectDecl): readonly TypeDecl[] {
  if (decl.properties.length < MIN_EQUAL) return [];
  const inline: TypeDecl[] = [];
  for (const { type } of decl.properties) {
    const plain = nonNull(type);
    const found = plain.kind === "ref" ? types[plain.id] : undefined;
    if (found && isInline(found) && found.parent === decl.id) inline.push(found);
  }
  if (inline.length < MIN_EQUAL || inline.some(({ kind }) => kind !== inline[0]?.kind)) return [];
  const isLeaf = (found: TypeDecl): boolean => referencesOfDecl(found).every((id) => types[id]?.name.explicit);
  return new Set(inline).size === inline.length && inline.every(isLeaf) ? inline : [];
}

const isInline = ({ kind, name }: TypeDecl): boolean => (kind === "object" || kind === "enum") && !name.explicit;

/** Of an object whose properties are of one shape, like those of a map, their types: the first stands for all. */
function sharedValues(api: Api, comparison: Comparison, decl: ObjectDecl): readonly TypeDecl[] {
  const [first, ...others] = valuesOf(api, decl);
  return first && others.every((other) => hasSameMembers(comparison, first, other)) ? [first, ...others] : [];
}

function namedAsValue(decl: TypeDecl, { name }: ObjectDecl): TypeDecl {
  const { summary: _, description: __, ...plain } = decl;
  return { ...plain, name: { wire: NAME, words: [...name.words, NAME], explicit: false } };
}

/**
 * The API with one type for the properties of an object whose inline types are all equal, three at least: `Capabilities`
 * with twenty properties of `active | inactive` has one `CapabilitiesValue`. Leaves other objects as they are. The same
 * object where there are none like that.
 */
export function deduplicateValues(api: Api): Api {
  const comparison = comparisonOf(api);
  const ids = new Map<TypeId, TypeId>();
  const values = new Map<TypeId, TypeDecl>();
  for (const decl of typeDecls(api)) {
    const [first, ...others] = decl.kind === "object" ? sharedValues(api, comparison, decl) : [];
    if (!first || decl.kind !== "object") continue;
    values.set(first.id, namedAsValue(first, decl));
    for (const { id } of others) ids.set(id, first.id);
  }
  if (ids.size === 0) return api;
  const map = (id: TypeId): Type => ({ kind: "ref", id: ids.get(id) ?? id });
  const kept = typeDecls(api).filter(({ id }) => !ids.has(id));
  return mapTypes(
    api,
    kept.map((decl) => values.get(decl.id) ?? decl),
    map,
  );
}
