import { describe, expect, it } from "vitest";
import {
  callRpc,
  checkIntegers,
  envelopeBody,
  sendBatch,
  streamMessages,
} from "../src/core/index.js";
import type { ClientSpec, Core, OperationSpec } from "../src/core/index.js";
import type { RpcSpec } from "../src/core/spec.js";
import { isConnectError } from "../src/errors/connect.js";
import {
  ApiError,
  ConfigurationError,
  DecodeError,
  NotFoundError,
  StreamError,
} from "../src/errors/index.js";
import { JsonRpcError } from "../src/errors/rpc.js";
import { bare, bearer, make } from "./clients.js";
import type { Handler } from "./server.js";
import { failure, pause, serve } from "./server.js";

function method(rpc: Partial<RpcSpec> = {}, more: Partial<OperationSpec> = {}): OperationSpec {
  const base = { method: "POST", path: "", response: { kind: "json" } } as const;
  return { ...base, rpc: { method: "sum", ...rpc }, ...more };
}

interface Message {
  readonly id?: number;
  readonly method: string;
  readonly params?: unknown;
}

const bodyOf = ({ body }: { readonly body: Buffer }): unknown => JSON.parse(body.toString());

/** Answers each message with its own parameters, a list with a list in reverse. */
const echo: Handler = (request) => {
  const body = bodyOf(request) as Message | Message[];
  const answer = ({ id, params }: Message): object => ({
    jsonrpc: "2.0",
    id,
    result: params ?? null,
  });
  if (!Array.isArray(body)) return { body: answer(body) };
  const asked = body.filter(({ id }) => id !== undefined);
  return asked.length === 0 ? { status: 204 } : { body: asked.map(answer).reverse() };
};

describe("parameters of JSON-RPC", () => {
  const positions = ["a", "b", "c"];
  it.each<[string, Partial<RpcSpec>, object | undefined, unknown]>([
    ["by name", {}, { a: 1, b: undefined }, { a: 1 }],
    ["by name, none", {}, { a: undefined }, undefined],
    ["by position", { positions }, { c: 3, a: 1, b: null }, [1, null, 3]],
    ["by position, the last left out", { positions }, { a: 1 }, [1]],
    ["by position, one in between left out", { positions }, { c: 3, a: 1 }, [1, null, 3]],
    ["by position, none", { positions }, undefined, []],
    ["by position, by odd names", { positions: ["constructor", "a"] }, { a: 1 }, [null, 1]],
    ["either way", { positions, nameable: true }, { b: 2, a: 1 }, [1, 2]],
    ["either way, one left out", { positions, nameable: true }, { c: 3 }, { c: 3 }],
  ])("%s", async (_, rpc, request, sent) => {
    const server = await serve(echo);
    const result = await callRpc(make(bare, { baseUrl: server.url }), method(rpc), request);
    expect(result).toEqual(sent ?? null);
    expect(server.requests.map(bodyOf)).toEqual([
      {
        jsonrpc: "2.0",
        id: 1,
        method: "sum",
        ...(sent === undefined ? {} : { params: sent }),
      },
    ]);
  });

  it("take further ones by name, and none by position alone", async () => {
    const server = await serve(echo);
    const core = make(bare, { baseUrl: server.url });
    const options = { bodyProperties: { z: 9 } };
    expect(await callRpc(core, method(), { a: 1 }, options)).toEqual({ a: 1, z: 9 });
    const either = method({ positions, nameable: true });
    expect(await callRpc(core, either, { a: 1 }, options)).toEqual({ a: 1, z: 9 });
    const refused = await failure(callRpc(core, method({ positions }), { a: 1 }, options));
    expect(refused).toBeInstanceOf(ConfigurationError);
    expect(server.requests.length).toBe(2);
  });
});

const answers = (body: object, status = 200): Promise<{ readonly url: string }> =>
  serve({ status, body, headers: { "x-request-id": "r1", "retry-after": "7" } });

