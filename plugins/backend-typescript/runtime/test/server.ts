import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  /** Path and query, as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
  readonly at: number;
  readonly isClosed: () => boolean;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON. */
  readonly body?: unknown;
  readonly delayMs?: number;
}

/** Answers one request: with a reply, or in its own way. */
export type Handler =
  | Reply
  | ((
      request: Received,
      response: ServerResponse,
    ) => Reply | Promise<Reply | undefined> | undefined);

export interface TestServer {
  readonly url: string;
  readonly requests: Received[];
  readonly paths: () => string[];
  /** How many connections have been opened. */
  readonly opened: () => number;
}

/** Starts a server that gives the replies in order, the last one for ever. It is stopped after the test. */
export async function serve(...handlers: readonly Handler[]): Promise<TestServer> {
  const requests: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => {
    const answer = async (request: Received): Promise<void> => {
      requests.push(request);
      const handler = handlers[Math.min(requests.length, handlers.length) - 1] ?? {};
      const reply = typeof handler === "function" ? await handler(request, response) : handler;
      if (reply !== undefined) await send(response, reply);
    };
    // A request that breaks off is not received.
    receive(incoming).then(answer, () => undefined);
  });
  let opened = 0;
  server.on("connection", (socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    paths: () => requests.map((request) => request.url),
    opened: () => opened,
  };
}

async function receive(incoming: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = "", url = "", rawHeaders, socket } = incoming;
  const headers = incoming.headers as Record<string, string>;
  const isClosed = (): boolean => socket.destroyed;
  return {
    method,
    url,
    headers,
    rawHeaders,
    body: Buffer.concat(chunks),
    at: performance.now(),
    isClosed,
  };
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  if (reply.delayMs !== undefined) await pause(reply.delayMs);
  const isJson = typeof reply.body === "object" && !Buffer.isBuffer(reply.body);
  response.writeHead(reply.status ?? 200, {
    ...(isJson && { "content-type": "application/json" }),
    ...reply.headers,
  });
  response.end(isJson ? JSON.stringify(reply.body) : (reply.body as string | Buffer | undefined));
}

/** Waits. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** What a promise rejects with; fails the test where it does not. */
export async function failure(
  promise: PromiseLike<unknown>,
): Promise<Error & Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as Error & Record<string, unknown>;
  }
  throw new Error("The call succeeded");
}
