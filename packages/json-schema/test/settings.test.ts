import type { OptionValues } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { JSON_SCHEMA_2020_DIALECT, OPENAPI_30_DIALECT, schemaOptions, schemaSettings } from "../src/index.js";
import { lowerDefs } from "./lower.js";

const string = { type: "string" };
const object = (properties: object, required: readonly string[] = []) => ({ type: "object", properties, required });
const to = (name: string) => ({ $ref: `#/$defs/${name}` });
const nullable = { type: ["string", "null"] };

/** The declarations of schemas, with one setting. */
function linesOf(defs: object, settings: OptionValues): Record<string, string> {
  return lowerDefs(defs, {}, JSON_SCHEMA_2020_DIALECT, settings).lines;
}

test("without a word on them, settings have their defaults", () => {
  const off = Object.fromEntries(Object.keys(schemaSettings({})).map((name) => [name, false]));
  expect(schemaSettings({})).toEqual({ ...off, respectNullable: true });
  expect(Object.values(schemaOptions).map((spec) => spec.type)).toEqual(Object.keys(off).map(() => "boolean"));
});

describe("title-as-schema-name", () => {
  const names = (defs: object): string[] => Object.keys(linesOf(defs, { "title-as-schema-name": true }));

  test("a title names a type, declared or inline, and what stands inside", () => {
    const inner = { title: "Shelf place", ...object({ at: object({ x: string }) }) };
    expect(names({ book: { title: "Novel", ...object({ inner }) } })).toEqual([
      "Novel",
      "Shelf place",
      "Shelf place at",
    ]);
  });

  test("a title of several schemas names none of them, whatever its letter case", () => {
    const defs = { A: { title: "Book", ...object({}) }, B: { title: "book", ...object({ a: string }) } };
    expect(names({ ...defs, A: { ...defs.A, additionalProperties: false } })).toEqual(["A", "B"]);
  });

  test("a title that is the key of another schema names nothing, and one's own key is no other's", () => {
    const defs = {
      A: { title: "B", ...object({ a: string }) },
      B: object({ b: string }),
      C: { title: "C", ...object({ c: string }) },
    };
    expect(names(defs)).toEqual(["A", "B", "C"]);
  });

  test("a sentence, a title without words and a title of another type name nothing", () => {
    const titles = ["What somebody has borrowed so far", "!!", "", 7];
    const defs = Object.fromEntries(titles.map((title, index) => [`T${index}`, { ...object({ a: string }), title }]));
    expect(names(defs)).toEqual(["T0", "T1", "T2", "T3"]);
  });

  test("a name that the definition chose for code wins", () => {
    expect(names({ A: { title: "Book", "x-gen-type-name": "Volume", ...object({ a: string }) } })).toEqual(["Volume"]);
  });
});

describe("inline-all-of-schemas", () => {
  const settings = { "inline-all-of-schemas": true };
  const Base = object({ id: string, name: string }, ["id", "name"]);

  test("a child has all properties itself, and relaxes what it lists without requiring it", () => {
    const defs = { Base, Child: { allOf: [to("Base"), object({ name: string, own: string }, ["own"])] } };
    expect(linesOf(defs, {}).Child).toBe("object <Base> {own: string}");
    expect(linesOf(defs, settings).Child).toBe("object {id: string, name-: string, own: string}");
  });

  test("what a child says itself beside allOf counts too, and so does what a further parent requires", () => {
    const defs = {
      Base,
      Other: object({ id: string }, ["id"]),
      Child: { allOf: [to("Base"), to("Other")], properties: { name: string } },
    };
    expect(linesOf(defs, settings).Child).toBe("object {id: string, name-: string}");
  });

  test("a child of a child relaxes what its grandparent requires", () => {
    const defs = {
      Base,
      Child: { allOf: [to("Base"), object({ own: string })] },
      Grandchild: { allOf: [to("Child"), object({ id: string })] },
    };
    expect(linesOf(defs, settings).Grandchild).toBe("object {id-: string, name: string, own-: string}");
  });
});

describe("prefer-undiscriminated-unions-with-literals", () => {
  const settings = { "prefer-undiscriminated-unions-with-literals": true };
  const union = (mapping: object) => ({
    oneOf: Object.values(mapping).map((name) => to(name as string)),
    discriminator: {
      propertyName: "kind",
      mapping: Object.fromEntries(Object.entries(mapping).map(([tag, name]) => [tag, `#/$defs/${name}`])),
    },
  });

  test("a variant gets its tag; one that says it already is itself", () => {
    const defs = {
      Pet: union({ cat: "Cat", dog: "Dog" }),
      Cat: object({ lives: { type: "integer" } }),
      Dog: object({ kind: { const: "dog" } }, ["kind"]),
    };
    expect(linesOf(defs, settings)).toEqual({
      Pet: "union <Pet Cat> | <Dog>",
      "Pet Cat": 'object <Cat> {kind: "cat"}',
      Cat: "object {lives-: int64}",
      Dog: 'object {kind: "dog"}',
    });
  });

  test("a variant that says another value than the mapping stays as it is", () => {
    const defs = {
      Pet: union({ c: "Cat", dog: "Dog" }),
      Cat: object({ kind: { const: "cat" } }),
      Dog: object({ a: string }),
    };
    expect(linesOf(defs, settings).Pet).toBe("union <Cat> | <Pet Dog>");
  });

  test("variants that hold their own union end", () => {
    const defs = {
      Tree: union({ node: "Node", leaf: "Leaf" }),
      Node: object({ trees: { type: "array", items: to("Tree") } }),
      Leaf: object({ a: string }),
    };
    expect(linesOf(defs, settings)["Tree Node"]).toBe('object <Node> {kind: "node"}');
  });

  test("a union of heirs is told apart by literals too", () => {
    const defs = {
      Base: {
        ...object({ kind: string }, ["kind"]),
        discriminator: { propertyName: "kind", mapping: { base: "#/$defs/Base" } },
      },
      Heir: { allOf: [to("Base"), object({ own: string })] },
    };
    const { lines, findings } = lowerDefs(defs, {}, OPENAPI_30_DIALECT, settings);
    expect(findings).toEqual([]);
    expect(lines).toMatchObject({
      Base: "union <Base Heir> | <Base Base>",
      "Base Heir": 'object {kind: "Heir", own-: string}',
      "Base Base": 'object {kind: "base"}',
    });
  });
});

