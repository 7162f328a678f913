import { type Type, type TypeId, unknownType } from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { locationOf } from "./node.js";
import type { Draft, State } from "./state.js";

type Drafts = ReadonlyMap<TypeId, Draft>;

/**
 * Leaves out variants that are the union itself, which add no value to it and which no language can declare. A union of
 * nothing else becomes any value. Each is reported.
 */
export function breakVariantCycles(state: State): void {
  const drafts = new Map<TypeId, Draft>();
  // Other declarations do not refer to any.
  for (const draft of state.drafts.values()) {
    if (draft.decl?.kind === "alias" || draft.decl?.kind === "union") drafts.set(draft.id, draft);
  }
  let circles = inCircles(drafts);
  for (const id of circles) {
    const draft = drafts.get(id)!;
    if (!circles.has(id) || !breakVariants(state, draft, drafts)) continue;
    circles = inCircles(drafts);
  }
}

/** Leaves out the variants of one union that lead back to it. False where there is none. */
function breakVariants(state: State, draft: Draft, drafts: Drafts): boolean {
  const { decl } = draft;
  if (decl?.kind !== "union") return false;
  const kept = decl.variants.filter(({ type }) => !reaches(drafts, type, decl.id));
  if (kept.length === decl.variants.length) return false;
  const params = { name: draft.explicit?.wire ?? draft.key };
  state.report(jsonSchemaCatalogue.create("recursive-variant", params, { location: locationOf(draft.node) }));
  if (kept.length > 0) decl.variants = kept;
  else {
    const { kind, discriminator, variants, ...rest } = decl;
    draft.decl = { ...rest, kind: "alias", type: unknownType };
  }
  return true;
}

/** The declarations that a value of one can be directly. */
function nextOf({ decl }: Draft): TypeId[] {
  const types =
    decl?.kind === "alias" ? [decl.type] : decl?.kind === "union" ? decl.variants.map(({ type }) => type) : [];
  return types.flatMap((type) => {
    const inner = type.kind === "nullable" ? type.inner : type;
    return inner.kind === "ref" ? [inner.id] : [];
  });
}

/** Returns the declarations in a cycle or on the way to one, by removing those that cannot reach one. */
function inCircles(drafts: Drafts): ReadonlySet<TypeId> {
  const left = new Map<TypeId, number>();
  const before = new Map<TypeId, TypeId[]>();
  const ends: TypeId[] = [];
  for (const [id, draft] of drafts) {
    const next = nextOf(draft).filter((other) => drafts.has(other));
    left.set(id, next.length);
    if (next.length === 0) ends.push(id);
    for (const other of next) {
      const known = before.get(other);
      if (known) known.push(id);
      else before.set(other, [id]);
    }
  }
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    left.delete(end);
    for (const id of before.get(end) ?? []) {
      const count = left.get(id)! - 1;
      left.set(id, count);
      if (count === 0) ends.push(id);
    }
  }
  return new Set(left.keys());
}

/** Whether a type is the one of that id, seen through aliases and unions; what a list or a map holds is another value. */
function reaches(drafts: Drafts, from: Type, id: TypeId): boolean {
  const seen = new Set<TypeId>();
  const pending: Type[] = [from];
  for (let type = pending.pop(); type; type = pending.pop()) {
    if (type.kind === "nullable") pending.push(type.inner);
    if (type.kind !== "ref" || seen.has(type.id)) continue;
    if (type.id === id) return true;
    seen.add(type.id);
    const decl = drafts.get(type.id)?.decl;
    if (decl?.kind === "alias") pending.push(decl.type);
    if (decl?.kind === "union") for (const variant of decl.variants) pending.push(variant.type);
  }
  return false;
}
