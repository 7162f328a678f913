import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Entry } from "./runs.js";
import type { Chunk, Reply } from "./script.js";

/** Base URLs of a run. */
export interface Places {
  readonly main: string;
  readonly other: string;
  readonly secure: string;
}

const never = new Promise<never>(() => {});

function fill(text: string, { main, other, secure }: Places): string {
  return text
    .replaceAll("{{main}}", main)
    .replaceAll("{{other}}", other)
    .replaceAll("{{secure}}", secure)
    .replaceAll(/\{\{date([+-]\d+)\}\}/g, (_, seconds: string) =>
      new Date(Date.now() + Number(seconds) * 1000).toUTCString(),
    );
}

function bytesOf(reply: Reply, received: Buffer, places: Places): Buffer | undefined {
  if (reply.echo) return received;
  if (reply.base64 !== undefined) return Buffer.from(reply.base64, "base64");
  if (reply.bytes !== undefined) return Buffer.alloc(reply.bytes, "0123456789abcdef");
  if (reply.json !== undefined) return Buffer.from(fill(JSON.stringify(reply.json), places));
  return reply.text === undefined ? undefined : Buffer.from(fill(reply.text, places));
}

function write(response: ServerResponse, entry: Entry, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.write(bytes, () => {
      entry.sent += bytes.length;
      resolve();
    });
  });
}

/** Large bodies go out in pieces, so that the log tells how much a client let through. */
async function writeWhole(response: ServerResponse, entry: Entry, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length && !response.destroyed; at += 65_536) {
    await write(response, entry, bytes.subarray(at, at + 65_536));
  }
}

function chunkBytes({ text, base64 }: Chunk): Buffer {
  return base64 === undefined ? Buffer.from(text ?? "") : Buffer.from(base64, "base64");
}

function writeHead(response: ServerResponse, reply: Reply, head: { length?: number; type?: string; places: Places }) {
  const headers: Record<string, string | string[]> = {};
  if (reply.json !== undefined) headers["Content-Type"] = "application/json";
  else if (reply.echo && head.type !== undefined) headers["Content-Type"] = head.type;
  if (head.length !== undefined) headers["Content-Length"] = String(head.length);
  if (reply.gzip) headers["Content-Encoding"] = "gzip";
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    const same = Object.keys(headers).find((known) => known.toLowerCase() === name.toLowerCase());
    headers[same ?? name] = typeof value === "string" ? fill(value, head.places) : [...value];
  }
  response.writeHead(reply.status ?? 200, headers);
  response.flushHeaders();
}

async function writeBody(response: ServerResponse, entry: Entry, parts: { reply: Reply; bytes: Buffer | undefined }) {
  if (parts.bytes) await writeWhole(response, entry, parts.bytes);
  for (const chunk of parts.reply.chunks ?? []) {
    if (chunk.delay !== undefined) await sleep(chunk.delay);
    if (response.destroyed) return;
    await write(response, entry, chunkBytes(chunk));
  }
}

/** Plays a reply. Returns when all of it is sent; never, where it stalls. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { reply, entry, received, places }: { reply: Reply; entry: Entry; received: Buffer; places: Places },
): Promise<void> {
  if (reply.delay !== undefined) await sleep(reply.delay);
  if (reply.stall === "before") return never;
  if (reply.reset === "before") return void request.socket.resetAndDestroy();
  if (reply.raw !== undefined) return void request.socket.end(Buffer.from(fill(reply.raw, places), "latin1"));
  const plain = bytesOf(reply, received, places);
  const bytes = plain && reply.gzip ? gzipSync(plain) : plain;
  const type = request.headers["content-type"];
  const whole = reply.chunks === undefined && reply.status !== 204 && reply.status !== 304;
  const length = whole ? (bytes?.length ?? 0) : undefined;
  writeHead(response, reply, {
    places,
    ...(length === undefined ? {} : { length }),
    ...(type === undefined ? {} : { type }),
  });
  await writeBody(response, entry, { reply, bytes });
  if (reply.stall === "after") return never;
  if (reply.reset === "after") return void request.socket.resetAndDestroy();
  response.end();
}
