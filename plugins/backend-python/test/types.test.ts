import { createFile, type Type } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { builtin, dialect } from "../src/dialect.js";
import { type TypeContext, typeOf, unionExpression } from "../src/types.js";

const context: TypeContext = {
  ref: (id) => `"${id}"`,
  runtime: (name) => builtin(name),
  list: builtin("list"),
  mapping: builtin("dict"),
};

function textOf(type: Type, given: TypeContext): string {
  const file = createFile("x.py", dialect);
  file.line(typeOf(type, given));
  return file.finish().content.trim().split("\n").at(-1) ?? "";
}

test("quoted names are no operands where a type is made when its module is imported", () => {
  const json: Type = { kind: "nullable", inner: { kind: "ref", id: "Json" } };
  const quoted = { ...context, union: unionExpression };
  expect(textOf({ kind: "list", items: json }, context)).toBe('list["Json" | None]');
  expect(textOf({ kind: "list", items: json }, quoted)).toBe('list[Union["Json", None]]');
  expect(textOf({ kind: "map", values: json }, quoted)).toBe('dict[str, Union["Json", None]]');
  expect(textOf({ kind: "tuple", items: [json], rest: null }, quoted)).toBe('tuple[Union["Json", None]]');
});
