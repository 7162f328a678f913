import { createCollector, createMemorySources } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { frontend } from "../src/index.js";

/** What validation finds in a document, as `pointer message`; `!` marks a key. */
async function violations(root: object): Promise<string[]> {
  const { report, list } = createCollector();
  const sources = createMemorySources({ "openapi.json": JSON.stringify(root) }, report);
  await frontend.validate?.(sources.read("openapi.json")!, { sources, report });
  return list.map(({ code, message, location }) => {
    if (!location || !("pointer" in location)) throw new Error(`${code} has no place`);
    const key = location.at === "key" ? "!" : "";
    return `${code.replace("openapi/", "")} ${location.pointer}${key} ${message.replace("By the OpenAPI specification: ", "")}`;
  });
}

const info = { title: "Test", version: "1" };
const responses = { 204: { description: "None." } };

test("a definition that keeps to its specification has no differences, whatever it refers to", async () => {
  const components = {
    schemas: { Tree: { type: "object", properties: { next: { $ref: "#/components/schemas/Tree" } } } },
    parameters: { id: { name: "id", in: "path", required: true, schema: { type: "string" } } },
  };
  const paths = {
    "x-note": "An extension is no path.",
    "/a/{id}": {
      get: { parameters: [{ $ref: "#/components/parameters/id" }], responses },
      put: { requestBody: { $ref: "bodies.json#/put" }, responses: { 200: { $ref: "#/nowhere" } } },
    },
  };
  for (const openapi of ["3.0.3", "3.1.0"]) expect(await violations({ openapi, info, paths, components })).toEqual([]);
});

test("each difference is at the place in the text where it is", async () => {
  const paths = {
    "/a/{b}": {
      get: {
        operationId: 5,
        parameters: [{ $ref: "#/components/parameters/p" }, { name: "b", in: "path", schema: {} }],
        responses: { 200: { content: {} } },
      },
    },
  };
  const components = {
    schemas: { A: { type: "strng" }, B: { foo: 1 } },
    parameters: { p: { name: "q", in: "query" } },
  };
  const found = await violations({ openapi: "3.0.3", info: { title: "x" }, paths, components });
  expect(found.sort()).toMatchInlineSnapshot(`
    [
      "schema-violation /components/parameters/p this must have required property 'schema'.",
      "schema-violation /components/schemas/A/type this must be equal to one of the allowed values (array, boolean, integer, number, object, string).",
      "schema-violation /components/schemas/B/foo! \`foo\` is no key of this object.",
      "schema-violation /info this must have required property 'version'.",
      "schema-violation /paths/~1a~1{b}/get/operationId this must be string.",
      "schema-violation /paths/~1a~1{b}/get/parameters/1 this must have required property 'required'.",
      "schema-violation /paths/~1a~1{b}/get/responses/200 this must have required property 'description'.",
    ]
  `);
});

test("in OpenAPI 3.1 and Swagger 2.0 too", async () => {
  expect(await violations({ openapi: "3.1.0", info, paths: { "/a": { gett: {} } } })).toMatchInlineSnapshot(`
    [
      "schema-violation /paths/~1a/gett! \`gett\` is no key of this object.",
    ]
  `);
  expect(await violations({ swagger: "2.0", info, paths: { "/a": { get: {} } } })).toMatchInlineSnapshot(`
    [
      "schema-violation /paths/~1a/get this must have required property 'responses'.",
    ]
  `);
});

test("what is said without a line is found by the path that it names, or stands at the root", async () => {
  const components = { schemas: { "a b": {} } };
  expect(await violations({ openapi: "3.0.3", info, paths: {}, components })).toMatchInlineSnapshot(`
    [
      "schema-violation /components/schemas/a b \`/components/schemas/a b\` has an invalid name. Component names should match against: /^[a-zA-Z0-9.-_]+$/.",
    ]
  `);
  expect(await violations({ openapi: "3.1.0", info, paths: { a: {} } })).toMatchInlineSnapshot(`
    [
      "schema-violation  Entries in the OpenAPI \`paths\` object must begin with a leading slash.",
    ]
  `);
});

test("a version that the validator does not know, and what is no definition, is a note", async () => {
  expect(await violations({ openapi: "3.2.0", info, paths: {} })).toMatchInlineSnapshot(`
    [
      "not-validated  The definition was not compared with the OpenAPI specification: OpenAPI 3.2 is currently unsupported.",
    ]
  `);
  expect(await violations({ openapi: 3, paths: [] })).toMatchInlineSnapshot(`
    [
      "not-validated  The definition was not compared with the OpenAPI specification: schema.openapi.startsWith is not a function.",
    ]
  `);
});
