import {
  child,
  elements,
  expectMembers,
  followObject,
  isIgnored,
  locationOf,
  type Node,
  textAt,
} from "@sdkwright/json-schema";
import { nearest, type SecurityRequirement } from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context, FoundChannel, FoundMessage, Server } from "./context.js";
import { directionsOf } from "./perspective.js";
import { lowerSecurity } from "./security.js";
import { partOf } from "./traits.js";

/** Channels of version 2: clients send the messages of `publish` and receive those of `subscribe`. */
export function readChannels(context: Context, root: Node, servers: readonly Server[]): FoundChannel[] {
  return expectMembers(context, child(root, "channels")).flatMap((entry) => {
    const node = followObject(context, entry);
    if (!node || isIgnored(node.value)) return [];
    const [toServer, toClient] = directionsOf(context);
    const publish = followObject(context, child(node, "publish"));
    const subscribe = followObject(context, child(node, "subscribe"));
    return [
      {
        node,
        key: entry.token,
        address: entry.token,
        servers: serversOf(context, node, servers),
        messages: [...messagesOf(context, publish, toServer), ...messagesOf(context, subscribe, toClient)],
        security: securityOf(context, [publish, subscribe]),
      },
    ];
  });
}

function serversOf(context: Context, node: Node, servers: readonly Server[]): readonly string[] | undefined {
  const listed = child(node, "servers");
  if (!listed || elements(listed).length === 0) return undefined;
  return elements(listed).flatMap((entry) => {
    const id = String(entry.value);
    if (servers.some((server) => server.id === id)) return [id];
    const close = nearest(
      id,
      servers.map((server) => server.id),
    );
    const params = { server: id, nearest: close };
    context.report(asyncapiCatalogue.create("unknown-server", params, { location: locationOf(entry) }));
    return [];
  });
}

function messagesOf(
  context: Context,
  operation: Node | undefined,
  direction: FoundMessage["direction"],
): FoundMessage[] {
  const declared = operation && partOf(context, operation, "message");
  if (!operation || !declared) return [];
  const choice = followObject(context, declared);
  const oneOf = choice && child(choice, "oneOf");
  const entries = oneOf ? elements(oneOf) : [declared];
  return entries.flatMap((entry, index) => {
    const node = followObject(context, entry);
    if (!node) return [];
    const own = textAt(context, node, "messageId") ?? textAt(context, node, "name");
    const component = node.parent?.token === "messages" ? node.token : undefined;
    const operationId = textAt(context, operation, "operationId");
    const fallback = entries.length === 1 ? (operationId ?? direction) : `${operationId ?? direction} ${index + 1}`;
    return [{ node, key: own ?? component ?? textAt(context, node, "title") ?? fallback, direction }];
  });
}

function securityOf(
  context: Context,
  operations: readonly (Node | undefined)[],
): readonly SecurityRequirement[] | null {
  const found = operations.flatMap((operation) =>
    operation ? [lowerSecurity(context, partOf(context, operation, "security"))] : [],
  );
  return found.find((security) => security !== null) ?? null;
}
