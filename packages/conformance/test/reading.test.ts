import { describe, expect, test } from "vitest";
import { readingFaults } from "../src/reading/check.js";
import { exactOf, parseExact } from "../src/reading/exact.js";
import { instantOf } from "../src/reading/scalars.js";
import { itemShape, responseShape, webhookShape } from "../src/reading/shape.js";
import type { Reads, Shown } from "../src/reading/shown.js";

const RICH: Reads = {};
const BARE: Reads = {
  scalars: { uuid: "text", "date-time": "text", int64: "number" },
  enums: "value",
  unions: "bare",
  misfits: "received",
  conversions: "none",
};

const shapes = responseShape("shapes.echo");
const DECLARED = shapes?.kind === "object" ? [...shapes.properties.keys()] : [];

/** A value of the schema `Shapes` of which only some properties are there. */
function shapesWith(value: { readonly [wire: string]: Shown }, extra: { readonly [wire: string]: Shown } = {}): Shown {
  const others = Object.fromEntries(DECLARED.map((wire) => [wire, { absent: true } as const]));
  return { model: "Shapes", value: { ...others, ...value }, extra };
}

function faults(json: string, shown: Shown, reads: Reads = RICH): readonly string[] {
  if (!shapes) throw new Error("The fixture has no such call");
  return readingFaults(shapes, parseExact(json), shown, reads);
}

describe("what is read right has no fault", () => {
  test.each<readonly [json: string, read: { readonly [wire: string]: Shown }]>([
    ["{}", {}],
    ['{"big":9007199254740993}', { big: { int64: "9007199254740993" } }],
    ['{"big":5.0}', { big: { int64: "5" } }],
    ['{"big":"12"}', { big: { misfit: { raw: "12", read: { int64: "12" } } } }],
    ['{"big":"many"}', { big: { misfit: { raw: "many", read: { absent: true } } } }],
    ['{"at":"2024-02-29T12:00:00.50+05:30"}', { at: { instant: "2024-02-29T06:30:00.5Z", offset: "+05:30" } }],
    ['{"at":"2024-02-29"}', { at: { instant: "2024-02-29T00:00:00Z", offset: "+00:00" } }],
    [
      '{"day":"2024-02-29T23:00:00Z"}',
      { day: { misfit: { raw: "2024-02-29T23:00:00Z", read: { date: "2024-02-29" } } } },
    ],
    [
      '{"at":"2024-02-29 12:00:00Z"}',
      {
        at: {
          misfit: { raw: "2024-02-29 12:00:00Z", read: { instant: "2024-02-29T12:00:00Z", offset: "+00:00" } },
        },
      },
    ],
    ['{"day":"2023-02-29"}', { day: { misfit: { raw: "2023-02-29", read: { absent: true } } } }],
    ['{"amount":5}', { amount: { misfit: { raw: 5, read: { text: "5" } } } }],
    ['{"data":"AP8="}', { data: { bytes: "00ff" } }],
    ['{"status":"paused"}', { status: { enum: "paused", known: true, case: "paused" } }],
    ['{"status":"new"}', { status: { enum: "new", known: false } }],
    ['{"figure":{"corners":1}}', { figure: { unknown: { raw: { corners: 1 } } } }],
    ['{"animal":{"type":null}}', { animal: { unknown: { raw: { type: null } } } }],
    ['{"status":null}', { status: { nothing: true } }],
  ])("%s", (json, read) => {
    expect(faults(json, shapesWith(read))).toEqual([]);
  });

  test("an undeclared property by the accessor of those", () => {
    expect(
      faults(
        '{"x":{"b":1,"a":9007199254740993}}',
        shapesWith({}, { x: { any: { a: { $int: "9007199254740993" }, b: 1 } } }),
      ),
    ).toEqual([]);
  });

  test("any text where a language reads a format as text", () => {
    const reads: Reads = { scalars: { uuid: "text" } };
    expect(faults('{"id":"x"}', shapesWith({ id: { text: "x" } }), reads)).toEqual([]);
    expect(faults('{"id":"x"}', shapesWith({ id: { text: "y" } }), reads)).toHaveLength(1);
  });

  test("a language that hands out JSON as it is", () => {
    const read = { id: { text: "x" }, at: { text: "soon" }, big: { text: "12" }, status: { text: "new" } } as const;
    expect(faults('{"id":"x","at":"soon","big":"12","status":"new"}', shapesWith(read), BARE)).toEqual([]);
  });
});

