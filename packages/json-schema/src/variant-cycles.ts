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
  const drafts: Drafts = new Map([...state.drafts.values()].map((draft) => [draft.id, draft]));
  for (const draft of state.drafts.values()) {
    const { decl } = draft;
    if (decl?.kind !== "union") continue;
    const kept = decl.variants.filter(({ type }) => !reaches(drafts, type, decl.id, new Set()));
    if (kept.length === decl.variants.length) continue;
    const params = { name: draft.explicit?.wire ?? draft.key };
    state.report(jsonSchemaCatalogue.create("recursive-variant", params, { location: locationOf(draft.node) }));
    if (kept.length > 0) decl.variants = kept;
    else {
      const { kind, discriminator, variants, ...rest } = decl;
      draft.decl = { ...rest, kind: "alias", type: unknownType };
    }
  }
}

/** Whether a type is the one of that id, seen through aliases and unions; what a list or a map holds is another value. */
function reaches(drafts: Drafts, type: Type, id: TypeId, seen: Set<TypeId>): boolean {
  if (type.kind === "nullable") return reaches(drafts, type.inner, id, seen);
  if (type.kind !== "ref" || seen.has(type.id)) return false;
  if (type.id === id) return true;
  seen.add(type.id);
  const decl = drafts.get(type.id)?.decl;
  if (decl?.kind === "alias") return reaches(drafts, decl.type, id, seen);
  return decl?.kind === "union" && decl.variants.some((variant) => reaches(drafts, variant.type, id, seen));
}
