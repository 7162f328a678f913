import { expect, test } from "vitest";
import { tokens } from "./lexer.js";

const read = (content: string) => tokens("A.cs", content);
const problemsOf = (content: string) => read(content)?.problems;
const stringsOf = (content: string) => [...(read(content)?.strings ?? [])];

test.each(["\n", "\r", "\u0085", "\u2028", "\u2029"])("%j ends a comment and a string", (end) => {
  expect(read(`// a ${end} canary();`)?.identifiers).toEqual(new Set(["canary"]));
  expect(problemsOf(`var a = "a${end}";`)).toEqual([expect.stringMatching(/^line \d: a literal has no end$/)]);
});

test("an escape is none in a comment", () => {
  expect(read("// a \\u000a canary();")).toMatchObject({ problems: [], comments: ["// a \\u000a canary();"] });
  expect(read("/* a \\u002a/ */ canary")?.identifiers).toEqual(new Set(["canary"]));
});

test("names are read without their @, and without characters that only format", () => {
  expect(read("@canary = @class; can\u200dary = _\u00e9;")?.identifiers).toEqual(new Set(["canary", "class", "_é"]));
});

test("strings have the escapes of C# alone", () => {
  expect(stringsOf('"\\a\\b\\e\\f\\n\\r\\t\\v\\0\\\'\\"\\\\"')).toEqual(["\x07\b\x1b\f\n\r\t\v\0'\"\\"]);
  expect(stringsOf('"\\u00e9\\U0001F600\\x9z\\x00e9z"')).toEqual(["é😀\tzéz"]);
  expect(problemsOf('"\\d"')).toEqual(["line 1: an escape that C# does not have"]);
  expect(problemsOf('"\\u00e"')).toEqual(["line 1: an escape that C# does not have"]);
  expect(problemsOf('"\\U00110000"')).toEqual(["line 1: an escape that C# does not have"]);
  expect(stringsOf('F("", "a")')).toEqual(["", "a"]);
});

test("characters are one unit", () => {
  expect(problemsOf("char a = 'a', b = '\\'', c = '\\u0041', d = '\"';")).toEqual([]);
  for (const wrong of ["'ab'", "''", "'😀'"])
    expect(problemsOf(wrong), wrong).toEqual(["line 1: a character is not one"]);
  expect(problemsOf("'a")).toEqual(["line 1: a literal has no end"]);
});

test("verbatim strings go over lines, and have no escape but a doubled quote", () => {
  expect(stringsOf('@"C:\\users\n""a"""')).toEqual(['C:\\users\n"a"']);
  expect(stringsOf('@"""" + @""')).toEqual(['"', ""]);
  expect(read('@"a"" canary();"; b')?.identifiers).toEqual(new Set(["b"]));
  expect(problemsOf('@"a""')).toEqual(["line 1: a literal has no end"]);
});

test("raw strings end with as many quotes as they begin with", () => {
  expect(stringsOf('"""a ""b"" \\n"""')).toEqual(['a ""b"" \\n']);
  expect(stringsOf('""""a """ b""""')).toEqual(['a """ b']);
  expect(problemsOf('"""a""""')).toEqual(["line 1: a literal ends with more quotes than it begins with"]);
  expect(problemsOf('""""a"""')).toEqual(["line 1: a literal has no end"]);
});

test("raw strings of lines lose the indentation of the last one", () => {
  expect(stringsOf('"""\n    a\n\n      "b"\n    """')).toEqual(['a\n\n  "b"']);
  const message = "lines of a raw literal begin in another way than its last one";
  expect(problemsOf('"""\n  a\n    """')).toEqual([`line 3: ${message}`]);
  expect(problemsOf('"""a\n"""')).toEqual([`line 2: ${message}`]);
  expect(problemsOf('"""\n"""')).toEqual([`line 2: ${message}`]);
});

test("code in interpolated strings is code", () => {
  expect(read('$"a {canary("b", @class)} {{c}} {d:D4}"')).toMatchObject({
    problems: [],
    identifiers: new Set(["canary", "class", "d", "D4"]),
    strings: new Set(["b", "a  {c} "]),
  });
  expect(stringsOf('$@"{a}""{{" + @$"\\{b}"')).toEqual(['"{', "\\"]);
  expect(read('$$"""{a} {{{canary}}} "" """')).toMatchObject({
    problems: [],
    identifiers: new Set(["canary"]),
    strings: new Set(['{a} {} "" ']),
  });
  expect(read('"{canary}"')?.identifiers.size).toBe(0);
});

test("code in interpolated strings is closed", () => {
  expect(problemsOf('$"{a')).toEqual(["line 1: a literal has no end"]);
  expect(problemsOf('$"a}"')).toEqual(["line 1: } closes nothing"]);
  expect(problemsOf('$"{a)}"')).toEqual(["line 1: ) closes nothing"]);
});

test("imports and declarations outside of others are counted", () => {
  const { imports, declarations, problems } = read(
    [
      "namespace A.B;",
      "using System;",
      "global using static A.C;",
      "/// <summary>A class.</summary>",
      '[Obsolete("using class")]',
      "public sealed class A<T> : B where T : class? { class Inner { } int[] a = [1, 0x1F, 1e-9, .5f]; }",
      "public readonly record struct C(string Value);",
      "interface D;",
    ].join("\n"),
  ) ?? { problems: ["not read"] };
  // The namespace, the class, the word of its constraint, both words of the record, and the interface.
  expect({ imports, declarations, problems }).toEqual({ imports: 2, declarations: 6, problems: [] });
});

test("brackets close what they open", () => {
  expect(problemsOf("class A { void B( }")).toEqual(["line 1: } closes nothing"]);
  expect(problemsOf("class A {")).toEqual(["line 1: { is not closed"]);
  expect(problemsOf("class A { \\u0061 }")).toEqual(['line 1: "\\\\" is no token of C#']);
  expect(tokens("A.csproj", "<Project>")).toBeUndefined();
});
