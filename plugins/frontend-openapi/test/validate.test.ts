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
    schemas: {
      Tree: {
        type: "object",
        properties: { next: { $ref: "#/components/schemas/Tree" } },
        additionalProperties: false,
      },
    },
    parameters: { id: { name: "id", in: "path", required: true, schema: { type: "string" } } },
  };
  const callbacks = { done: { "x-note": "An extension is no path.", "{$url}": { post: { responses } } } };
  const paths = {
    "x-note": "An extension is no path.",
    "/a/{id}": {
      get: { responses, callbacks },
      parameters: [{ $ref: "#/components/parameters/id" }],
      put: { requestBody: { $ref: "bodies.json#/put" }, responses: { 200: { $ref: "#/nowhere" } } },
    },
  };
  for (const openapi of ["3.0.3", "3.1.0", "3.2.0"])
    expect(await violations({ openapi, info, paths, components })).toEqual([]);
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
      "schema-violation /components/parameters/p \`p\` must have \`schema\` or \`content\`.",
      "schema-violation /components/schemas/A/type \`type\` must be \`array\`, \`boolean\`, \`integer\`, \`number\`, \`object\` or \`string\`.",
      "schema-violation /components/schemas/B/foo! \`foo\` is not allowed here.",
      "schema-violation /info \`version\` is required here.",
      "schema-violation /paths/~1a~1{b}/get/operationId \`operationId\` must be a string.",
      "schema-violation /paths/~1a~1{b}/get/parameters/1 \`required\` is required here.",
      "schema-violation /paths/~1a~1{b}/get/responses/200 \`description\` is required here.",
    ]
  `);
});

test("in OpenAPI 3.1 and Swagger 2.0 too", async () => {
  expect(await violations({ openapi: "3.1.0", info, paths: { "/a": { gett: {} } } })).toMatchInlineSnapshot(`
    [
      "schema-violation /paths/~1a/gett! \`gett\` is not allowed here.",
      "schema-violation  openAPI 3.1 definitions must contain at least one entry in either \`paths\`, \`webhooks\`, or \`components\`.",
    ]
  `);
  expect(await violations({ swagger: "2.0", info, paths: { "/a": { get: {} } } })).toMatchInlineSnapshot(`
    [
      "schema-violation /paths/~1a/get \`responses\` is required here.",
    ]
  `);
});

test("names that break the rules for names are marked", async () => {
  const components = { schemas: { "a b": {} } };
  for (const openapi of ["3.0.3", "3.1.0", "3.2.0"]) {
    const found = await violations({ openapi, info, paths: { a: {} }, components });
    expect(found.map((finding) => finding.replace(/ must match.*/, "")).sort()).toEqual([
      "schema-violation /components/schemas/a b! the name `a b`",
      "schema-violation /paths/a! the name `a`",
    ]);
  }
});

/** Thirteen differences far from each other, in the terms of a version. */
const planted = (openapi: string): object => ({
  openapi,
  info: { title: 5, license: {} },
  servers: [{}],
  paths: {
    "/a": {
      parameters: [{ name: "p", in: "cookies", schema: {} }],
      get: { tags: "a", responses: { 200: { descripton: "Typo." } } },
      post: {
        requestBody: { content: { "application/json": { schema: { type: "string", minLength: "1" } } } },
        responses,
      },
    },
  },
  components: {
    schemas: { A: { type: "object", properties: { deep: { anyOf: [{ items: { required: "id" } }] } } } },
    securitySchemes: { key: { type: "apiKey", in: "header" }, oauth: { type: "oauth2", flows: { password: {} } } },
  },
});

test("every difference is told, however many there are, in each version", async () => {
  const found = await violations(planted("3.0.3"));
  expect(found.map((finding) => finding.replace("schema-violation ", "")).sort()).toMatchInlineSnapshot(`
    [
      "/components/schemas/A/properties/deep/anyOf/0/items/required \`required\` must be an array.",
      "/components/securitySchemes/key \`name\` is required here.",
      "/components/securitySchemes/oauth/flows/password \`scopes\` is required here.",
      "/components/securitySchemes/oauth/flows/password \`tokenUrl\` is required here.",
      "/info \`version\` is required here.",
      "/info/license \`name\` is required here.",
      "/info/title \`title\` must be a string.",
      "/paths/~1a/get/responses/200 \`description\` is required here.",
      "/paths/~1a/get/responses/200/descripton! \`descripton\` is not allowed here.",
      "/paths/~1a/get/tags \`tags\` must be an array.",
      "/paths/~1a/parameters/0/in \`in\` must be \`path\`, \`query\`, \`header\` or \`cookie\`.",
      "/paths/~1a/post/requestBody/content/application~1json/schema/minLength \`minLength\` must be an integer.",
      "/servers/0 \`url\` is required here.",
    ]
  `);
  const places = async (openapi: string) =>
    (await violations(planted(openapi))).map((finding) => finding.split(/ (?=`|the|this)/)[0]).sort();
  const first = await places("3.0.3");
  const response = "schema-violation /paths/~1a/get/responses/200";
  // 3.1 does not tell what is not allowed where something is missing (`check` does), and 3.2 needs no description.
  expect(await places("3.1.0")).toEqual(first.filter((one) => one !== `${response}/descripton!`));
  expect(await places("3.2.0")).toEqual(first.filter((one) => one !== response));
});

