import { describe, expect, test } from "vitest";
import { json, lower } from "./lower.js";

const text = { type: "string" };
const page = {
  type: "object",
  properties: {
    data: { type: "object", properties: { items: { type: "array", items: text }, count: { type: "integer" } } },
    pets: { type: "array", items: { type: "object", properties: { id: text } } },
    next: { type: ["string", "null"] },
    more: { type: "boolean" },
  },
};

interface Input {
  readonly root?: object;
  readonly operation?: object;
}

/** Lowers a search that takes a page and a cursor in the query and a filter in the body. */
async function search(pagination: unknown, { root = {}, operation = {} }: Input = {}) {
  const { api, findings, diagnostics } = await lower({
    ...root,
    paths: {
      "/search": {
        post: {
          operationId: "search",
          parameters: [
            { name: "cursor", in: "query", schema: text },
            { name: "pageNumber", in: "query", schema: { type: "integer" } },
            { name: "limit", in: "query", schema: { type: "integer" } },
          ],
          requestBody: json({ type: "object", properties: { start: { type: "object", properties: { at: text } } } }),
          responses: { 200: { description: "Some.", ...json(page) } },
          "x-gen-pagination": pagination,
          ...operation,
        },
      },
    },
  });
  const [first] = Object.values(api.operations);
  const found = first?.kind === "http" ? first.pagination : undefined;
  return { pagination: found, findings, messages: diagnostics.map(({ message }) => message) };
}

const results = { in: "body", path: ["data", "items"] };
const next = { in: "body", path: ["next"] };

describe("pagination", () => {
  test("by a cursor in a parameter", async () => {
    const { pagination, findings } = await search({
      cursor: "$request.cursor",
      next_cursor: "$response.next",
      results: "$response.data.items",
    });
    expect(pagination).toEqual({ kind: "cursor", cursor: { in: "query", path: ["cursor"] }, next, results });
    expect(findings).toEqual([]);
  });

  test("by a cursor inside the body", async () => {
    const { pagination } = await search({
      cursor: "$request.start.at",
      "next-cursor": "$response.next",
      results: "$response.data.items",
    });
    expect(pagination).toMatchObject({ cursor: { in: "body", path: ["start", "at"] } });
  });

  test.each([
    ["$request.pageNumber", undefined, "page"],
    ["$request.limit", undefined, "item"],
    ["$request.pageNumber", "item", "item"],
  ])("by the offset %s (unit %s) counts %ss", async (offset, unit, expected) => {
    const { pagination, findings } = await search({
      offset,
      step: "$request.limit",
      "has-next-page": "$response.more",
      results: "$response.data.items",
      ...(unit && { unit }),
    });
    expect(pagination).toEqual({
      kind: "offset",
      offset: { in: "query", path: [offset.slice("$request.".length)] },
      unit: expected,
      step: { in: "query", path: ["limit"] },
      hasNextPage: { in: "body", path: ["more"] },
      results,
    });
    expect(findings).toEqual([]);
  });

  test.each([
    ["uri", { next_uri: "$response.next" }],
    ["path", { next_path: "$response.next" }],
  ])("by the next %s", async (kind, form) => {
    const { pagination } = await search({ ...form, results: "$response.data.items" });
    expect(pagination).toEqual({ kind, next, results });
  });

  test("by the `Link` header", async () => {
    const { pagination, findings } = await search({ type: "link", results: "$response.data.items" });
    expect(pagination).toEqual({ kind: "link", results });
    expect(findings).toEqual([]);
  });

  test("by a value of the last item, until a property says that there are no more", async () => {
    const { pagination, findings } = await search({
      cursor: "$request.cursor",
      next_cursor: "$response.pets[-1].id",
      has_next_page: "$response.more",
      results: "$response.pets",
    });
    expect(pagination).toEqual({
      kind: "cursor",
      cursor: { in: "query", path: ["cursor"] },
      next: { in: "body", path: ["id"] },
      lastItem: true,
      hasNextPage: { in: "body", path: ["more"] },
      results: { in: "body", path: ["pets"] },
    });
    expect(findings).toEqual([]);
  });

  test("of its own kind keeps the place of the items", async () => {
    const { pagination } = await search({ type: "custom", results: "$response.data.items" });
    expect(pagination).toEqual({ kind: "custom", results });
  });

  test("`true` takes the document's settings, and nothing does without", async () => {
    const root = { "x-gen-pagination": { next_uri: "$response.next", results: "$response.data.items" } };
    expect((await search(true, { root })).pagination).toEqual({ kind: "uri", next, results });
    expect((await search(undefined, { root })).pagination).toBeUndefined();
    expect((await search(false, { root })).pagination).toBeUndefined();
    const { pagination, findings } = await search(true);
    expect(pagination).toBeUndefined();
    expect(findings).toEqual(["openapi/extension-needs /paths/~1search/post/x-gen-pagination"]);
  });

  test("a response that is the list itself", async () => {
    const { pagination, findings } = await search(
      { offset: "$request.limit", results: "$response" },
      { operation: { responses: { 200: { description: "Some.", ...json({ type: "array", items: text }) } } } },
    );
    expect(pagination).toMatchObject({ results: { in: "body", path: [] } });
    expect(findings).toEqual([]);
  });
});

describe("a wrong path of a pagination", () => {
  const at = "/paths/~1search/post/x-gen-pagination";

  test("names what exists in the response", async () => {
    const { pagination, findings, messages } = await search({
      next_uri: "$response.next",
      results: "$response.data.itemz",
    });
    expect(pagination).toBeUndefined();
    expect(findings).toEqual([`openapi/value-path ${at}/results`]);
    expect(messages[0]).toContain("there is no `itemz`, but `items`, `count`");
  });

  test("names what exists in the request", async () => {
    const { findings, messages } = await search({
      cursor: "$request.curser",
      next_cursor: "$response.next",
      results: "$response.data.items",
    });
    expect(findings).toEqual([`openapi/value-path ${at}/cursor`]);
    expect(messages[0]).toContain("`start`");
    expect(messages[0]).toContain("`cursor`, `pageNumber`, `limit`");
  });

  test("is reported at the operation where the document gives it", async () => {
    const root = { "x-gen-pagination": { next_uri: "$response.nextt", results: "$response.data.items" } };
    const { findings } = await search(true, { root });
    expect(findings).toEqual([`openapi/value-path ${at}`]);
  });

  test.each([
    [{ next_uri: "$response.next", results: "$response.more" }, "value-path", "/results"],
    [{ next_uri: "next", results: "$response.data.items" }, "wrong-type", "/next_uri"],
    [{ next_uri: "$response.next", results: 5 }, "wrong-type", "/results"],
    [{ next_uri: "$response.next" }, "extension-needs", ""],
    [{ cursor: "$request.cursor", results: "$response.data.items" }, "extension-needs", ""],
    [{ results: "$response.data.items" }, "extension-needs", ""],
    [
      { cursor: "$request.cursor", next_cursor: "$response.pets[-1].name", results: "$response.pets" },
      "value-path",
      "/next_cursor",
    ],
    [
      { cursor: "$request.cursor", next_cursor: "$response.pets[-1].id", results: "$response.data.items" },
      "value-path",
      "/next_cursor",
    ],
    ["cursor", "wrong-type", ""],
    [
      { next_uri: "$response.next", results: "$response.data.items", has_next: "$response.more" },
      "unknown-extension",
      "/has_next",
    ],
  ])("%j: %s", async (pagination, code, below) => {
    expect((await search(pagination)).findings).toEqual([`openapi/${code} ${at}${below}`]);
  });
});
