import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { __Brand__ConnectionError, __Brand__TimeoutError } from "../src/errors/index.js";
import { binaryBody } from "../src/core/index.js";
import type { OperationSpec } from "../src/core/index.js";
import { bare, create, get, make, rex } from "./clients.js";
import type { Handler } from "./server.js";
import { failure, pause, serve } from "./server.js";

const ok = { body: { ok: true } };
const soon = { "retry-after-ms": "1" };
const fail = (status: number, headers: Record<string, string> = soon): Handler => ({
  status,
  headers,
  body: { message: "no" },
});
const reset: Handler = (_, response) => {
  response.socket?.destroy();
  return undefined;
};

describe("retries", () => {
  it("RT-3 backs off, and hands out the last error", async () => {
    const server = await serve(fail(503, {}), fail(503, {}), {
      status: 503,
      body: { message: "last" },
    });
    const error = await failure(make(bare, { baseUrl: server.url }).send(get, rex));
    const [first = 0, second = 0, third = 0] = server.requests.map(({ at }) => at);
    expect(second - first).toBeGreaterThanOrEqual(370);
    expect(third - second).toBeGreaterThanOrEqual(745);
    expect(error).toMatchObject({ status: 503, attempts: 3, body: { message: "last" } });
  });

  it("RT-8 repeats a GET after a reset", async () => {
    const server = await serve(reset, ok);
    expect(await make(bare, { baseUrl: server.url }).send(get, rex)).toEqual({ ok: true });
    expect(server.requests).toHaveLength(2);
  });

  it("RT-8 repeats anything after a refused connection", async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const core = make(bare, { baseUrl: `http://127.0.0.1:${String(port)}` });
    for (const operation of [get, create]) {
      const error = await failure(core.send(operation, rex));
      expect(error).toBeInstanceOf(__Brand__ConnectionError);
      expect(error).toMatchObject({ attempts: 3, phase: "connect" });
      expect(error.message).toMatch(
        /^(GET|POST) \/pets\S* failed: the request could not be sent, or was not answered \(ECONNREFUSED\)$/,
      );
    }
  });

  it.each([
    ["500", fail(500), 1, 2],
    ["reset", reset, 1, 2],
    ["503", fail(503), 2, 2],
    ["429", fail(429), 2, 2],
    ["502", fail(502), 1, 2],
  ])("RT-9 POST and %s", async (_, first, without, withKey) => {
    const keyed: OperationSpec = { ...create, idempotencyKey: "Idempotency-Key" };
    for (const [operation, expected] of [
      [create, without],
      [keyed, withKey],
    ] as const) {
      const server = await serve(first, ok);
      await make(bare, { baseUrl: server.url })
        .send(operation, { name: "Rex" })
        .catch(() => undefined);
      expect(server.requests).toHaveLength(expected);
    }
    const server = await serve(first, ok);
    await make(bare, { baseUrl: server.url, retryUnsafe: true }).send(create, { name: "Rex" });
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.body).toEqual(server.requests[0]?.body);
  });

  it("RT-10 does not repeat a body that can be read once", async () => {
    const server = await serve(fail(503), ok);
    const upload: OperationSpec = {
      method: "PUT",
      path: "/up",
      body: { kind: "binary", key: "file" },
    };
    const file = new Blob(["abc"]).stream();
    const core = make({ ...bare, features: { binary: binaryBody } }, { baseUrl: server.url });
    expect(await failure(core.send(upload, { file }))).toMatchObject({ status: 503 });
    expect(server.requests.map(({ body }) => body.toString())).toEqual(["abc"]);
  });

  it("RT-11 does not wait for the body of a response that it gives up", async () => {
    const slow: Handler = async (_, response) => {
      response.writeHead(503, { ...soon, "content-length": String(1024 * 1024) });
      response.write("x");
      await pause(5000);
      response.end();
      return undefined;
    };
    const server = await serve(slow, ok);
    const started = performance.now();
    const core = make(bare, { baseUrl: server.url });
    expect(await core.send(get, rex)).toEqual({ ok: true });
    expect(await core.send(get, rex)).toEqual({ ok: true });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("uses the connection of a failed attempt again where the rest of its body is small and at hand", async () => {
    const server = await serve(fail(503), fail(429), ok);
    await make(bare, { baseUrl: server.url }).send(get, rex);
    expect(server.requests).toHaveLength(3);
    expect(server.opened()).toBe(1);
  });

  it.each([503, 302])("does not wait for the rest of a small body (%i)", async (status) => {
    const stalls: Handler = (_, response) => {
      const headers = { ...soon, location: "/elsewhere", "content-length": "10" };
      response.writeHead(status, headers);
      response.write("x");
      return undefined;
    };
    const server = await serve(stalls, ok);
    const started = performance.now();
    expect(await make(bare, { baseUrl: server.url }).send(get, rex)).toEqual({ ok: true });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("reads no more of a body without a length than of one with it", async () => {
    let pieces = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const answers = [
      new Response(endless, { status: 503, headers: soon }),
      Response.json({ ok: true }),
    ];
    const fetch = (): Promise<Response> => Promise.resolve(answers.shift() ?? Response.error());
    const core = make(bare, { baseUrl: "http://127.0.0.1:1", fetch });
    expect(await core.send(get, rex)).toEqual({ ok: true });
    expect(pieces).toBeLessThan(10);
  });
});

describe("time limits", () => {
  const never: Handler = () => undefined;
  const stalls: Handler = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write("{");
    return undefined;
  };

  it.each([
    ["TO-1", never, "response"],
    ["TO-2", stalls, "body"],
  ] as const)("%s", async (_, handler, phase) => {
    const server = await serve(handler);
    const started = performance.now();
    const core = make(bare, { baseUrl: server.url, timeoutMs: 300, maxRetries: 0 });
    const error = await failure(core.send(get, rex));
    expect(error).toBeInstanceOf(__Brand__TimeoutError);
    expect(error).toMatchObject({ phase, attempts: 1 });
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it("TO-3 limits each attempt, not the call", async () => {
    const slow: Handler = { ...ok, delayMs: 900 };
    const server = await serve(slow, slow, ok);
    expect(await make(bare, { baseUrl: server.url, timeoutMs: 300 }).send(get, rex)).toEqual({
      ok: true,
    });
    expect(server.requests).toHaveLength(3);
  });

  it("TO-5 the call's limit wins, and 0 is none", async () => {
    const server = await serve({ ...ok, delayMs: 600 });
    const client = make(bare, { baseUrl: server.url, timeoutMs: 10_000, maxRetries: 0 });
    expect(await failure(client.send(get, rex, { timeoutMs: 300 }))).toBeInstanceOf(
      __Brand__TimeoutError,
    );
    const strict = make(bare, { baseUrl: server.url, timeoutMs: 100, maxRetries: 0 });
    expect(await strict.send(get, rex, { timeoutMs: 0 })).toEqual({ ok: true });
  });

  it("does not repeat an unsafe request after its limit", async () => {
    const server = await serve(never);
    await failure(make(bare, { baseUrl: server.url, timeoutMs: 100 }).send(create, {}));
    expect(server.requests).toHaveLength(1);
  });
});

describe("cancellation", () => {
  it("CX-1 breaks off a request with the signal's reason", async () => {
    const server = await serve(() => undefined);
    const controller = new AbortController();
    const reason = new Error("enough");
    setTimeout(() => controller.abort(reason), 100);
    const error = await failure(
      make(bare, { baseUrl: server.url }).send(get, rex, { signal: controller.signal }),
    );
    expect(error).toBe(reason);
    await pause(100);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.isClosed()).toBe(true);
  });

  it("CX-2 breaks off the wait before a retry", async () => {
    const server = await serve(fail(503, { "retry-after": "5" }));
    const started = performance.now();
    const promise = make(bare, { baseUrl: server.url }).send(get, rex, {
      signal: AbortSignal.timeout(200),
    });
    expect((await failure(promise)).name).toBe("TimeoutError");
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it("CX-3 sends nothing under a signal that has aborted", async () => {
    const server = await serve(ok);
    const promise = make(bare, { baseUrl: server.url }).send(get, rex, {
      signal: AbortSignal.abort(),
    });
    expect((await failure(promise)).name).toBe("AbortError");
    expect(server.requests).toHaveLength(0);
  });

  it("leaves no listeners on a signal that serves many calls", async () => {
    const server = await serve(ok);
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => ((listeners += 1), add(...args));
    signal.removeEventListener = (...args: Parameters<typeof remove>) => (
      (listeners -= 1),
      remove(...args)
    );
    const core = make(bare, { baseUrl: server.url });
    for (let call = 0; call < 3; call += 1) await core.send(get, rex, { signal });
    expect(listeners).toBe(0);
  });
});
