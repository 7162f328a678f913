import { describe, expect, test } from "vitest";
import { get, lower, lowerFiles } from "./lower.js";

const text = { type: "string" };

/** `place name style explode` of the parameters that such a list gives, `!` for a required one. */
async function shapes(parameters: readonly object[], path = "/p") {
  const { api, findings } = await lower({ paths: { [path]: get({ operationId: "op", parameters }) } });
  const [operation] = Object.values(api.operations);
  const shown =
    operation?.kind === "http"
      ? operation.parameters.map(
          ({ name, in: place, style, explode, required }) =>
            `${place} ${name.wire}${required ? "!" : ""} ${style}${explode ? "*" : ""}`,
        )
      : [];
  return { shown, findings };
}

describe("parameters", () => {
  test("have the default style and explode of their place", async () => {
    const { shown } = await shapes(
      [
        { name: "id", in: "path", required: true, schema: text },
        { name: "q", in: "query", schema: text },
        { name: "X-H", in: "header", required: true, schema: text },
        { name: "c", in: "cookie", schema: text },
      ],
      "/p/{id}",
    );
    expect(shown).toEqual(["path id! simple", "query q form*", "header X-H! simple", "cookie c form*"]);
  });

  test.each([
    ["path", "label"],
    ["path", "matrix"],
    ["query", "spaceDelimited"],
    ["query", "pipeDelimited"],
    ["query", "deepObject"],
  ])("in the %s keep the style %s", async (place, style) => {
    const { shown, findings } = await shapes(
      [{ name: "id", in: place, required: true, style, explode: true, schema: text }],
      "/p/{id}",
    );
    expect(shown.at(-1)).toBe(`${place} id! ${style}*`);
    expect(findings.filter((finding) => finding.includes("style"))).toEqual([]);
  });

  test("with a style that their place does not know take the default, with a warning", async () => {
    const { shown, findings } = await shapes([{ name: "q", in: "query", style: "matrix", schema: text }]);
    expect(shown).toEqual(["query q form*"]);
    expect(findings).toEqual(["openapi/parameter-style /paths/~1p/get/parameters/0/style"]);
  });

  test("declared by media type are JSON text", async () => {
    const { shown } = await shapes([
      { name: "filter", in: "query", content: { "application/json": { schema: { type: "object" } } } },
    ]);
    expect(shown).toEqual(["query filter json"]);
  });

  test("of an operation replace those of its path item by name and place", async () => {
    const { operation, findings } = await lower({
      components: { parameters: { Limit: { name: "limit", in: "query", schema: { type: "integer" } } } },
      paths: {
        "/p": {
          parameters: [{ $ref: "#/components/parameters/Limit" }, { name: "x", in: "header", schema: text }],
          ...get({ operationId: "op", parameters: [{ name: "limit", in: "query", required: true, schema: text }] }),
        },
      },
    });
    expect(operation("op").parameters).toMatchObject([
      { name: { wire: "limit" }, required: true, type: { primitive: "string" } },
      { name: { wire: "x" }, in: "header" },
    ]);
    expect(findings).toEqual([]);
  });

  test("that two operations share are one and the same", async () => {
    const { operation } = await lower({
      components: { parameters: { Sort: { name: "sort", in: "query", schema: { enum: ["a", "b"] } } } },
      paths: {
        "/a": get({ operationId: "a", parameters: [{ $ref: "#/components/parameters/Sort" }] }),
        "/b": get({ operationId: "b", parameters: [{ $ref: "#/components/parameters/Sort" }] }),
      },
    });
    expect(operation("a").parameters[0]).toBe(operation("b").parameters[0]);
  });

  test("carry default, deprecation, examples, and the names that extensions give", async () => {
    const { operation } = await lower({
      paths: {
        "/p": get({
          operationId: "op",
          parameters: [
            {
              name: "q",
              in: "query",
              deprecated: true,
              allowReserved: true,
              "x-gen-parameter-name": "search",
              description: "Text.",
              schema: { type: "string", default: "all" },
              examples: { one: { summary: "One", value: "1" } },
            },
          ],
        }),
      },
    });
    expect(operation("op").parameters[0]).toMatchObject({
      name: { wire: "q", words: ["search"], explicit: true },
      default: "all",
      description: "Text.",
      allowReserved: true,
      availability: { status: "deprecated" },
      examples: [{ name: "one", summary: "One", value: "1" }],
    });
  });

  test.each(["Authorization", "Content-Length", "host"])(
    "of the headers that the SDK sets itself are left out, with a note: %s",
    async (name) => {
      const { shown, findings } = await shapes([{ name, in: "header", schema: text }]);
      expect(shown).toEqual([]);
      expect(findings).toEqual(["openapi/header-ignored /paths/~1p/get/parameters/0"]);
    },
  );

  test("of the connection are left out, with a note", async () => {
    const names = ["Content-Length", "host", "Connection", "Transfer-Encoding", "X-Kept"];
    const { shown, findings } = await shapes(names.map((name) => ({ name, in: "header", schema: text })));
    expect(shown).toEqual(["header X-Kept simple"]);
    expect(findings).toEqual([0, 1, 2, 3].map((index) => `openapi/header-ignored /paths/~1p/get/parameters/${index}`));
  });

  test("and paths are made to agree", async () => {
    const { shown, findings } = await shapes([{ name: "other", in: "path", required: true, schema: text }], "/p/{id}");
    expect(shown).toEqual(["path id! simple"]);
    expect(findings).toEqual([
      "openapi/path-parameter-unused /paths/~1p~1{id}/get/parameters/0/name",
      "openapi/path-parameter-missing /paths/~1p~1{id}/get",
    ]);
  });

  test("of a placeholder that repeats their style are found", async () => {
    const { operation, findings } = await lower({
      paths: {
        "/p/{.ids*}": get({
          operationId: "op",
          parameters: [{ name: "ids", in: "path", required: true, style: "label", schema: text }],
        }),
      },
    });
    expect(operation("op").path).toEqual([
      { kind: "text", text: "/p/" },
      { kind: "parameter", name: "ids" },
    ]);
    expect(findings).toEqual([]);
  });

  test("without a name or a place are reported, and the others stay", async () => {
    const { shown, findings } = await shapes([
      { in: "query" },
      { name: "a" },
      { name: "b", in: "body" },
      7,
      { name: "q", in: "query", schema: text },
    ] as object[]);
    expect(shown).toEqual(["query q form*"]);
    expect(findings).toEqual([
      "openapi/missing-part /paths/~1p/get/parameters/0",
      "openapi/missing-part /paths/~1p/get/parameters/1",
      "openapi/unknown-value /paths/~1p/get/parameters/2/in",
      "openapi/wrong-type /paths/~1p/get/parameters/3",
    ]);
  });

  test("come from other files", async () => {
    const { operation, findings } = await lowerFiles({
      "openapi.json": {
        openapi: "3.0.3",
        info: { title: "T", version: "1" },
        paths: { "/p/{id}": { $ref: "paths/p.json" } },
      },
      "paths/p.json": get({ operationId: "op", parameters: [{ $ref: "../shared/id.json" }] }) as object,
      "shared/id.json": { name: "id", in: "path", required: true, schema: { $ref: "schemas.json#/Id" } },
      "shared/schemas.json": { Id: { type: "string", format: "uuid" } },
    });
    expect(findings).toEqual([]);
    expect(operation("op").parameters).toMatchObject([{ name: { wire: "id" }, type: { kind: "ref" } }]);
  });
});

