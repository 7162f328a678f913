import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { SocketLog, SocketScript } from "./script.js";

type Log = { -readonly [K in keyof SocketLog]: K extends "closed" ? SocketLog[K] : string[] };

const acceptor = new WebSocketServer({ noServer: true });

/** A request to open a WebSocket, before anything is answered. */
export interface Opening {
  readonly request: IncomingMessage;
  readonly connection: Duplex;
  readonly head: Buffer;
}

function play(socket: WebSocket, script: SocketScript, log: Log): void {
  let count = 0;
  socket.on("pong", (data) => log.pongs.push(data.toString()));
  socket.on("close", (code) => {
    log.closed = code;
  });
  socket.on("message", (data) => {
    const text = String(data);
    log.messages.push(text);
    count += 1;
    if (script.echo) socket.send(text);
    if (script.close?.after === count) socket.close(script.close.code, script.close.reason);
  });
  if (script.ping !== undefined) socket.ping(script.ping);
  for (const text of script.send ?? []) socket.send(text);
  if (script.close?.after === 0) socket.close(script.close.code, script.close.reason);
}

/** Opens the WebSocket and plays the script on it. Gives what will have arrived. */
export function openSocket({ request, connection, head }: Opening, script: SocketScript): SocketLog {
  const log: Log = { messages: [], pongs: [], closed: null };
  acceptor.handleUpgrade(request, connection, head, (socket) => play(socket, script, log));
  return log;
}

/** Answers with a status instead. */
export function refuse({ connection }: Opening, status: number): void {
  connection.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
