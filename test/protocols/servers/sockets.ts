import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** What a server does with a connection. */
export type Handler = (socket: WebSocket, request: IncomingMessage) => void;

const servers: WebSocketServer[] = [];

/** Ends all servers that {@link openSockets} has started. */
export function closeSockets(): void {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
}

/** A server that does with each connection what the handlers say, the last one for ever. */
export async function openSockets(
  ...handlers: readonly Handler[]
): Promise<{ url: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  servers.push(server);
  server.on("connection", (socket, request) => {
    requests.push(request);
    handlers[Math.min(requests.length, handlers.length) - 1]?.(socket, request);
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}
