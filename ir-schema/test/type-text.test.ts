import { expect, test } from "vitest";
import { listOf, literal, mapOf, nullable, primitive, readTypeText, ref, unknownType } from "../src/index.js";

const text = primitive("string");

test.each([
  ["string", text],
  [" integer ", primitive("int32")],
  ["long", primitive("int64")],
  ["datetime", primitive("date-time")],
  ["unknown", unknownType],
  ['literal<"a>b">', literal("a>b")],
  ["literal<true>", literal(true)],
  ["list<string>", listOf(text)],
  ["set<string>", { kind: "list", items: text, unique: true }],
  ["map<string, list<nullable<double>>>", mapOf(listOf(nullable(primitive("number"))))],
  ["list<optional<Pet>>", listOf(nullable(ref("type:Pet")))],
])("%s", (written, type) => {
  const named = (name: string) => (name === "Pet" ? ref("type:Pet") : undefined);
  expect(readTypeText(written, named)).toEqual({ type, optional: false });
});

test("`optional` around the whole is told apart from null", () => {
  expect(readTypeText("optional<string>")).toEqual({ type: text, optional: true });
  expect(readTypeText("optional<nullable<string>>")).toEqual({ type: nullable(text), optional: true });
});

test.each([
  "",
  "Pet",
  "list",
  "list<",
  "list<>",
  "list<string",
  "map<string>",
  "literal<x>",
  "strings<string>",
  "<string>",
])("%j is no type", (written) => {
  expect(readTypeText(written)).toBeUndefined();
});
