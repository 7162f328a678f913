import { sampleValue } from "@sdkwright/docs-kit";
import type { Api, Part, Type } from "@sdkwright/plugin-api";
import { createFile, jsonType } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import type { Context } from "../src/context.js";
import { dialectOf } from "../src/dialect.js";
import { layOut } from "../src/literals.js";
import { itemValue } from "../src/samples/values.js";
import { typeOf } from "../src/types.js";

const api = { types: {} } as unknown as Api;
const context = { api, outer: {} } as unknown as Context;
const primitive = (name: "string" | "int64" | "bigint"): Type => ({ kind: "primitive", primitive: name });

/** A part as the last line of a file. */
function printed(part: Part): string | undefined {
  const file = createFile(
    "x.go",
    dialectOf(() => "x"),
  );
  file.line(part);
  return file.finish().content.trim().split("\n").at(-1);
}

test.each<[Type, string, null | boolean | number | string | string[] | { [key: string]: number }, string]>([
  [primitive("string"), "string", "x", '"x"'],
  [primitive("int64"), "int64", 5, "5"],
  [primitive("bigint"), "any", 5, "5"],
  [{ kind: "nullable", inner: primitive("int64") }, "int64", 5, "5"],
  [{ kind: "list", items: primitive("string") }, "[]string", ["a", "b"], '[]string{"a", "b"}'],
  [{ kind: "map", values: primitive("int64") }, "map[string]int64", { a: 1 }, 'map[string]int64{"a": 1}'],
  [{ kind: "unknown" }, "any", true, "true"],
])("options of %j are %s", (type, expected, value, literal) => {
  const plain = jsonType(api, type);
  expect(printed(typeOf(plain, context.outer).part)).toBe(expected);
  const sample = sampleValue({ api, types: {} }, plain, value);
  expect(printed(layOut(itemValue(context, sample)))).toBe(literal);
});
