import { ROOT, readFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { tokens } from "./lexer.js";

const read = (code: string) => tokens("a.rb", code);
const problemsOf = (code: string) => read(code)?.problems;
const stringsOf = (code: string) => [...(read(code)?.strings ?? [])];

test("a line feed alone ends a comment", () => {
  expect(read("# a \n canary")?.identifiers).toEqual(new Set(["canary"]));
  for (const end of ["\r", "\u0085", "\u2028", "\v"]) expect(read(`# a ${end} canary`)?.identifiers).toEqual(new Set());
});

test("the end of the code is seen, and comments of many lines", () => {
  expect(problemsOf("a\n__END__\ncanary")).toEqual(["line 2: the code ends"]);
  expect(problemsOf("# __END__\n__END__x")).toEqual([]);
  expect(read("=begin\ncanary\n=end\na")?.identifiers).toEqual(new Set(["a"]));
  expect(read("a\n =begin")?.problems).toEqual([]);
});

test("strings between single quotes have two escapes", () => {
  expect(stringsOf("'a\\\\b\\'c\\n#{d}'")).toEqual(["a\\b'c\\n#{d}"]);
  expect(problemsOf("'a\\'")).toEqual(["line 1: a literal has no end"]);
});

test("strings between double quotes have the escapes of Ruby", () => {
  expect(stringsOf('"\\n\\t\\s\\r\\e\\f\\v\\\\\\#\\"\\d"')).toEqual(['\n\t \r\x1b\f\v\\#"d']);
  expect(stringsOf('"\\101\\x41\\u0041\\u{1F600 41}"')).toEqual(["AAA😀A"]);
  for (const wrong of ["\\u{110000}", "\\u{zz}", "\\u12", "\\ud800", "\\xg"])
    expect(problemsOf(`"${wrong}"`)).toEqual(["line 1: an escape that Ruby does not have"]);
});

test("code in strings is code", () => {
  expect(read("\"a #{canary('d')} e\"")).toMatchObject({ identifiers: new Set(["canary"]), problems: [] });
  expect(read('"#@canary #$b #@@c"')?.identifiers).toEqual(new Set(["canary", "b", "c"]));
  expect(stringsOf('"# 5 #x"')).toEqual(["# 5 #x"]);
  expect(stringsOf('"a#{"b#{\'c\'}"}d"')).toEqual(["c", "b", "ad"]);
});

test("symbols and names of arguments may be texts", () => {
  expect(stringsOf("f(\"a b\": 1, 'c d': 2, :\"e f\" => :'g')")).toEqual(["a b", "c d", "e f", "g"]);
  expect(read("f(a: :b, c?: d ? 1 : 2)")?.identifiers).toEqual(new Set(["f", "a", "b", "c?", "d"]));
});

test("lists of words, heredocs and regular expressions are read", () => {
  expect(stringsOf("%w[a b].each\n%i[c]\nx % y")).toEqual(["a", "b", "c"]);
  expect(stringsOf("f(<<~X, 'b')\n  a\n    c\nX\n'd'")).toEqual(["b", "a\n  c\n", "d"]);
  expect(read("<<~X\n  #{canary}\nX\n")?.identifiers).toEqual(new Set(["canary"]));
  expect(read("a / b\nc(/'#{d}\\//) / e")).toMatchObject({ problems: [], strings: new Set() });
});

test("commands of a shell are no tokens", () => {
  expect(problemsOf("`canary`")).toEqual(['line 1: "`" is no token of Ruby']);
  expect(problemsOf("\u0004 canary")).toEqual(['line 1: "\\u0004" is no token of Ruby']);
});

test("brackets are closed by their own", () => {
  expect(problemsOf("f([)]")).toEqual(["line 1: ) closes nothing"]);
  expect(problemsOf("f(")).toEqual(["line 1: ( is not closed"]);
});

test("imports and declarations are counted", () => {
  const code = "require 'a'\nmodule A\n  autoload :B, 'b'\n  class C\n    def d = self.class\n  end\nend\n";
  expect(read(code)).toMatchObject({ imports: 2, declarations: 3 });
  expect(read("f(class: 1, require: :def)")).toMatchObject({ imports: 0, declarations: 0 });
});

test("the runtime is read", () => {
  const runtime = `${ROOT}plugins/backend-ruby/runtime`;
  const problems = [...readFolder(runtime)].flatMap(([path, content]) =>
    (tokens(path, content)?.problems ?? []).map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