test("of alternatives the one that was meant is told", async () => {
  const parameters = [
    { in: "body", name: "body", schema: { type: "object", properties: { a: { maximum: "9" } } } },
    { in: "query", name: "q" },
  ];
  const get = { parameters, responses: { 200: { description: "", schema: { type: "file", foo: 1 } } } };
  const securityDefinitions = { o: { type: "oauth2", flow: "password" }, none: { type: "basics" } };
  expect(
    await violations({ swagger: "2.0", info, paths: { "/a": { get } }, securityDefinitions }),
  ).toMatchInlineSnapshot(`
    [
      "schema-violation /paths/~1a/get/parameters/0/schema/properties/a/maximum \`maximum\` must be a number.",
      "schema-violation /paths/~1a/get/parameters/1 \`type\` is required here.",
      "schema-violation /paths/~1a/get/responses/200/schema/foo! \`foo\` is not allowed here.",
      "schema-violation /securityDefinitions/o \`tokenUrl\` is required here.",
      "schema-violation /securityDefinitions/none/type \`type\` must be \`basic\`, \`apiKey\` or \`oauth2\`.",
    ]
  `);
  const parameter = { name: "a", in: "query", schema: {}, content: { "text/plain": {} } };
  const paths = { "/a": { get: { parameters: [parameter], responses } } };
  expect(await violations({ openapi: "3.0.3", info, paths })).toMatchInlineSnapshot(`
    [
      "schema-violation /paths/~1a/get/parameters/0 \`schema\` and \`content\` cannot be combined.",
    ]
  `);
  expect(await violations({ openapi: "3.1.0", info })).toMatchInlineSnapshot(`
    [
      "schema-violation  the document must have \`paths\`, \`components\` or \`webhooks\`.",
    ]
  `);
});

test("what is no definition is left to lowering, and one that is too deep is a note", async () => {
  expect(await violations({ openapi: 3, paths: [] })).toEqual([]);
  let schema: object = {};
  for (let depth = 0; depth < 450; depth++) schema = { not: schema };
  expect(await violations({ openapi: "3.0.3", info, paths: {}, components: { schemas: { A: schema } } })).toEqual([
    "not-validated  The definition was not fully compared with the OpenAPI specification: its schemas are nested too deeply.",
  ]);
});

