import { type Api, mapDecl, mapUses, type Type, type TypeDecl, type TypeId, typeDecls } from "@sdkwright/ir-schema";
import { namedResource, typeOwners } from "@sdkwright/sdk-model";

/** Properties that equal types may differ in: locations and examples. */
const NOT_COMPARED: ReadonlySet<string> = new Set(["id", "origin", "parent", "examples"]);
/** Of types also what is said of them: it is about the place where they stand, such as a property, which says it too. */
const NOT_COMPARED_OF_TYPES: ReadonlySet<string> = new Set([...NOT_COMPARED, "name", "summary", "description"]);

/** State of a comparison of types. */
export interface Comparison {
  readonly types: Api["types"];
  /** By what is cheap to tell, one type of each class. */
  readonly buckets: Map<string, TypeDecl[]>;
  /** By inline type, the one that stands for all that are equal to it; null while that is looked for. */
  readonly known: Map<TypeId, TypeId | null>;
}

const isInline = ({ name }: TypeDecl): boolean => !name.explicit;

/** Compares the inline types of an API by what they hold. */
export function comparisonOf({ types }: Pick<Api, "types">): Comparison {
  return { types, buckets: new Map(), known: new Map() };
}

/** The number of a type's members, and the name of the first. */
function outlineOf(decl: TypeDecl): string {
  switch (decl.kind) {
    case "object":
      return `${decl.properties.length} ${decl.properties[0]?.name.wire}`;
    case "enum":
      return `${decl.values.length} ${decl.values[0]?.value}`;
    case "union":
      return `${decl.variants.length} ${decl.variants[0]?.name.wire}`;
    case "alias":
      return decl.type.kind;
    default:
      return decl satisfies never;
  }
}

function bucketOf({ buckets }: Comparison, decl: TypeDecl): TypeDecl[] {
  const key = `${decl.kind} ${outlineOf(decl)} ${decl.name.wire}`;
  const bucket = buckets.get(key) ?? [];
  if (bucket.length === 0) buckets.set(key, bucket);
  return bucket;
}

/** The type that stands for all that are equal to one: any but an inline one stands for itself. */
function classOf(comparison: Comparison, id: TypeId): TypeId {
  const { types, known } = comparison;
  const found = known.get(id);
  if (found !== undefined) return found ?? id;
  const decl = types[id];
  if (!decl || !isInline(decl)) return id;
  known.set(id, null);
  const bucket = bucketOf(comparison, decl);
  const equal = bucket.find((one) => hasSameMembers(comparison, decl, one));
  if (!equal) bucket.push(decl);
  known.set(id, (equal ?? decl).id);
  return (equal ?? decl).id;
}

interface Members {
  readonly [key: string]: unknown;
}

function isSame(comparison: Comparison, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (!Array.isArray(a) || !Array.isArray(b)) return hasSameMembers(comparison, a as Members, b as Members);
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!isSame(comparison, a[index], b[index])) return false;
  return true;
}

/** Whether two values hold the same; names of types and what is said of them do not count. */
export function hasSameMembers(comparison: Comparison, one: object, other: object): boolean {
  const a = one as Members;
  const b = other as Members;
  if (a.kind === "ref" && b.kind === "ref") {
    return a.id === b.id || classOf(comparison, a.id as TypeId) === classOf(comparison, b.id as TypeId);
  }
  // Names are equal where the definition has the same text.
  if (a.words !== undefined) return a.wire === b.wire;
  const ignored = a.id === undefined ? NOT_COMPARED : NOT_COMPARED_OF_TYPES;
  for (const key in a) if (a[key] !== b[key] && !ignored.has(key) && !isSame(comparison, a[key], b[key])) return false;
  for (const key in b) if (!(key in a) && !ignored.has(key)) return false;
  return true;
}

/** Groups inline types that are equal, used by one resource only, and named alike; in declared order. */
function groupsOf(api: Api): Iterable<readonly TypeDecl[]> {
  const comparison = comparisonOf(api);
  const owners = typeOwners(api, namedResource);
  const groups = new Map<string, TypeDecl[]>();
  for (const decl of typeDecls(api)) {
    if (!isInline(decl)) continue;
    const key = `${owners.get(decl.id) ?? "-"} ${classOf(comparison, decl.id)}`;
    const group = groups.get(key);
    if (group) group.push(decl);
    else groups.set(key, [decl]);
  }
  return groups.values();
}

interface StandIns {
  /** By inline type that goes, the equal one that stays: with the fewest words in its name, the first of several. */
  readonly ids: ReadonlyMap<TypeId, TypeId>;
  /** Types that stay for others of which the definition says something else. */
  readonly said: ReadonlySet<TypeId>;
}

function standIns(api: Api): StandIns {
  const ids = new Map<TypeId, TypeId>();
  const said = new Set<TypeId>();
  for (const group of groupsOf(api)) {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) continue;
    const kept = others.reduce((best, decl) => (decl.name.words.length < best.name.words.length ? decl : best), first);
    for (const { id } of group) if (id !== kept.id) ids.set(id, kept.id);
    const isSaid = ({ summary, description }: TypeDecl) => summary === kept.summary && description === kept.description;
    if (!group.every(isSaid)) said.add(kept.id);
  }
  return { ids, said };
}

function withoutTexts({ summary: _, description: __, ...decl }: TypeDecl): TypeDecl {
  return decl;
}

/**
 * The API with one type in place of inline types that are equal: callers get one type for what a definition writes out in
 * many places. Types with a name of their own stay apart, and so do those of different resources, which may come to
 * differ. The same object where no types are equal.
 */
export function deduplicateTypes(api: Api): Api {
  const { ids, said } = standIns(api);
  if (ids.size === 0) return api;
  const kept = (id: TypeId): TypeId => ids.get(id) ?? id;
  const map = (id: TypeId): Type => ({ kind: "ref", id: kept(id) });
  const types: { [id: TypeId]: TypeDecl } = {};
  for (const decl of typeDecls(api)) {
    if (ids.has(decl.id)) continue;
    const mapped = mapDecl(said.has(decl.id) ? withoutTexts(decl) : decl, map);
    types[decl.id] = mapped.parent === undefined ? mapped : { ...mapped, parent: kept(mapped.parent) };
  }
  return { ...mapUses(api, { sent: map, received: map }), types };
}
