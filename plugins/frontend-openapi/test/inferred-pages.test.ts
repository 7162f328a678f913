import { describe, expect, test } from "vitest";
import { json, lower } from "./lower.js";

const text = { type: "string" };
const integer = { type: "integer" };
const flag = { type: "boolean" };
const pet = { type: "object", required: ["id"], properties: { id: text } };
const pets = { type: "array", items: pet };
const object = (properties: object) => ({ type: "object", properties });
const query = (named: object) => Object.entries(named).map(([name, schema]) => ({ name, in: "query", schema }));

interface List {
  /** Parameters of the query, by name. */
  readonly asks?: object;
  readonly body?: object;
  /** Schema of the response. */
  readonly gives: object;
  readonly headers?: object;
  readonly method?: string;
  readonly operation?: object;
  readonly settings?: { readonly [name: string]: boolean };
}

async function listing({ asks = {}, body, gives, headers, method = "get", operation, settings }: List) {
  const responses = { 200: { description: "Some.", headers, ...json(gives) } };
  const requestBody = body && { requestBody: json(body) };
  const list = { operationId: "list", parameters: query(asks), ...requestBody, responses, ...operation };
  const lowered = await lower({ paths: { "/pets": { [method]: list } } }, settings && { settings });
  const [found] = Object.values(lowered.api.operations);
  return { ...lowered, pagination: found?.kind === "http" ? found.pagination : undefined };
}

const results = (...path: string[]) => ({ in: "body", path });
const asked = (name: string, place = "query") => ({ in: place, path: [name] });

describe("pages are inferred", () => {
  test.each<[string, List, object]>([
    [
      "from a cursor and the next one",
      { asks: { pageToken: text }, gives: object({ pets, nextPageToken: text }) },
      { kind: "cursor", cursor: asked("pageToken"), next: results("nextPageToken"), results: results("pets") },
    ],
    [
      "from a next cursor deep in the response, with what says that there is more",
      { asks: { cursor: text }, gives: object({ pets, meta: object({ next_cursor: text, has_more: flag }) }) },
      {
        kind: "cursor",
        cursor: asked("cursor"),
        next: results("meta", "next_cursor"),
        hasNextPage: results("meta", "has_more"),
        results: results("pets"),
      },
    ],
    [
      "from a cursor in the body of a search",
      {
        method: "post",
        body: object({ filter: text, start_cursor: text }),
        gives: object({ results: pets, next_cursor: { type: ["string", "null"] } }),
      },
      {
        kind: "cursor",
        cursor: asked("start_cursor", "body"),
        next: results("next_cursor"),
        results: results("results"),
      },
    ],
    [
      "from the id of the last item as the response names it",
      { asks: { after: text, limit: integer }, gives: object({ data: pets, last_id: text, has_more: flag }) },
      {
        kind: "cursor",
        cursor: asked("after"),
        next: results("last_id"),
        hasNextPage: results("has_more"),
        results: results("data"),
      },
    ],
    [
      "from the id of the last item itself",
      { asks: { starting_after: text }, gives: object({ data: pets, has_more: flag }) },
      {
        kind: "cursor",
        cursor: asked("starting_after"),
        next: results("id"),
        lastItem: true,
        hasNextPage: results("has_more"),
        results: results("data"),
      },
    ],
    [
      "from an offset and a total",
      { asks: { offset: integer, limit: integer }, gives: object({ pets, total: integer }) },
      {
        kind: "offset",
        offset: asked("offset"),
        unit: "item",
        step: asked("limit"),
        totalItems: results("total"),
        results: results("pets"),
      },
    ],
    [
      "from a page number, with totals beside the items",
      {
        asks: { page: { ...integer, default: 0 }, size: integer },
        gives: object({
          content: pets,
          last: { type: "boolean" },
          page: object({ totalPages: integer, totalElements: integer }),
        }),
      },
      {
        kind: "offset",
        offset: asked("page"),
        unit: "page",
        lastPage: results("last"),
        totalPages: results("page", "totalPages"),
        totalItems: results("page", "totalElements"),
        results: results("content"),
      },
    ],
    [
      "from a page number, with the number of the last page; a count may be that of the page",
      {
        asks: { page: { ...integer, default: 1 } },
        gives: object({ pets, meta: object({ last_page: integer, count: integer }) }),
      },
      {
        kind: "offset",
        offset: asked("page"),
        unit: "page",
        totalPages: results("meta", "last_page"),
        results: results("pets"),
      },
    ],
    [
      "from a page number and its size, where the response is the list",
      { asks: { page: { ...integer, default: 1 }, per_page: integer }, gives: pets },
      { kind: "offset", offset: asked("page"), unit: "page", results: results() },
    ],
    [
      "from the URL of the next page",
      { asks: { PageSize: integer }, gives: object({ pets, next_page_uri: text }) },
      { kind: "uri", next: results("next_page_uri"), results: results("pets") },
    ],
    [
      "from a link to the next page",
      { asks: { "page[size]": integer }, gives: object({ data: pets, links: object({ next: text }) }) },
      { kind: "uri", next: results("links", "next"), results: results("data") },
    ],
    [
      "from the `Link` header",
      {
        asks: { page: integer, per_page: integer },
        gives: object({ total_count: integer, pets }),
        headers: { Link: { schema: text } },
      },
      { kind: "link", results: results("pets") },
    ],
    [
      "in an envelope",
      { asks: { cursor: text }, gives: object({ code: integer, data: object({ items: pets, next_cursor: text }) }) },
      {
        kind: "cursor",
        cursor: asked("cursor"),
        next: results("data", "next_cursor"),
        results: results("data", "items"),
      },
    ],
    [
      "where the list has a usual name among others",
      { asks: { marker: text }, gives: object({ order: pets, entries: pets, next_marker: text }) },
      { kind: "cursor", cursor: asked("marker"), next: results("next_marker"), results: results("entries") },
    ],
  ])("%s", async (_, list, expected) => {
    const { pagination, findings } = await listing(list);
    expect(pagination).toEqual(expected);
    expect(findings).toEqual([`openapi/looks-paginated /paths/~1pets/${list.method ?? "get"}`]);
  });
});

