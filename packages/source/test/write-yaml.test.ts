import { expect, test } from "vitest";
import { createMemorySources, type Json, writeYaml, yamlScalar } from "../src/index.js";

const read = (text: string): Json | undefined =>
  createMemorySources({ "a.yml": text }, (found) => expect(found).toBeUndefined()).read("a.yml")?.data;

const SHARED = { type: "string" };

test.each<[string, Json]>([
  ["texts that look like other values", ["no", "1", "1.0", "2024-01-01", "null", "~", "0x1f", "1_000", "", " a ", "#"]],
  ["texts of several lines", { a: "one\ntwo\n", b: "one\n\n  two", c: "tab\there", d: "\u0007 \u2028" }],
  ["long texts", { a: `${"word ".repeat(60)}end`, b: "x".repeat(300) }],
  ["keys that look like other values", { "200": 1, "1.0": 2, null: 3, "a: b": 4, "<<": 5, y: 6 }],
  ["what is repeated", { a: SHARED, b: SHARED, c: [SHARED, SHARED] }],
  ["empty lists and mappings", { a: [], b: {}, c: [[]], d: null, e: false, f: -1.5e30 }],
])("%s are read as they were written", (_, value) => {
  expect(read(writeYaml(value))).toEqual(value);
});

test("texts that YAML 1.1 takes for another value are in quotes, and nothing is an alias", () => {
  expect(writeYaml({ a: "no", b: "2024-01-01", c: SHARED, d: SHARED, e: "no answer" })).toBe(
    'a: "no"\nb: "2024-01-01"\nc:\n  type: string\nd:\n  type: string\ne: no answer\n',
  );
});

test.each([
  ["openapi.yml", "openapi.yml"],
  ["https://api.example.com/v1", "https://api.example.com/v1"],
  ["no", '"no"'],
  [".inf", '".inf"'],
  ["a, b", '"a, b"'],
  ["a: b", '"a: b"'],
  ["two\nlines", '"two\\nlines"'],
  ["", '""'],
])("the text %j is the scalar %s, wherever it stands", (text, scalar) => {
  expect(yamlScalar(text)).toBe(scalar);
  expect(read(`{ a: [${scalar}], b: ${scalar} }\n`)).toEqual({ a: [text], b: text });
});