describe("answers of JSON-RPC", () => {
  it("hand out the HTTP response too", async () => {
    const server = await answers({ jsonrpc: "2.0", id: 1, result: [1] });
    const call = callRpc(make(bare, { baseUrl: server.url }), method());
    const { data, response } = await call.withRawResponse();
    expect([data, response.status, response.requestId]).toEqual([[1], 200, "r1"]);
  });

  it.each([200, 401])("with an error of status %s hide the credential", async (status) => {
    const error = { code: -32001, message: "Who is secret-token?", data: { hint: 1 } };
    const server = await answers({ jsonrpc: "2.0", id: 1, error }, status);
    const core = make(bearer, { baseUrl: server.url, token: "secret-token", maxRetries: 0 });
    const raised = await failure(callRpc(core, method()));
    expect(raised).toBeInstanceOf(JsonRpcError);
    expect(raised).toBeInstanceOf(ApiError);
    expect(raised.message).toContain("Who is ***? (request id: r1)");
    expect(raised).toMatchObject({ code: -32001, data: { hint: 1 }, status, retryAfter: 7 });
    expect(raised).toMatchObject({ method: "POST", attempts: 1, requestId: "r1" });
    expect(JSON.stringify(raised)).not.toContain("secret-token");
  });

  it("with an integer that a number cannot hold are refused", async () => {
    const server = await serve({ body: '{"id":1,"result":{"n":9007199254740993}}' });
    const spec: ClientSpec = { ...bare, features: { int64: checkIntegers }, int64: ["n"] };
    const refused = await failure(callRpc(make(spec, { baseUrl: server.url }), method()));
    expect(refused).toBeInstanceOf(DecodeError);
    expect(refused["path"]).toBe("$.result.n");
  });

  it("are counted by client, and an attempt has the id of the one before", async () => {
    const server = await serve({ status: 503, headers: { "retry-after": "0" } }, echo);
    const core = make(bare, { baseUrl: server.url });
    await callRpc(core, method({}), { a: 1 });
    await callRpc(core, method({}), { a: 1 });
    const ids = server.requests.map((request) => (bodyOf(request) as Message).id);
    expect(ids).toEqual([1, 1, 2]);
  });
});

/** What a generated client does for a batch. */
function batch<T>(core: Core, use: (core: Core) => T, options = {}): Promise<Awaited<T>> {
  return sendBatch(core, (own) => use(make(bare, own)), options);
}

describe("batches of JSON-RPC", () => {
  it("give each call its own answer, in whatever order they come", async () => {
    const server = await serve(echo);
    const core = make(bare, { baseUrl: server.url });
    const { response: _, ...silent } = method();
    const calls = (own: Core): Promise<unknown> =>
      Promise.all([
        callRpc(own, method(), { a: 1 }),
        callRpc(own, silent, { b: 2 }),
        callRpc(own, method({ positions: ["c"] }), { c: 3 }, {}).withRawResponse(),
      ]);
    const results = await batch(core, calls, { headers: { "X-Batch": "1" } });
    expect(results).toMatchObject([{ a: 1 }, undefined, { data: [3], response: { status: 200 } }]);
    expect(server.requests.length).toBe(1);
    expect(server.requests[0]?.headers["x-batch"]).toBe("1");
  });

  it("end when the function first awaits; later calls go by themselves", async () => {
    const server = await serve(echo);
    const core = make(bare, { baseUrl: server.url });
    const last = await batch(core, async (own) => {
      await callRpc(own, method(), { a: 1 });
      return callRpc(own, method(), { a: 2 });
    });
    expect(last).toEqual({ a: 2 });
    expect(server.requests.map(bodyOf).map(Array.isArray)).toEqual([true, false]);
  });

  it("without a call send nothing, and one of notifications expects no answer", async () => {
    const server = await serve(echo);
    const core = make(bare, { baseUrl: server.url });
    expect(await batch(core, () => "nothing")).toBe("nothing");
    expect(server.requests.length).toBe(0);
    const { response: _, ...silent } = method();
    expect(await batch(core, (own) => callRpc(own, silent))).toBeUndefined();
  });

  it("fail as a whole where the request does, and take no options of single calls", async () => {
    const server = await serve({ status: 500, body: {} });
    const core = make(bare, { baseUrl: server.url, maxRetries: 0 });
    const both = batch(core, (own) =>
      Promise.allSettled([callRpc(own, method()), callRpc(own, method())]),
    );
    const reason = { name: "InternalServerError" };
    expect(await both).toMatchObject([{ reason }, { reason }]);
    const refused = batch(core, (own) => callRpc(own, method(), {}, { timeoutMs: 1 }));
    expect(await failure(refused)).toBeInstanceOf(ConfigurationError);
    const elsewhere = batch(core, (own) =>
      Promise.all([callRpc(own, method()), callRpc(own, method({}, { server: 1 }))]),
    );
    expect(await failure(elsewhere)).toBeInstanceOf(ConfigurationError);
    const thrown = batch(core, () => {
      throw new RangeError("mine");
    });
    expect(await failure(thrown)).toBeInstanceOf(RangeError);
    expect(server.requests.length).toBe(1);
  });

  it.each([
    ["no list", { jsonrpc: "2.0", id: 1, result: 1 }, "is no list of answers"],
    ["no answer to the call", [], "holds no answer to sum"],
  ])("refuse %s", async (_, body, message) => {
    const server = await serve({ body });
    const call = batch(make(bare, { baseUrl: server.url }), (own) => callRpc(own, method()));
    const refused = await failure(call);
    expect(refused).toBeInstanceOf(DecodeError);
    expect(refused.message).toContain(message);
  });
});

