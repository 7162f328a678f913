import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Collection, Item } from "./support.js";

/** A stand-in for the service of collections: workspaces and collections in memory, behind a key. */
export interface ServiceMock {
  readonly url: string;
  /** Collections by id. Tests change them as users of the workspace do. */
  readonly collections: Map<string, Collection>;
  /** Method and path of every request. */
  readonly log: string[];
  /** Statuses to answer the next requests with, whatever they are. */
  readonly failures: number[];
  close(): void;
}

export const KEY = "collections-canary-0123456789";
export const WORKSPACE = "w1";

async function bodyOf(request: IncomingMessage): Promise<{ readonly collection: Collection }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as { readonly collection: Collection };
}

/** The service gives items ids of its own, unless they have one that it knows. */
function withOwnIds(item: Item, renames: boolean): Item {
  const inner = item.item?.map((one) => withOwnIds(one, renames));
  return { ...item, ...(renames && item.id !== undefined && { id: `s-${item.id}` }), ...(inner && { item: inner }) };
}

/** Starts the service. With `renames`, it changes the ids of items when a collection is created. */
export function startService(renames = false): Promise<ServiceMock> {
  const collections = new Map<string, Collection>();
  const log: string[] = [];
  const failures: number[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    log.push(`${request.method} ${pathname}`);
    const send = (status: number, value: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    const failure = failures.shift();
    if (failure !== undefined) return void send(failure, { error: { name: "serverError", message: "Try later" } });
    if (request.headers["x-api-key"] !== KEY) {
      return void send(401, {
        error: { name: "AuthenticationError", message: `Invalid API Key ${request.headers["x-api-key"]}` },
      });
    }
    const [, kind, id = ""] = pathname.split("/");
    if (kind === "workspaces" && id === WORKSPACE) {
      const listed = [...collections].map(([uid, { info }]) => ({ id: uid.slice(2), uid, name: info.name }));
      return void send(200, { workspace: { id, collections: listed } });
    }
    if (kind === "collections" && request.method === "POST" && searchParams.get("workspace") === WORKSPACE) {
      const { collection } = await bodyOf(request);
      const uid = `u-${collections.size + 1}`;
      collections.set(uid, withOwnIds(collection, renames) as Collection);
      return void send(200, { collection: { id: uid.slice(2), uid, name: collection.info.name } });
    }
    const found = collections.get(decodeURIComponent(id));
    if (kind !== "collections" || !found)
      return void send(404, { error: { name: "instanceNotFoundError", message: "Not found" } });
    if (request.method === "PUT") collections.set(id, (await bodyOf(request)).collection);
    send(200, { collection: collections.get(id) ?? found });
  };
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      resolve({ url, collections, log, failures, close: () => void server.close() });
    });
  });
}
