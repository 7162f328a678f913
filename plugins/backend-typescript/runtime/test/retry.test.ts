import { describe, expect, it } from "vitest";
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

describe("retries", () => {
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
