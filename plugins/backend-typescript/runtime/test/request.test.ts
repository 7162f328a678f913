import { describe, expect, it } from "vitest";
import { ConfigurationError } from "../src/errors/index.js";
import type { BodySpec, ClientSpec, OperationSpec } from "../src/core/spec.js";
import { formBody } from "../src/core/index.js";
import { bare, create, get, make, ping, rex } from "./clients.js";
import { failure, serve } from "./server.js";

const ok = { body: { ok: true } };

function cyclic(): object {
  const value: { a?: object; n: bigint } = { n: 1n };
  value.a = value;
  return value;
}

describe("base URL", () => {
  it("picks the URL of the operation's role and fills variables", async () => {
    const server = await serve(ok);
    const spec: ClientSpec = {
      ...bare,
      environments: { prod: ["http://unused.invalid", `${server.url}/{region}/{version}`] },
      variables: [
        { name: "region", option: "region", default: "eu" },
        { name: "version", option: "apiVersion", default: "v1" },
      ],
    };
    await make(spec, { apiVersion: "v2" }).send({ ...get, server: 1 }, rex);
    expect(server.paths()).toEqual(["/eu/v2/pets/p1"]);
  });

  it.each([
    ["none known", {}],
    ["relative", { baseUrl: "/v1" }],
    ["another scheme", { baseUrl: "file:///etc" }],
    ["unknown environment", { environment: "constructor" }],
    ["timeoutMs", { baseUrl: "http://h", timeoutMs: -1 }],
    ["header", { baseUrl: "http://h", headers: { "a b": "c" } }],
  ])("refuses at construction: %s", (_, options) => {
    expect(() => make(bare, options)).toThrow(ConfigurationError);
  });
});

describe("paths", () => {
  it("of undeclared endpoints stay below the base URL, and are no templates", async () => {
    const server = await serve(ok);
    const core = make(bare, { baseUrl: `${server.url}/v1` });
    for (const path of ["/../x", "..", "a/%2e%252E/x", "\\..\\x", "/a/..?b", "/a/..#b"]) {
      await expect(core.request("GET", path)).rejects.toThrow("segments");
    }
    await core.request("GET", "/a/{b}/...?c=/../");
    expect(server.paths()).toEqual(["/v1/a/%7Bb%7D/...?c=/../"]);
  });

  it("writes integers of any size", async () => {
    const server = await serve(ok);
    await make(bare, { baseUrl: server.url }).send(get, { petId: 12345678901234567890n });
    expect(server.paths()).toEqual(["/pets/12345678901234567890"]);
  });

  it("takes parameters from client options", async () => {
    const server = await serve(ok);
    const operation: OperationSpec = { ...get, pathParams: [{ key: "petId", option: "pet" }] };
    await make(bare, { baseUrl: server.url, pet: "rex" }).send(operation);
    expect(server.paths()).toEqual(["/pets/rex"]);
  });
});

describe("parameters that a call needs", () => {
  const operation: OperationSpec = {
    ...ping,
    query: ["q", "r"],
    headers: [{ key: "tenant", name: "X-Tenant" }],
    cookies: ["session"],
    required: ["q", "tenant", "session"],
  };
  const whole = { q: 1, tenant: "a", session: "s" };

  it.each(["q", "tenant", "session"])("must not be null: %s", async (name) => {
    const server = await serve(ok);
    const call = make(bare, { baseUrl: server.url }).send(operation, { ...whole, [name]: null });
    const error = await failure(call);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ message: `${name} must not be null` });
    expect(server.paths()).toEqual([]);
  });

  it("are sent, and others may be null", async () => {
    const server = await serve(ok);
    await make(bare, { baseUrl: server.url }).send(operation, { ...whole, r: null });
    expect(server.paths()).toEqual(["/ping?q=1"]);
  });
});

describe("missing path parameters", () => {
  it.each([
    [undefined, "The path parameter petId is missing"],
    [{ pet: "rex" }, "The path parameter petId is missing"],
    [{ petId: undefined }, "The path parameter petId is missing"],
    [
      { pet_id: "rex" },
      'The path parameter petId is missing: the request has "pet_id", which must be "petId"',
    ],
    [{ petId: "" }, "The path parameter petId must not be empty"],
  ])("%j", async (request, message) => {
    const error = await failure(make(bare, { baseUrl: "http://127.0.0.1:1" }).send(get, request));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toBe(message);
  });
});

describe("queries", () => {
  it.each([[NaN], [Infinity], [new Date(NaN)], ["\ud800"], [() => 1]])(
    "CF-2 refuses what text cannot carry (%#)",
    async (value) => {
      const server = await serve(ok);
      const core = make(bare, { baseUrl: server.url });
      expect(await failure(core.send({ ...ping, query: ["q"] }, { q: value }))).toBeInstanceOf(
        ConfigurationError,
      );
    },
  );
});

