import { expect, test } from "vitest";
import { tokens } from "./lexer.js";

const read = (content: string) => tokens("A.swift", content);
const problemsOf = (content: string) => read(content)?.problems;
const stringsOf = (content: string) => [...(read(content)?.strings ?? [])];

test.each(["\n", "\r"])("%j ends a comment and a string", (end) => {
  expect(read(`// a ${end} canary()`)?.identifiers).toEqual(new Set(["canary"]));
  expect(problemsOf(`let a = "a${end}"`)).toEqual([expect.stringMatching(/^line \d: a literal has no end$/)]);
});

test("comments may hold others", () => {
  expect(read("/* a /* b */ canary() */ c")).toMatchObject({
    identifiers: new Set(["c"]),
    comments: ["/* a /* b */ canary() */"],
  });
  expect(problemsOf("/* a /* b */")).toEqual(["line 1: a comment has no end"]);
});

test("names are read without their marks", () => {
  expect(read("`canary` = `class`; _é = $0")?.identifiers).toEqual(new Set(["canary", "class", "_é", "$0"]));
});

test("strings have the escapes of Swift alone", () => {
  expect(stringsOf('"\\0\\t\\n\\r\\"\\\'\\\\"')).toEqual(["\0\t\n\r\"'\\"]);
  expect(stringsOf('"\\u{e9}\\u{1F600}"')).toEqual(["é😀"]);
  for (const wrong of ['"\\d"', '"\\u00e9"', '"\\u{110000}"', '"\\u{d800}"']) {
    expect(problemsOf(wrong), wrong).toEqual(["line 1: an escape that Swift does not have"]);
  }
});

test("raw strings have escapes only with their number signs", () => {
  expect(stringsOf('#"a "b" \\n \\#n"#')).toEqual(['a "b" \\n \n']);
  expect(stringsOf('##"a "# b"##')).toEqual(['a "# b']);
  expect(problemsOf('#"a"')).toEqual(["line 1: a literal has no end"]);
  expect(read('#"\\(canary) \\#(called)"#')?.identifiers).toEqual(new Set(["called"]));
});

test("strings of lines lose the indentation of the last one", () => {
  expect(stringsOf('"""\n    a\n\n      "b" ""\n    """')).toEqual(['a\n\n  "b" ""']);
  expect(stringsOf('#"""\n  a """ \\n\n  """#')).toEqual(['a """ \\n']);
  expect(stringsOf('"""\n  a \\\n  b\\nc\n  """')).toEqual(["a b\nc"]);
  expect(problemsOf('"""\n  a\n    """')).toEqual([
    "line 3: lines of a literal begin in another way than its last one",
  ]);
});

test("texts in JSON are texts", () => {
  expect(stringsOf('#"{"a": ["b\\u00e9", {"c": 1}]}"#')).toEqual(['{"a": ["b\\u00e9", {"c": 1}]}', "a", "bé", "c"]);
  expect(stringsOf('"{a"')).toEqual(["{a"]);
});

test("code in strings is code", () => {
  expect(read('"a \\(canary("b", `class`)) c"')).toMatchObject({
    problems: [],
    identifiers: new Set(["canary", "class"]),
    strings: new Set(["b", "a  c"]),
  });
  expect(problemsOf('"\\(a"')).toEqual(["line 1: a literal has no end"]);
});

test("imports and declarations outside of others are counted", () => {
  const { imports, declarations, problems } = read(
    [
      "import Foundation",
      "#if canImport(FoundationNetworking)",
      "  import FoundationNetworking",
      "#endif",
      "/// A class.",
      "public struct A<T>: B where T: Sendable { struct Inner {}; let a: [Int] = [1, 0x1F, 1e-9, 0.5] }",
      "extension A { func b() -> Int { 1 } }",
      "func c() async throws -> any P { try await d()! }",
    ].join("\n"),
  ) ?? { problems: ["not read"] };
  expect({ imports, declarations, problems }).toEqual({ imports: 2, declarations: 3, problems: [] });
});

test("brackets close what they open", () => {
  expect(problemsOf("struct A { func b( }")).toEqual(["line 1: } closes nothing"]);
  expect(problemsOf("struct A {")).toEqual(["line 1: { is not closed"]);
  expect(tokens("A.resolved", "{")).toBeUndefined();
});
