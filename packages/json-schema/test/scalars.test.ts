import { describe, expect, test } from "vitest";
import { lowerDefs, lowerDefs30 } from "./lower.js";

const FORMATS: readonly (readonly [schema: object, type: string])[] = [
  [{ type: "string" }, "string"],
  [{ type: "string", format: "date" }, "date"],
  [{ type: "string", format: "date-time" }, "date-time"],
  [{ type: "string", format: "uuid" }, "uuid"],
  [{ type: "string", format: "uri" }, "uri"],
  [{ type: "string", format: "byte" }, "base64"],
  [{ type: "string", format: "binary" }, "binary"],
  [{ type: "string", contentEncoding: "base64" }, "base64"],
  [{ type: "string", contentMediaType: "application/octet-stream" }, "binary"],
  [{ type: "string", contentMediaType: "image/png" }, "binary"],
  [{ type: "string", contentMediaType: "Application/PDF; version=2" }, "binary"],
  [{ type: "string", contentMediaType: "application/vnd.acme.scan", format: "scan" }, "binary"],
  [{ contentMediaType: "image/png" }, "binary"],
  [{ type: "string", contentMediaType: "image/png", contentEncoding: "base64" }, "base64"],
  [{ type: "string", contentMediaType: "text/html" }, "string"],
  [{ type: "string", contentMediaType: "application/json" }, "string"],
  [{ contentMediaType: "application/json" }, "unknown"],
  [{ type: "string", format: "decimal" }, "decimal"],
  [{ type: "string", format: "email" }, "string"],
  [{ type: "integer" }, "int64"],
  [{ type: "integer", format: "int32" }, "int32"],
  [{ type: "integer", format: "uint64" }, "uint64"],
  [{ type: "integer", format: "unix-time" }, "int64"],
  [{ type: "number" }, "number"],
  [{ type: "number", format: "double" }, "number"],
  [{ type: "number", format: "float" }, "float"],
  [{ type: "boolean" }, "boolean"],
  [{ type: "null" }, "null"],
  [{}, "unknown"],
  [{ not: {} }, "never"],
  [{ const: "a" }, '"a"'],
  [{ const: 1 }, "1"],
  [{ const: null }, "null"],
  [{ pattern: "^a" }, "string"],
  [{ minimum: 1 }, "number"],
  [{ format: "int32" }, "int32"],
  [{ items: {} }, "unknown[]"],
  [{ type: "object" }, "{[string]: unknown}"],
];

test("whole numbers beyond 2^53 are not pinned, since digits of them are lost", () => {
  const { lines, findings } = lowerDefs({
    Listed: { type: "integer", enum: [9007199254740994, 1] },
    Only: { const: 9007199254740994 },
    Either: { oneOf: [{ const: 9007199254740994 }, { const: 1 }] },
    Large: { type: "number", enum: [1e300, 0.5] },
    Exact: { type: "integer", enum: [9007199254740991, 1] },
  });
  expect(lines).toMatchObject({ Listed: "alias int64", Only: "alias int64", Large: "alias number" });
  expect(lines.Either).not.toContain("9007199254740994");
  expect(lines.Exact).toContain("9007199254740991");
  expect(findings.map((finding) => finding.split(" ")[0])).toEqual(Array(4).fill("json-schema/inexact-number"));
});

describe("scalars", () => {
  test.each(FORMATS)("%j is %s", (schema, type) => {
    expect(lowerDefs({ It: schema }).lines).toEqual({ It: `alias ${type}` });
  });

  test("boolean schemas accept everything or nothing", () => {
    expect(lowerDefs({ Yes: true, No: false }).lines).toEqual({ Yes: "alias unknown", No: "alias never" });
  });

  test("limits are kept, and a format that makes no type of its own", () => {
    const { decls } = lowerDefs30({ It: { type: "string", format: "email", minLength: 1, pattern: "@" } });
    expect(decls[0]).toMatchObject({ type: { constraints: { format: "email", minLength: 1, pattern: "@" } } });
  });

  test("draft 4's boolean exclusiveMinimum makes the limit exclusive", () => {
    const { decls } = lowerDefs30({ It: { type: "integer", minimum: 3, exclusiveMinimum: true } });
    expect(decls[0]).toMatchObject({ type: { constraints: { exclusiveMinimum: 3 } } });
    expect(decls[0]).not.toHaveProperty("type.constraints.minimum");
  });

  test("an unknown type is reported at its place and read as any value", () => {
    const { lines, findings } = lowerDefs({ It: { type: "any" } });
    expect(lines).toEqual({ It: "alias unknown" });
    expect(findings).toEqual(["json-schema/unknown-type /$defs/It/type"]);
  });
});

describe("arrays", () => {
  test("lists, sets and tuples", () => {
    const { lines, decls } = lowerDefs({
      List: { type: "array", items: { type: "string" } },
      Set: { type: "array", items: { type: "string" }, uniqueItems: true },
      Pair: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false },
      Open: { type: "array", prefixItems: [{ type: "string" }], items: { type: "boolean" } },
      Loose: { type: "array", prefixItems: [{ type: "string" }] },
      Full: { type: "array", prefixItems: [{ type: "string" }], maxItems: 1 },
      Old: { type: "array", items: [{ type: "string" }], additionalItems: false },
    });
    expect(lines).toEqual({
      List: "alias string[]",
      Set: "alias string[]",
      Pair: "alias [string, int64]",
      Open: "alias [string, ...boolean]",
      Loose: "alias [string, ...unknown]",
      Full: "alias [string]",
      Old: "alias [string]",
    });
    expect(decls[1]).toMatchObject({ type: { unique: true } });
  });
});

describe("null", () => {
  test("a null of either dialect wraps the use, never the declaration", () => {
    const { lines } = lowerDefs({
      Use: {
        type: "object",
        properties: {
          a: { type: "string", nullable: true },
          b: { type: ["string", "null"] },
          c: { $ref: "#/$defs/Nothing" },
          d: { anyOf: [{ $ref: "#/$defs/Plain" }, { type: "null" }] },
          e: { enum: ["x", "y", null] },
          f: { $ref: "#/$defs/Through" },
          g: { allOf: [{ $ref: "#/$defs/Plain" }], nullable: true },
        },
      },
      Nothing: { type: ["object", "null"], properties: { p: { type: "string" } } },
      Plain: { type: "object", properties: { p: { type: "string" } } },
      Through: { $ref: "#/$defs/Nothing" },
    });
    expect(lines.Use).toBe(
      "object {a-: string?, b-: string?, c-: <Nothing>?, d-: <Plain>?, e-: <Use e>?, f-: <Through>?, g-: <Plain>?}",
    );
    expect(lines.Nothing).toBe("object {p-: string}");
    expect(lines["Use e"]).toBe("enum string x | y");
  });
});
