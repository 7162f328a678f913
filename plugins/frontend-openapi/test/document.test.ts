import type { Api } from "@sdkwright/plugin-api";
import { lowerFiles as lowerTexts } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { frontend } from "../src/index.js";
import { get, json, lower, lowerFiles } from "./lower.js";

describe("security", () => {
  const securitySchemes = {
    bearer: { type: "http", scheme: "Bearer", "x-gen-bearer": { name: "accessToken", env: "TOKEN" } },
    basic: { type: "http", scheme: "basic" },
    header: { type: "apiKey", in: "header", name: "X-Key", "x-gen-header": { prefix: "Key " } },
    query: { type: "apiKey", in: "query", name: "key" },
    cookie: { type: "apiKey", in: "cookie", name: "session" },
    oauth: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "/t", scopes: { read: "Read." } } } },
    oidc: { type: "openIdConnect", openIdConnectUrl: "https://x" },
    digest: { type: "http", scheme: "digest" },
    mtls: { type: "mutualTLS" },
  };

  test.each([
    [
      { scheme: "bearer", "x-gen-bearer": { nam: "x", env: 5 } },
      ["unknown-extension bearer/nam", "wrong-type bearer/env"],
    ],
    [{ scheme: "bearer", "x-gen-bearer": "text" }, ["wrong-type bearer"]],
    [{ scheme: "bearer", "x-gen-bearer": { env: "A B" } }, ["wrong-type bearer/env"]],
    [{ scheme: "bearer", "x-gen-bearr": { name: "x" } }, ["unknown-extension bearr"]],
    [{ scheme: "bearer", "x-gen-basic": { username: {} } }, ["unknown-extension basic"]],
    [{ scheme: "basic", "x-gen-basic": { user: {} } }, ["unknown-extension basic/user"]],
    [
      { scheme: "basic", "x-gen-basic": { username: "me", password: { omit: "yes", name: "" } } },
      ["wrong-type basic/username", "wrong-type basic/password/name", "wrong-type basic/password/omit"],
    ],
    [{ type: "apiKey", in: "header", name: "X", "x-gen-header": { prefix: 5 } }, ["wrong-type header/prefix"]],
    [
      {
        type: "apiKey",
        in: "header",
        name: "X",
        "x-gen-header": { prefix: "", name: "k", env: "K_1", type: "string" },
      },
      [],
    ],
    [{ scheme: "basic", "x-gen-basic": { username: { env: "U" }, password: { omit: true, placeholder: "p" } } }, []],
  ])("extensions that name credentials: %j", async (scheme, expected) => {
    const securitySchemes = { s: { type: "http", ...scheme } };
    const { findings } = await lower({ components: { securitySchemes }, security: [{ s: [] }], paths: {} });
    expect(findings).toEqual(
      expected.map((finding) => finding.replace(/^(\S+) /, "openapi/$1 /components/securitySchemes/s/x-gen-")),
    );
  });

  test.each([
    ["https://id.example/token?a=b", [], "https://id.example/token?a=b"],
    ["/oauth/token", ["https://api.example/v1"], "https://api.example/oauth/token"],
    ["oauth/token", ["https://api.example/v1"], "https://api.example/v1/oauth/token"],
    ["/token", ["https://a.example", "https://b.example"], undefined],
    ["/token", ["https://{region}.example"], undefined],
    ["https://id.example/{tenant}/token", [], undefined],
    ["ftp://id.example/token", [], undefined],
  ])("client credentials at %s, with servers %j", async (tokenUrl, urls, expected) => {
    const oauth = { type: "oauth2", flows: { clientCredentials: { tokenUrl, scopes: {} } } };
    const servers = urls.map((url) => ({ url, variables: { region: { default: "eu" } } }));
    const { api, findings } = await lower({ servers, components: { securitySchemes: { oauth } }, paths: {} });
    const [scheme] = api.auth.schemes;
    expect(scheme?.kind === "oauth" ? scheme.getToken.url : undefined).toBe(expected);
    expect(findings.some((finding) => finding.startsWith("openapi/token-url"))).toBe(expected === undefined);
  });

  test("client credentials are left to the caller where `x-gen-bearer` names a token", async () => {
    const flows = { clientCredentials: { tokenUrl: "https://id.example/token", scopes: {} } };
    const oauth = { type: "oauth2", flows, "x-gen-bearer": { name: "key" } };
    const { api } = await lower({ components: { securitySchemes: { oauth } }, paths: {} });
    expect(api.auth.schemes).toMatchObject([{ kind: "bearer", token: { name: { wire: "key" } } }]);
  });

  test("most operations without credentials that the document requires are reported", async () => {
    const found = async (open: number, all: number, security: object[] = [{ s: [] }]) => {
      const entries = Array.from({ length: all }, (_, index) => [
        `/p${index}`,
        get(index < open ? { security: [] } : {}),
      ]);
      const components = { securitySchemes: { s: { type: "http", scheme: "bearer" } } };
      return (await lower({ components, security, paths: Object.fromEntries(entries) })).findings;
    };
    expect(await found(4, 5)).toEqual(["openapi/mostly-open /security"]);
    for (const few of [await found(4, 8), await found(3, 3), await found(5, 5, [])]) expect(few).toEqual([]);
  });

  test("schemes of every type", async () => {
    const { api, findings } = await lower({ components: { securitySchemes }, security: [{ bearer: [] }], paths: {} });
    expect(api.auth.schemes.map(({ id, kind, declared }) => `${id} ${kind}${declared ? " used" : ""}`)).toEqual([
      "bearer bearer used",
      "basic basic",
      "header header",
      "query query",
      "cookie cookie",
      "oauth bearer",
      "oidc bearer",
      "digest unsupported",
      "mtls unsupported",
    ]);
    expect(api.auth.schemes[0]).toMatchObject({ token: { name: { words: ["access", "Token"] }, env: "TOKEN" } });
    expect(api.auth.schemes[2]).toMatchObject({ key: "X-Key", prefix: "Key " });
    expect(api.auth.schemes[5]?.description).toContain("`read`: Read.");
    expect(findings).toEqual([
      "openapi/token-url /components/securitySchemes/oauth/flows/clientCredentials/tokenUrl",
      "openapi/unsupported-scheme /components/securitySchemes/digest/scheme",
      "openapi/unsupported-scheme /components/securitySchemes/mtls/type",
    ]);
  });

  test("absent, empty and anonymous requirements differ", async () => {
    const { api, operation } = await lower({
      components: { securitySchemes },
      security: [{ bearer: [] }, { basic: [], header: [] }],
      paths: {
        "/a": get({ operationId: "default" }),
        "/b": get({ operationId: "open", security: [] }),
        "/c": get({ operationId: "optional", security: [{}, { oauth: ["read"] }] }),
      },
    });
    expect(api.auth.mode).toEqual({ kind: "endpoint" });
    expect(api.auth.security).toEqual([
      { schemes: [{ scheme: "bearer", scopes: [] }] },
      {
        schemes: [
          { scheme: "basic", scopes: [] },
          { scheme: "header", scopes: [] },
        ],
      },
    ]);
    expect(operation("default").security).toBeNull();
    expect(operation("open").security).toEqual([]);
    expect(operation("optional").security).toEqual([
      { schemes: [] },
      { schemes: [{ scheme: "oauth", scopes: ["read"] }] },
    ]);
  });

  test("what names unknown schemes alone requires what the document requires by default", async () => {
    const { operation } = await lower({
      components: { securitySchemes },
      security: [{ bearer: [] }],
      paths: {
        "/a": get({ operationId: "unknown", security: [{ gone: [] }] }),
        "/b": get({ operationId: "partly", security: [{ gone: [], basic: [] }, { header: [] }] }),
      },
    });
    expect(operation("unknown").security).toBeNull();
    expect(operation("partly").security).toEqual([{ schemes: [{ scheme: "header", scopes: [] }] }]);
  });

  test("an unknown scheme is a finding at its place, unless the configuration declares it", async () => {
    const root = { security: [{ mine: [] }], paths: {} };
    expect((await lower(root)).findings).toEqual(["openapi/unknown-scheme /security/0/mine"]);
    const { api, findings } = await lower(root, { configuredSchemes: new Set(["mine"]) });
    expect(findings).toEqual([]);
    expect(api.auth.security).toEqual([{ schemes: [{ scheme: "mine", scopes: [] }] }]);
  });
});

