import { describe, expect, test } from "vitest";
import { get, json, lower } from "./lower.js";

const thing = { $ref: "#/components/schemas/Thing" };
const components = {
  schemas: {
    Thing: {
      type: "object",
      properties: {
        name: { type: "string" },
        file: { type: "string", format: "binary" },
        files: { type: "array", items: { type: "string", format: "binary" } },
        tags: { type: "array", items: { type: "string" } },
        meta: { type: "object", properties: { a: { type: "string" } } },
        when: { $ref: "#/components/schemas/When" },
      },
    },
    When: { type: "string", format: "date" },
    BasicError: { type: "object", properties: { message: { type: "string" } } },
  },
};

async function bodyOf(content: object) {
  const { operation, findings } = await lower({
    components,
    paths: { "/p": { post: { operationId: "op", requestBody: { required: true, content }, responses: {} } } },
  });
  return { body: operation("op").body, findings };
}

describe("bodies", () => {
  test("keep every media type, the one to prefer first", async () => {
    const { body, findings } = await bodyOf({
      "text/plain": { schema: { type: "string" } },
      "multipart/form-data": { schema: thing },
      "application/vnd.acme+json": { schema: { type: "object" } },
      "application/json": { schema: { type: "object" } },
      "image/png": {},
    });
    expect(body?.contents.map(({ kind, mediaType }) => `${kind} ${mediaType}`)).toEqual([
      "json application/json",
      "json application/vnd.acme+json",
      "multipart multipart/form-data",
      "text text/plain",
      "binary image/png",
    ]);
    expect(body?.required).toBe(true);
    expect(findings).toEqual([]);
  });

  test("prefer parts to JSON where that has a file too, which it cannot hold", async () => {
    const { body } = await bodyOf({
      "application/json": { schema: thing },
      "multipart/form-data": { schema: thing },
      "application/x-www-form-urlencoded": { schema: thing },
    });
    expect(body?.contents.map(({ kind }) => kind)).toEqual(["multipart", "json", "form"]);
  });

  test("of parts write files as files, objects as JSON and lists one by one", async () => {
    const { body } = await bodyOf({
      "multipart/form-data": {
        schema: thing,
        encoding: { name: { contentType: "application/json" }, file: { contentType: "image/png" } },
      },
    });
    const [content] = body?.contents ?? [];
    expect(content?.kind === "multipart" && content.fields).toEqual([
      { name: "name", encoding: "json", style: "form", explode: true, contentType: "application/json" },
      { name: "file", encoding: "file", style: "form", explode: true, contentType: "image/png" },
      { name: "files", encoding: "file", style: "form", explode: true, repeated: true },
      { name: "tags", encoding: "text", style: "form", explode: true, repeated: true },
      { name: "meta", encoding: "json", style: "form", explode: true },
      { name: "when", encoding: "text", style: "form", explode: true },
    ]);
  });

  test("of forms follow the declared style", async () => {
    const { body } = await bodyOf({
      "application/x-www-form-urlencoded": {
        schema: thing,
        encoding: { meta: { style: "deepObject", explode: true }, tags: { explode: false } },
      },
    });
    const [content] = body?.contents ?? [];
    const fields = content?.kind === "form" ? content.fields : [];
    expect(fields.find(({ name }) => name === "meta")).toMatchObject({
      encoding: "text",
      style: "deepObject",
      explode: true,
    });
    expect(fields.find(({ name }) => name === "tags")).toMatchObject({ style: "form", explode: false });
  });

  test("of any type, of XML and of unknown types say what becomes of them", async () => {
    const { body, findings } = await bodyOf({
      "*/*": { schema: thing },
      "application/xml": { schema: thing },
      "application/x-custom": {},
    });
    expect(body?.contents.map(({ kind, mediaType }) => `${kind} ${mediaType}`)).toEqual([
      "json application/json",
      "text application/xml",
      "binary application/x-custom",
    ]);
    expect(findings).toEqual([
      "openapi/unsupported-media-type /paths/~1p/post/requestBody/content/application~1xml",
      "openapi/unsupported-media-type /paths/~1p/post/requestBody/content/application~1x-custom",
    ]);
  });
});

async function responsesOf(responses: object) {
  const { operation, api, findings } = await lower({
    components,
    paths: { "/p": { get: { operationId: "op", responses } } },
  });
  const { responses: successes, errors } = operation("op");
  const textOf = (status: { kind: string; code?: number; class?: number }) =>
    status.code ?? (status.class ? `${status.class}XX` : "default");
  return {
    api,
    findings,
    successes: successes.map(
      ({ status, contents }) => `${textOf(status)}: ${contents.map(({ kind }) => kind).join(" ")}`,
    ),
    errors: errors.map(({ status, error }) => `${textOf(status)}: ${api.errors[error]?.name.words.join(" ")}`),
  };
}

