import {
  type Api,
  type ChannelDecl,
  type NameTable,
  type OperationId,
  rpcOf,
  spell,
  type TargetContext,
  type TypeId,
  type UnionDecl,
  withRequests,
} from "@sdkwright/plugin-api";
import { namingProfile } from "../names.js";
import { eventsOf, messagesOf, openableChannels } from "./channels.js";
import { createScope } from "./scope.js";

type Input = Pick<TargetContext, "api" | "names" | "options">;

/** Names of what {@link withAdditions} adds to an API, which the name table does not know. */
interface AddedNames {
  readonly types: Map<TypeId, string>;
  readonly variants: Map<TypeId, readonly string[]>;
}

/** Names that a type must not take: those of all declarations in the package. */
function takenNames({ api, names }: Input): Set<string> {
  const taken = new Set<string>(["NewClient"]);
  for (const map of [api.types, api.errors, api.webhooks, api.channels]) {
    for (const id of Object.keys(map) as TypeId[]) taken.add(names.type(id));
  }
  for (const { id } of Object.values(api.operations)) taken.add(names.request(id));
  for (const { id } of Object.values(api.resources)) taken.add(names.client(id));
  return taken;
}

/** Names of messages, each once, as a language spells the variants of unions. */
export function messageNames({ api, options }: Input, channel: ChannelDecl, direction: "send" | "receive"): string[] {
  const profile = namingProfile(api, options);
  const scope = createScope([]);
  return messagesOf(channel, direction).map(({ name }) => scope.take(spell(name.words, "variant", profile)));
}

function addUnion(input: Input, channel: ChannelDecl, taken: Set<string>, added: AddedNames): UnionDecl | undefined {
  const union = eventsOf(input.api, channel);
  if (!union) return undefined;
  const base = input.names.type(channel.id);
  const candidates = [`${base}Event`, `${base}ServerEvent`, `${base}Received`];
  let name = candidates.find((one) => !taken.has(one)) ?? `${base}Event_`;
  while (taken.has(name)) name += "_";
  taken.add(name);
  added.types.set(union.id, name);
  added.variants.set(union.id, messageNames(input, channel, "receive"));
  return union;
}

/** A name table that knows the additions too. */
function withNames(names: NameTable, added: AddedNames, params: ReadonlyMap<string, OperationId>): NameTable {
  return {
    ...names,
    type: (id) => {
      // Nothing but its request refers to the parameters of a remote call.
      const operation = params.get(id);
      return operation === undefined ? (added.types.get(id as TypeId) ?? names.type(id)) : names.request(operation);
    },
    property: (type, wire) => {
      const operation = params.get(type);
      return operation === undefined ? names.property(type, wire) : names.parameter(operation, "param", wire);
    },
    variant: (type, index) => added.variants.get(type)?.[index] ?? names.variant(type, index),
  };
}

/** By its id, the operation whose parameters an object holds. */
function parameterObjects({ operations }: Api): ReadonlyMap<string, OperationId> {
  const ids = new Map<string, OperationId>();
  for (const operation of Object.values(operations)) {
    if (operation.kind === "http" && rpcOf(operation)) ids.set(`type:${operation.id}#params`, operation.id);
  }
  return ids;
}

/**
 * The API as Go sees it, with names for what that adds: remote calls as the requests that carry them, and a type for what
 * comes from the server of a channel. Errors of remote calls are all of one type, the runtime's own.
 */
export function withAdditions<T extends Input>(target: T): T {
  const taken = takenNames(target);
  const added: AddedNames = { types: new Map(), variants: new Map() };
  const unions = openableChannels(target.api).flatMap((channel) => addUnion(target, channel, taken, added) ?? []);
  const carried = withRequests(target.api);
  if (unions.length === 0 && carried === target.api) return target;
  const api: Api = {
    ...carried,
    errors: target.api.errors,
    types: { ...carried.types, ...Object.fromEntries(unions.map((union) => [union.id, union])) },
  };
  return { ...target, api, names: withNames(target.names, added, parameterObjects(carried)) };
}