describe("webhooks and callbacks", () => {
  const event = { post: { requestBody: json({ $ref: "#/components/schemas/Event" }), responses: {} } };
  const components = { schemas: { Event: { type: "object", properties: { id: { type: "string" } } } } };

  test("are declared with payload and headers", async () => {
    const { api } = await lower({
      components,
      webhooks: {
        "thing.made": {
          post: { ...event.post, parameters: [{ name: "X-Signature", in: "header", schema: { type: "string" } }] },
        },
      },
    });
    expect(Object.values(api.webhooks)).toMatchObject([
      {
        id: "webhook:#/webhooks/thing.made/post",
        name: { words: ["thing", "made"] },
        payload: { kind: "ref" },
        headers: [{ name: { wire: "X-Signature" } }],
      },
    ]);
  });

  test("of an operation name it, and their expression", async () => {
    const { api, findings } = await lower({
      components: { ...components, callbacks: { Done: { "{$request.body#/url}": event } } },
      paths: {
        "/a": get({ operationId: "a", callbacks: { done: { $ref: "#/components/callbacks/Done" } } }),
        "/b": get({ operationId: "b", callbacks: { done: { $ref: "#/components/callbacks/Done" } } }),
      },
    });
    expect(findings).toEqual([]);
    expect(Object.values(api.webhooks).map(({ callback }) => callback)).toEqual([
      { operation: "op:#/paths/~1a/get", expression: "{$request.body#/url}" },
      { operation: "op:#/paths/~1b/get", expression: "{$request.body#/url}" },
    ]);
  });
});