describe("null and absence", () => {
  const Note = object(
    { required: string, optional: string, empty: nullable, both: nullable, list: { type: "array", items: nullable } },
    ["required", "empty"],
  );

  test("apart, by default", () => {
    const line = "object {required: string, optional-: string, empty: string?, both-: string?, list-: string?[]}";
    expect(linesOf({ Note }, {}).Note).toBe(line);
  });

  test("null is absence without respect-nullable-schemas, but in lists", () => {
    const line = "object {required: string, optional-: string, empty-: string, both-: string, list-: string?[]}";
    expect(linesOf({ Note }, { "respect-nullable-schemas": false }).Note).toBe(line);
  });

  test("without respect for null, what is optional does not become nullable", () => {
    const settings = { "respect-nullable-schemas": false, "coerce-optional-schemas-to-nullable": true };
    expect(linesOf({ Note }, settings)).toEqual(linesOf({ Note }, { "respect-nullable-schemas": false }));
  });

  test("what is optional is null too with coerce-optional-schemas-to-nullable", () => {
    const line = "object {required: string, optional-: string?, empty: string?, both-: string?, list-: string?[]?}";
    expect(linesOf({ Note }, { "coerce-optional-schemas-to-nullable": true }).Note).toBe(line);
  });

  test("what refers to a schema that admits null may be left out with wrap-references-to-nullable-in-optional", () => {
    const settings = { "wrap-references-to-nullable-in-optional": true };
    const Holder = object(
      {
        direct: to("Text"),
        wrapped: { allOf: [to("Text")], description: "Why." },
        own: { anyOf: [to("Plain"), { type: "null" }] },
      },
      ["direct", "wrapped", "own"],
    );
    const { Holder: line } = linesOf({ Text: nullable, Plain: string, Holder }, settings);
    expect(line).toBe("object {direct-: <Text>?, wrapped-: <Text>?, own: <Plain>?}");
  });
});

describe("enums", () => {
  const defs = {
    Kind: { enum: ["only"] },
    State: { enum: ["on", "off"] },
    Holder: object({ level: { enum: [1, 2] } }),
  };

  test("are literals with coerce-enums-to-literals", () => {
    expect(linesOf(defs, { "coerce-enums-to-literals": true })).toEqual({
      Kind: 'alias "only"',
      State: 'union "on" | "off"',
      Holder: "object {level-: <Holder level>}",
      "Holder level": "union 1 | 2",
    });
  });

  test("take other values with respect-forward-compatible-enums, which literals could not", () => {
    const open = { "respect-forward-compatible-enums": true };
    expect(linesOf(defs, open).State).toBe("enum open string on | off");
    expect(linesOf(defs, { ...open, "coerce-enums-to-literals": true })).toEqual(linesOf(defs, open));
  });
});

test("additional-properties-defaults-to says what objects with properties take; false stays false", () => {
  const defs = { Open: object({ a: string }), Closed: { ...object({ a: string }), additionalProperties: false } };
  expect(linesOf(defs, { "additional-properties-defaults-to": true })).toEqual({
    Open: "object {a-: string, ...unknown}",
    Closed: "object {a-: string}",
  });
});

test("type-dates-as-strings makes strings of dates, and of nothing else", () => {
  const formats = Object.fromEntries(["date", "date-time", "time"].map((format) => [format, { ...string, format }]));
  const { T } = linesOf({ T: object(formats) }, { "type-dates-as-strings": true });
  expect(T).toBe("object {date-: string, date-time-: date-time, time-: time}");
});

describe("preserve-single-schema-oneof", () => {
  const settings = { "preserve-single-schema-oneof": true };

  test("keeps a oneOf of one schema a union, where it is declared and where it stands inline", () => {
    const defs = { One: { oneOf: [to("Cat")] }, Cat: object({ a: { oneOf: [string] } }) };
    expect(linesOf(defs, {})).toEqual({ One: "alias <Cat>", Cat: "object {a-: string}" });
    expect(linesOf(defs, settings)).toEqual({
      One: "union <Cat>",
      Cat: "object {a-: <Cat a>}",
      "Cat a": "union string",
    });
  });

  test("leaves anyOf, and a oneOf of one schema and null, as they are", () => {
    const defs = { Any: { anyOf: [string] }, Cat: object({ a: { oneOf: [string, { type: "null" }] } }) };
    expect(linesOf(defs, settings)).toEqual(linesOf(defs, {}));
  });
});
