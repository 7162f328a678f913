import type { Api } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { type Lowered, lowerFiles } from "./lower.js";

function swagger(root: object): Promise<Lowered> {
  return lowerFiles({ "openapi.json": { swagger: "2.0", info: { title: "Test", version: "1" }, ...root } });
}

function openapi(root: object): Promise<Lowered> {
  return lowerFiles({ "openapi.json": { openapi: "3.0.3", info: { title: "Test", version: "1" }, ...root } });
}

/** An API without its places and ids of schemas, which are those of the document as it is written. */
function meaning({ origins: _, ...api }: Api): unknown {
  const text = JSON.stringify(api, (key, value) => (key === "origin" ? undefined : value));
  return JSON.parse(text.replaceAll("#/definitions/", "#/components/schemas/"));
}

const operation = (parameters: object[], more: object = {}) => ({
  paths: { "/x": { post: { operationId: "send", parameters, responses: { 204: { description: "None." } }, ...more } } },
});

describe("Swagger 2.0 means what OpenAPI 3 says with", () => {
  test("request bodies, media types and schemas", async () => {
    const old = await swagger({
      consumes: ["application/json"],
      produces: ["application/json", "text/csv"],
      ...operation([{ name: "body", in: "body", required: true, schema: { $ref: "#/definitions/Pet" } }], {
        responses: { 200: { description: "One.", schema: { $ref: "#/definitions/Pet" } } },
      }),
      definitions: { Pet: { type: "object", properties: { name: { type: "string" } } } },
    });
    const schema = { $ref: "#/components/schemas/Pet" };
    const now = await openapi({
      ...operation([], {
        requestBody: { required: true, content: { "application/json": { schema } } },
        responses: {
          200: { description: "One.", content: { "application/json": { schema }, "text/csv": { schema } } },
        },
      }),
      components: { schemas: { Pet: { type: "object", properties: { name: { type: "string" } } } } },
    });
    expect(meaning(old.api)).toEqual(meaning(now.api));
  });

  test("parameters, with their formats, limits and lists", async () => {
    const limits = { type: "integer", format: "int32", minimum: 1, maximum: 9, default: 3 };
    const list = { type: "array", items: { type: "string", enum: ["a", "b"] } };
    const old = await swagger(
      operation([
        { name: "limit", in: "query", ...limits },
        { name: "joined", in: "query", ...list },
        { name: "many", in: "query", ...list, collectionFormat: "multi" },
        { name: "piped", in: "query", ...list, collectionFormat: "pipes" },
        { name: "X-List", in: "header", ...list },
      ]),
    );
    const now = await openapi(
      operation([
        { name: "limit", in: "query", schema: limits },
        { name: "joined", in: "query", explode: false, schema: list },
        { name: "many", in: "query", explode: true, schema: list },
        { name: "piped", in: "query", style: "pipeDelimited", explode: false, schema: list },
        { name: "X-List", in: "header", schema: list },
      ]),
    );
    expect(meaning(old.api)).toEqual(meaning(now.api));
  });

  test("servers and security schemes", async () => {
    const security = [{ login: [] }, { account: ["read"] }];
    const old = await swagger({
      host: "api.example.com",
      basePath: "/v1/",
      schemes: ["http", "https"],
      securityDefinitions: {
        login: { type: "basic" },
        account: { type: "oauth2", flow: "accessCode", scopes: { read: "Read." } },
      },
      security,
    });
    const now = await openapi({
      servers: [{ url: "https://api.example.com/v1" }],
      components: {
        securitySchemes: {
          login: { type: "http", scheme: "basic" },
          account: { type: "oauth2", flows: { authorizationCode: { scopes: { read: "Read." } } } },
        },
      },
      security,
    });
    expect(meaning(old.api)).toEqual(meaning(now.api));
  });

  test("shared parameters and responses", async () => {
    const inner = { type: "object", properties: { code: { type: "string" } } };
    const use = (parameter: string, response: string) =>
      operation([{ $ref: parameter }], { responses: { 204: { description: "None." }, 409: { $ref: response } } });
    const old = await swagger({
      ...use("#/parameters/Kind", "#/responses/Clash"),
      parameters: { Kind: { name: "kind", in: "query", type: "string", enum: ["a", "b"] } },
      responses: { Clash: { description: "Clash.", schema: inner } },
    });
    const now = await openapi({
      ...use("#/components/parameters/Kind", "#/components/responses/Clash"),
      components: {
        parameters: { Kind: { name: "kind", in: "query", schema: { type: "string", enum: ["a", "b"] } } },
        responses: { Clash: { description: "Clash.", content: { "application/json": { schema: inner } } } },
      },
    });
    const names = ({ api }: Lowered) => Object.values(api.types).map(({ name }) => name.wire);
    expect(names(old)).toEqual(names(now));
    expect(names(old)).toHaveLength(2);
  });
});

