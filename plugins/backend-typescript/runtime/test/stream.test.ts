import { describe, expect, it } from "vitest";
import {
  __Brand__ConnectionError,
  __Brand__TimeoutError,
  StreamError,
} from "../src/errors/index.js";
import { download, paginate, resumeEvents, streamEvents } from "../src/core/index.js";
import type { OperationSpec } from "../src/core/index.js";
import { linesOf } from "../src/core/stream/lines.js";
import { parseEvents } from "../src/core/stream/sse.js";
import { bare, make } from "./clients.js";
import type { Handler } from "./server.js";
import { failure, pause, serve } from "./server.js";

const events: OperationSpec = {
  method: "POST",
  path: "/chat",
  response: { kind: "sse", terminator: "[DONE]" },
};
const file: OperationSpec = { method: "GET", path: "/file", response: { kind: "binary" } };

/** Writes chunks one by one, and ends or destroys the response. */
function writes(
  chunks: readonly (string | Buffer)[],
  how: { readonly gapMs?: number; readonly end?: "reset" | "stall" } = {},
): Handler {
  return async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "x-request-id": "s1" });
    response.flushHeaders();
    for (const chunk of chunks) {
      if (response.destroyed) return undefined;
      response.write(chunk);
      await pause(how.gapMs ?? 0);
    }
    if (how.end === "reset") response.socket?.destroy();
    else if (how.end === undefined) response.end();
    return undefined;
  };
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of source) all.push(item);
  return all;
}

const bytes = (text: string): Buffer[] =>
  Array.from(Buffer.from(text), (byte) => Buffer.from([byte]));

describe("events that can be resumed", () => {
  const first = writes(['id: 1\ndata: "a"\n\n'], { gapMs: 50, end: "reset" });

  it("go on after the last one", async () => {
    const server = await serve(first, writes(['data: "b"\n\ndata: [DONE]\n\n']));
    expect(await collect(await resumeEvents(make(bare, { baseUrl: server.url }), events))).toEqual([
      "a",
      "b",
    ]);
    expect(server.requests.map(({ headers }) => headers["last-event-id"])).toEqual([
      undefined,
      "1",
    ]);
  });

  it("are not asked for again once the stream is closed", async () => {
    const server = await serve(first);
    const stream = await resumeEvents(make(bare, { baseUrl: server.url }), events);
    setTimeout(() => void stream.close(), 150);
    expect(await collect(stream)).toEqual(["a"]);
    expect(server.requests).toHaveLength(1);
  });
});