/** Faults in how parts of a definition go together, which no JSON Schema can tell. */
const disagreeing = (openapi: string): object => ({
  openapi,
  info,
  paths: {
    "/a/{id}": {
      get: {
        parameters: [{ $ref: "#/components/parameters/page" }, { $ref: "#/components/parameters/other" }],
        responses,
      },
      post: {
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "ids", in: "query", schema: { type: "array" } },
          { name: "ids", in: "query", schema: { type: "string" } },
        ],
        responses: { 200: { $ref: "#/components/schemas/Text" } },
      },
      put: {
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "ids", in: "query", schema: { type: "array" } },
          { name: "ids", in: "query", schema: { type: "string" } },
        ],
        requestBody: { $ref: "bodies.json#/put" },
        responses: { 200: { $ref: "#/nowhere" } },
      },
    },
  },
  components: {
    schemas: { Text: { type: "string" } },
    parameters: {
      page: { name: "page", in: "query", schema: { type: "integer" } },
      other: { name: "other", in: "path", required: true, schema: { type: "string" } },
    },
  },
});

test("how parts go together is judged too, whatever else is wrong", async () => {
  const found = await violations(disagreeing("3.0.3"));
  expect(found.sort()).toMatchInlineSnapshot(`
    [
      "schema-violation /components/parameters/other/name the path has no \`{other}\`.",
      "schema-violation /paths/~1a~1{id}/post/parameters/1 this parameter is an array, so it should include an \`items\` schema.",
      "schema-violation /paths/~1a~1{id}/post/parameters/2 another parameter in \`query\` has the name \`ids\`.",
      "schema-violation /paths/~1a~1{id}/post/responses/200/$ref what \`#/components/schemas/Text\` names is not allowed here.",
      "schema-violation /paths/~1a~1{id}/put/parameters/1 this parameter is an array, so it should include an \`items\` schema.",
      "schema-violation /paths/~1a~1{id}/put/parameters/2 another parameter in \`query\` has the name \`ids\`.",
    ]
  `);
  const faulty = { ...disagreeing("3.0.3"), info: { title: 5 }, servers: [{}] };
  const rest = (await violations(faulty)).filter((finding) => !/ \/(info|servers)/.test(finding));
  expect(rest.sort()).toEqual(found);
  // From 3.1 on, arrays need no `items`. The parser does not read 3.2.
  const next = await violations(disagreeing("3.1.0"));
  expect(next.sort()).toEqual(found.filter((finding) => !finding.includes("`items`")));
  expect(await violations(disagreeing("3.2.0"))).toEqual([]);
});

test("a reference that is a value of its own as well is told at what makes it one", async () => {
  const parameters = [{ $ref: "#/components/parameters/id", type: "string" }];
  const components = { parameters: { id: { name: "id", in: "path", required: true, schema: { type: "string" } } } };
  const definition = { openapi: "3.0.3", info, paths: { "/a/{id}": { get: { parameters, responses } } }, components };
  expect(await violations(definition)).toEqual([
    "schema-violation /paths/~1a~1{id}/get/parameters/0/type! `type` is not allowed here.",
  ]);
});

test("in Swagger 2.0 too", async () => {
  const post = {
    parameters: [
      {
        name: "a",
        in: "body",
        schema: { type: "object", required: ["nmae"], properties: { name: { type: "string" } } },
      },
      { name: "b", in: "body", schema: {} },
    ],
    responses,
  };
  const put = { parameters: [{ name: "f", in: "formData", type: "file" }], responses };
  const definition = { swagger: "2.0", info, paths: { "/a": { post, put } } };
  expect((await violations(definition)).sort()).toMatchInlineSnapshot(`
    [
      "schema-violation /paths/~1a/post! \`post\` has 2 body parameters. Only one is allowed.",
      "schema-violation /paths/~1a/post/parameters/0 property \`nmae\` is listed as required but does not exist in this parameter.",
      "schema-violation /paths/~1a/put! \`put\` has a file parameter, so it must consume \`multipart/form-data\` or \`application/x-www-form-urlencoded\`.",
    ]
  `);
});
