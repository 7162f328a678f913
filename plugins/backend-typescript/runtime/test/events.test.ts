import { describe, expect, it } from "vitest";
import { StreamError } from "../src/errors/index.js";
import { resumeEvents, streamEvents, streamLines } from "../src/core/index.js";
import type { EventStream, OperationSpec } from "../src/core/index.js";
import { bare, make } from "./clients.js";
import { failure, pause, serve } from "./server.js";
import type { Handler, TestServer } from "./server.js";

const operation: OperationSpec = {
  method: "GET",
  path: "/events",
  response: { kind: "sse", terminator: "[DONE]" },
};
const headers = { "content-type": "text/event-stream", "x-request-id": "e1" };
const end = "data: [DONE]\n\n";

async function opened(
  ...handlers: readonly Handler[]
): Promise<[EventStream<unknown>, TestServer]> {
  const server = await serve(...handlers);
  const open = handlers.length > 1 ? resumeEvents : streamEvents;
  return [await open(make(bare, { baseUrl: server.url }), operation), server];
}

async function collect<T>(source: AsyncIterable<T>, all: T[] = []): Promise<T[]> {
  for await (const item of source) all.push(item);
  return all;
}

/** Sends a text, and then loses the connection, or leaves it open. */
function sends(text: string, isLost: boolean): Handler {
  return async (_, response) => {
    response.writeHead(200, headers).write(text);
    await pause(50);
    if (isLost) response.socket?.destroy();
    return undefined;
  };
}

describe("whole events", () => {
  it("have their data, their name and the last id", async () => {
    const text = `data: 1\n\nid: a\nevent: added\ndata: {"n":2}\n\ndata: 3\n\nid\ndata: 4\n\n${end}`;
    const [stream] = await opened({ body: text, headers });
    expect([stream.status, stream.requestId]).toEqual([200, "e1"]);
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect(await collect(stream.events())).toEqual([
      { data: 1, event: "message", id: "" },
      { data: { n: 2 }, event: "added", id: "a" },
      { data: 3, event: "message", id: "a" },
      { data: 4, event: "message", id: "" },
    ]);
  });

  it("keep the last id of the connection before", async () => {
    const [stream, server] = await opened(sends("id: 7\ndata: 1\n\n", true), {
      body: `data: 2\n\n${end}`,
      headers,
    });
    expect(await collect(stream.events())).toEqual([
      { data: 1, event: "message", id: "7" },
      { data: 2, event: "message", id: "7" },
    ]);
    expect(server.requests[1]?.headers["last-event-id"]).toBe("7");
  });

  it("end with the errors of the stream", async () => {
    const [stream] = await opened({ body: "event: error\ndata: 1\n\n", headers });
    const error = await failure(collect(stream.events()));
    expect(error).toBeInstanceOf(StreamError);
    expect(error["data"]).toBe(1);
    const [cut] = await opened({ body: "data: 1\n\n", headers });
    const seen: object[] = [];
    expect(await failure(collect(cut.events(), seen))).toBeInstanceOf(StreamError);
    expect(seen).toHaveLength(1);
  });

  it("close the connection when the loop is left, or the stream closed", async () => {
    const [left, server] = await opened(sends("data: 1\n\n", false));
    for await (const { data } of left.events()) {
      expect(data).toBe(1);
      break;
    }
    await pause(80);
    expect(server.requests[0]?.isClosed()).toBe(true);
    const [closed] = await opened(sends("data: 1\n\n", false));
    setTimeout(() => void closed.close(), 60);
    expect(await collect(closed.events())).toHaveLength(1);
    const [unread] = await opened(sends("data: 1\n\n", false));
    await unread.close();
    expect(await collect(unread.events())).toEqual([]);
  });

  it("are of the stream that can be iterated once", async () => {
    for (const isWhole of [true, false]) {
      const [stream] = await opened({ body: end, headers });
      expect(await collect(isWhole ? stream.events() : stream)).toEqual([]);
      const again = collect<unknown>(isWhole ? stream : stream.events());
      expect((await failure(again)).message).toBe("A stream can be iterated once");
    }
  });

  it("have no names of their own in lines of JSON", async () => {
    const server = await serve({ body: "1\n2\n" });
    const lines: OperationSpec = { ...operation, response: { kind: "jsonl" } };
    const stream = await streamLines(make(bare, { baseUrl: server.url }), lines);
    expect(await collect(stream.events())).toEqual([
      { data: 1, event: "message", id: "" },
      { data: 2, event: "message", id: "" },
    ]);
  });
});
