import { describe, expect, it } from "vitest";
import {
  bigints,
  callRpc,
  dates,
  envelopeBody,
  sendBatch,
  streamEvents,
  streamMessages,
} from "../src/core/index.js";
import type { ClientSpec, OperationSpec } from "../src/core/index.js";
import { jsonOf } from "../src/core/webhook/delivery.js";
import { bare, create, get, make, rex } from "./clients.js";
import { failure, serve } from "./server.js";

const LARGE = "9007199254740993";
const exact = BigInt(LARGE);
const shapes = { Node: { properties: { id: "@int64", at: "@date" } } } as const;
const features = { forms: [dates, bigints], envelope: envelopeBody };
const spec: ClientSpec = { ...bare, features, shapes };

describe("integers that no type declares are exact", () => {
  it("in errors", async () => {
    const server = await serve({ status: 409, body: `{"message":"no","n":${LARGE}}` });
    const error = await failure(make(spec, { baseUrl: server.url }).send(get, rex));
    expect(error["body"]).toEqual({ message: "no", n: exact });
  });

  it("in events, also in those that report an error", async () => {
    const body = `data: {"n":${LARGE}}\n\ndata: {"error":{"n":${LARGE}}}\n\n`;
    const server = await serve({ body, headers: { "content-type": "text/event-stream" } });
    const operation: OperationSpec = { ...get, response: { kind: "sse", shape: "Node" } };
    const events: unknown[] = [];
    const read = async (): Promise<void> => {
      const stream = await streamEvents(make(spec, { baseUrl: server.url }), operation, rex);
      for await (const event of stream) events.push(event);
    };
    expect((await failure(read()))["data"]).toEqual({ error: { n: exact } });
    expect(events).toEqual([{ n: exact }]);
  });

  it("in errors of Connect", async () => {
    const message = `{"error":{"code":"not_found","message":"no","details":[{"debug":${LARGE}}]}}`;
    const head = Buffer.alloc(5);
    head.writeUInt8(2);
    head.writeUInt32BE(message.length, 1);
    const body = Buffer.concat([head, Buffer.from(message)]);
    const headers = { "content-type": "application/connect+json" };
    const server = await serve({ body, headers });
    const listen: OperationSpec = {
      ...create,
      body: { kind: "envelope" },
      response: { kind: "jsonl", accept: "application/connect+json" },
    };
    const stream = await streamMessages(make(spec, { baseUrl: server.url }), listen, {});
    const error = await failure(stream[Symbol.asyncIterator]().next());
    expect(error["body"]).toMatchObject({ code: "not_found", details: [{ debug: exact }] });
    expect(error["rawBody"]).toContain(LARGE);
  });

  it("in webhooks", () => {
    const delivery = { body: `{"n":${LARGE}}`, headers: {} };
    expect(jsonOf(delivery, { features })).toEqual({ n: exact });
  });
});

describe("texts that spell integers", () => {
  const method = (name: string, shape?: string): OperationSpec => ({
    method: "POST",
    path: "/",
    rpc: { method: name },
    response: {
      kind: "json",
      ...(shape !== undefined && { shape: { properties: { result: shape } } }),
    },
  });

  it("stay texts in a batch where one of its calls declares text", async () => {
    const answer = (id: number): object => ({ jsonrpc: "2.0", id, result: { id: "5" } });
    const both = async (shape?: string): Promise<unknown> => {
      const server = await serve({ body: [answer(1), answer(2)] });
      return sendBatch(make(spec, { baseUrl: server.url }), (options) => {
        const own = make(spec, options);
        return Promise.all([callRpc(own, method("a", "Node")), callRpc(own, method("b", shape))]);
      });
    };
    expect(await both()).toEqual([{ id: "5" }, { id: "5" }]);
    expect(await both("Node")).toEqual([{ id: 5n }, { id: 5n }]);
  });

  it("are sent back as texts beside times", async () => {
    const body = `{"at":"2026-01-02 03:04:05","id":"7"}`;
    const server = await serve({ body });
    const operation: OperationSpec = { ...create, response: { kind: "json", shape: "Node" } };
    const core = make(spec, { baseUrl: server.url });
    const node = (await core.send(operation, {})) as object;
    expect(node).toEqual({ at: new Date("2026-01-02T03:04:05Z"), id: 7n });
    await core.send(operation, { node });
    expect(String(server.requests[1]?.body)).toBe(`{"node":${body}}`);
  });
});
