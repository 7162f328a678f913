import type { Diagnostic } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { json, lower, lowerFiles } from "./lower.js";

/** What is said of unknown keys, as `pointer message`; each must point at the key. */
function unknownKeys(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.flatMap(({ code, location, message }) => {
    if (code !== "openapi/unknown-key") return [];
    if (!location || !("pointer" in location) || location.at !== "key") throw new Error(`${message} has no key`);
    return [`${location.pointer} ${message}`];
  });
}

const responses = { 204: { description: "None." } };

describe("a misspelled key", () => {
  test("of any object is a warning at the key, with the key that was meant", async () => {
    const { diagnostics } = await lower({
      info: { title: "Test", version: "1", contct: {} },
      paths: {
        "/a": {
          gett: {},
          post: {
            operationID: "createA",
            requestbody: json({ $ref: "#/components/schemas/A" }),
            responses: { 200: { descripton: "A.", contents: {} } },
          },
        },
      },
      components: {
        schemas: { A: { type: "object", propertys: { id: {} }, requierd: ["id"], additionalPropertys: false } },
        securitySchemes: { key: { type: "http", scheme: "bearer", bearerformat: "JWT" } },
        parameter: {},
      },
    });
    expect(unknownKeys(diagnostics)).toMatchInlineSnapshot(`
      [
        "/components/parameter Unknown key \`parameter\`. Did you mean \`parameters\`?",
        "/components/securitySchemes/key/bearerformat Unknown key \`bearerformat\`. Did you mean \`bearerFormat\`?",
        "/components/schemas/A/propertys Unknown key \`propertys\`. Did you mean \`properties\`?",
        "/components/schemas/A/requierd Unknown key \`requierd\`. Did you mean \`required\`?",
        "/components/schemas/A/additionalPropertys Unknown key \`additionalPropertys\`. Did you mean \`additionalProperties\`?",
        "/paths/~1a/gett Unknown key \`gett\`. Did you mean \`get\`?",
        "/paths/~1a/post/operationID Unknown key \`operationID\`. Did you mean \`operationId\`?",
        "/paths/~1a/post/requestbody Unknown key \`requestbody\`. Did you mean \`requestBody\`?",
        "/paths/~1a/post/responses/200/descripton Unknown key \`descripton\`. Did you mean \`description\`?",
        "/paths/~1a/post/responses/200/contents Unknown key \`contents\`. Did you mean \`content\`?",
        "/info/contct Unknown key \`contct\`. Did you mean \`contact\`?",
      ]
    `);
  });

  test("that resembles none lists what the object may have; extensions are free", async () => {
    const { diagnostics } = await lower({
      paths: { "/a": { get: { operationId: "a", responses, "x-anything": 1, permission: "admin" } } },
      components: { "x-own": { a: 1 } },
    });
    expect(unknownKeys(diagnostics)).toMatchInlineSnapshot(`
      [
        "/paths/~1a/get/permission Unknown key \`permission\`. Allowed here: tags, summary, description, operationId, deprecated, security, externalDocs, parameters, requestBody, responses, callbacks, servers.",
      ]
    `);
  });
});

test("names of the author's own are no keys", async () => {
  const names = { descripton: { type: "string" }, requierd: { type: "string" } };
  const { findings } = await lower({
    paths: {
      "/a": {
        post: {
          operationId: "a",
          requestBody: {
            content: { "application/json": { schema: { properties: names }, example: { propertys: 1 } } },
          },
          responses: { 200: { description: "", headers: { operationID: { schema: { type: "string" } } } } },
        },
      },
    },
    components: { schemas: { propertys: { type: "object", properties: names, default: { requierd: 1 } } } },
  });
  expect(findings).toEqual([]);
});

test("schemas may have further keywords, unless one looks like a misspelled keyword", async () => {
  const schema = { type: "string", titel: "A", mask: "**", examples: ["a"], exampels: ["b"], name: "a", in: "query" };
  const { findings } = await lower({ paths: {}, components: { schemas: { A: schema } } });
  expect(findings).toEqual([
    "openapi/unknown-key /components/schemas/A/titel",
    "openapi/unknown-key /components/schemas/A/exampels",
  ]);
});

test("Swagger 2.0 has keys of its own, at the places where they are written", async () => {
  const swagger = {
    swagger: "2.0",
    info: { title: "Test", version: "1" },
    basepath: "/v1",
    securityDefinitions: { key: { type: "apiKey", in: "header", nam: "X-Key", name: "X-Key" } },
    paths: { "/a": { get: { operationId: "a", produce: ["application/json"], responses } } },
    definitions: {
      A: { type: "object", requierd: ["a"], discriminator: "kind", properties: { kind: { type: "string" } } },
    },
  };
  const { findings } = await lowerFiles({ "openapi.json": swagger });
  expect(findings.filter((finding) => finding.includes("unknown-key"))).toEqual([
    "openapi/unknown-key /basepath",
    "openapi/unknown-key /definitions/A/requierd",
    "openapi/unknown-key /paths/~1a/get/produce",
    "openapi/unknown-key /securityDefinitions/key/nam",
  ]);
});

test("files that references lead to are looked at as what the reference stands for", async () => {
  const files = {
    "openapi.json": {
      openapi: "3.0.3",
      info: { title: "Test", version: "1" },
      paths: { "/a": { $ref: "a.json#/item" } },
    },
    "a.json": {
      item: { get: { operationID: "a", responses: { 200: { $ref: "b.json" } } } },
      anything: { descripton: "" },
    },
    "b.json": { description: "", contnt: {} },
  };
  const { diagnostics } = await lowerFiles(files);
  const places = diagnostics.filter(({ code }) => code === "openapi/unknown-key").map(({ location }) => location);
  expect(places).toEqual([
    { document: "a.json", pointer: "/item/get/operationID", at: "key" },
    { document: "b.json", pointer: "/contnt", at: "key" },
  ]);
});

test("a schema inside a schema is one, since it says nothing there", async () => {
  const { diagnostics } = await lower({
    components: { schemas: { A: { type: "object", properties: { a: { schema: { type: "string" } } }, schema: 1 } } },
  });
  const found = unknownKeys(diagnostics).map((text) => text.slice(0, 78));
  expect(found).toEqual(["/components/schemas/A/properties/a/schema Unknown key `schema`. Allowed here: "]);
});
