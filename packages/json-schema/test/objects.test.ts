import { describe, expect, test } from "vitest";
import { lowerDefs, lowerDefs30 } from "./lower.js";

const text = { type: "string" };

describe("objects", () => {
  test("properties in declared order, required and access on the property", () => {
    const { lines, decls } = lowerDefs({
      It: {
        type: "object",
        required: ["b"],
        properties: {
          b: { ...text, readOnly: true },
          a: { ...text, writeOnly: true, default: "x", description: "Text.", deprecated: true, example: "y" },
        },
      },
    });
    expect(lines.It).toBe("object {b: string, a-: string}");
    expect(decls[0]).toMatchObject({
      properties: [
        { access: "read" },
        {
          access: "write",
          default: "x",
          description: "Text.",
          availability: { status: "deprecated" },
          examples: [{ value: "y" }],
        },
      ],
    });
  });

  test.each<[string, object, string | undefined]>([
    ["beside a reference", { $ref: "#/$defs/Plain", readOnly: true }, "read"],
    ["behind a reference", { $ref: "#/$defs/ReadOnly" }, "read"],
    ["behind a reference with siblings", { $ref: "#/$defs/ReadOnly", description: "Text." }, "read"],
    ["behind two references", { $ref: "#/$defs/Further" }, "read"],
    ["in a part", { allOf: [{ $ref: "#/$defs/Plain" }, { readOnly: true }] }, "read"],
    ["behind the reference of a part", { allOf: [{ $ref: "#/$defs/WriteOnly" }], description: "Text." }, "write"],
    ["of what is in it alone", { type: "array", items: { $ref: "#/$defs/ReadOnly" } }, undefined],
    ["behind a reference to itself", { $ref: "#/$defs/It/properties/a" }, undefined],
  ])("access %s", (_, schema, access) => {
    const { decls } = lowerDefs({
      It: { type: "object", properties: { a: schema } },
      Plain: text,
      ReadOnly: { ...text, readOnly: true },
      Further: { $ref: "#/$defs/ReadOnly", description: "Text." },
      WriteOnly: { ...text, writeOnly: true },
    });
    const [property] = decls[0]?.kind === "object" ? decls[0].properties : [];
    expect(property?.access).toBe(access);
  });

  test("undeclared keys", () => {
    const { lines, findings } = lowerDefs({
      Closed: { type: "object", properties: { a: text }, additionalProperties: false },
      Any: { type: "object", properties: { a: text }, additionalProperties: true },
      Typed: { type: "object", properties: { a: text }, additionalProperties: { type: "integer" } },
      Map: { type: "object", additionalProperties: { type: "integer" } },
      Free: { type: "object" },
      Empty: { type: "object", additionalProperties: false },
      Pattern: { type: "object", patternProperties: { "^x-": text } },
      Patterns: { type: "object", patternProperties: { "^x-": text, "^y-": { type: "boolean" } } },
      Keys: { type: "object", propertyNames: { enum: ["p", "q"] }, additionalProperties: text },
    });
    expect(lines).toMatchObject({
      Closed: "object {a-: string}",
      Any: "object {a-: string, ...unknown}",
      Typed: "object {a-: string, ...int64}",
      Map: "alias {[string]: int64}",
      Free: "alias {[string]: unknown}",
      Empty: "object {}",
      Pattern: "alias {[string]: string}",
      Patterns: "alias {[string]: <Patterns value>}",
      "Patterns value": "union string | boolean",
      Keys: "alias {[<Keys key>]: string}",
    });
    expect(findings).toEqual(["json-schema/unsupported-keyword /$defs/Patterns/patternProperties"]);
  });

  test("inline schemas are declarations named by their place, with the one they stand in as parent", () => {
    const { lines, decls } = lowerDefs({
      Order: {
        type: "object",
        properties: {
          lines: {
            type: "array",
            items: { type: "object", properties: { sku: text, state: { enum: ["in", "out"] } } },
          },
          prices: { type: "object", additionalProperties: { type: "object", properties: { amount: text } } },
        },
      },
    });
    expect(lines).toEqual({
      Order: "object {lines-: <Order lines item>[], prices-: {[string]: <Order prices value>}}",
      "Order lines item": "object {sku-: string, state-: <Order lines item state>}",
      "Order lines item state": "enum string in | out",
      "Order prices value": "object {amount-: string}",
    });
    const [order, item, state] = decls;
    expect([item?.parent, state?.parent]).toEqual([order?.id, item?.id]);
    expect(order?.name.explicit).toBe(true);
    expect(item?.name.explicit).toBe(false);
  });

  test("a property named like a keyword, or like a member of every object", () => {
    const { lines } = lowerDefs({
      It: JSON.parse(
        '{"type":"object","properties":{"properties":{"type":"object","properties":{"items":{"type":"object","properties":{"x":{}}}}},"__proto__":{"type":"string"},"constructor":{"type":"boolean"}}}',
      ) as object,
    });
    expect(lines).toEqual({
      It: "object {properties-: <It properties>, __proto__-: string, constructor-: boolean}",
      "It properties": "object {items-: <It properties items>}",
      "It properties items": "object {x-: unknown}",
    });
  });

  test("a required name of a part is declared by the other parts of every schema that it is in", () => {
    const all = (...names: string[]) => ({ allOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) });
    const { findings } = lowerDefs({
      Base: { type: "object", properties: { account: text } },
      Fields: { required: ["product", "account"], properties: { product: text } },
      Both: all("Middle", "Fields"),
      Middle: all("Base"),
      Lone: { required: ["account"], properties: { lone: text } },
      Half: all("Lone"),
      Whole: all("Base", "Lone"),
    });
    expect(findings).toEqual(["json-schema/required-undeclared /$defs/Lone/required/0"]);
  });

  test("a required name without a property, and properties of a wrong type, are reported", () => {
    const { findings, lines } = lowerDefs({
      A: { type: "object", required: ["a", "gone"], properties: { a: text } },
      B: { type: "object", properties: ["a"] },
      C: { type: "object", properties: { a: "string" } },
    });
    expect(findings).toEqual([
      "json-schema/required-undeclared /$defs/A/required/1",
      "json-schema/wrong-type /$defs/B/properties",
      "json-schema/not-a-schema /$defs/C/properties/a",
    ]);
    expect(lines.C).toBe("object {a-: unknown}");
  });

  test("properties kept in a file of their own", () => {
    const { lines } = lowerDefs(
      { A: { type: "object", required: ["x"], properties: { $ref: "props.json" } } },
      { "props.json": { x: text } },
    );
    expect(lines.A).toBe("object {x: string}");
  });
});

