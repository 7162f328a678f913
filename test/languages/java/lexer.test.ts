import { expect, test } from "vitest";
import { tokens } from "./lexer.js";

const read = (content: string) => tokens("A.java", content);
const problemsOf = (content: string) => read(content)?.problems;

test("an escape for the end of a line ends a comment, and one for a quote ends a string", () => {
  expect(read("// a \\u000a canary();")?.identifiers).toContain("canary");
  expect(read("// a \\uuu000a canary();")?.identifiers).toContain("canary");
  expect(read("/* a \\u002a/ canary(); /* */")?.identifiers).toContain("canary");
  expect(read('var a = "\\u0022; canary(); //";')?.identifiers).toContain("canary");
  expect(problemsOf('var a = "\\u000a";')).toEqual(["line 1: a literal has no end"]);
});

test("a backslash that another one escapes begins no escape, and one that is written as an escape does", () => {
  expect(read("// a \\\\u000a canary();")?.identifiers.size).toBe(0);
  expect(read('"\\\\u0041"')?.strings).toEqual(new Set(["\\u0041"]));
  expect(read('"\\u005c\\u005c"')?.strings).toEqual(new Set(["\\"]));
  expect(read('"\\u005c""')?.strings).toEqual(new Set(['"']));
});

test("an escape that is none is a problem even in a comment", () => {
  expect(problemsOf("// C:\\users\n")).toEqual(["line 1: an escape of Unicode that is none"]);
  expect(problemsOf("// C:\\\\users\n")).toEqual([]);
});

test("strings have the escapes of Java alone", () => {
  expect(read('"\\b\\s\\t\\n\\f\\r\\"\\\'\\\\\\0\\12\\377\\400"')?.strings).toEqual(
    new Set(["\b \t\n\f\r\"'\\\0\n\xff\x200"]),
  );
  expect(problemsOf('"\\x41"')).toEqual(["line 1: an escape that Java does not have"]);
  expect(problemsOf('"a\nb"')).toEqual(["line 1: a literal has no end"]);
  expect(problemsOf("char a = 'ab';")).toEqual(["line 1: a character is not one"]);
  expect(problemsOf("char a = '\\u0041', b = '\\n', c = '\"';")).toEqual([]);
});

test("text blocks lose their indentation, then have their escapes resolved", () => {
  expect(read('var a = """\n    one "two"  \n      \\tthree\\\n    four\\n\n    """;')?.strings).toEqual(
    new Set(['one "two"\n  \tthreefour\n\n']),
  );
  expect(read('var a = """\n  a \\""" canary()\n  """;')?.identifiers).toEqual(new Set(["var", "a"]));
  expect(problemsOf('var a = """\n  a')).toEqual(["line 2: a literal has no end"]);
});

test("imports and declarations outside of others are counted", () => {
  const { imports, declarations, problems } = read(
    [
      "package a.record;",
      "import java.util.List;",
      "import static a.record.B.*;",
      "/** A class. */",
      '@Deprecated(since = "1")',
      "public final class A<T extends List<?>> { class Inner {} int[] a = {1, 0x1F, 1e-9}; }",
      "record B(Class<?> c) {}",
      "sealed interface C permits D {}",
    ].join("\n"),
  ) ?? { problems: ["not read"] };
  expect({ imports, declarations, problems }).toEqual({ imports: 2, declarations: 3, problems: [] });
});

test("brackets close what they open", () => {
  expect(problemsOf("class A { void a( }")).toEqual(["line 1: } closes nothing"]);
  expect(problemsOf("class A {")).toEqual(["line 1: { is not closed"]);
  expect(problemsOf("class A { # }")).toEqual(['line 1: "#" is no token of Java']);
});
