import type { Api, TypeId } from "@sdkwright/plugin-api";
import { mergedBody, referencesOf } from "@sdkwright/plugin-api";
import { typeExpressions } from "./expressions.js";

function countUses(api: Api): ReadonlyMap<TypeId, number> {
  const uses = new Map<TypeId, number>();
  const count = (id: TypeId): void => void uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const type of typeExpressions(api)) referencesOf(type).forEach(count);
  return uses;
}

/** Inline bodies that only a request type spells out: they need no type of their own. */
export function dissolvedBodies(api: Api): ReadonlySet<TypeId> {
  const uses = countUses(api);
  const dissolved = new Set<TypeId>();
  for (const operation of Object.values(api.operations)) {
    if (operation.kind !== "http") continue;
    const body = mergedBody(api, operation);
    const content = operation.body?.contents[0];
    const isDirect =
      content && content.kind !== "binary" && content.type.kind === "ref" && content.type.id === body?.id;
    if (!body || !isDirect || body.name.explicit || body.parent !== undefined || uses.get(body.id) !== 1) continue;
    dissolved.add(body.id);
  }
  return dissolved;
}