describe("allOf", () => {
  const Base = { type: "object", required: ["id"], properties: { id: text, note: text } };

  test("inherits where nothing conflicts, and says so once", () => {
    const { lines } = lowerDefs({
      Base,
      Named: { type: "object", properties: { name: text } },
      Both: { allOf: [{ $ref: "#/$defs/Base" }, { $ref: "#/$defs/Named" }], properties: { own: text, id: text } },
    });
    expect(lines.Both).toBe("object <Base> <Named> {own-: string}");
  });

  test("merges a parent whose properties are changed, and keeps the others", () => {
    const { lines } = lowerDefs({
      Base,
      Named: { type: "object", properties: { name: text } },
      Narrowed: {
        allOf: [{ $ref: "#/$defs/Base" }, { $ref: "#/$defs/Named" }, { properties: { id: { const: "x" } } }],
      },
      Tightened: { allOf: [{ $ref: "#/$defs/Base" }, { required: ["note"] }] },
    });
    expect(lines.Narrowed).toBe('object <Named> {id: "x", note-: string}');
    expect(lines.Tightened).toBe("object {id: string, note: string}");
  });

  test("of one reference and text alone is that reference", () => {
    const { lines, decls } = lowerDefs30({
      Base,
      Alias: { allOf: [{ $ref: "#/$defs/Base" }], description: "Text." },
      Use: { type: "object", properties: { base: { allOf: [{ $ref: "#/$defs/Base" }], readOnly: true } } },
    });
    expect(lines).toMatchObject({ Alias: "alias <Base>", Use: "object {base-: <Base>}" });
    expect(decls[1]?.description).toBe("Text.");
  });

  test("merges limits, enums and types of scalars", () => {
    const { lines, decls } = lowerDefs({
      Number: {
        allOf: [
          { type: "number", minimum: 1, maximum: 9 },
          { type: "integer", minimum: 3 },
        ],
      },
      Enum: { allOf: [{ enum: ["a", "b", "c"] }, { enum: ["b", "c", "d"] }] },
    });
    expect(lines).toEqual({ Number: "alias int64", Enum: "enum string b | c" });
    expect(decls[0]).toMatchObject({ type: { constraints: { minimum: 3, maximum: 9 } } });
  });

  test("merges properties that several parts describe", () => {
    const { lines } = lowerDefs({
      It: {
        allOf: [
          { type: "object", properties: { p: { type: "object", properties: { a: text } } } },
          { type: "object", properties: { p: { type: "object", required: ["b"], properties: { b: text } } } },
        ],
      },
    });
    expect(lines).toEqual({ It: "object {p-: <It p>}", "It p": "object {a-: string, b: string}" });
  });

  test("a null of the whole stays, of one part alone does not", () => {
    const { lines } = lowerDefs30({
      Base,
      Use: {
        type: "object",
        properties: {
          a: { allOf: [{ $ref: "#/$defs/Base" }], nullable: true },
          b: { allOf: [{ $ref: "#/$defs/Base" }, { nullable: true }] },
          c: { allOf: [{ $ref: "#/$defs/Base" }, { type: "object", nullable: true, properties: { x: text } }] },
        },
      },
    });
    expect(lines.Use).toBe("object {a-: <Base>?, b-: <Base>?, c-: <Use c>}");
  });

  test("contradictions are reported at their place", () => {
    const { findings } = lowerDefs({ It: { allOf: [{ type: "string" }, { type: "integer" }] } });
    expect(findings).toEqual(["json-schema/all-of-conflict /$defs/It/allOf/1/type"]);
  });

  test("with a union gives each variant what stands beside it", () => {
    const { lines } = lowerDefs({
      Base,
      It: {
        allOf: [{ $ref: "#/$defs/Base" }],
        oneOf: [
          { type: "object", required: ["k"], properties: { k: { const: "a" } } },
          { type: "object", required: ["k"], properties: { k: { const: "b" } } },
        ],
      },
    });
    expect(lines).toMatchObject({
      It: "union by k a -> <It a> | b -> <It b>",
      "It a": 'object <Base> {k: "a"}',
      "It b": 'object <Base> {k: "b"}',
    });
  });

  test("two parts that recurse in step end", () => {
    const { lines, findings } = lowerDefs({
      A: { type: "object", properties: { next: { $ref: "#/$defs/A" }, a: text } },
      B: { type: "object", properties: { next: { $ref: "#/$defs/B" }, b: text } },
      C: { allOf: [{ $ref: "#/$defs/A" }, { $ref: "#/$defs/B" }] },
    });
    expect(findings).toEqual([]);
    expect(lines["C next"]).toBe("object {next-: <C next>, a-: string, b-: string}");
  });

  test("a list of required sets beside properties is a condition and no union", () => {
    const { lines } = lowerDefs({
      It: { type: "object", properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    });
    expect(lines).toEqual({ It: "object {a-: string, b-: string}" });
  });
});
