import { createFile, type JsonValue, primitive, type Type, type TypeDecl, type UnionDecl } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { dialect } from "../src/dialect.js";
import { exactAnswer } from "../src/forms/answers.js";
import type { Options } from "../src/options.js";
import {
  declOf,
  emitted,
  fileOf,
  jsonResponse,
  miniApi,
  objectOf,
  operation,
  property,
  refTo,
  runOf,
  string,
} from "./support.js";

const origin = 0;
const long = primitive("int64");
const double = primitive("number");

/** Any of several types, which a tag tells apart where they have one. */
function unionOf(name: string, variants: readonly (readonly [type: Type, tag?: string])[]): TypeDecl {
  const hasTags = variants.some(([, tag]) => tag !== undefined);
  return declOf<UnionDecl>(name, {
    kind: "union",
    discriminator: hasTags ? { wire: "kind", words: ["kind"], explicit: false } : null,
    variants: variants.map(([type, tag], index) => ({
      name: { wire: String(index), words: [String(index)], explicit: true },
      type,
      tags: tag === undefined ? [] : [tag],
      origin,
    })),
  });
}

const types = [
  objectOf("Parent", [], { additional: long }),
  objectOf("Child", [property("name", string)], { extends: ["type:Parent"] }),
  objectOf("Rate", [property("rate", double), property("count", long), property("name", string)]),
  objectOf("Plain", [property("id", string)]),
  unionOf("Code", [[string], [long]]),
  unionOf("Count", [[long], [{ kind: "null" }]]),
  unionOf("Mixed", [[refTo("Rate"), "rate"], [refTo("Plain"), "plain"], [refTo("Child")]]),
];
const read = operation("read", {
  responses: [jsonResponse({ kind: "tuple", items: types.map(({ name }) => refTo(name.wire)), rest: null })],
});
const api = miniApi({ types, operations: [read] });
const formsIn = (options: Partial<Options>) => runOf(api, options).context.forms;

describe("the shapes of values", () => {
  test("tell where integers are, where numbers stay, and where anything can be", () => {
    expect(formsIn({ int64: "bigint" }).table).toEqual({
      Parent: { values: "@int64" },
      Child: { values: "@int64" },
      Rate: { properties: { rate: "@number", count: "@int64" } },
      Code: ["@int64", {}],
      Count: "@int64",
      Mixed: [{ tag: "kind", variants: { rate: "Rate" } }, "Child", {}],
    });
  });

  test("need not tell what can be anything where texts stay texts", () => {
    const { Code, Mixed } = formsIn({ int64: "string" }).table;
    expect(Code).toBe("@int64");
    expect(Mixed).toEqual([{ tag: "kind", variants: { rate: "Rate" } }, "Child"]);
  });

  test("are none without options", () => expect(formsIn({}).table).toEqual({}));
});

test("an SDK with the option reads integers exactly, whatever its API declares", () => {
  const none = miniApi({ types: [objectOf("Plain", [property("id", string)])] });
  expect(runOf(none, { int64: "bigint" }).context.forms.features).toEqual(["integers"]);
  expect(runOf(none, { int64: "string" }).context.forms.features).toEqual(["integers"]);
  expect(runOf(none, {}).context.forms.features).toEqual([]);
});

test("integers that are numbers are checked wherever they are declared", () => {
  const map = (values: Type): Type => ({ kind: "map", values });
  const held: TypeDecl[] = [
    ...types,
    objectOf("Holder", [
      property("counts", map({ kind: "list", items: map(long) })),
      property("extra", { kind: "list", items: refTo("Child") }),
      property("mixed", refTo("Mixed")),
      property("code", { kind: "nullable", inner: refTo("Code") }),
      property("pair", { kind: "tuple", items: [string], rest: long }),
      property("plain", map(double)),
    ]),
    declOf("Ring", { kind: "alias", type: map(refTo("Ring")) }),
  ];
  const reads = (name: string, type: Type) => operation(name, { responses: [jsonResponse(type)] });
  const operations = [reads("all", refTo("Holder")), reads("total", map(long)), reads("ring", refTo("Ring")), read];
  const run = miniApi({ types: held, operations });
  expect(runOf(run).context.forms.checked).toEqual(["code", "count", "counts.*.*", "extra.*", "mixed.*", "pair"]);
  const files = emitted(run);
  expect(fileOf(files, "src/api/resources/pets/Client.ts")).toContain('response: { kind: "json", int64: [".*"] },');
  const plain = emitted(miniApi({ operations: [reads("total", long)] }));
  expect(fileOf(plain, "src/connection.ts")).toContain("features: { int64: checkIntegers },");
});

describe("what callers get of an answer", () => {
  const answer = (type: Type, value: JsonValue, int64: Options["int64"]): string | undefined => {
    const file = createFile("value.ts", dialect);
    const exact = exactAnswer(value, type, runOf(api, { int64 }).context);
    if (exact === undefined) return undefined;
    file.line(exact.part);
    return file.finish().content.trim();
  };
  const large = 2 ** 60;

  test.each<[Type, JsonValue, string | undefined, string | undefined]>([
    [refTo("Rate"), { rate: large, count: 1 }, `{ rate: ${large}, count: 1n }`, `{ rate: ${large}, count: "1" }`],
    [refTo("Plain"), { more: [large] }, `{ more: [${large}n] }`, `{ more: ["${large}"] }`],
    [refTo("Plain"), { more: [1, 1.5, 1e300] }, undefined, undefined],
    [refTo("Parent"), { a: large, b: 1e21 }, `{ a: ${large}n, b: 1e21 }`, `{ a: "${large}", b: 1e21 }`],
    [{ kind: "unknown" }, large, `${large}n`, `"${large}"`],
  ])("%j: %j", (type, value, bigint, text) => {
    expect([answer(type, value, "bigint"), answer(type, value, "string")]).toEqual([bigint, text]);
    expect(answer(type, value, "number")).toBeUndefined();
  });
});
