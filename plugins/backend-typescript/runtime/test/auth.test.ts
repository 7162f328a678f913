import { afterEach, describe, expect, it } from "vitest";
import { ConfigurationError, MissingCredentialsError } from "../src/errors/index.js";
import type { ClientSpec, OperationSpec } from "../src/core/index.js";
import { bare, bearer, get, make, ping, rex, schemes } from "./clients.js";
import { failure, serve } from "./server.js";

const ok = { body: { ok: true } };
const auth = (
  request: { readonly headers: Readonly<Record<string, string>> } | undefined,
): string | undefined => request?.headers["authorization"];
const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

function withAuth(mode: "all" | "any" | "single", ...apply: string[]): ClientSpec {
  return { ...bare, auth: { mode, apply, schemes } };
}

afterEach(() => {
  delete process.env["ACME_TOKEN"];
  delete process.env["ACME_KEY"];
});

describe("environment", () => {
  it("EN-1 takes a credential from the environment", async () => {
    const server = await serve(ok);
    process.env["ACME_TOKEN"] = " TOK ";
    await make(bearer, { baseUrl: server.url }).send(get, rex);
    expect(auth(server.requests[0])).toBe("Bearer TOK");
  });

  it("EN-2 prefers the argument", async () => {
    const server = await serve(ok);
    process.env["ACME_TOKEN"] = "A";
    await make(bearer, { baseUrl: server.url, token: "B" }).send(get, rex);
    expect(auth(server.requests[0])).toBe("Bearer B");
  });

  it("EN-3 reads the environment at construction, not before and not later", async () => {
    const server = await serve(ok);
    process.env["ACME_TOKEN"] = "at construction";
    const core = make(bearer, { baseUrl: server.url });
    process.env["ACME_TOKEN"] = "later";
    await core.send(get, rex);
    await make(bearer, core.derive({ baseUrl: server.url })).send(get, rex);
    expect(server.requests.map(auth)).toEqual(["Bearer at construction", "Bearer at construction"]);
  });

  it("EN-4 takes blank variables for absent, and an empty argument for no credential", async () => {
    const server = await serve(ok);
    process.env["ACME_TOKEN"] = "  ";
    expect(await failure(make(bearer, { baseUrl: server.url }).send(get, rex))).toBeInstanceOf(
      MissingCredentialsError,
    );
    process.env["ACME_TOKEN"] = "TOK";
    const core = make(bearer, { baseUrl: server.url, token: "" });
    expect(await failure(core.send(get, rex))).toBeInstanceOf(MissingCredentialsError);
    expect(server.requests).toHaveLength(0);
  });

  it("EN-5 builds clients without credentials, for operations that need none", async () => {
    const server = await serve(ok);
    const core = make(bearer, { baseUrl: server.url });
    await core.send(ping);
    expect(auth(server.requests[0])).toBeUndefined();
    expect(await failure(core.send(get, rex))).toBeInstanceOf(MissingCredentialsError);
    expect(server.requests).toHaveLength(1);
  });

  it("EN-7 keeps clients apart", async () => {
    const server = await serve(ok);
    const a = make(bearer, { baseUrl: server.url, token: "AAA" });
    const b = make(bearer, { baseUrl: server.url, token: "BBB" });
    const c = make(bearer, a.derive({ token: "CCC" } as object));
    for (const core of [a, b, c, a]) await core.send(get, rex);
    expect(server.requests.map(auth)).toEqual([
      "Bearer AAA",
      "Bearer BBB",
      "Bearer CCC",
      "Bearer AAA",
    ]);
  });
});

