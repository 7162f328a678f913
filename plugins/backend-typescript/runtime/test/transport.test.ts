import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { __Brand__ConnectionError } from "../src/errors/index.js";
import { describeClient } from "../src/core/index.js";
import type { ClientSpec, Core, Middleware, OperationSpec } from "../src/core/index.js";
import { bare, bearer, create, get, make, rex, schemes } from "./clients.js";
import type { Handler } from "./server.js";
import { failure, serve } from "./server.js";

const ok = { body: { ok: true } };
const all: ClientSpec = {
  ...bare,
  auth: { mode: "all", apply: ["bearerAuth", "apiKey", "queryKey", "cookieKey"], schemes },
  headers: [{ header: "X-Template", template: "${RUNTIME_TEST_SECRET}" }],
};
const secrets = {
  token: "s3cr3t-token",
  apiKey: "s3cr3t-key",
  queryKey: "s3cr3t-query",
  cookieKey: "s3cr3t-cookie",
};

beforeEach(() => {
  process.env["RUNTIME_TEST_SECRET"] = "s3cr3t-template";
});
afterEach(() => {
  delete process.env["RUNTIME_TEST_SECRET"];
});

describe("redirects", () => {
  const to = (status: number, location: string): Handler => ({ status, headers: { location } });

  it.each([301, 302, 303, 307, 308])(
    "RD-1 keeps credentials from another origin (%i)",
    async (status) => {
      const other = await serve(ok);
      const server = await serve(to(status, `${other.url}/there`));
      await make(all, { baseUrl: server.url, ...secrets, headers: { "X-Own": "s3cr3t-own" } }).send(
        get,
        rex,
        {
          headers: { Range: "bytes=0-" },
        },
      );
      const own = new Set(["host", "connection", "accept-language", "sec-fetch-mode"]);
      const arrived = Object.keys(other.requests[0]?.headers ?? {}).filter(
        (name) => !own.has(name),
      );
      expect(arrived.sort()).toEqual(["accept", "accept-encoding", "range", "user-agent"]);
      expect(JSON.stringify(other.requests)).not.toContain("s3cr3t");
      expect(server.requests[0]?.headers["authorization"]).toBe("Bearer s3cr3t-token");
    },
  );
});

