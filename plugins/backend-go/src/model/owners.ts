import type { Api, Operation, ResourceId, TypeId } from "@sdkwright/plugin-api";
import { referencesOf, typesOfDecl, typesOfOperation } from "@sdkwright/plugin-api";

/** The resource below the root under which an operation stands; the root's own operations stand under none. */
function topResource(api: Api, operation: Operation): ResourceId {
  let id = operation.resource;
  for (let resource = api.resources[id]; resource?.parent && resource.parent !== api.root; ) {
    id = resource.parent;
    resource = api.resources[id];
  }
  return id;
}

/**
 * By type, the one resource below the root whose operations reach it, directly or not; null where several do. What a
 * shared type refers to is shared. Linear: what is known of a type changes twice at most.
 */
export function typeOwners(api: Api): ReadonlyMap<TypeId, ResourceId | null> {
  const owners = new Map<TypeId, ResourceId | null>();
  const pending: (readonly [TypeId, ResourceId | null])[] = [];
  for (const operation of Object.values(api.operations)) {
    const owner = topResource(api, operation);
    const errors = operation.errors.flatMap(({ error }) => api.errors[error]?.type ?? []);
    for (const type of typesOfOperation(operation)) for (const id of referencesOf(type)) pending.push([id, owner]);
    for (const type of errors) for (const id of referencesOf(type)) pending.push([id, owner]);
  }
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [id, owner] = next;
    const known = owners.get(id);
    const merged = known === undefined || known === owner ? owner : null;
    if (known === merged) continue;
    owners.set(id, merged);
    const decl = api.types[id];
    if (decl)
      for (const type of typesOfDecl(decl)) for (const inner of referencesOf(type)) pending.push([inner, merged]);
  }
  return owners;
}
