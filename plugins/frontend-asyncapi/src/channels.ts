import {
  child,
  document,
  extension,
  isObject,
  keyOf,
  locationOf,
  type Mutable,
  originOf,
} from "@sdkwright/json-schema";
import {
  type ChannelDecl,
  type ChannelOperation,
  type JsonValue,
  makeName,
  type Name,
  type ResourceTree,
  type SecurityRequirement,
  splitWords,
} from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context, FoundChannel, Server } from "./context.js";
import { lowerHandshake } from "./handshake.js";
import { lowerMessage } from "./messages.js";
import { isSocket, type Served } from "./servers.js";

/** A channel, and the operation that opens it where a client can. */
export interface LoweredChannel {
  readonly decl: ChannelDecl;
  readonly operation: ChannelOperation | undefined;
}

/** What all channels of a document share. */
export interface ChannelScope {
  readonly servers: readonly Server[];
  readonly served: Served;
  readonly tree: ResourceTree;
}

/** Lowers the channels. Those over protocols that no SDK speaks carry types only, and are reported by protocol. */
export function lowerChannels(context: Context, found: readonly FoundChannel[], scope: ChannelScope): LoweredChannel[] {
  const unspoken = new Map<string, FoundChannel[]>();
  const lowered = found.map((channel) => {
    const made = lowerChannel(context, channel, scope);
    if (!made.operation) unspoken.set(made.decl.protocol, [...(unspoken.get(made.decl.protocol) ?? []), channel]);
    return made;
  });
  for (const [protocol, channels] of unspoken) {
    const [first] = channels;
    const params = { protocol, channels: channels.map(({ key }) => `\`${key}\``).join(", ") };
    const at = first ? { location: locationOf(first.node, "key") } : {};
    context.report(asyncapiCatalogue.create("no-transport", params, at));
  }
  return lowered;
}

function lowerChannel(context: Context, channel: FoundChannel, scope: ChannelScope): LoweredChannel {
  const { node, key } = channel;
  const own = ownServers(channel, scope.servers);
  const socket = own.find(isSocket);
  // Without any server, users give the URL; a channel with a WebSocket binding, or with none at all, can be opened.
  const opens = socket !== undefined || (own.length === 0 && !hasOtherBinding(channel));
  const name = nameOf(channel);
  const { path, parameters } = lowerHandshake(context, channel, name.words);
  const security = channel.security ?? socket?.security ?? own[0]?.security ?? null;
  const server = scope.served.roleOf(channel);
  const decl: Mutable<ChannelDecl> = {
    kind: "channel",
    id: `channel:${context.idPrefix}${keyOf(node)}`,
    name,
    protocol: opens ? "websocket" : (own[0]?.protocol ?? "a protocol that is not named"),
    path,
    parameters,
    messages: channel.messages.map((message) => lowerMessage(context, message)),
    security,
    origin: originOf(node),
  };
  if (isObject(node.value)) document(decl, node.value);
  if (context.namespace !== undefined) decl.namespace = context.namespace;
  if (server !== undefined) decl.server = server;
  const bindings = child(node, "bindings");
  if (bindings) decl.bindings = bindings.value as JsonValue;
  if (opens && channel.address === undefined) {
    const at = { location: locationOf(child(node, "address") ?? node, "key") };
    context.report(asyncapiCatalogue.create("no-address", { channel: key }, at));
  }
  if (decl.messages.length === 0) {
    context.report(asyncapiCatalogue.create("no-messages", { channel: key }, { location: locationOf(node, "key") }));
  }
  return { decl, operation: opens ? operationOf(context, channel, { decl, scope, security }) : undefined };
}

function ownServers({ servers: ids }: FoundChannel, servers: readonly Server[]): readonly Server[] {
  return ids === undefined ? servers : servers.filter(({ id }) => ids.includes(id));
}

function hasOtherBinding({ node }: FoundChannel): boolean {
  const bindings = child(node, "bindings");
  return bindings !== undefined && isObject(bindings.value) && !("ws" in bindings.value) && !("$ref" in bindings.value);
}

/** After its key; an address without words is the channel. */
function nameOf({ node, key }: FoundChannel): Name {
  const chosen = isObject(node.value) ? extension(node.value, "type-name") : undefined;
  if (typeof chosen === "string" && chosen !== "") return makeName(chosen, { explicit: true });
  const words = splitWords(key.replace(/[{}]/g, " "));
  return makeName(key, { words: words.length > 0 ? words : ["channel"], explicit: true });
}

function operationOf(
  context: Context,
  channel: FoundChannel,
  made: {
    readonly decl: ChannelDecl;
    readonly scope: ChannelScope;
    readonly security: readonly SecurityRequirement[] | null;
  },
): ChannelOperation {
  const { decl, scope, security } = made;
  const value = isObject(channel.node.value) ? channel.node.value : {};
  const group = extension(value, "sdk-group-name");
  const groups = (Array.isArray(group) ? group : [group]).filter((name): name is string => typeof name === "string");
  const chosen = extension(value, "sdk-method-name");
  const method = typeof chosen === "string" && chosen !== "" ? chosen : "connect";
  const own = groups.length > 0 ? groups.map((name) => makeName(name, { explicit: true })) : [decl.name];
  const operation: Mutable<ChannelOperation> = {
    kind: "channel",
    channel: decl.id,
    id: `op:${context.idPrefix}${keyOf(channel.node)}`,
    resource: scope.tree.at(own, decl.origin),
    name: makeName(method, { explicit: true }),
    operationId: channel.key,
    security,
    errors: [],
    examples: [],
    origin: decl.origin,
  };
  document(operation, value);
  if (decl.namespace !== undefined) operation.namespace = decl.namespace;
  if (decl.server !== undefined) operation.server = decl.server;
  if (context.frontend.settings["idiomatic-request-names"] === false) {
    const words = [...(own.at(-1)?.words ?? []), ...operation.name.words, "request"];
    operation.requestName = makeName(words.join(" "), { words });
  }
  return operation;
}