describe("pages are not inferred", () => {
  test.each<[string, List]>([
    ["from a request alone", { asks: { cursor: text, limit: integer }, gives: object({ pets }) }],
    ["from a response alone", { gives: object({ pets, next_cursor: text, has_more: flag }) }],
    ["without a list", { asks: { cursor: text }, gives: object({ pet, next_cursor: text }) }],
    ["of two lists", { asks: { cursor: text }, gives: object({ cats: pets, dogs: pets, next_cursor: text }) }],
    [
      "where a cursor and an offset fit alike",
      {
        asks: { marker: text, offset: integer, limit: integer },
        gives: object({ pets, next_marker: text, total: integer }),
      },
    ],
    [
      "from an offset that is a text",
      { asks: { offset: text, limit: integer }, gives: object({ pets, total: integer }) },
    ],
    ["from pages that may count from zero", { asks: { page: integer, size: integer }, gives: pets }],
    [
      "from pages that count from zero",
      { asks: { page: { ...integer, minimum: 0 }, size: integer }, gives: object({ pets, total: integer }) },
    ],
    ["from a page without its size or a total", { asks: { page: { ...integer, default: 1 } }, gives: pets }],
    [
      "from a cursor that the response does not explain beside a page",
      { asks: { cursor: text, page: { ...integer, default: 1 }, per_page: integer }, gives: pets },
    ],
    ["from a cursor of another type", { asks: { cursor: text }, gives: object({ pets, next_cursor: integer }) }],
    ["from a time after which items are given", { asks: { after: text }, gives: object({ pets, has_more: flag }) }],
    [
      "where items have no id",
      { asks: { starting_after: text }, gives: object({ data: { type: "array", items: text }, has_more: flag }) },
    ],
    ["of what is changed", { method: "put", asks: { cursor: text }, gives: object({ pets, next_cursor: text }) }],
    [
      "where a property of the response is handed out",
      {
        asks: { cursor: text },
        gives: object({ pets, next_cursor: text }),
        operation: { "x-gen-sdk-return-value": "pets" },
      },
    ],
    [
      "where the definition says that there are none",
      { asks: { cursor: text }, gives: object({ pets, next_cursor: text }), operation: { "x-gen-pagination": false } },
    ],
    [
      "where the configuration says so",
      { asks: { cursor: text }, gives: object({ pets, next_cursor: text }), settings: { "infer-pagination": false } },
    ],
  ])("%s", async (_, list) => {
    const { pagination, findings } = await listing(list);
    expect(pagination).toBeUndefined();
    expect(findings).toEqual([]);
  });
});

test("`x-gen-pagination` wins over what would be inferred", async () => {
  const { pagination, findings } = await listing({
    asks: { cursor: text },
    gives: object({ pets, next_cursor: text, next: text }),
    operation: { "x-gen-pagination": { next_uri: "$response.next", results: "$response.pets" } },
  });
  expect(pagination).toEqual({ kind: "uri", next: results("next"), results: results("pets") });
  expect(findings).toEqual([]);
});
