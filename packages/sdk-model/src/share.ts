import { type Api, mapDecl, mapUses, type Type, type TypeDecl, type TypeId } from "@sdkwright/ir-schema";
import { typeOwners } from "./owners.js";

/** What equal types may differ in: where they stand, and the values shown for them. */
const NOT_COMPARED: ReadonlySet<string> = new Set(["id", "origin", "parent", "examples"]);

interface Comparison {
  readonly types: Api["types"];
  /** Whether a type is compared by what it holds. */
  readonly isCompared: (decl: TypeDecl) => boolean;
  /** Numbers that stand for texts, so that what is made of them stays short. */
  readonly numbers: Map<string, number>;
  /** By inline type, what stands for its content; null while that is made. */
  readonly known: Map<TypeId, string | null>;
}

/** Whether a type stands in the body of another, and has no name of its own. */
export const isInline = ({ parent, name }: TypeDecl): boolean => parent !== undefined && !name.explicit;

/** A comparison of inline types, and of others if `isCompared` says so. */
export function comparisonOf(
  { types }: Pick<Api, "types">,
  isCompared: (decl: TypeDecl) => boolean = () => false,
): Comparison {
  return { types, isCompared: (decl) => isInline(decl) || isCompared(decl), numbers: new Map(), known: new Map() };
}

function numberOf({ numbers }: Comparison, text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

/** A text that is equal for equal content: an inline type is compared by what it holds, any other by its id. */
export function textOfReference(comparison: Comparison, id: TypeId): string {
  const { types, known } = comparison;
  const text = known.get(id);
  if (text !== undefined) return text ?? id;
  const decl = types[id];
  if (!decl || !comparison.isCompared(decl)) return id;
  known.set(id, null);
  const content = `#${numberOf(comparison, textOfMembers(comparison, decl))}`;
  known.set(id, content);
  return content;
}

function textOf(comparison: Comparison, value: unknown): string {
  if (typeof value === "string") return `s${numberOf(comparison, value)}`;
  if (typeof value !== "object" || value === null) return String(value);
  if (!Array.isArray(value)) return textOfMembers(comparison, value as { readonly [key: string]: unknown });
  let text = "[";
  for (const item of value) text += `${textOf(comparison, item)},`;
  return `${text}]`;
}

function textOfMembers(comparison: Comparison, value: object): string {
  const members = value as { readonly [key: string]: unknown };
  if (members.kind === "ref") return textOfReference(comparison, members.id as TypeId);
  if (members.words !== undefined) return `s${numberOf(comparison, String(members.wire))}`;
  const isDeclaration = members.id !== undefined;
  let text = "{";
  for (const key in members) {
    if (NOT_COMPARED.has(key) || (isDeclaration && key === "name")) continue;
    text += `${key}=${textOf(comparison, members[key])};`;
  }
  return `${text}}`;
}

/** The types that are equal, the same resource's alone have, and are called the same where they stand: in declared order. */
function groupsOf(api: Api): Iterable<readonly TypeDecl[]> {
  const comparison = comparisonOf(api);
  const owners = typeOwners(api);
  const groups = new Map<string, TypeDecl[]>();
  for (const decl of Object.values(api.types)) {
    if (!isInline(decl)) continue;
    const key = `${owners.get(decl.id) ?? "-"} ${textOfReference(comparison, decl.id)} ${decl.name.wire}`;
    const group = groups.get(key);
    if (group) group.push(decl);
    else groups.set(key, [decl]);
  }
  return groups.values();
}

/** By inline type that goes, the equal one that stays: the one with the fewest words in its name, the first of several. */
function standIns(api: Api): ReadonlyMap<TypeId, TypeId> {
  const ids = new Map<TypeId, TypeId>();
  for (const group of groupsOf(api)) {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) continue;
    const kept = others.reduce((best, decl) => (decl.name.words.length < best.name.words.length ? decl : best), first);
    for (const { id } of group) if (id !== kept.id) ids.set(id, kept.id);
  }
  return ids;
}

/**
 * The API with one type in place of inline types that are equal: callers get one type for what a definition writes out in
 * many places. Types with a name of their own stay apart, and so do those of different resources, which may come to
 * differ. The same object where no types are equal.
 */
export function shareTypes(api: Api): Api {
  const ids = standIns(api);
  if (ids.size === 0) return api;
  const kept = (id: TypeId): TypeId => ids.get(id) ?? id;
  const map = (id: TypeId): Type => ({ kind: "ref", id: kept(id) });
  const types: { [id: TypeId]: TypeDecl } = {};
  for (const decl of Object.values(api.types)) {
    if (ids.has(decl.id)) continue;
    const mapped = mapDecl(decl, map);
    types[decl.id] = mapped.parent === undefined ? mapped : { ...mapped, parent: kept(mapped.parent) };
  }
  return { ...mapUses(api, { sent: map, received: map }), types };
}
