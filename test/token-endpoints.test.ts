import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder } from "./support/compile.js";

// What SDKs send to token endpoints, and what is said of endpoints that cannot issue tokens.

interface Tokens {
  /** Schema of the request's body; null for none. */
  readonly request?: object | null;
  readonly answer?: object;
  readonly getToken?: object;
  readonly scheme?: object;
}

const text = { type: "string" };
const usual = { client_id: text, client_secret: text };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

function filesOf({ request = { properties: usual }, answer, getToken, scheme }: Tokens): Map<string, string> {
  const answered = answer ?? { properties: { access_token: text, expires_in: { type: "integer" } } };
  const responses = { "200": { description: "A token.", ...json({ type: "object", ...answered }) } };
  const body = request && { requestBody: { required: true, ...json({ type: "object", ...request }) } };
  const definition = {
    openapi: "3.1.0",
    info: { title: "Acme", version: "1.0.0" },
    servers: [{ url: "https://api.acme.example" }],
    paths: {
      "/me": { get: { operationId: "getMe", responses: { "204": { description: "Done." } } } },
      "/token": { post: { operationId: "issueToken", ...body, responses } },
    },
  };
  const service = {
    scheme: "oauth",
    type: "client-credentials",
    "get-token": { endpoint: "POST /token", ...getToken },
    ...scheme,
  };
  const output = { location: "local-file-system", path: "sdk" };
  const configuration = {
    "auth-schemes": { service },
    api: { auth: "service", specs: [{ openapi: "openapi.json" }] },
    groups: { sdk: { generators: [{ name: "gen-typescript-sdk", version: "*", output }] } },
  };
  return new Map([
    ["generators.yml", JSON.stringify(configuration)],
    ["openapi.json", JSON.stringify(definition)],
  ]);
}

/** The fields that the SDK fills by itself, and the errors. */
function compiled(tokens: Tokens) {
  return inMemoryFolder(async (folder) => {
    writeFolder(folder, filesOf(tokens));
    const { targets, diagnostics } = await compileFolder(folder);
    const scheme = targets[0]?.emitted.context?.sdk.auth.schemes[0];
    const constants = scheme?.token?.get.constants.map(({ name, value }) => [name, value]) ?? [];
    const errors = diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ code, location }) => `${code} ${location && "pointer" in location ? location.pointer : ""}`);
    return { sent: Object.fromEntries(constants), errors, diagnostics, url: scheme?.token?.get.url };
  });
}

describe("the grant type", () => {
  test.each([
    ["a text", text],
    ["a text with a default", { ...text, default: "client_credentials" }],
    ["one of several", { ...text, enum: ["client_credentials", "password"] }],
    ["a constant", { ...text, const: "client_credentials" }],
  ])("is sent where it is %s", async (_, schema) => {
    for (const required of [[], ["grant_type"]]) {
      const { sent, errors } = await compiled({ request: { required, properties: { ...usual, grant_type: schema } } });
      expect(errors).toEqual([]);
      expect(sent).toEqual({ grant_type: "client_credentials" });
    }
  });

  test("is not sent where no field takes it", async () => {
    expect((await compiled({})).sent).toEqual({});
  });
});

describe("other fields", () => {
  test("with one value or a default are sent where they are required, and only there", async () => {
    const properties = {
      ...usual,
      kind: { ...text, const: "service" },
      audience: { ...text, default: "https://api.acme.example" },
      actor_token_type: { ...text, enum: ["jwt"] },
    };
    const { sent, errors } = await compiled({ request: { required: ["kind", "audience"], properties } });
    expect(errors).toEqual([]);
    expect(sent).toEqual({ kind: "service", audience: "https://api.acme.example" });
  });

  test("that are required and have no value are an error", async () => {
    const { errors } = await compiled({
      request: { required: ["audience"], properties: { ...usual, audience: text } },
    });
    expect(errors).toEqual(["compiler/token-field /auth-schemes/service/get-token/endpoint"]);
  });

  test("of scopes have a value where scopes are configured", async () => {
    const request = { required: ["scope"], properties: { ...usual, scope: text } };
    expect((await compiled({ request, scheme: { scopes: ["read"] } })).errors).toEqual([]);
    expect((await compiled({ request })).errors).toHaveLength(1);
  });

  test("come from the form of the request that takes the credentials", async () => {
    const refresh = { type: "object", required: ["refresh_token"], properties: { refresh_token: text } };
    const issue = { type: "object", required: ["grant_type"], properties: { ...usual, grant_type: text } };
    const { sent, errors } = await compiled({ request: { type: undefined, oneOf: [refresh, issue] } });
    expect(errors).toEqual([]);
    expect(sent).toEqual({ grant_type: "client_credentials" });
  });
});

test("an endpoint can be a URL, which takes what RFC 6749 says", async () => {
  for (const endpoint of ["https://id.example/token", "POST https://id.example/token"]) {
    const { sent, errors, url } = await compiled({ request: null, getToken: { endpoint } });
    expect([errors, url]).toEqual([[], "https://id.example/token"]);
    expect(sent).toEqual({ grant_type: "client_credentials" });
  }
  expect((await compiled({ getToken: { endpoint: "GET https://id.example/token" } })).errors).toHaveLength(1);
});

describe("an endpoint is compared with what is mapped", () => {
  const at = "/auth-schemes/service/get-token";

  test("names of other tools' paths are read", async () => {
    const getToken = {
      "request-properties": { "client-id": "$request.client_id" },
      "response-properties": { "access-token": "$response.access_token" },
    };
    expect((await compiled({ getToken })).errors).toEqual([]);
  });

  test("a property that the request does not have", async () => {
    const { errors, diagnostics } = await compiled({ getToken: { "request-properties": { "client-id": "clientid" } } });
    expect(errors).toEqual([`compiler/token-property ${at}/request-properties/client-id`]);
    expect(diagnostics.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("Did you mean `client_id`?"),
    );
  });

  test("a property that the answer does not have, at any depth", async () => {
    const getToken = { "response-properties": { "access-token": "data.token" } };
    const inner = { type: "object", properties: { token: text } };
    expect((await compiled({ getToken })).errors).toEqual([
      `compiler/token-property ${at}/response-properties/access-token`,
    ]);
    expect((await compiled({ getToken, answer: { properties: { data: inner } } })).errors).toEqual([]);
  });

  test("fields of other names without a mapping", async () => {
    const properties = { clientId: text, client_secret: text };
    expect((await compiled({ request: { properties } })).errors).toEqual([`compiler/token-property ${at}/endpoint`]);
  });

  test("bodies of unknown properties hold what they need to", async () => {
    const { errors } = await compiled({ request: {}, answer: {} });
    expect(errors).toEqual([]);
  });

  test("an operation without a body, or that answers no token", async () => {
    expect((await compiled({ request: null })).errors).toEqual([`compiler/token-endpoint ${at}/endpoint`]);
    const other = await compiled({ request: null, getToken: { endpoint: "GET /me" } });
    expect(other.errors).toEqual([`compiler/token-endpoint ${at}/endpoint`, `compiler/token-endpoint ${at}/endpoint`]);
    const orders = await compiled({ answer: { properties: { orders: text } } });
    expect(orders.errors).toEqual([`compiler/token-property ${at}/endpoint`]);
  });
});
