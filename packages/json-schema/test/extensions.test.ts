import { describe, expect, test } from "vitest";
import { lowerDefs } from "./lower.js";

const text = { type: "string" };

describe("types given as text", () => {
  test("stand in place of the keywords, in properties and declarations", () => {
    const { lines, findings } = lowerDefs({
      Pet: {
        type: "object",
        properties: {
          born: { ...text, "x-gen-type": "datetime" },
          seen: { ...text, "x-gen-type": "optional<date>" },
          kin: { "x-gen-type": "list<Pet>" },
          kind: { enum: ["a", "b"], "x-fern-type": 'literal<"pet">' },
        },
      },
      Ids: { "x-gen-type": "map<string, long>" },
    });
    expect(lines.Pet).toBe('object {born-: date-time, seen-: date?, kin-: <Pet>[], kind-: "pet"}');
    expect(lines.Ids).toBe("alias {[string]: int64}");
    expect(findings).toEqual([]);
  });

  test.each(["Nobody", "list<Nobody>", "", 5])("%j is reported, and the keywords count", (type) => {
    const { lines, findings } = lowerDefs({
      It: { type: "object", properties: { a: { ...text, "x-gen-type": type } } },
    });
    expect(lines.It).toBe("object {a-: string}");
    expect(findings).toEqual(["json-schema/wrong-type /$defs/It/properties/a/x-gen-type"]);
  });
});

describe("a schema that others extend, with a type given as text", () => {
  const child = { allOf: [{ $ref: "#/$defs/Base" }, { type: "object", properties: { more: text } }] };
  const base = { type: "object", properties: { kind: text, a: text } };

  test.each([base, { ...base, discriminator: { propertyName: "kind" } }])(
    "is that type; they get its properties, and inherit from nothing (%#)",
    (schema) => {
      const { lines, findings } = lowerDefs({ Base: { ...schema, "x-gen-type": "string" }, Child: child });
      expect(lines.Base).toBe("alias string");
      expect(lines.Child).toBe("object {kind-: string, a-: string, more-: string}");
      expect(findings).toEqual([]);
    },
  );
});

describe("what is ignored", () => {
  test.each(["x-gen-ignore", "x-internal"])("by %s is no property, and a type that nothing knows", (key) => {
    const { lines } = lowerDefs({
      It: {
        type: "object",
        properties: { gone: { ...text, [key]: true }, ref: { $ref: "#/$defs/Hidden" }, kept: text },
      },
      Hidden: { type: "object", [key]: true, properties: { a: text } },
    });
    expect(lines.It).toBe("object {ref-: unknown, kept-: string}");
  });

  test("gives its properties to what is made of it, without a type to inherit from", () => {
    const { lines } = lowerDefs({
      It: { allOf: [{ $ref: "#/$defs/Hidden" }, { type: "object", properties: { kept: text } }] },
      Hidden: { type: "object", "x-gen-ignore": true, properties: { a: text } },
    });
    expect(lines.It).toBe("object {a-: string, kept-: string}");
  });
});