const dog = (barks: boolean): Shown => ({
  model: "Dog",
  value: { type: { text: "dog" }, barks: { bool: barks } },
  extra: {},
});

describe("what is read wrong is a fault", () => {
  test.each<readonly [what: string, json: string, read: { readonly [wire: string]: Shown }, fault: string]>([
    ["a value that is absent", '{"big":1}', { big: { absent: true } }, "$.big: expected a value of the type int64"],
    ["an integer cut to 32 bits", '{"big":4294967297}', { big: { int64: "1" } }, "$.big: expected int64 4294967297"],
    ["an integer of another type", '{"big":1}', { big: { number: "1" } }, "$.big: expected a value of the type int64"],
    [
      "a date-time left as text",
      '{"at":"2024-02-29T12:00:00Z"}',
      { at: { text: "2024-02-29T12:00:00Z" } },
      "$.at: expected a value of the type instant",
    ],
    [
      "an hour late",
      '{"at":"2024-02-29T12:00:00Z"}',
      { at: { instant: "2024-02-29T13:00:00Z", offset: "+00:00" } },
      "$.at: expected date-time 2024-02-29T12:00:00Z",
    ],
    [
      "another offset",
      '{"at":"2024-02-29T12:00:00Z"}',
      { at: { instant: "2024-02-29T12:00:00Z", offset: "+01:00" } },
      "$.at: expected the offset +00:00",
    ],
    [
      "base64 left as text",
      '{"data":"AP8="}',
      { data: { text: "AP8=" } },
      "$.data: expected a value of the type bytes",
    ],
    [
      "a sound value that is kept aside",
      '{"big":1}',
      { big: { misfit: { raw: 1, read: { absent: true } } } },
      "$.big: expected a value of the type int64",
    ],
    [
      "a misfit whose text is lost",
      '{"id":"x"}',
      { id: { misfit: { raw: null, read: { absent: true } } } },
      '$.id: expected the misfit "x"',
    ],
    [
      "a value that is made up for a misfit",
      '{"big":"many"}',
      { big: { misfit: { raw: "many", read: { int64: "0" } } } },
      "$.big: expected no value",
    ],
    [
      "a date-time that is kept aside, and read wrong",
      '{"at":"2024-02-29"}',
      { at: { misfit: { raw: "2024-02-29", read: { instant: "2024-02-28T00:00:00Z", offset: "+00:00" } } } },
      "$.at: expected date-time 2024-02-29T00:00:00Z",
    ],
    [
      "a date-time in its own form that is kept aside",
      '{"at":"2024-02-29T12:00:00Z"}',
      {
        at: {
          misfit: { raw: "2024-02-29T12:00:00Z", read: { instant: "2024-02-29T12:00:00Z", offset: "+00:00" } },
        },
      },
      "$.at: expected a value of the type instant",
    ],
    [
      "an enum value that counts as known",
      '{"status":"new"}',
      { status: { enum: "new", known: true } },
      '$.status: expected {"enum":"new","known":false}',
    ],
    [
      "a constant that is another one",
      '{"status":"paused"}',
      { status: { enum: "paused", known: true, case: "active" } },
      '$.status: expected {"enum":"paused"',
    ],
    [
      "a list cut to its first item",
      '{"statuses":["a","b"]}',
      { statuses: { list: [{ enum: "a", known: false }] } },
      "$.statuses: expected 2 items",
    ],
    [
      "a map without its entries",
      '{"statusByName":{"a":"b"}}',
      { statusByName: { map: {} } },
      '$.statusByName: expected the keys ["a"]',
    ],
    [
      "another variant",
      '{"animal":{"type":"dog","barks":true}}',
      { animal: { variant: "Cat", value: dog(true) } },
      "$.animal: expected the variant Dog dog",
    ],
    [
      "another branch of a visitor",
      '{"animal":{"type":"dog","barks":true}}',
      { animal: { variant: "Dog", visited: "Cat", value: dog(true) } },
      "$.animal: expected the variant Dog",
    ],
    [
      "another tag",
      '{"animal":{"type":"dog","barks":true}}',
      { animal: { variant: "Dog", tag: "cat", value: dog(true) } },
      "$.animal: expected the variant Dog",
    ],
    [
      "a property of a variant",
      '{"animal":{"type":"dog","barks":true}}',
      { animal: { variant: "Dog", value: dog(false) } },
      "$.animal.barks: expected boolean true",
    ],
    [
      "the tag of an unknown variant",
      '{"animal":{"type":"fish"}}',
      { animal: { unknown: { raw: { type: "fish" } } } },
      '$.animal: expected the tag "fish"',
    ],
    ["an undeclared property that is lost", '{"x":1}', {}, '$: expected the keys ["x"]'],
    [
      "absent in place of null",
      '{"status":null}',
      { status: { enum: "active", known: true, case: "active" } },
      "$.status: expected null",
    ],
    [
      "an instant in place of null",
      '{"at":null}',
      { at: { instant: "2024-02-29T12:00:00Z", offset: "+00:00" } },
      "$.at: expected null",
    ],
    ["a date in place of null", '{"day":null}', { day: { date: "2024-02-29" } }, "$.day: expected null"],
    ["bytes in place of null", '{"data":null}', { data: { bytes: "00ff" } }, "$.data: expected null"],
  ])("%s", (_, json, read, fault) => {
    const [first = "", ...others] = faults(json, shapesWith(read));
    expect(first).toContain(fault);
    expect(others).toEqual([]);
  });

  test("a property whose accessor is left out", () => {
    expect(faults("{}", { model: "Shapes", value: {}, extra: {} })).toEqual([
      expect.stringContaining("$: expected the properties"),
    ]);
  });

  test("null and absent of a property that may be both", () => {
    const shape = responseShape("pets.get");
    if (!shape) throw new Error("The fixture has no such call");
    const read = { name: "", status: "", visits: "", good: "", tags: "", labels: "" };
    const others = Object.fromEntries(Object.keys(read).map((wire) => [wire, { absent: true } as const]));
    const shown = (nickname: Shown, owner: Shown): Shown => ({
      model: "Pet",
      value: { id: { text: "1" }, ...others, nickname, owner },
    });
    const json = parseExact('{"id":"1","nickname":null}');
    expect(readingFaults(shape, json, shown({ null: true }, { absent: true }), RICH)).toEqual([]);
    expect(readingFaults(shape, json, shown({ absent: true }, { absent: true }), RICH)).toHaveLength(1);
    expect(readingFaults(shape, json, shown({ null: true }, { null: true }), RICH)).toHaveLength(1);
    expect(readingFaults(shape, json, shown({ nothing: true }, { nothing: true }), RICH)).toHaveLength(2);
  });
});

