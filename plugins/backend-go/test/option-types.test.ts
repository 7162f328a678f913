import type { Api, Type } from "@sdkwright/plugin-api";
import { createFile } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { dialectOf } from "../src/dialect.js";
import { layOut } from "../src/literals.js";
import { optionType, optionValue } from "../src/option-types.js";

const api = { types: {} } as unknown as Api;
const primitive = (name: "string" | "int64" | "bigint"): Type => ({ kind: "primitive", primitive: name });

test.each<[Type, string, null | boolean | number | string | string[] | { [key: string]: number }, string]>([
  [primitive("string"), "string", "x", '"x"'],
  [primitive("int64"), "int64", 5, "5"],
  [primitive("bigint"), "any", 5, "5"],
  [{ kind: "nullable", inner: primitive("int64") }, "int64", 5, "5"],
  [{ kind: "list", items: primitive("string") }, "[]string", ["a", "b"], '[]string{"a", "b"}'],
  [{ kind: "map", values: primitive("int64") }, "map[string]int64", { a: 1 }, 'map[string]int64{"a": 1}'],
  [{ kind: "unknown" }, "any", true, "true"],
])("options of %j are %s", (type, expected, value, literal) => {
  expect(optionType(api, type)).toBe(expected);
  const file = createFile(
    "x.go",
    dialectOf(() => "x"),
  );
  file.line(layOut(optionValue(api, type, value)));
  expect(file.finish().content.trim().split("\n").at(-1)).toBe(literal);
});