describe("schemes", () => {
  it("AU-1 asks a function anew for every attempt, and once", async () => {
    const server = await serve({ status: 503, headers: { "retry-after-ms": "1" } }, ok);
    let calls = 0;
    const token = (): Promise<string> => Promise.resolve(`T${String((calls += 1))}`);
    await make(bearer, { baseUrl: server.url, token }).send(get, rex);
    expect(server.requests.map(auth)).toEqual(["Bearer T1", "Bearer T2"]);
  });

  it("AU-2 writes basic credentials as UTF-8", async () => {
    const server = await serve(ok);
    await make(withAuth("single", "basicAuth"), {
      baseUrl: server.url,
      username: "user",
      password: "pä:ss",
    }).send(get, rex);
    expect(auth(server.requests[0])).toBe(`Basic ${base64("user:pä:ss")}`);
  });

  it.each([
    ["AU-3 omitted password", { kind: "basic", username: { option: "username" } }, base64("user:")],
    [
      "AU-4 omitted user name",
      { kind: "basic", password: { option: "password" } },
      base64(":pass"),
    ],
    ["AU-5 both omitted", { kind: "basic" }, undefined],
  ] as const)("%s", async (_, scheme, expected) => {
    const server = await serve(ok);
    const spec: ClientSpec = {
      ...bare,
      auth: { mode: "single", apply: ["basic"], schemes: { basic: scheme } },
    };
    await make(spec, { baseUrl: server.url, username: "user", password: "pass" }).send(get, rex);
    expect(auth(server.requests[0])).toBe(expected && `Basic ${expected}`);
  });

  it("takes an explicit empty password for a value", async () => {
    const server = await serve(ok);
    await make(withAuth("single", "basicAuth"), {
      baseUrl: server.url,
      username: "u",
      password: "",
    }).send(get, rex);
    expect(auth(server.requests[0])).toBe(`Basic ${base64("u:")}`);
  });

  it("AU-6 writes prefixes as they are", async () => {
    const server = await serve(ok);
    for (const extra of [{ prefix: "Key " }, {}]) {
      const key = { kind: "header", name: "X-Key", value: { option: "key" }, ...extra } as const;
      const spec: ClientSpec = {
        ...bare,
        auth: { mode: "single", apply: ["key"], schemes: { key } },
      };
      await make(spec, { baseUrl: server.url, key: "abc" }).send(get, rex);
    }
    expect(server.requests.map((request) => request.headers["x-key"])).toEqual(["Key abc", "abc"]);
  });

  it("AU-7 refuses line breaks without showing the value", async () => {
    const server = await serve(ok);
    const error = await failure(
      make(bearer, { baseUrl: server.url, token: "abc\r\nX-Evil: 1" }).send(get, rex),
    );
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).not.toContain("abc");
    expect(server.requests).toHaveLength(0);
  });

  it("AU-8 names the scheme, the option and the variable that are missing", async () => {
    const server = await serve(ok);
    const error = await failure(make(bearer, { baseUrl: server.url }).send(get, rex));
    expect(error.message).toBe(
      "No credentials provided for: bearerAuth. bearerAuth: pass token or set ACME_TOKEN.",
    );
    expect(error["missingSchemes"]).toEqual([["bearerAuth"]]);
    expect(server.requests).toHaveLength(0);
  });

  it("AU-9 leaves the header to the caller", async () => {
    const server = await serve(ok);
    const core = make(bearer, { baseUrl: server.url });
    await core.send(get, rex, { headers: { authorization: "Custom x" } });
    await core.send(get, rex, { headers: { AUTHORIZATION: null } });
    expect(server.requests.map(auth)).toEqual(["Custom x", undefined]);
  });

  it("AU-10 takes credentials of one call for that call only", async () => {
    const server = await serve(ok);
    const core = make(bearer, { baseUrl: server.url, token: "client" });
    await core.send(get, rex, { token: "call" } as object);
    await core.send(get, rex);
    expect(server.requests.map(auth)).toEqual(["Bearer call", "Bearer client"]);
  });

  it("D9 sends keys in queries and cookies", async () => {
    const server = await serve(ok);
    const spec = withAuth("all", "queryKey", "cookieKey");
    const operation: OperationSpec = { ...get, query: ["a"], cookies: ["c"] };
    await make(spec, { baseUrl: server.url, queryKey: "q&1", cookieKey: "s;2" }).send(operation, {
      ...rex,
      a: 1,
      c: "d",
    });
    expect(server.paths()).toEqual(["/pets/p1?a=1&key=q%261"]);
    expect(server.requests[0]?.headers["cookie"]).toBe("c=d; session=s%3B2");
  });
});