describe("a parameter that is the whole query string", () => {
  const queryString = (schema: object, more: object = {}, type = "application/x-www-form-urlencoded") =>
    shapes([{ name: "all", in: "querystring", required: true, content: { [type]: { schema, ...more } } }]);
  const filter = {
    type: "object",
    required: ["a"],
    properties: { a: { type: "string" }, ids: { type: "array", items: { type: "integer" } } },
  };

  test("has a parameter for each property of a form", async () => {
    const { shown, findings } = await queryString(filter);
    expect(findings).toEqual([]);
    expect(shown).toEqual(["query a! form*", "query ids form*"]);
    const styled = await queryString(filter, { encoding: { ids: { style: "pipeDelimited", explode: false } } });
    expect(styled.shown[1]).toBe("query ids pipeDelimited");
  });

  test("is an object where a form names no properties", async () => {
    const { shown, findings } = await queryString({ type: "object", additionalProperties: { type: "string" } });
    expect(findings).toEqual([]);
    expect(shown).toEqual(["query all! form*"]);
  });

  test("is left out with a warning where it is no form", async () => {
    const { shown, findings } = await queryString(filter, {}, "application/json");
    expect(shown).toEqual([]);
    expect(findings).toEqual(["openapi/query-string /paths/~1p/get/parameters/0/in"]);
  });
});

test("paths longer than any server takes are left out", async () => {
  const names = Array.from({ length: 2000 }, (_, index) => `p${index}`);
  const path = `/${names.map((name) => `{${name}}`).join("/")}`;
  const { api, findings } = await lower({ paths: { [path]: get({}) } });
  expect(Object.keys(api.operations)).toEqual([]);
  expect(findings.map((finding) => finding.slice(0, 33))).toEqual(["openapi/path-syntax /paths/~1{p0}"]);
});

test("a query is no part of a path", async () => {
  const { findings } = await lower({ paths: { "/a?full=true": get({}), "/b?id={id}": get({}), "/c": get({}) } });
  const syntax = findings.filter((finding) => finding.startsWith("openapi/path-syntax"));
  expect(syntax).toEqual(["openapi/path-syntax /paths/~1a?full=true", "openapi/path-syntax /paths/~1b?id={id}"]);
});
