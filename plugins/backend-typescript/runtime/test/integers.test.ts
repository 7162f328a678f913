import { describe, expect, it } from "vitest";
import { ConflictError } from "../src/errors/index.js";
import { bigints, decimals, paginate, streamLines } from "../src/core/index.js";
import type { ClientSpec, OperationSpec } from "../src/core/index.js";
import { checkIntegers } from "../src/core/json/integers.js";
import { encodeJson } from "../src/core/json/json.js";
import { bare, create, get, make, rex } from "./clients.js";
import { failure, serve } from "./server.js";

const LARGE = "9007199254740993";

const shapes: NonNullable<ClientSpec["shapes"]> = {
  Node: {
    properties: {
      id: "@int64",
      next: "Node",
      list: { values: "Node" },
      pair: { properties: { 0: "@int64" } },
    },
    values: { values: "@int64" },
  },
  Loop: ["Loop", { properties: { id: "@int64" } }],
  Event: { tag: "kind", variants: { big: { properties: { n: "@int64" } } } },
};

const spec: ClientSpec = { ...bare, features: { forms: [bigints] }, shapes };
const texts: ClientSpec = { ...bare, features: { forms: [decimals] }, shapes };

type Shape = NonNullable<ClientSpec["shapes"]>[string];

function read(text: string, shape: Shape): unknown {
  return bigints.read(text, JSON.parse(text), { shape, shapes });
}