describe("documents", () => {
  test("of other formats and versions are refused with an error at the place", async () => {
    expect((await lowerFiles({ "openapi.json": { hello: 1 } })).findings).toEqual(["openapi/not-openapi "]);
    expect((await lowerFiles({ "openapi.json": [1] })).findings).toEqual(["openapi/not-openapi "]);
    expect((await lowerFiles({ "openapi.json": { swagger: "1.2" } })).findings).toEqual([
      "openapi/unsupported-version /swagger",
    ]);
    expect((await lowerFiles({ "openapi.json": { openapi: "4.0.0" } })).findings).toEqual([
      "openapi/unsupported-version /openapi",
    ]);
  });

  test("of version 3.2 have further methods", async () => {
    const { api } = await lower({
      openapi: "3.2.0",
      paths: {
        "/a": {
          query: { operationId: "q", responses: {} },
          additionalOperations: { COPY: { operationId: "c", responses: {} } },
        },
      },
    });
    expect(Object.values(api.operations).map((operation) => operation.kind === "http" && operation.method)).toEqual([
      "QUERY",
      "COPY",
    ]);
  });

  test("of version 3.2 nest tags below their parents, and make no groups of tags of other kinds", async () => {
    const tags = [
      { name: "shop" },
      { name: "books", parent: "shop", summary: "All books" },
      { name: "loans", parent: "books", kind: "nav" },
      { name: "internal", kind: "audience" },
      { name: "lost", parent: "nowhere" },
      { name: "egg", parent: "hen" },
      { name: "hen", parent: "egg" },
    ];
    const of = (...names: readonly string[]) => get({ operationId: `of${names.join("")}`, tags: names });
    const paths = {
      "/a": of("internal", "loans"),
      "/b": of("books"),
      "/c": of("internal"),
      "/d": of("lost"),
      "/e": of("egg"),
      "/f": of("undeclared"),
    };
    const groupsIn = ({ operations }: Api) => Object.values(operations).map(({ resource }) => resource);
    const { api, findings } = await lower({ openapi: "3.2.0", tags, paths });
    expect(groupsIn(api)).toEqual([
      "resource:shop.books.loans",
      "resource:shop.books",
      "resource:c",
      "resource:lost",
      "resource:hen.egg",
      "resource:undeclared",
    ]);
    expect(findings).toEqual(["openapi/tag-parent /tags/4/parent", "openapi/tag-parent /tags/6/parent"]);
    expect(Object.values(api.resources).find(({ id }) => id === "resource:shop.books")?.summary).toBe("All books");
    const older = await lower({ openapi: "3.1.0", tags, paths });
    expect(groupsIn(older.api)).toContain("resource:internal");
    expect(older.findings).toEqual([]);
  });

  test("of version 3.2 are what their $self says", async () => {
    const self = "https://example.com/apis/shop.json";
    const to = (ref: string) => ({
      200: { description: "", content: { "application/json": { schema: { $ref: ref } } } },
    });
    const { api, findings } = await lower({
      openapi: "3.2.0",
      $self: self,
      paths: {
        "/a": get({ operationId: "a", responses: to(`${self}#/components/schemas/Book`) }),
        "/b": get({ operationId: "b", responses: to("shop.json#/components/schemas/Book") }),
      },
      components: { schemas: { Book: { type: "object", properties: { title: { type: "string" } } } } },
    });
    expect(findings).toEqual([]);
    expect(Object.values(api.types).map(({ name }) => name.wire)).toEqual(["Book"]);
  });

  test("HEAD, OPTIONS and TRACE are operations like all others", async () => {
    const operation = { responses: { 204: { description: "" } } };
    const { api } = await lower({ paths: { "/a": { head: operation, options: operation, trace: operation } } });
    expect(Object.values(api.operations).map((found) => found.kind === "http" && found.method)).toEqual([
      "HEAD",
      "OPTIONS",
      "TRACE",
    ]);
  });

  test("with wrong types are reported at each place, and the rest is lowered", async () => {
    const { api, findings } = await lower({
      info: { title: 7 },
      tags: "none",
      servers: { url: "x" },
      components: [],
      paths: {
        "/a": "x",
        "/b": { get: [] },
        "/c": get({ operationId: "c", parameters: {}, callbacks: 1, security: {} }),
      },
    });
    expect(Object.values(api.operations)).toHaveLength(1);
    expect(findings.toSorted()).toEqual([
      "openapi/wrong-type /components",
      "openapi/wrong-type /info/title",
      "openapi/wrong-type /paths/~1a",
      "openapi/wrong-type /paths/~1b/get",
      "openapi/wrong-type /paths/~1c/get/callbacks",
      "openapi/wrong-type /paths/~1c/get/parameters",
      "openapi/wrong-type /paths/~1c/get/security",
      "openapi/wrong-type /servers",
    ]);
  });

  test("with an empty part take it as absent, with a warning", async () => {
    const { findings, operation } = await lower({ paths: { "/a": get({ operationId: "a", parameters: null }) } });
    expect(operation("a").parameters).toEqual([]);
    expect(findings).toEqual(["openapi/empty-part /paths/~1a/get/parameters"]);
  });

  test("with a bad reference report it, and the rest is lowered", async () => {
    const { api, findings } = await lower({
      paths: {
        "/a": get({
          operationId: "a",
          responses: { 200: { $ref: "#/components/responses/Gone" }, 204: { description: "" } },
        }),
        "/b": { $ref: "missing.json" },
        "/c": get({ operationId: "c" }),
      },
    });
    expect(Object.keys(api.operations)).toHaveLength(2);
    expect(findings).toContain("json-schema/ref-not-found /paths/~1a/get/responses/200/$ref");
    expect(findings).toHaveLength(2);
  });

  test("carry title, version and text", async () => {
    const { api } = await lower({
      info: { title: "Pet Store", version: "1.2", summary: "Pets.", description: "All of them." },
      externalDocs: { url: "https://docs" },
      paths: {},
    });
    expect(api).toMatchObject({
      name: { words: ["Pet", "Store"] },
      version: "1.2",
      summary: "Pets.",
      description: "All of them.",
      externalDocs: { url: "https://docs" },
    });
  });

  test("x-gen-ignore leaves an operation out", async () => {
    const { api } = await lower({
      paths: { "/a": get({ operationId: "a", "x-gen-ignore": true }), "/b": get({ operationId: "b" }) },
    });
    expect(Object.keys(api.operations)).toEqual(["op:#/paths/~1b/get"]);
  });
});