describe("responses", () => {
  test("are successes by status, ranges after codes; all others are errors", async () => {
    const { successes, errors, findings } = await responsesOf({
      "2XX": { description: "", ...json(thing) },
      204: { description: "" },
      200: { description: "", ...json(thing) },
      304: { description: "" },
      404: { description: "", ...json({ $ref: "#/components/schemas/BasicError" }) },
      "5xx": { description: "" },
      default: { description: "", ...json(thing) },
    });
    expect(successes).toEqual(["200: json", "204: ", "2XX: json"]);
    expect(errors).toEqual(["404: Basic Not Found Error", "5XX: Server Error", "default: Thing Default Error"]);
    expect(findings).toEqual([]);
  });

  test("take a default that stands alone as the success", async () => {
    const { successes, errors } = await responsesOf({
      default: { description: "", ...json(thing) },
      400: { description: "" },
    });
    expect(successes).toEqual(["default: json"]);
    expect(errors).toEqual(["400: Bad Request Error"]);
  });

  test("stream events and lines; text events are text", async () => {
    const { operation } = await lower({
      components,
      paths: {
        "/p": {
          get: {
            operationId: "op",
            responses: {
              200: {
                description: "",
                content: {
                  "application/json": { schema: thing },
                  "text/event-stream": { schema: { type: "string" } },
                  "application/x-ndjson": { itemSchema: thing },
                },
              },
            },
          },
        },
      },
    });
    expect(operation("op").responses[0]?.contents).toMatchObject([
      { kind: "json" },
      { kind: "sse", text: true },
      { kind: "jsonl", type: { kind: "ref" } },
    ]);
  });

  test("are files where the media type or the schema says so", async () => {
    const { operation } = await lower({
      paths: {
        "/p": {
          get: {
            operationId: "op",
            responses: {
              200: {
                description: "",
                content: {
                  "application/pdf": {},
                  "text/csv": { schema: { type: "string", format: "binary" } },
                  "*/*": {},
                  "application/json": { schema: { type: "string", format: "binary" } },
                },
              },
            },
          },
        },
      },
    });
    expect(operation("op").responses[0]?.contents.map(({ kind }) => kind)).toEqual(Array(4).fill("binary"));
  });

  test("have typed headers", async () => {
    const { operation } = await lower({
      components: { headers: { Limit: { required: true, schema: { type: "integer" } } } },
      paths: {
        "/p": {
          get: {
            operationId: "op",
            responses: {
              200: {
                description: "",
                headers: { "X-Limit": { $ref: "#/components/headers/Limit" }, "Content-Type": {} },
              },
            },
          },
        },
      },
    });
    expect(operation("op").responses[0]?.headers).toMatchObject([
      { name: { wire: "X-Limit" }, type: { primitive: "int64" }, required: true },
    ]);
  });

  test("that are no status, and links, are reported", async () => {
    const { findings } = await responsesOf({
      ok: { description: "" },
      101: { description: "" },
      200: { description: "", links: {} },
    });
    expect(findings).toEqual([
      "openapi/response-status /paths/~1p/get/responses/ok",
      "openapi/unsupported /paths/~1p/get/responses/101",
      "openapi/unsupported /paths/~1p/get/responses/200/links",
    ]);
  });

  test("give one error for each pair of status and body, whatever the operation", async () => {
    const error = { description: "", ...json({ $ref: "#/components/schemas/BasicError" }) };
    const { api, operation } = await lower({
      components,
      paths: {
        "/a": { get: { operationId: "a", responses: { 404: error, 400: error } } },
        "/b": { get: { operationId: "b", responses: { 404: { ...error, description: "No b." } } } },
      },
    });
    expect(Object.values(api.errors).map(({ name }) => name.words.join(" "))).toEqual([
      "Basic Bad Request Error",
      "Basic Not Found Error",
    ]);
    expect(operation("b").errors).toMatchObject([{ description: "No b.", error: operation("a").errors[1]?.error }]);
  });
});

test("numbers and booleans of text/plain are read and written as what they are", async () => {
  const count = { content: { "text/plain": { schema: { type: "integer" } } } };
  const { operation, findings } = await lower({
    paths: {
      "/": { put: { operationId: "op", requestBody: count, responses: { 200: { description: "", ...count } } } },
    },
  });
  expect(findings).toEqual([]);
  const expected = { kind: "json", mediaType: "text/plain", type: { kind: "primitive", primitive: "int64" } };
  expect(operation("op").body?.contents).toEqual([expected]);
  expect(operation("op").responses[0]?.contents).toEqual([expected]);
});

test("HEAD has no body, whatever its definition says", async () => {
  const body = { description: "", ...json({ type: "object", properties: { id: { type: "string" } } }) };
  const headers = { "X-Count": { schema: { type: "integer" } } };
  const { api, operation, findings } = await lower({
    paths: { "/": { head: { operationId: "op", responses: { 200: { ...body, headers }, 404: body } } } },
  });
  expect(findings).toEqual([]);
  expect(operation("op").responses).toMatchObject([{ contents: [], headers: [{ name: { wire: "X-Count" } }] }]);
  expect(Object.values(api.errors).map(({ type }) => type)).toEqual([null]);
});

test("records of JSON are text, with a warning", async () => {
  const content = { "application/json-seq": { itemSchema: { type: "object" } } };
  const { findings } = await lower({
    paths: { "/": get({ operationId: "op", responses: { 200: { description: "", content } } }) },
  });
  expect(findings.map((finding) => finding.split(" ")[0])).toEqual(["openapi/unsupported-media-type"]);
});