const listen: OperationSpec = {
  method: "POST",
  path: "/chat.v1.Chat/Listen",
  body: { kind: "envelope" },
  response: { kind: "jsonl", accept: "application/connect+json" },
};
const connect: ClientSpec = { ...bearer, features: { envelope: envelopeBody } };

function envelope(value: unknown, flags = 0): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const head = Buffer.alloc(5);
  head.writeUInt8(flags);
  head.writeUInt32BE(text.length, 1);
  return Buffer.concat([head, text]);
}

function writes(chunks: readonly Buffer[]): Handler {
  return async (_, response) => {
    response.writeHead(200, { "content-type": "application/connect+json" });
    for (const chunk of chunks) {
      response.write(chunk);
      await pause(0);
    }
    response.end();
    return undefined;
  };
}

async function hear(chunks: readonly Buffer[], heard: unknown[] = []): Promise<unknown[]> {
  const server = await serve(writes(chunks));
  const core = make(connect, { baseUrl: server.url, token: "secret-token" });
  const stream = await streamMessages(core, listen, { room: "a" });
  for await (const message of stream) heard.push(message);
  return heard;
}

describe("streams by Connect", () => {
  const end = envelope({}, 2);
  const messages = [{ text: "ü€😀" }, { text: "" }, { text: "x".repeat(70_000) }];
  const whole = Buffer.concat([...messages.map((message) => envelope(message)), end]);

  it.each([
    ["whole", [whole]],
    [
      "in many pieces",
      Array.from({ length: 211 }, (_, i) => whole.subarray(i * 333, i * 333 + 333)),
    ],
    ["byte by byte", Array.from(whole.subarray(0, 45), (_, i) => whole.subarray(i, i + 1))],
  ])("%s", async (name, chunks) => {
    const rest = name === "byte by byte" ? [whole.subarray(45)] : [];
    expect(await hear([...chunks, ...rest])).toEqual(messages);
  });

  it("send one message in an envelope, and ask for JSON", async () => {
    const server = await serve(writes([end]));
    const core = make(connect, { baseUrl: server.url, token: "t" });
    for await (const _ of await streamMessages(core, listen, { room: "ü" })) expect(_).toBe(0);
    const [request] = server.requests;
    expect(request?.body).toEqual(envelope({ room: "ü" }));
    expect(request?.headers).toMatchObject({
      "content-type": "application/connect+json",
      accept: "application/connect+json",
      authorization: "Bearer t",
    });
  });

  it("that fail give what came before, and hide the credential", async () => {
    const error = { code: "not_found", message: "no secret-token here", details: [] };
    const heard: unknown[] = [];
    const raised = await failure(hear([envelope({ n: 1 }), envelope({ error }, 2)], heard));
    expect(heard).toEqual([{ n: 1 }]);
    expect(raised).toBeInstanceOf(NotFoundError);
    expect(isConnectError(raised) && raised.body.code).toBe("not_found");
    expect(raised.message).toBe("POST /chat.v1.Chat/Listen failed with not_found: no *** here");
  });

  it.each<[string, Buffer[], new (init: never) => Error]>([
    ["end without their last message", [envelope({ n: 1 })], StreamError],
    ["end within a message", [envelope({ n: 1 }), whole.subarray(0, 9)], StreamError],
    ["are compressed", [envelope({ n: 1 }), envelope({ n: 2 }, 1), end], StreamError],
    ["hold what is no JSON", [envelope({ n: 1 }), Buffer.from("\0\0\0\0\x01{"), end], DecodeError],
  ])("that %s are refused", async (_, chunks, wanted) => {
    const heard: unknown[] = [];
    expect(await failure(hear(chunks, heard))).toBeInstanceOf(wanted);
    expect(heard).toEqual([{ n: 1 }]);
  });

  it("close the connection when the loop is left", async () => {
    const server = await serve((_, response) => {
      response.writeHead(200).write(envelope({ n: 1 }));
      return undefined;
    });
    const core = make(connect, { baseUrl: server.url, token: "t" });
    for await (const message of await streamMessages(core, listen)) {
      expect(message).toEqual({ n: 1 });
      break;
    }
    await expect.poll(() => server.requests[0]?.isClosed()).toBe(true);
  });
});

describe("isConnectError", () => {
  it("knows errors that a server of the protocol has made", () => {
    const init = { message: "", status: 502, headers: new Headers(), rawBody: "", method: "POST" };
    const more = {
      maskedBody: "",
      url: "",
      requestId: undefined,
      attempts: 1,
      retryAfter: undefined,
    };
    const of = (body: unknown): boolean => isConnectError(new ApiError({ ...init, ...more, body }));
    expect([of({ code: "internal" }), of({ code: 5 }), of("<html>"), of(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isConnectError(new Error("other"))).toBe(false);
  });
});
