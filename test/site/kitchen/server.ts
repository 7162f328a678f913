import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

/** A request as the server received it. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}

function json(response: ServerResponse, value: unknown, status = 200): ServerResponse {
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

function answer({ url, headers, body }: Received, response: ServerResponse): unknown {
  const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
  switch (pathname) {
    case "/token":
      return json(response, { data: { token: "first-access", ttl: 3, refresh: "first-refresh" } });
    case "/refresh":
      return json(response, { data: { token: "second-access", ttl: 1000 } });
    case "/events":
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write('data: {"n":1}\n\n');
      setTimeout(() => response.end('data: {"n":2}\n\n'), 100);
      return;
    case "/download":
      response.writeHead(200, {
        "content-type": "application/octet-stream",
        "content-disposition": 'attachment; filename="cake.bin"',
      });
      response.end(Buffer.from([1, 2, 3]));
      return;
    case "/pages":
      return json(response, searchParams.has("cursor") ? { items: ["c"] } : { items: ["a", "b"], next: "2" });
    case "/error":
      return json(response, { message: "This is not valid." }, 422);
    case "/kitchen.v1.KitchenService/Stir":
      return json(response, { how: "slowly" });
    default:
      if (headers["content-type"] === "application/json" && body.includes("jsonrpc")) {
        return json(response, { jsonrpc: "2.0", id: JSON.parse(body).id, result: 3 });
      }
      return json(response, { pathname });
  }
}

/** A server of everything that the explorer can call, which other origins may use, and which remembers what it received. */
export async function startKitchen() {
  const received: Received[] = [];
  let held: { readonly path: string; readonly until: Promise<void> } | undefined;
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-expose-headers", "*");
    if (request.method === "OPTIONS") {
      response.setHeader("access-control-allow-methods", "GET, POST, PUT");
      response.setHeader("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "*");
      response.writeHead(204).end();
      return;
    }
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: await bodyOf(request) };
    received.push(one);
    if (held !== undefined && url === held.path) await held.until;
    answer(one, response);
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => {
    socket.on("message", (data) => socket.send(JSON.stringify({ heard: JSON.parse(String(data)).times })));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  /** Answers no request of a path until the function that it gives is called. */
  const hold = (path: string): (() => void) => {
    let release = (): void => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    held = { path, until };
    return release;
  };
  const close = (): void => {
    sockets.close();
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, received, hold, close };
}
