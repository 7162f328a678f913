import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer, Server as SecureServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { CERTIFICATE } from "../fixture.js";
import { type Places, respond } from "./respond.js";
import { createRun, type Entry, type Run, takeReply } from "./runs.js";
import type { Origin, Script } from "./script.js";
import { type Opening, openSocket, refuse } from "./sockets.js";

/** The scripted server: two origins, one more behind TLS, and a port on which nothing listens. */
export interface ConformanceServer {
  /** Origins without a path, such as `http://127.0.0.1:4000`. */
  readonly main: string;
  readonly other: string;
  readonly secure: string;
  readonly closed: string;
  close(): Promise<void>;
}

interface State {
  readonly runs: Map<string, Run>;
  readonly connections: WeakMap<Socket, number>;
  count: number;
  main: string;
  other: string;
  secure: string;
}

const UNSCRIPTED = { status: 501, json: { message: "no reply is left in the script" } };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function placesOf({ main, other, secure }: State, run: string): Places {
  return { main: `${main}/r/${run}`, other: `${other}/r/${run}`, secure: `${secure}/r/${run}` };
}

/** Control API: `POST /__s/<run>` loads a script, `GET /__s/<run>/log` gives what has arrived. */
async function control(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, , run = "", what] = (request.url ?? "").split("/");
  const answer = (status: number, value: unknown) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  };
  if (request.method === "POST") {
    state.runs.set(run, createRun(JSON.parse((await bodyOf(request)).toString()) as Script));
    return answer(200, placesOf(state, run));
  }
  const known = state.runs.get(run);
  if (!known || what !== "log") return answer(404, { message: "no such run" });
  answer(200, known.log);
}

function pairs(raw: readonly string[]): (readonly [string, string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""] as const] : []));
}

function connectionOf(state: State, socket: Socket): number {
  const known = state.connections.get(socket);
  if (known !== undefined) return known;
  state.count += 1;
  state.connections.set(socket, state.count);
  return state.count;
}

function createEntry(state: State, request: IncomingMessage, place: { url: string; origin: Origin }): Entry {
  return {
    method: request.method ?? "",
    url: place.url,
    headers: pairs(request.rawHeaders),
    body: "",
    bodyBase64: "",
    at: performance.now(),
    connection: connectionOf(state, request.socket),
    origin: place.origin,
    unscripted: false,
    sent: 0,
    aborted: false,
    finished: false,
  };
}

/** Lets pages of other origins in, as the servers of browser applications do; true where that was all they asked. */
function admit(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.origin === undefined) return false;
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Expose-Headers", "*");
  const { "access-control-request-method": method, "access-control-request-headers": names } = request.headers;
  if (request.method !== "OPTIONS" || method === undefined) return false;
  response
    .writeHead(204, { "Access-Control-Allow-Methods": method, "Access-Control-Allow-Headers": names ?? "" })
    .end();
  return true;
}

async function answer(state: State, origin: Origin, exchange: { request: IncomingMessage; response: ServerResponse }) {
  const { request, response } = exchange;
  const [, id = "", url = ""] = /^\/r\/([^/?#]*)(.*)$/s.exec(request.url ?? "") ?? [];
  const run = state.runs.get(id);
  if (!run) return void response.writeHead(404).end();
  if (admit(request, response)) return;
  const entry = createEntry(state, request, { url, origin });
  run.log.push(entry);
  response.on("close", () => {
    entry.finished = response.writableFinished;
    entry.aborted = !response.writableFinished;
  });
  const reply = takeReply(run, entry);
  entry.unscripted = reply === undefined;
  const received = await bodyOf(request);
  entry.body = received.toString();
  entry.bodyBase64 = received.toString("base64");
  await respond(request, response, { reply: reply ?? UNSCRIPTED, entry, received, places: placesOf(state, id) });
}

/** Opens a WebSocket as the next reply says, or answers with its status. */
function upgrade(state: State, origin: Origin, opening: Opening): void {
  const { request } = opening;
  const [, id = "", url = ""] = /^\/r\/([^/?#]*)(.*)$/s.exec(request.url ?? "") ?? [];
  const run = state.runs.get(id);
  if (!run) {
    refuse(opening, 404);
    return;
  }
  const entry = createEntry(state, request, { url, origin });
  run.log.push(entry);
  const reply = takeReply(run, entry);
  entry.unscripted = reply === undefined;
  if (reply?.socket) entry.socket = openSocket(opening, reply.socket);
  else refuse(opening, reply?.status ?? UNSCRIPTED.status);
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    const scheme = server instanceof SecureServer ? "https" : "http";
    server.listen(0, "127.0.0.1", () => resolve(`${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

/** A server with its open connections: of those that became WebSockets, the server itself knows nothing any more. */
interface Listener {
  readonly server: Server;
  readonly open: Set<Socket>;
}

function track(server: Server): Listener {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  return { server, open };
}

function close({ server, open }: Listener): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  for (const socket of open) socket.destroy();
  return closed;
}

function createOrigin(state: State, origin: Origin): Listener {
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const isControl = origin === "main" && request.url?.startsWith("/__s/");
    const done = isControl ? control(state, request, response) : answer(state, origin, { request, response });
    // A request that breaks off while it is read is of no use to anyone: the log has its head.
    done.catch(() => response.destroy());
  };
  const pem = origin === "secure" ? readFileSync(CERTIFICATE) : undefined;
  const server = pem
    ? createSecureServer({ cert: pem, key: pem }, listener)
    : createServer({ keepAliveTimeout: 30_000 }, listener);
  server.on("upgrade", (request, connection, head) => upgrade(state, origin, { request, connection, head }));
  return track(server);
}

/** Starts the server on free ports of the loopback interface. */
export async function startServer(): Promise<ConformanceServer> {
  const state: State = { runs: new Map(), connections: new WeakMap(), count: 0, main: "", other: "", secure: "" };
  const all = (["main", "other", "secure"] as const).map((origin) => createOrigin(state, origin));
  const [main = "", other = "", secure = ""] = await Promise.all(all.map(({ server }) => listen(server)));
  Object.assign(state, { main, other, secure });
  const unused = track(createServer());
  const closed = await listen(unused.server);
  await close(unused);
  return {
    main,
    other,
    secure,
    closed,
    close: async () => void (await Promise.all(all.map(close))),
  };
}
