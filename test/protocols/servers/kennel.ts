import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import jayson from "jayson";
import { listen } from "./listen.js";

/** What a server of the kennel was asked. */
export interface Kennel {
  readonly url: string;
  /** Parameters of every call, as they came. */
  readonly calls: [method: string, params: unknown][];
  /** Bodies of every request. */
  readonly bodies: unknown[];
}

/** A server of the kennel, by a library that knows nothing of the SDK. */
export async function openKennel(): Promise<Kennel> {
  const calls: [string, unknown][] = [];
  const bodies: unknown[] = [];
  const answers: Record<string, (params: unknown) => unknown> = {
    "pets.list": (params) =>
      (params as { limit: number }).limit > 10
        ? Promise.reject({ code: -32009, message: "Too many pets", data: { limit: 10 } })
        : [{ id: 1, name: "Rex", mood: "calm" }],
    "pets.add": (params) =>
      Array.isArray(params) ? 7 : Promise.reject({ code: -32602, message: "Parameters go by position" }),
    "pets.seen": () => null,
    chain_blockNumber: () => "0x10",
    chain_syncing: () => false,
  };
  const methods = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (params: unknown) => {
        calls.push([name, params]);
        return answer(params);
      },
    ]),
  );
  const rpc = new jayson.Server(wrapped(methods), { useContext: false });
  const http = rpc.http() as Server;
  http.prependListener("request", (request: IncomingMessage) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => bodies.push(JSON.parse(text)));
  });
  return { url: `${await listen(http)}/rpc`, calls, bodies };
}

type Callback = (error: unknown, result?: unknown) => void;

function wrapped(methods: Record<string, (params: unknown) => Promise<unknown>>) {
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      (params: unknown, callback: Callback) => {
        method(params).then(
          (result) => callback(null, result),
          (error) => callback(error),
        );
      },
    ]),
  );
}

/** A server that answers as no JSON-RPC server should. */
export async function openStub(status: number, body: string): Promise<string> {
  const answer = (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  return listen(createServer(answer));
}