describe("headers", () => {
  const spec: ClientSpec = {
    ...bare,
    headers: [
      { header: "X-Literal", literal: "fixed" },
      { header: "X-Version", option: "version", default: "2026-01-01" },
      { header: "X-Secret", template: "key ${RUNTIME_TEST_SECRET}" },
      { header: "X-Unset", template: "${RUNTIME_TEST_UNSET}" },
    ],
  };

  it("HD-1 merges the sources in order", async () => {
    const server = await serve(ok);
    process.env["RUNTIME_TEST_SECRET"] = "s3cret";
    const core = make(spec, {
      baseUrl: server.url,
      version: "v9",
      headers: { "x-literal": "client", "X-Client": "c" },
    });
    delete process.env["RUNTIME_TEST_SECRET"];
    const operation: OperationSpec = {
      ...get,
      headers: [{ key: "trace", name: "X-Trace" }, "X-Client"],
    };
    await core.send(
      operation,
      { ...rex, trace: [1, "b"], "X-Client": "operation" },
      { headers: { "x-version": null } },
    );
    const { headers } = server.requests[0] ?? { headers: {} };
    expect(headers).toMatchObject({
      "x-literal": "client",
      "x-secret": "key s3cret",
      "x-client": "operation",
      "x-trace": "1,b",
    });
    expect(headers).not.toHaveProperty("x-version");
    expect(headers).not.toHaveProperty("x-unset");
  });

  it("needs a required header", async () => {
    const server = await serve(ok);
    const needs: ClientSpec = {
      ...bare,
      headers: [{ header: "X-Org", option: "org", env: "ORG", required: true }],
    };
    const error = await failure(make(needs, { baseUrl: server.url }).send(get, rex));
    expect(error.message).toBe("The header X-Org is needed: pass org or set ORG");
    await make(needs, { baseUrl: server.url }).send(get, rex, { headers: { "x-org": "given" } });
    expect(server.requests[0]?.headers["x-org"]).toBe("given");
  });
});

describe("JSON bodies", () => {
  const send = async (
    body: BodySpec,
    request: object,
    more: Partial<OperationSpec> = {},
  ): Promise<string | undefined> => {
    const server = await serve(ok);
    const spec = { ...bare, features: { form: formBody } };
    await make(spec, { baseUrl: server.url }).send({ ...create, ...more, body }, request);
    const [sent] = server.requests;
    return sent?.headers["content-type"] === undefined ? undefined : sent.body.toString();
  };
  it("sends whole bodies, optional bodies and pinned properties", async () => {
    expect(await send({ kind: "json", key: "body" }, { body: [1, null] })).toBe("[1,null]");
    expect(await send({ kind: "json", key: "body" }, { body: null })).toBe("null");
    expect(await send({ kind: "json", key: "body", optional: true }, {})).toBeUndefined();
    const needed = { ...create, body: { kind: "json", key: "body" } } as const;
    const refused = await failure(make(bare, { baseUrl: "http://127.0.0.1:1" }).send(needed, {}));
    expect(refused.message).toBe("The call needs a body");
    expect(await send({ kind: "json", optional: true }, {})).toBeUndefined();
    expect(await send({ kind: "json" }, {})).toBe("{}");
    expect(
      await send({ kind: "json" }, { a: 1, stream: false }, { pinned: { stream: true } }),
    ).toBe('{"a":1,"stream":true}');
    expect(await send({ kind: "text", key: "body" }, { body: "héllo" })).toBe("héllo");
  });

  it("sends a property named __proto__ as any other", async () => {
    const request = JSON.parse('{"__proto__": {"admin": true}, "name": "Rex"}') as object;
    expect(await send({ kind: "json" }, request)).toBe('{"__proto__":{"admin":true},"name":"Rex"}');
  });

  it.each([
    [{ a: [{ b: NaN }] }, "The number at $.a[0].b is not finite: JSON cannot carry it"],
    [{ a: "\ud800" }, "The text at $.a holds half of a surrogate pair"],
    [cyclic(), "The body cannot be written as JSON: it holds a cycle"],
  ])("CF-2 refuses what JSON would change (%#)", async (request, message) => {
    const server = await serve(ok);
    const error = await failure(make(bare, { baseUrl: server.url }).send(create, request));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toBe(message);
    expect(server.requests).toHaveLength(0);
  });

  it("sends text that looks like an escape", async () => {
    expect(await send({ kind: "json" }, { a: "\\ud800 null" })).toBe('{"a":"\\\\ud800 null"}');
  });
});