describe("middleware and fetch", () => {
  it("wraps every attempt, after credentials, the first one outermost", async () => {
    const server = await serve({ status: 503, headers: { "retry-after-ms": "1" } }, ok);
    const order: string[] = [];
    const sign: Middleware = async (request, next) => {
      order.push(`sign ${String(request.headers.get("authorization"))} ${String(request.body)}`);
      request.headers.set("X-Signature", "signed");
      const response = await next(request);
      order.push(`signed ${String(response.status)}`);
      return response;
    };
    const inner: Middleware = (request, next) => {
      order.push(`inner ${String(request.headers.get("x-signature"))}`);
      return next({ ...request, url: `${request.url}?added=1` });
    };
    const core = make(bearer, { baseUrl: server.url, token: "T", middleware: [sign, inner] });
    await core.send({ ...create, idempotent: true }, { a: 1 });
    const attempt = ['sign Bearer T {"a":1}', "inner signed"];
    expect(order).toEqual([...attempt, "signed 503", ...attempt, "signed 200"]);
    expect(server.paths()).toEqual(["/pets?added=1", "/pets?added=1"]);
  });

  it("lets a middleware answer, and its own errors through", async () => {
    const answer: Middleware = () => Promise.resolve(Response.json({ cached: true }));
    expect(
      await make(bare, { baseUrl: "http://unused.invalid", middleware: [answer] }).send(get, rex),
    ).toEqual({ cached: true });
    let calls = 0;
    const fail: Middleware = () => {
      calls += 1;
      throw new RangeError("mine");
    };
    const error = await failure(
      make(bare, { baseUrl: "http://unused.invalid", middleware: [fail] }).send(get, rex),
    );
    expect(error).toBeInstanceOf(RangeError);
    expect(calls).toBe(1);
  });

  it("uses the fetch that is passed, even one that ignores signals", async () => {
    const fetch = vi.fn(() => new Promise<Response>(() => undefined));
    const core = make(bare, { baseUrl: "http://api.test", fetch, timeoutMs: 50, maxRetries: 0 });
    expect((await failure(core.send(get, rex))).name).toBe("__Brand__TimeoutError");
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]).toMatchObject([
      "http://api.test/pets/p1",
      { method: "GET", redirect: "manual" },
    ]);
  });

  it("TO-2 limits a body that ignores signals too", async () => {
    const fetch = (): Promise<Response> => Promise.resolve(new Response(new ReadableStream({})));
    const options = { baseUrl: "http://api.test", fetch, timeoutMs: 50, maxRetries: 0 };
    const error = await failure(make(bare, options).send(get, rex));
    expect(error).toMatchObject({ name: "__Brand__TimeoutError", phase: "body" });
  });

  it("calls what fails a connection error, with its cause", async () => {
    const cause = new TypeError("fetch failed");
    const core = make(bare, {
      baseUrl: "http://api.test",
      fetch: () => Promise.reject(cause),
      maxRetries: 0,
    });
    const error = await failure(core.send(get, rex));
    expect(error).toBeInstanceOf(__Brand__ConnectionError);
    expect(error.cause).toBe(cause);
  });

  it("uses connections again, after successes and after errors", async () => {
    const bad = { status: 404, body: { message: "no" } };
    const server = await serve(ok, bad, ok, bad, ok, bad, ok, bad, ok, bad);
    const core = make(bare, { baseUrl: server.url });
    for (let n = 0; n < 10; n += 1) {
      const operation = n % 3 === 0 ? { method: "DELETE", path: "/ignored" } : get;
      await core.send(operation, rex).catch(() => undefined);
    }
    expect(server.requests).toHaveLength(10);
    // The platform may begin the second request before it has seen the first connection fall idle.
    expect(server.opened()).toBeLessThanOrEqual(2);
  });
});

describe("safety", () => {
  const operation: OperationSpec = { ...get, query: ["q"] };
  it("LG-1 logs from the level that is asked for", async () => {
    const server = await serve(ok);
    const info = vi.fn();
    const debug = vi.fn();
    const logger = { debug, info, warn: vi.fn(), error: vi.fn() };
    const core = (logLevel?: "warn" | "off"): Core =>
      make(bare, { baseUrl: server.url, logger, logLevel });
    await core("warn").send(get, rex);
    await core("off").send(get, rex);
    expect(info).not.toHaveBeenCalled();
    await core().send(get, rex);
    expect(info).toHaveBeenCalledTimes(2);
    expect(debug).not.toHaveBeenCalled();
  });

  it("LG-3 shows no secret of a client or an error, however they are printed", async () => {
    const server = await serve({
      status: 400,
      headers: { "set-cookie": "s3cr3t-set" },
      body: { detail: "no s3cr3t-token", code: 7 },
    });
    const core = make(all, { baseUrl: server.url, ...secrets });
    const client = { core };
    describeClient(client, core);
    const error = await failure(
      core.send(operation, { ...rex, q: "s3cr3t-q" }, { headers: { "X-H": "s3cr3t-h" } }),
    );
    const refused = await failure(
      make(all, { baseUrl: "http://127.0.0.1:1", ...secrets, maxRetries: 0 }).send(get, rex),
    );
    const rest = Object.fromEntries(Object.entries(error));
    for (const value of [core, client, refused, rest]) {
      for (const shown of [
        inspect(value, { depth: 9, showHidden: true }),
        JSON.stringify(value),
        String(value),
      ]) {
        expect(shown).not.toContain("s3cr3t");
      }
    }
    expect(JSON.stringify(core)).toBe('{"package":"acme","version":"1.2.3","credentials":"***"}');
    expect(inspect(client)).toContain("***");
    expect(error["url"]).toBe(`${server.url}/pets/p1`);
    expect(inspect(error)).not.toContain("s3cr3t-set");
  });
});
