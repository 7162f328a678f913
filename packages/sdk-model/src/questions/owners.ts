import type { Api, HttpOperation, Operation, ResourceId, Type, TypeDecl, TypeId } from "@sdkwright/ir-schema";
import { referencesOf, referencesOfDecl, resourcePath, typesOfOperation } from "@sdkwright/ir-schema";

/** The resource below the root under which an operation stands; the root's own operations stand under none. */
export function topResource(api: Api, operation: Operation): ResourceId {
  return resourcePath(api, operation.resource)[0]?.id ?? operation.resource;
}

/** The type in whose body an inline type stands, at any depth; itself for any other. */
export function outermostType({ types }: Pick<Api, "types">, decl: TypeDecl): TypeDecl {
  let outer = decl;
  for (let steps = 0; outer.parent !== undefined && steps < 100; steps++) outer = types[outer.parent] ?? outer;
  return outer;
}

/** The types of a channel's messages, for the operation that opens it. */
function messageTypes(api: Api, { opens }: HttpOperation): Type[] {
  const channel = opens === undefined ? undefined : api.channels[opens];
  return channel?.messages.map(({ payload }) => payload) ?? [];
}

/** The types that an operation sends and receives. */
function typesUsedBy(api: Api, operation: Operation): Type[] {
  const errors = operation.errors.flatMap(({ error }) => api.errors[error]?.type ?? []);
  return [
    ...typesOfOperation(operation),
    ...(operation.kind === "http" ? messageTypes(api, operation) : []),
    ...errors,
  ];
}

/**
 * The same if the definition names the resource. Resources derived from paths are not a boundary that an author chose.
 */
export function namedResource(api: Api, operation: Operation): ResourceId {
  const top = topResource(api, operation);
  return api.resources[top]?.name.explicit ? top : api.root;
}

/**
 * By type, the one resource below the root whose operations reach it, directly or not; null where several do. What a
 * shared type refers to is shared. Linear: what is known of a type changes twice at most.
 */
export function typeOwners(
  api: Api,
  ownerOf: (api: Api, operation: Operation) => ResourceId = topResource,
): ReadonlyMap<TypeId, ResourceId | null> {
  const owners = new Map<TypeId, ResourceId | null>();
  const pending: TypeId[] = [];
  const reach = (id: TypeId, owner: ResourceId | null): void => {
    const before = owners.get(id);
    const merged = before === undefined || before === owner ? owner : null;
    if (before === merged) return;
    owners.set(id, merged);
    pending.push(id);
  };
  for (const operation of Object.values(api.operations)) {
    const owner = ownerOf(api, operation);
    for (const type of typesUsedBy(api, operation)) for (const id of referencesOf(type)) reach(id, owner);
  }
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const decl = api.types[id];
    if (decl) for (const inner of referencesOfDecl(decl)) reach(inner, owners.get(id) ?? null);
  }
  return owners;
}
