import type { Api, TypeId } from "@sdkwright/plugin-api";
import { mergedBody, referencesOf, typesOfDecl, typesOfOperation } from "@sdkwright/plugin-api";

function countUses(api: Api): ReadonlyMap<TypeId, number> {
  const uses = new Map<TypeId, number>();
  const count = (id: TypeId): void => void uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const decl of Object.values(api.types)) for (const type of typesOfDecl(decl)) referencesOf(type).forEach(count);
  for (const operation of Object.values(api.operations)) {
    for (const type of typesOfOperation(operation)) referencesOf(type).forEach(count);
  }
  for (const { type } of Object.values(api.errors)) if (type) referencesOf(type).forEach(count);
  for (const { payload } of Object.values(api.webhooks)) if (payload) referencesOf(payload).forEach(count);
  for (const { messages } of Object.values(api.channels)) {
    for (const { payload } of messages) referencesOf(payload).forEach(count);
  }
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