describe("forms of Swagger 2.0", () => {
  const contentsOf = async (parameters: object[], more: object = {}) =>
    (await swagger(operation(parameters, more))).operation("send").body?.contents.map(({ kind }) => kind);

  test("are multipart where they hold files, whatever is consumed", async () => {
    const file = { name: "file", in: "formData", type: "file" };
    expect(await contentsOf([file])).toEqual(["multipart"]);
    expect(await contentsOf([file], { consumes: ["application/x-www-form-urlencoded"] })).toEqual(["multipart"]);
  });

  test("are urlencoded unless the document says otherwise", async () => {
    const text = { name: "text", in: "formData", type: "string" };
    expect(await contentsOf([text])).toEqual(["form"]);
    expect(await contentsOf([text], { consumes: ["multipart/form-data"] })).toEqual(["multipart"]);
  });

  test("lose to a body, which is said", async () => {
    const lowered = await swagger(
      operation([
        { name: "body", in: "body", schema: { type: "string" } },
        { name: "text", in: "formData", type: "string" },
      ]),
    );
    expect(lowered.findings).toEqual(["openapi/unsupported /paths/~1x/post/parameters/1"]);
  });
});

test("findings stand where the document is wrong", async () => {
  const lowered = await swagger({
    ...operation([{ name: "list", in: "query", type: "array", items: { type: "texts" }, collectionFormat: "tsv" }], {
      responses: { 200: { description: "One.", schema: { $ref: "#/definitions/None" } } },
    }),
    securityDefinitions: { key: { type: "apiKey", in: "header" } },
  });
  expect(lowered.findings.toSorted()).toEqual([
    "json-schema/ref-not-found /paths/~1x/post/responses/200/schema/$ref",
    "json-schema/unknown-type /paths/~1x/post/parameters/0/items/type",
    "openapi/missing-part /securityDefinitions/key",
    "openapi/unsupported /paths/~1x/post/parameters/0/collectionFormat",
  ]);
});

test("a parameter may refer to a schema beside its name", async () => {
  const lowered = await swagger({
    ...operation([{ name: "order", in: "query", required: true, $ref: "#/definitions/Order" }]),
    definitions: { Order: { type: "string", enum: ["up", "down"] } },
  });
  const [parameter] = lowered.operation("send").parameters;
  expect(parameter).toMatchObject({ required: true, type: { kind: "ref", id: "type:#/definitions/Order" } });
  expect(lowered.findings).toEqual([]);
});

test("x-nullable admits null", async () => {
  const { api } = await swagger({
    definitions: { Pet: { type: "object", properties: { name: { type: "string", "x-nullable": true } } } },
  });
  expect(api.types["type:#/definitions/Pet"]).toMatchObject({ properties: [{ type: { kind: "nullable" } }] });
});

test("an unquoted version of YAML is understood", async () => {
  const { findings } = await lowerFiles({ "openapi.json": { swagger: 2, info: { title: "Test", version: "1" } } });
  expect(findings).toEqual([]);
});