describe("modes", () => {
  it("AN-1 any: the first scheme that has a credential", async () => {
    const server = await serve(ok);
    const spec = withAuth("any", "bearerAuth", "apiKey");
    await make(spec, { baseUrl: server.url, apiKey: "K" }).send(get, rex);
    await make(spec, { baseUrl: server.url, apiKey: "K", token: "T" }).send(get, rex);
    expect(
      server.requests.map(({ headers }) => [headers["authorization"], headers["x-api-key"]]),
    ).toEqual([
      [undefined, "K"],
      ["Bearer T", undefined],
    ]);
  });

  it("AN-3 any: without credentials the request is sent as it is", async () => {
    const server = await serve(ok);
    process.env["ACME_KEY"] = "not applied";
    await make(withAuth("any", "bearerAuth"), { baseUrl: server.url }).send(get, rex);
    expect(server.requests[0]?.headers).not.toHaveProperty("x-api-key");
    expect(auth(server.requests[0])).toBeUndefined();
  });

  it("AL-1 all: every scheme, and those that are missing together", async () => {
    const server = await serve(ok);
    const spec = withAuth("all", "basicAuth", "apiKey");
    await make(spec, { baseUrl: server.url, username: "u", password: "p", apiKey: "K" }).send(
      get,
      rex,
    );
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: `Basic ${base64("u:p")}`,
      "x-api-key": "K",
    });
    const error = await failure(make(spec, { baseUrl: server.url, apiKey: "K" }).send(get, rex));
    expect(error.message).toMatch(/^No credentials provided for: basicAuth\./);
    expect(error["missingSchemes"]).toEqual([["basicAuth"]]);
    expect(server.requests).toHaveLength(1);
  });

  const endpoint: ClientSpec = { ...bare, auth: { mode: "endpoint", schemes } };
  const either: OperationSpec = { ...get, security: [["bearerAuth"], ["basicAuth", "apiKey"]] };

  it("ES-1 endpoint: the first alternative that can be satisfied", async () => {
    const server = await serve(ok);
    const options = { baseUrl: server.url, username: "u", password: "p", apiKey: "K" };
    await make(endpoint, options).send(either, rex);
    await make(endpoint, { ...options, token: "T" }).send(either, rex);
    expect(
      server.requests.map(({ headers }) => [headers["authorization"], headers["x-api-key"]]),
    ).toEqual([
      [`Basic ${base64("u:p")}`, "K"],
      ["Bearer T", undefined],
    ]);
  });

  it("ES-2 endpoint: says which schemes are missing", async () => {
    const server = await serve(ok);
    const error = await failure(
      make(endpoint, { baseUrl: server.url, apiKey: "K" }).send(either, rex),
    );
    expect(error.message).toMatch(
      /^No authentication credentials provided that satisfy the endpoint's security requirements\. Please provide credentials for: bearerAuth OR basicAuth\. bearerAuth: pass token or set ACME_TOKEN\./,
    );
    expect(error["missingSchemes"]).toEqual([["bearerAuth"], ["basicAuth"]]);
    const none = await failure(make(endpoint, { baseUrl: server.url }).send(either, rex));
    expect(none.message).toContain("credentials for: bearerAuth OR basicAuth AND apiKey.");
    expect(server.requests).toHaveLength(0);
  });

  it("ES-3 endpoint: an empty list sends nothing", async () => {
    const server = await serve(ok);
    await make(endpoint, { baseUrl: server.url, token: "T", apiKey: "K" }).send(ping);
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(server.requests[0]?.headers).not.toHaveProperty("x-api-key");
  });

  it("ES-4 endpoint: an empty alternative is always satisfied", async () => {
    const server = await serve(ok);
    const optional: OperationSpec = { ...get, security: [["bearerAuth"], []] };
    await make(endpoint, { baseUrl: server.url }).send(optional, rex);
    await make(endpoint, { baseUrl: server.url, token: "T" }).send(optional, rex);
    expect(server.requests.map(auth)).toEqual([undefined, "Bearer T"]);
  });
});
