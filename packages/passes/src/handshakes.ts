import type { ChannelDecl, ChannelOperation, HttpOperation } from "@sdkwright/ir-schema";

/** Opening a channel begins with a request: its path, parameters and credentials. */
export function handshakeOf(operation: ChannelOperation, channel: ChannelDecl): HttpOperation {
  const { channel: _, ...own } = operation;
  const server = operation.server ?? channel.server;
  return {
    ...own,
    kind: "http",
    method: "GET",
    path: channel.path,
    parameters: channel.parameters,
    body: null,
    responses: [],
    security: operation.security ?? channel.security,
    ...(server !== undefined && { server }),
    opens: channel.id,
  };
}
