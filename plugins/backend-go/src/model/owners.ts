import type { Api, Operation, ResourceId, Type, TypeId } from "@sdkwright/plugin-api";
import { openedChannel, referencesOf, requestOf, rpcOf, typesOfDecl, typesOfOperation } from "@sdkwright/plugin-api";
import { eventType, messagesOf } from "./channels.js";

/** The resource below the root under which an operation stands; the root's own operations stand under none. */
function topResource(api: Api, operation: Operation): ResourceId {
  let id = operation.resource;
  for (let resource = api.resources[id]; resource?.parent && resource.parent !== api.root; ) {
    id = resource.parent;
    resource = api.resources[id];
  }
  return id;
}

/** What an operation sends and receives, the errors of requests apart. */
function typesOf(api: Api, operation: Operation): Type[] {
  const request = requestOf(api, operation);
  const rpc = operation.kind === "http" ? rpcOf(operation) : undefined;
  const channel = openedChannel(api, operation);
  const messages = channel ? [eventType(api, channel), ...messagesOf(channel, "send").map((one) => one.payload)] : [];
  return [...(request ? typesOfOperation(request) : []), ...(rpc ? typesOfOperation(rpc) : []), ...messages];
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
    for (const type of typesOf(api, operation)) for (const id of referencesOf(type)) pending.push([id, owner]);
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
