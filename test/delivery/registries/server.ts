import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../../protocols/servers/listen.js";

/** What goes wrong with an upload: the connection breaks before it takes effect, or after. */
export type Trouble = "cut before" | "cut after" | "none";

/** One request, with its whole body. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly body?: string | Buffer;
  readonly type?: string;
}

export interface TestServer {
  readonly url: string;
  /** One for each of the next uploads; later ones have none. */
  readonly troubles: Trouble[];
  /** What was asked, in order: `PUT /name`. */
  readonly log: string[];
}

/** A registry: what it answers is a function, and its uploads can be cut before or after they took effect. */
export async function startRegistry(answer: (call: Call, url: string) => Reply | Promise<Reply>): Promise<TestServer> {
  const state: { readonly troubles: Trouble[]; readonly log: string[] } = { troubles: [], log: [] };
  let url = "";
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const method = request.method ?? "GET";
    const path = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
    state.log.push(`${method} ${path}`);
    const isUpload = method === "PUT" || method === "POST";
    const trouble = isUpload ? state.troubles.shift() : undefined;
    if (trouble === "cut before") return void request.socket.destroy();
    const {
      status,
      body = "",
      type = "application/json",
    } = await answer({ method, path, request, body: Buffer.concat(chunks) }, url);
    if (trouble === "cut after") return void request.socket.destroy();
    response.writeHead(status, { "content-type": type }).end(body);
  };
  url = await listen(createServer((request, response) => void serve(request, response)));
  return Object.assign(state, { url });
}
