import type { Api } from "./api.js";
import type { ChannelDecl, ChannelOperation, HttpOperation, Operation } from "./operations.js";

/** The channel that an operation opens; undefined for what opens none, or none that the SDK can open. */
export function openedChannel(api: Api, operation: Pick<Operation, "id">): ChannelDecl | undefined {
  const declared = api.operations[operation.id];
  const channel = declared?.kind === "channel" ? api.channels[declared.channel] : undefined;
  return channel && /^wss?$|^websockets?$/i.test(channel.protocol) ? channel : undefined;
}

const handshakes = new WeakMap<ChannelOperation, HttpOperation>();

/** Opening a channel begins with a request: its path, parameters and credentials. */
function handshakeOf(operation: ChannelOperation, channel: ChannelDecl): HttpOperation {
  const known = handshakes.get(operation);
  if (known) return known;
  const { channel: _, ...own } = operation;
  const server = operation.server ?? channel.server;
  const made: HttpOperation = {
    ...own,
    kind: "http",
    method: "GET",
    path: channel.path,
    parameters: channel.parameters,
    body: null,
    responses: [],
    security: operation.security ?? channel.security,
    ...(server !== undefined && { server }),
  };
  handshakes.set(operation, made);
  return made;
}

/** The HTTP request that an operation makes, as an operation of its own; undefined for what the SDK has no client for. */
export function requestOf(api: Api, operation: Operation): HttpOperation | undefined {
  if (operation.kind === "http") return operation;
  const channel = openedChannel(api, operation);
  return channel && operation.kind === "channel" ? handshakeOf(operation, channel) : undefined;
}

/** The requests of operations, in their order. */
export function requestsOf(api: Api, operations: Iterable<Operation | undefined>): HttpOperation[] {
  const requests: HttpOperation[] = [];
  for (const operation of operations) {
    const request = operation && requestOf(api, operation);
    if (request) requests.push(request);
  }
  return requests;
}
