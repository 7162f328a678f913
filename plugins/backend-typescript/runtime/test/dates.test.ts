import { describe, expect, it } from "vitest";
import { bigints, dates, paginate, streamEvents, streamLines } from "../src/core/index.js";
import { encodeJson, readAs } from "../src/core/json/json.js";
import { jsonOf } from "../src/core/webhook/delivery.js";
import type { ClientSpec, OperationSpec, Shape, Shapes } from "../src/core/spec.js";
import { ApiError, ConfigurationError } from "../src/errors/index.js";
import { bare, create, get, make, rex } from "./clients.js";
import { serve } from "./server.js";

const shapes: Shapes = {
  Pet: { properties: { born: "@date", friends: { values: "Pet" }, id: "@int64" } },
  Event: { tag: "kind", variants: { at: { properties: { value: "@date" } } } },
};
const spec: ClientSpec = { ...bare, features: { forms: [bigints, dates] }, shapes };
const BORN = "2026-01-02T03:04:05.678Z";

const read = (shape: Shape, value: unknown): unknown =>
  readAs(shape, spec, JSON.stringify(value), value);
const back = (value: unknown): unknown => JSON.parse(encodeJson(value) ?? "");

describe("dates are read", () => {
  it.each([
    [BORN, BORN],
    ["2026-01-02T03:04:05Z", "2026-01-02T03:04:05.000Z"],
    ["2026-01-02T03:04:05.123456+05:30", "2026-01-01T21:34:05.123Z"],
    ["2026-01-02 03:04:05+0100", "2026-01-02T02:04:05.000Z"],
    ["2026-01-02t03:04:05z", "2026-01-02T03:04:05.000Z"],
    ["2026-01-02 03:04:05", "2026-01-02T03:04:05.000Z"],
    ["2024-02-29T23:59:59.9-23:59", "2024-03-01T23:58:59.900Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"],
    ["2026-01-02T03:04:05", "2026-01-02T03:04:05.000Z"],
    ["2026-01-02", "2026-01-02T00:00:00.000Z"],
  ])("%s, which is sent back as it came", (text, instant) => {
    const date = read("@date", text) as Date;
    expect(date).toBeInstanceOf(Date);
    expect(date.toISOString()).toBe(instant);
    expect(back({ date })).toEqual({ date: text });
    date.setTime(0);
    expect(back({ date })).toEqual({ date: "1970-01-01T00:00:00.000Z" });
  });

  it.each([
    ...["", "soon", "2026", "2026-13-01", "12:00:00", "2026-01-02T25:00:00Z", 5, null, [], {}],
    ...["2026-01-02T24:00:00Z", "2026-01-02T23:59:60Z", "2026-01-02T03:04:05+24:00"],
    ...["2026-02-29T03:04:05Z", "2026-02-30", "2026-01-02T03:04Z", "2026-01-02T", "2026-01-02Z"],
  ])("not of %j, which stays as it is", (value) => expect(read("@date", value)).toEqual(value));

  it("at every depth that the types have, beside exact integers", () => {
    const value = { born: BORN, id: 5, name: BORN, friends: [{ born: BORN, friends: null }] };
    const born = new Date(BORN);
    expect(read("Pet", value)).toEqual({
      born,
      id: 5n,
      name: BORN,
      friends: [{ born, friends: null }],
    });
    expect(read("Event", { kind: "at", value: BORN })).toEqual({ kind: "at", value: born });
    expect(read("Event", { kind: "text", value: BORN })).toEqual({ kind: "text", value: BORN });
    expect(read({ values: "@date" }, { __proto__: BORN, a: BORN })).toEqual({ a: born });
  });
});

describe("dates of calls", () => {
  const born = new Date(BORN);
  const pet = { body: { born: BORN } };
  const asked: OperationSpec = { ...get, response: { kind: "json", shape: "Pet" } };

  it("are read of answers, errors, events and lines", async () => {
    const events = {
      body: `data: ${JSON.stringify({ born: BORN })}\n\n`,
      headers: { "content-type": "text/event-stream" },
    };
    const lines = {
      body: `{"born":"${BORN}"}\n`,
      headers: { "content-type": "application/x-ndjson" },
    };
    const server = await serve(pet, { status: 409, ...pet }, events, lines);
    const core = make(spec, { baseUrl: server.url });
    expect(await core.send(asked, rex)).toEqual({ born });
    const declared: OperationSpec = { ...asked, errorShapes: { 409: "Pet" } };
    const error: unknown = await core.send(declared, rex).catch((caught: unknown) => caught);
    expect((error as ApiError).body).toEqual({ born });
    const streamed = async (kind: "sse" | "jsonl"): Promise<unknown[]> => {
      const open = kind === "sse" ? streamEvents : streamLines;
      const items: unknown[] = [];
      for await (const item of await open(core, { ...get, response: { kind, shape: "Pet" } }, rex))
        items.push(item);
      return items;
    };
    expect(await streamed("sse")).toEqual([{ born }]);
    expect(await streamed("jsonl")).toEqual([{ born }]);
  });

  it("are sent in every place", async () => {
    const server = await serve({ body: {} });
    const core = make(spec, { baseUrl: server.url });
    const operation: OperationSpec = {
      ...create,
      path: "/{at}",
      query: ["q", "l"],
      headers: ["X-At"],
    };
    await core.send(operation, {
      at: born,
      q: born,
      l: [born],
      "X-At": born,
      body: { deep: [born] },
    });
    expect(server.paths()).toEqual([
      "/2026-01-02T03:04:05.678Z?q=2026-01-02T03%3A04%3A05.678Z&l=2026-01-02T03%3A04%3A05.678Z",
    ]);
    expect(server.requests[0]?.headers["x-at"]).toBe(BORN);
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({ body: { deep: [BORN] } });
  });

  it("are refused where they are invalid", async () => {
    const core = make(spec, { baseUrl: "http://unused.invalid" });
    const invalid = new Date("soon");
    await expect(core.send(create, { born: invalid })).rejects.toThrow(ConfigurationError);
    await expect(core.send(create, { born: invalid })).rejects.toThrow("$.born");
  });

  it("are cursors, told apart by their fractions, and sent as they came", async () => {
    const page = (next: string | null): object => ({ body: { items: [1], next } });
    const fine = "2026-01-02T03:04:05.678901Z";
    const server = await serve(page(fine), page(BORN), page(null));
    const operation: OperationSpec = {
      ...get,
      query: ["after"],
      response: { kind: "json", shape: { properties: { next: "@date" } } },
      page: {
        kind: "cursor",
        cursor: { in: "query", path: ["after"] },
        next: ["next"],
        results: ["items"],
      },
    };
    const items: unknown[] = [];
    for await (const item of paginate(make(spec, { baseUrl: server.url }), operation, rex))
      items.push(item);
    expect(items).toEqual([1, 1, 1]);
    expect(
      server.paths().map((path) => new URL(path, "http://h").searchParams.get("after")),
    ).toEqual([null, fine, BORN]);
  });
});

it("are read of webhooks", () => {
  const reading = { features: { forms: [dates] }, shape: "Pet", shapes };
  const delivery = { body: JSON.stringify({ born: BORN }), headers: {} };
  expect(jsonOf(delivery, reading)).toEqual({ born: new Date(BORN) });
  expect(jsonOf(delivery)).toEqual({ born: BORN });
});