test("properties that look like numbers stay where they are", async () => {
  const text = `openapi: 3.1.0
info: { title: T, version: "1" }
paths: {}
components:
  schemas:
    Scores:
      type: object
      properties: { total: { type: integer }, "10": { type: integer }, "9": { type: integer } }
`;
  const { api } = await lowerTexts(frontend, { "openapi.yml": text });
  const scores = api.types["type:#/components/schemas/Scores"];
  expect(scores?.kind === "object" && scores.properties.map(({ name }) => name.wire)).toEqual(["total", "10", "9"]);
});

test("only where a schema belongs, a reference to nothing is a missing schema", async () => {
  const gone = { $ref: "#/gone" };
  const { findings } = await lower({
    paths: {
      "/schema": get({
        operationId: "a",
        parameters: [gone, { name: "q", in: "query", schema: gone }],
        requestBody: gone,
        responses: {
          200: { description: "", content: { "application/json": { schema: { items: gone } } } },
          400: gone,
        },
      }),
    },
    components: {
      schemas: {
        Alias: gone,
        Thing: {
          type: "object",
          properties: { parameters: gone, responses: { oneOf: [gone, { type: "string" }] } },
          additionalProperties: gone,
        },
      },
    },
  });
  const found = (name: string) => findings.filter((finding) => finding.startsWith(`json-schema/${name} `)).length;
  expect(found("ref-not-found")).toBe(9);
});
