import { describe, expect, test } from "vitest";
import { lowerDefs } from "./lower.js";

const findingsOf = (schema: object): readonly string[] =>
  lowerDefs({ It: { type: "object", properties: { of: schema } } }).findings;

describe("a default", () => {
  test.each([
    { type: "integer", default: "10" },
    { type: "boolean", default: "true" },
    { type: "string", default: 1.1 },
    { type: ["array", "null"], items: { type: "string" }, default: "a" },
    { type: "string", enum: ["a", "b"], default: "c" },
  ])("that is no value of %j is noted", (schema) => {
    expect(findingsOf(schema)).toEqual(["json-schema/default-mismatch /$defs/It/properties/of/default"]);
  });

  test.each([
    { type: "integer", default: 10 },
    { type: "number", default: 10 },
    { type: "string", default: null },
    { type: ["string", "integer"], default: 1 },
    { type: "string", enum: ["a", "b"], default: "b" },
    { type: "array", items: { type: "string", enum: ["a"] }, default: ["a"] },
    { default: "anything" },
  ])("of %j is sound", (schema) => {
    expect(findingsOf(schema)).toEqual([]);
  });
});

describe("limits", () => {
  test("that no value keeps are noted", () => {
    const ranges = { number: ["minimum", "maximum"], string: ["minLength", "maxLength"] } as const;
    for (const [type, [low, high]] of Object.entries(ranges)) {
      expect(findingsOf({ type, [low]: 5, [high]: 2 })).toEqual([
        `json-schema/empty-range /$defs/It/properties/of/${low}`,
      ]);
      expect(findingsOf({ type, [low]: 2, [high]: 2 })).toEqual([]);
    }
  });
});