test("text is read as what was declared where the language says so", () => {
  const read = (shown: Shown, conversions: Reads["conversions"]): readonly string[] =>
    faults('{"big":"12"}', shapesWith({ big: shown }), { misfits: "received", ...(conversions && { conversions }) });
  expect(read({ int64: "12" }, ["int64"])).toEqual([]);
  expect(read({ text: "12" }, ["int64"])).toHaveLength(1);
  expect(read({ text: "12" }, ["uint64"])).toEqual([]);
  expect(read({ text: "12" }, "none")).toEqual([]);
  expect(read({ text: "12" }, undefined)).toHaveLength(1);
});

test("instants are computed from texts of every form", () => {
  const cases = {
    "2024-01-02t03:04:05.123456789z": "2024-01-02T03:04:05.123456789Z",
    "2024-01-02 03:04:05": "2024-01-02T03:04:05Z",
    "2023-12-31T23:30:00-01:00": "2024-01-01T00:30:00Z",
    "2016-12-31T23:59:60Z": undefined,
    "2024-01-02T24:00:00Z": undefined,
    "2023-02-29T12:00:00Z": undefined,
    "2024-13-01": undefined,
    "2023-02-29": undefined,
    soon: undefined,
  };
  for (const [text, instant] of Object.entries(cases)) expect(instantOf(text, 9)?.instant).toBe(instant);
  expect(instantOf("2024-01-02T03:04:05.1239Z", 3)?.instant).toBe("2024-01-02T03:04:05.123Z");
});

test("the fixture's own schemas are read", () => {
  expect(itemShape("pets.list")).toMatchObject({ kind: "object", name: "Pet" });
  expect(itemShape("pets.listLinks")).toMatchObject({ kind: "object", name: "Pet" });
  expect(webhookShape("adopted")).toMatchObject({ kind: "union", tag: "type" });
  expect(responseShape("pets.get", "404")).toMatchObject({ kind: "object", name: "NoSuchPet" });
  expect(exactOf({ $int: "9007199254740993" })).toMatchObject({ text: "9007199254740993" });
});
