import { describe, expect, test } from "vitest";
import { lowerDefs } from "./lower.js";

/** Levels of schemas, each of which names the next one twice. */
function levels(
  count: number,
  level: (a: object, b: object, own: object) => Record<string, object>,
  last: object,
): object {
  const schemas: [string, object][] = [
    [`A${count}`, last],
    [`B${count}`, last],
  ];
  for (let index = 0; index < count; index++) {
    const refTo = (letter: string) => ({ $ref: `#/$defs/${letter}${index + 1}` });
    const own = { type: "object", properties: { [`p${index}`]: { type: "string" } } };
    for (const [letter, schema] of Object.entries(level(refTo("A"), refTo("B"), own))) {
      schemas.push([`${letter}${index}`, schema]);
    }
  }
  return Object.fromEntries(schemas);
}

const OBJECT = { type: "object", properties: { end: { type: "string" } } };
const both = (a: object, b: object, own: object) => ({ A: { allOf: [a, own, b] }, B: { allOf: [b, own, a] } });

describe("schemas that name the next one twice, at each of 40 levels", () => {
  test("are merged once each where settings copy `allOf`", () => {
    const { decls } = lowerDefs(levels(40, both, OBJECT), {}, undefined, { "inline-all-of-schemas": true });
    expect(decls).toHaveLength(82);
    const first = decls.find(({ name }) => name.wire === "A0");
    expect(first?.kind === "object" && first.properties.map(({ name }) => name.wire)).toHaveLength(41);
  });

  test("are inherited from", () => {
    expect(lowerDefs(levels(40, both, OBJECT)).decls).toHaveLength(82);
  });

  test("are merged once each where they are scalars", () => {
    const text = (a: object, b: object) => ({ A: { allOf: [a, { minLength: 1 }, b] }, B: { allOf: [b, a] } });
    expect(lowerDefs(levels(40, text, { type: "string" })).decls).toHaveLength(82);
  });

  test("have an error where unions multiply", () => {
    const own = (name: string) => ({ type: "object", properties: { [name]: { type: "string" } } });
    const union = (a: object) => ({ A: { oneOf: [{ allOf: [a, own("p")] }, { allOf: [a, own("q")] }] } });
    const { findings } = lowerDefs(levels(40, union, OBJECT));
    expect(findings.filter((finding) => finding.startsWith("json-schema/too-many-variants"))).not.toEqual([]);
  }, 10_000);
});
