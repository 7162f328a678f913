import { createCollector } from "@sdkwright/diagnostics";
import { createLocator, createMemorySources, type Json, type SourceDocument } from "@sdkwright/source";
import { describe, expect, it } from "vitest";
import { applyOverlay } from "../src/overlay.js";
import { applyOverrides } from "../src/overrides.js";

function open(base: string, ...files: string[]) {
  const texts = Object.fromEntries(files.map((text, index) => [`over${index}.yml`, text]));
  const collector = createCollector();
  const sources = createMemorySources({ "base.yml": base, ...texts });
  const read = (path: string) => sources.read(path) as SourceDocument;
  return { sources, collector, base: read("base.yml"), over: files.map((_, index) => read(`over${index}.yml`)) };
}

function merged(base: string, ...files: string[]) {
  const opened = open(base, ...files);
  return opened.over.reduce((document, file) => applyOverrides(document, file, opened.collector.report), opened.base);
}

describe("overrides", () => {
  it.each([
    ["adds and replaces members", "a: {b: 1, c: 2}", "a: {b: 3, d: 4}", { a: { b: 3, c: 2, d: 4 } }],
    ["replaces a list of single values", "a: [1, 2, 3]", "a: [9]", { a: [9] }],
    [
      "merges a list of objects by index",
      "a: [{x: 1, y: 2}, {x: 3}]",
      "a: [{x: 9}]",
      { a: [{ x: 9, y: 2 }, { x: 3 }] },
    ],
    ["adds what goes beyond the list", "a: [{x: 1}]", "a: [{}, {x: 2}]", { a: [{ x: 1 }, { x: 2 }] }],
    ["replaces by an empty list", "a: [{x: 1}]", "a: []", { a: [] }],
    ["removes by null", "a: {b: 1, c: 2}", "a: {b: null, z: null}", { a: { c: 2 } }],
    ["adds no null", "a: {}", "a: {b: {c: null, d: 1}}", { a: { b: { d: 1 } } }],
    ["keeps null in a list", "a: {}", "a: {enum: [x, null]}", { a: { enum: ["x", null] } }],
    ["keeps null in examples", "a: {}", "a: {example: {c: null}}", { a: { example: { c: null } } }],
    ["replaces a value of another kind", "a: [1]", "a: {b: 1}", { a: { b: 1 } }],
  ])("%s", (_, base, override, expected) => {
    expect(merged(base, override).data).toEqual(expected);
  });

  it("applies several in order", () => {
    expect(merged("a: 1", "a: 2\nb: 2", "b: 3").data).toEqual({ a: 2, b: 3 });
  });

  it("shares what it does not touch, and never writes to what was read", () => {
    const { base, over, collector } = open("a: {x: 1}\nb: {y: {z: 1}}", "a: {x: 2}");
    const before = JSON.stringify(base.data);
    const result = applyOverrides(base, over[0] as SourceDocument, collector.report);
    expect(JSON.stringify(base.data)).toBe(before);
    const part = (document: SourceDocument) => (document.data as { b: object }).b;
    expect(part(result)).toBe(part(base));
  });

  it("does not reach the prototype of anything", () => {
    const { base, over, collector } = open("a: 1", '{"__proto__": {"polluted": true}}');
    const { data } = applyOverrides(base, over[0] as SourceDocument, collector.report);
    expect(Object.hasOwn(data as object, "__proto__")).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((data as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("reports an override that is no mapping", () => {
    const { base, over, collector } = open("a: 1", "[1]");
    expect(applyOverrides(base, over[0] as SourceDocument, collector.report)).toBe(base);
    expect(collector.list[0]?.code).toBe("overlay/override-not-a-mapping");
  });
});

it("reports operations that a misspelled path or method adds, at the key", () => {
  const base = "paths: { /v1/users/me: { get: { operationId: me } }, /v1/pets: {} }";
  const override = `paths:
  /v1/user/me: { get: { x-gen-sdk-method-name: me } }
  /v1/users/me: { put: { x-gen-sdk-method-name: set }, get: { summary: Me., parameters: [] } }
  /v1/other: { get: { responses: {} }, summary: Other. }
`;
  const { base: document, over, collector } = open(base, override);
  applyOverrides(document, over[0] as SourceDocument, collector.report);
  expect(collector.list.map(({ code, message, location }) => [code, message, location])).toEqual([
    [
      "overlay/override-adds-operation",
      "The definition has no operation `GET /v1/user/me`, so the override adds one. Did you mean `/v1/users/me`?",
      { document: "over0.yml", pointer: "/paths/~1v1~1user~1me", at: "key" },
    ],
    [
      "overlay/override-adds-operation",
      "The definition has no operation `PUT /v1/users/me`, so the override adds one.",
      { document: "over0.yml", pointer: "/paths/~1v1~1users~1me/put", at: "key" },
    ],
  ]);
});

it("reports schemas and properties that a misspelled name adds, at the key", () => {
  const base = `components: { schemas: { Pet: { properties: { name: { type: string } } }, Cat: { allOf: [] } } }
definitions: { Dog: { type: object } }
`;
  const override = `components:
  schemas:
    Pett: { description: A pet. }
    Fish: { type: object }
    Bird: null
    Pet: { properties: { nam: { x-gen-property-name: title }, age: { type: integer }, name: { title: Name } } }
    Cat: { properties: { inherited: { description: Of a parent. } } }
definitions: { Dig: { x-gen-type-name: Hound } }
`;
  const { base: document, over, collector } = open(base, override);
  applyOverrides(document, over[0] as SourceDocument, collector.report);
  expect(collector.list.map(({ code, message, location }) => [code, message, location])).toEqual(
    [
      ["schema", "Pett", "Pet", "/components/schemas/Pett"],
      ["property", "nam", "name", "/components/schemas/Pet/properties/nam"],
      ["schema", "Dig", "Dog", "/definitions/Dig"],
    ].map(([kind, name, meant, pointer]) => [
      "overlay/override-adds-schema",
      `The definition has no ${kind} \`${name}\`, so the override adds one without a type. Did you mean \`${meant}\`?`,
      { document: "over0.yml", pointer, at: "key" },
    ]),
  );
});

describe("positions", () => {
  const BASE = "a:\n  x: 1\n  y: [p, q, r]\nb: 2\n";
  const at = (document: SourceDocument, pointer: string) => {
    const place = document.locate?.(pointer);
    return place && `${place.document}:${place.line}`;
  };

  it("lead to the file that wrote a value, through several overrides", () => {
    const document = merged(BASE, "a:\n  x: 5\n  z: {deep: 1}", "\n\na:\n  w: 1\n");
    expect(at(document, "/a/x")).toBe("over0.yml:2");
    expect(at(document, "/a/z/deep")).toBe("over0.yml:3");
    expect(at(document, "/a/w")).toBe("over1.yml:4");
    expect(at(document, "/a/y/1")).toBe("base.yml:3");
    expect(at(document, "/a")).toBe("base.yml:2");
  });

  it("follow items that move when others are removed, and values that are copied", () => {
    const actions = "actions:\n- {target: '$.l[0,2]', remove: true}\n- {target: $.c, copy: $.l}\n";
    const overlay = `overlay: 1.1.0\ninfo: {title: t, version: v}\n${actions}`;
    const { base, over, collector } = open("l:\n- a\n- b: 1\n- c\n- d\nc:\n- z\n", overlay);
    const document = applyOverlay(base, over[0] as SourceDocument, collector.report);
    expect(document.data).toEqual({ l: [{ b: 1 }, "d"], c: ["z", { b: 1 }, "d"] });
    expect(at(document, "/l/0/b")).toBe("base.yml:3");
    expect(at(document, "/l/1")).toBe("base.yml:5");
    expect(at(document, "/c/0")).toBe("base.yml:7");
    expect(at(document, "/c/1/b")).toBe("base.yml:3");
  });

  it("reach the locator, which names the file", () => {
    const { sources, base, over, collector } = open(BASE, "a:\n  x: 5");
    const view = sources.amend(base, applyOverrides(base, over[0] as SourceDocument, collector.report));
    expect(createLocator(sources)({ document: "base.yml", pointer: "/a/x" })).toEqual({
      document: "over0.yml",
      line: 2,
      column: 6,
      endColumn: 7,
      lineText: "  x: 5",
    });
    expect(createLocator(sources)({ document: "base.yml", pointer: "/b" })).not.toHaveProperty("document");
    expect(view.read("base.yml")?.data).toMatchObject({ a: { x: 5 } });
    expect(sources.read("base.yml")).toBe(base);
  });

  it("point at the character where an expression is wrong", () => {
    const overlay = "overlay: 1.0.0\ninfo: {title: t, version: v}\nactions:\n- target: '$.a['\n  remove: true\n";
    const { base, over, collector } = open(BASE, overlay);
    expect(applyOverlay(base, over[0] as SourceDocument, collector.report)).toBe(base);
    expect(collector.list[0]).toMatchObject({
      code: "overlay/invalid-path",
      location: { document: "over0.yml", line: 4, column: 16 },
    });
  });
});

/** A mapping that counts how often anything of it is read. */
function countedMapping(): { readonly mapping: { [key: string]: Json }; readonly reads: () => number } {
  let reads = 0;
  const counted =
    <Input extends unknown[], Output>(read: (...input: Input) => Output) =>
    (...input: Input): Output => {
      reads++;
      return read(...input);
    };
  const mapping = new Proxy<{ [key: string]: Json }>(
    { get: { tags: ["a"] } },
    {
      get: counted(Reflect.get),
      has: counted(Reflect.has),
      ownKeys: counted(Reflect.ownKeys),
      getOwnPropertyDescriptor: counted(Reflect.getOwnPropertyDescriptor),
    },
  );
  return { mapping, reads: () => reads };
}

/** How often a part of a document is read while actions on another part are applied. */
function readsBeside(actions: number): number {
  const action = (index: number) => `- target: $.paths['/p7'].get\n  update: { x${index}: ${index} }\n`;
  const all = Array.from({ length: actions }, (_, index) => action(index)).join("");
  const { base, over, collector } = open("{}", `overlay: 1.0.0\ninfo: { title: t, version: v }\nactions:\n${all}`);
  const { mapping, reads } = countedMapping();
  const document = { ...base, data: { paths: { "/p6": mapping, "/p7": { get: {} } } } };
  const { data } = applyOverlay(document, over[0] as SourceDocument, collector.report);
  const found = reads();
  expect(data).toMatchObject({ paths: { "/p7": { get: { [`x${actions - 1}`]: actions - 1 } } } });
  return found;
}

it("reads the whole document once, however many actions an overlay has", () => {
  expect(readsBeside(1)).toBeGreaterThan(0);
  expect(readsBeside(100)).toBe(readsBeside(1));
});