describe("SC-1 integers as bigints", () => {
  it.each<[string, Shape, unknown]>([
    [`${LARGE}`, "@int64", BigInt(LARGE)],
    ["-9223372036854775808", "@int64", -9223372036854775808n],
    ["1.0", "@int64", 1n],
    ["1e3", "@int64", 1000n],
    ["1.5", "@int64", 1.5],
    ["null", "@int64", null],
    [`"${LARGE}"`, "@int64", BigInt(LARGE)],
    ['["-12","007","1.0","1e3"]', { values: "@int64" }, [-12n, 7n, 1n, 1000n]],
    [
      '["","1.5","12a"," 1","-","0x1","1_0"]',
      { values: "@int64" },
      ["", "1.5", "12a", " 1", "-", "0x1", "1_0"],
    ],
    ['["12"]', { values: ["@int64", {}] }, ["12"]],
    ["[12]", { values: ["@int64", {}] }, [12n]],
    ['{"id":"12"}', [{ properties: { id: "@int64" } }, {}], { id: "12" }],
    ['{"id":"12"}', [{ properties: { id: "@int64" } }, { values: "@int64" }], { id: 12n }],
    ['{"n":"12"}', "Event", { n: "12" }],
    ['{"kind":"big","n":"12","12":"n"}', "Event", { kind: "big", n: 12n, 12: "n" }],
    [`[${LARGE},[1],"}",2]`, { values: "@int64" }, [BigInt(LARGE), [1], "}", 2n]],
    ["[1,2]", { properties: { 1: "@int64" } }, [1, 2n]],
    [`{"a\\"":1,"b":{"a\\"":1}}`, { properties: { 'a"': "@int64" } }, { 'a"': 1n, b: { 'a"': 1 } }],
    [`{"kind":"big","n":1}`, "Event", { kind: "big", n: 1n }],
    [`{"n":1,"kind":"small"}`, "Event", { kind: "small", n: 1 }],
    [`{"id":1,"other":1}`, "Loop", { id: 1n, other: 1 }],
    [
      `{"constructor":1,"toString":{"x":1}}`,
      { properties: {}, values: { values: "@int64" } },
      { constructor: 1, toString: { x: 1n } },
    ],
  ])("reads %s", (text, shape, value) => {
    expect(read(text, shape)).toEqual(value);
  });

  it("reads them at any depth, and numbers elsewhere as numbers", () => {
    const text = `{"id":1,"rank":2,"next":{"id":${LARGE}},"list":[{"id":3},{"pair":[4,5]}],"more":{"a":6}}`;
    expect(read(text, "Node")).toEqual({
      id: 1n,
      rank: 2,
      next: { id: BigInt(LARGE) },
      list: [{ id: 3n }, { pair: [4n, 5] }],
      more: { a: 6n },
    });
  });

  it.each<[string, Shape | undefined, unknown]>([
    [LARGE, undefined, BigInt(LARGE)],
    [`{"a":[${LARGE},1],"b":"${LARGE}"}`, undefined, { a: [BigInt(LARGE), 1], b: LARGE }],
    [`{"id":1,"other":-${LARGE}}`, "Loop", { id: 1n, other: -BigInt(LARGE) }],
    [`{"kind":"small","n":${LARGE}}`, "Event", { kind: "small", n: BigInt(LARGE) }],
    [`{"kind":null,"n":${LARGE}}`, "Event", { kind: null, n: BigInt(LARGE) }],
    [`{"a":${LARGE}}`, { values: "@number" }, { a: Number(LARGE) }],
    [`{"a":${LARGE}}`, { values: ["@number", {}] }, { a: Number(LARGE) }],
    [
      "[9007199254740991,9007199254740993.5,1e300]",
      undefined,
      [Number.MAX_SAFE_INTEGER, 9007199254740994, 1e300],
    ],
  ])("rounds nothing that has no type: %s", (text, shape, value) => {
    expect(bigints.read(text, JSON.parse(text), { shape, shapes })).toEqual(value);
  });

  it("sends what has no type as it came", () => {
    const text = `{"a":[${LARGE},1,"12"],"b":{"c":-${LARGE}}}`;
    expect(encodeJson(read(text, { properties: {} }))).toBe(text);
  });

  it("takes a tag that is absent for none of the variants", () => {
    const event: Shape = { tag: "kind", variants: { undefined: { values: "@int64" } } };
    expect(read('{"n":1}', event)).toEqual({ n: 1 });
    expect(read('{"n":1,"kind":"undefined"}', event)).toEqual({ n: 1n, kind: "undefined" });
  });

  it("sends a text back as it came, unless it is replaced", async () => {
    const server = await serve({
      body: '{"id":"007","list":[{"id":"2"}],"more":{"a":"1.0"},"pair":["8",9]}',
    });
    const echo: OperationSpec = { ...create, response: { kind: "json", shape: "Node" } };
    const core = make(spec, { baseUrl: server.url });
    const node = (await core.send(echo, {})) as { id: bigint; list: { id: bigint }[] };
    expect(node).toEqual({ id: 7n, list: [{ id: 2n }], more: { a: 1n }, pair: [8n, 9] });
    await core.send(echo, node);
    await core.send(echo, { whole: node });
    node.id = 8n;
    node.list.push({ id: 3n });
    await core.send(echo, node);
    await core.send(echo, { ...node });
    const sent = server.requests.slice(1).map(({ body }) => String(body));
    const whole = '{"id":"007","list":[{"id":"2"}],"more":{"a":"1.0"},"pair":["8",9]}';
    expect(sent).toEqual([
      whole,
      `{"whole":${whole}}`,
      '{"id":8,"list":[{"id":"2"},{"id":3}],"more":{"a":"1.0"},"pair":["8",9]}',
      '{"id":8,"list":[{"id":"2"},{"id":3}],"more":{"a":"1.0"},"pair":["8",9]}',
    ]);
  });

  it("keeps to the value where a key comes twice", () => {
    expect(read('{"next":{"id":1},"next":7}', "Node")).toEqual({ next: 7 });
    expect(read('{"next":7,"next":{"id":1}}', "Node")).toEqual({ next: { id: 1n } });
    expect(read('{"id":1,"id":2}', "Node")).toEqual({ id: 2n });
    expect(read('{"id":1,"id":"x"}', "Node")).toEqual({ id: "x" });
    expect(read('{"next":{"id":1},"next":{"rank":2}}', "Node")).toEqual({ next: { rank: 2 } });
  });

  it("never touches what objects inherit", () => {
    const maps: Shape = { values: { values: { values: "@int64" } } };
    const replaced = '{"a":{"__proto__":{"polluted":7}},"a":1}';
    expect(read(replaced, maps)).toEqual({ a: 1 });
    expect(read('{"a":{"constructor":{"polluted":7}},"a":{}}', maps)).toEqual({ a: {} });
    expect(decimals.read(replaced, JSON.parse(replaced), { shape: maps, shapes })).toEqual({
      a: 1,
    });
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect(Object.hasOwn(Object, "polluted")).toBe(false);
    expect(read('{"a":{"__proto__":{"n":7}}}', maps)).toEqual(
      JSON.parse('{"a":{"__proto__":{"n":7}}}', (key, value: unknown) =>
        key === "n" ? 7n : value,
      ),
    );
  });

  it("takes a tag that is an object for none of the variants", () => {
    expect(read('{"kind":{"toString":1},"n":1}', "Event")).toEqual({
      kind: { toString: 1 },
      n: 1,
    });
  });

  it.each([
    ["text", "x"],
    ["escapes", String.raw`\\\"\n`],
  ])("reads a string of 20 MB: %s", (_, piece) => {
    const text = `{"blob":"${piece.repeat(20_000_000 / piece.length)}","id":${LARGE}}`;
    expect((read(text, "Node") as { id: unknown }).id).toBe(BigInt(LARGE));
    expect(checkIntegers(text, ["id"])).toBe("$.id");
  });

  it("reads a number of 20 million digits", () => {
    const digits = "1".repeat(20_000_000);
    expect(checkIntegers(`{"id":${digits}}`, ["id"])).toBe("$.id");
  });

  it("reads and writes them in calls", async () => {
    const server = await serve({ body: `{"id":${LARGE}}` });
    const operation: OperationSpec = {
      ...create,
      query: ["at"],
      response: { kind: "json", shape: "Node" },
    };
    const request = {
      at: BigInt(LARGE),
      id: BigInt(LARGE),
      when: new Date(0),
      gone: undefined,
      list: [undefined, 1n],
    };
    const value = await make(spec, { baseUrl: server.url }).send(operation, request);
    expect(value).toEqual({ id: BigInt(LARGE) });
    expect(String(server.requests[0]?.body)).toBe(
      `{"id":${LARGE},"when":"1970-01-01T00:00:00.000Z","list":[null,1]}`,
    );
    expect(server.requests[0]?.url).toContain(`at=${LARGE}`);
  });

  it("reads them in errors, lines and pages", async () => {
    const conflict: OperationSpec = {
      ...get,
      errors: { 409: ConflictError },
      errorShapes: { 409: "Node" },
    };
    const refused = await serve({ status: 409, body: `{"id":${LARGE}}` });
    const error = await failure(make(spec, { baseUrl: refused.url }).send(conflict, rex));
    expect(error["body"]).toEqual({ id: BigInt(LARGE) });

    const lines = await serve({ body: `{"id":1}\n{"id":${LARGE}}\n` });
    const streamed: OperationSpec = { ...get, response: { kind: "jsonl", shape: "Node" } };
    const events: unknown[] = [];
    for await (const event of await streamLines(make(spec, { baseUrl: lines.url }), streamed, rex))
      events.push(event);
    expect(events).toEqual([{ id: 1n }, { id: BigInt(LARGE) }]);

    const pages = await serve(
      { body: '{"list":[{"id":1}],"id":5}' },
      { body: '{"list":[],"id":null}' },
    );
    const listed: OperationSpec = {
      ...get,
      query: ["after"],
      response: { kind: "json", shape: "Node" },
      page: {
        kind: "cursor",
        cursor: { in: "query", path: ["after"] },
        next: ["id"],
        results: ["list"],
      },
    };
    const items: unknown[] = [];
    for await (const item of paginate(make(spec, { baseUrl: pages.url }), listed, rex))
      items.push(item);
    expect(items).toEqual([{ id: 1n }]);
    expect(pages.requests[1]?.url).toContain("after=5");
  });

  it("counts on from an offset that is a bigint or a text", async () => {
    for (const offset of [4n, "4"]) {
      const server = await serve({ body: "[1,2]" }, { body: "[]" });
      const listed: OperationSpec = {
        ...get,
        query: ["offset"],
        page: {
          kind: "offset",
          offset: { in: "query", path: ["offset"] },
          unit: "item",
          results: [],
        },
      };
      const items: unknown[] = [];
      for await (const item of paginate(make(spec, { baseUrl: server.url }), listed, {
        ...rex,
        offset,
      }))
        items.push(item);
      expect(items).toEqual([1, 2]);
      expect(server.requests[1]?.url).toContain("offset=6");
    }
  });
});