describe("server-sent events", () => {
  const text =
    '\ufeff: comment\r\ndata: {"n":1}\r\n\r\nevent: x\rdata: [1,\rdata:  "ü€😀"]\rid: 7\rretry: 5\r\r\ndata:"last"\nunknown: y\n\nevent: none\n\ndata: [DONE]\n\ndata: "never"\n\n';

  it.each([
    ["whole", [text]],
    ["byte by byte", bytes(text)],
  ])("ST-1 %s", async (_, chunks) => {
    const server = await serve(writes(chunks));
    const stream = await streamEvents(make(bare, { baseUrl: server.url }), events);
    expect([stream.status, stream.requestId]).toEqual([200, "s1"]);
    expect(await collect(stream)).toEqual([{ n: 1 }, [1, "ü€😀"], "last"]);
    expect(server.requests[0]?.headers["accept"]).toBe("text/event-stream");
  });

  it.each([
    ["end before the terminator", undefined, StreamError],
    ["reset", "reset", __Brand__ConnectionError],
  ] as const)("ST-2 %s", async (_, end, type) => {
    const server = await serve(
      writes(['data: 1\n\ndata: {"cut'], end === undefined ? { gapMs: 20 } : { end, gapMs: 20 }),
    );
    const seen: unknown[] = [];
    const stream = await streamEvents(make(bare, { baseUrl: server.url }), {
      ...events,
      response: { kind: "sse", terminator: "[DONE]", text: true },
    });
    const read = async (): Promise<void> => {
      for await (const event of stream) seen.push(event);
    };
    expect(await failure(read())).toBeInstanceOf(type);
    expect(seen[0]).toBe("1");
  });

  it("TO-4 limits the time between chunks, not the whole", async () => {
    const chunks = Array.from({ length: 8 }, (_, n) => `data: ${String(n)}\n\n`);
    const server = await serve(writes(chunks, { gapMs: 150, end: "stall" }));
    const seen: unknown[] = [];
    const stream = await streamEvents(make(bare, { baseUrl: server.url, timeoutMs: 500 }), events);
    // A caller that is slow to begin, or to go on, is not the server's silence.
    await pause(600);
    const read = async (): Promise<void> => {
      for await (const event of stream) {
        seen.push(event);
        if (event === 3) await pause(600);
      }
    };
    const error = await failure(read());
    expect(error).toBeInstanceOf(__Brand__TimeoutError);
    expect(error["phase"]).toBe("idle");
    expect(seen).toHaveLength(8);
  });

  it("CX-4 closes the connection when the loop is left, closed or cancelled", async () => {
    const server = await serve(
      writes(
        Array.from({ length: 100 }, () => "data: 1\n\n"),
        { gapMs: 20, end: "stall" },
      ),
    );
    const core = make(bare, { baseUrl: server.url });
    for await (const _ of await streamEvents(core, events)) break;
    const closed = await streamEvents(core, events);
    setTimeout(() => void closed.close(), 80);
    expect((await collect(closed)).length).toBeGreaterThan(0);
    const unread = await streamEvents(core, events);
    await unread.close();
    expect(await collect(unread)).toEqual([]);
    const controller = new AbortController();
    const reason = new Error("stop");
    const cancelled = await streamEvents(core, events, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 80);
    expect(await failure(collect(cancelled))).toBe(reason);
    await pause(60);
    expect(server.requests).toHaveLength(4);
    expect(server.requests.map((request) => request.isClosed())).toEqual([true, true, true, true]);
  });

  it("can be iterated once", async () => {
    const server = await serve(writes(["data: [DONE]\n\n"]));
    const stream = await streamEvents(make(bare, { baseUrl: server.url }), events);
    expect(await collect(stream)).toEqual([]);
    expect((await failure(collect(stream))).message).toBe("A stream can be iterated once");
  });

  it("takes time in proportion to the length", async () => {
    // One line in chunks of 16 bytes, the shape that makes repeated joining quadratic.
    const chunk = new TextEncoder().encode("x".repeat(16));
    const count = 200_000;
    const source = async function* (): AsyncGenerator<Uint8Array> {
      for (let n = 0; n < count; n += 1) yield chunk;
    };
    const started = performance.now();
    expect((await collect(linesOf(source(), { failed: String })))[0]).toHaveLength(16 * count);
    // In proportion, it takes some 100 ms; joined again for each chunk, minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("events that never end", () => {
  const endless = async function* (head: string, piece: string): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(head);
    const chunk = new TextEncoder().encode(piece.repeat((1024 * 1024) / piece.length));
    for (let n = 0; n < 40; n += 1) yield chunk;
  };

  it.each([
    ["a comment", ":", "x"],
    ["a line of data", "data: ", "x"],
    ["lines of data", "", `data: ${"x".repeat(1017)}\n`],
  ])("are given up: %s", async (_, head, piece) => {
    const error = await failure(collect(parseEvents(endless(head, piece), { failed: String })));
    expect(error).toBeInstanceOf(StreamError);
    expect(error.message).toBe("an event of the stream is larger than 33554432 bytes");
  });
});

describe("downloads", () => {
  it("BN-1 streams, at the reader's pace", async () => {
    const size = 5 * 1024 * 1024;
    let sent = 0;
    const server = await serve(async (_, response) => {
      response.writeHead(200, {
        "content-type": "application/zip",
        "content-length": String(size),
      });
      const chunk = Buffer.alloc(64 * 1024, 7);
      for (; sent < size; sent += chunk.length) {
        if (!response.write(chunk)) await new Promise((resolve) => response.once("drain", resolve));
      }
      response.end();
      return undefined;
    });
    const response = await download(make(bare, { baseUrl: server.url, timeoutMs: 1000 }), file);
    expect([response.status, response.contentType]).toEqual([200, "application/zip"]);
    await pause(200);
    expect(sent).toBeLessThan(size);
    let length = 0;
    for await (const chunk of response.stream()) length += chunk.length;
    expect(length).toBe(size);
    expect((await failure(response.bytes())).message).toContain("can be read once");
  });

  it("BN-1 closes the connection when the body is not wanted, or left early", async () => {
    const server = await serve(
      writes(
        Array.from({ length: 200 }, () => "x".repeat(1000)),
        { gapMs: 20 },
      ),
    );
    const core = make(bare, { baseUrl: server.url });
    await (await download(core, file)).close();
    const reader = (await download(core, file)).stream().getReader();
    await reader.read();
    await reader.cancel();
    await pause(80);
    expect(server.requests.map((request) => request.isClosed())).toEqual([true, true]);
  });

  it("has the response, and the file name of the server", async () => {
    const headers = {
      "content-type": "text/csv",
      "x-request-id": "d1",
      "content-disposition": "attachment; filename=\"../a.csv\"; filename*=UTF-8''%C3%A4.csv",
    };
    const server = await serve({ body: "a", headers }, { body: "b" });
    const core = make(bare, { baseUrl: server.url });
    const named = await download(core, file);
    expect([named.status, named.requestId, named.contentType]).toEqual([200, "d1", "text/csv"]);
    expect(named.headers.get("x-request-id")).toBe("d1");
    expect(named.filename).toBe("ä.csv");
    expect((await download(core, file)).filename).toBeUndefined();
  });

  it("reads whole bodies", async () => {
    const server = await serve({ body: Buffer.from("añb"), headers: { "content-type": "text/x" } });
    const core = make(bare, { baseUrl: server.url });
    expect(await (await download(core, file)).bytes()).toEqual(new Uint8Array(Buffer.from("añb")));
    expect(await (await download(core, file)).text()).toBe("añb");
    const blob = await (await download(core, file)).blob();
    expect([blob.size, blob.type]).toEqual([4, "text/x"]);
  });
});

describe("pages", () => {
  interface Body {
    readonly data: { readonly pets?: readonly number[]; readonly next?: string | null };
  }
  const cursor: OperationSpec = {
    method: "GET",
    path: "/pets",
    query: ["limit", "cursor"],
    response: { kind: "json" },
    page: {
      kind: "cursor",
      cursor: { in: "query", path: ["cursor"] },
      next: ["data", "next"],
      results: ["data", "pets"],
    },
  };
  const pet = (pets: readonly number[] | undefined, next?: string | null): { body: Body } => ({
    body: { data: { ...(pets && { pets }), ...(next !== undefined && { next }) } },
  });

  it("CX-4 fetches no page that nobody asks for", async () => {
    const server = await serve(pet([1, 2], "a"), pet([3], "b"));
    for await (const item of paginate<number>(make(bare, { baseUrl: server.url }), cursor))
      if (item === 2) break;
    for await (const _ of paginate(make(bare, { baseUrl: server.url }), cursor).iterPages()) break;
    expect(server.requests).toHaveLength(2);
  });
});