describe("SC-1 integers as text", () => {
  it("reads them as text and sends them as integers, other texts as they are", async () => {
    const server = await serve({ body: `{"id":${LARGE},"rank":1}` });
    const operation: OperationSpec = {
      ...create,
      body: { kind: "json", shape: "Node" },
      response: { kind: "json", shape: "Node" },
    };
    const request = {
      id: LARGE,
      rank: "1",
      next: { id: "007", name: "5" },
      list: [{ id: "x" }],
      pair: ["8", "9"],
    };
    const value = await make(texts, { baseUrl: server.url }).send(operation, request);
    expect(value).toEqual({ id: LARGE, rank: 1 });
    expect(String(server.requests[0]?.body)).toBe(
      `{"id":${LARGE},"rank":"1","next":{"id":7,"name":"5"},"list":[{"id":"x"}],"pair":[8,"9"]}`,
    );
  });

  it("reads as text what a number would round where there is no type", async () => {
    const body = `{"rank":${LARGE},"pair":[1,${LARGE}],"list":[{"id":"5"}]}`;
    const server = await serve({ body, headers: { "content-type": "application/json" } });
    const operation: OperationSpec = { ...create, response: { kind: "json", shape: "Loop" } };
    const core = make(texts, { baseUrl: server.url });
    const value = { rank: LARGE, pair: [1, LARGE], list: [{ id: "5" }] };
    expect(await core.send(operation, {})).toEqual(value);
    expect(await core.request("GET", "/")).toEqual(value);
  });

  it("leaves it to JSON to refuse a cycle", async () => {
    const cyclic: { id: string; next?: object } = { id: "1" };
    cyclic.next = cyclic;
    const operation: OperationSpec = { ...create, body: { kind: "json", shape: "Node" } };
    const error = await failure(
      make(texts, { baseUrl: "http://127.0.0.1:1" }).send(operation, cyclic),
    );
    expect(error.name).toBe("ConfigurationError");
  });
});

it("writes bigints exactly beside everything else that JSON has", () => {
  const value = {
    a: 1n,
    b: [true, null, "ü"],
    c: { toJSON: () => 2n },
    d: undefined,
    e: () => 1,
    f: Infinity,
  };
  expect(() => encodeJson(value)).toThrow("$.f");
  expect(encodeJson({ ...value, f: 1.5 })).toBe('{"a":1,"b":[true,null,"ü"],"c":2,"f":1.5}');
});
