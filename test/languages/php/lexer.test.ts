import { ROOT, readFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { tokens } from "./lexer.js";

const read = (code: string) => tokens("A.php", `<?php\n${code}`);
const problemsOf = (code: string) => read(code)?.problems;
const stringsOf = (code: string) => [...(read(code)?.strings ?? [])];

test.each(["\n", "\r"])("%j ends a comment, and no string", (end) => {
  expect(read(`// a ${end} canary();`)?.identifiers).toEqual(new Set(["canary"]));
  expect(read(`# a ${end} canary();`)?.identifiers).toEqual(new Set(["canary"]));
  expect(stringsOf(`$a = 'a${end}';`)).toEqual([`a${end}`]);
});

test("other ends of lines are part of a comment", () => {
  for (const end of ["\u0085", "\u2028", "\v"]) expect(read(`// a ${end} b`)?.identifiers).toEqual(new Set());
});

test("the end of the code is seen, in a comment of one line too", () => {
  expect(problemsOf("// a ?> canary")).toEqual(["line 2: the code ends"]);
  expect(problemsOf("# a ?>")).toEqual(["line 2: the code ends"]);
  expect(problemsOf("/* a ?> */ $b = '?>'; $c = \"?>\";")).toEqual([]);
  expect(tokens("A.php", "canary <?php ")?.problems).toEqual(["line 1: text in front of the code"]);
});

test("attributes are no comments", () => {
  expect(read("#[\\Deprecated('a')] b")?.identifiers).toEqual(new Set(["Deprecated", "b"]));
});

test("strings between single quotes have two escapes", () => {
  expect(stringsOf("'a\\\\b\\'c\\n$d{$e}'")).toEqual(["a\\b'c\\n$d{$e}"]);
  expect(problemsOf("'a\\'")).toEqual(["line 2: a literal has no end"]);
});

test("strings between double quotes have the escapes of PHP", () => {
  expect(stringsOf('"\\n\\t\\r\\v\\e\\f\\\\\\$\\"\\d"')).toEqual(['\n\t\r\v\x1b\f\\$"\\d']);
  expect(stringsOf('"\\101\\x41\\u{1F600}"')).toEqual(["AA😀"]);
  expect(problemsOf('"\\u{110000}"')).toEqual(["line 2: an escape that PHP does not have"]);
  expect(problemsOf('"\\u{zz}"')).toEqual(["line 2: an escape that PHP does not have"]);
});

test("variables and code in strings are code", () => {
  expect(read('"a $canary b"')?.identifiers).toEqual(new Set(["canary"]));
  expect(read("\"a {$b->c('d')} e\"")).toMatchObject({ identifiers: new Set(["b", "c"]), problems: [] });
  expect(problemsOf(`"\${canary}"`)).toEqual(["line 2: a variable in braces"]);
  expect(stringsOf('"$ 5 { $"')).toEqual(["$ 5 { $"]);
});

test("heredocs lose the indentation of their last line", () => {
  expect(stringsOf("$a = <<<'X'\n    a $b\n      c\n    X;\n")).toEqual(["a $b\n  c"]);
  expect(read("$a = <<<X\n  $canary\n  X;\n")?.identifiers).toEqual(new Set(["a", "canary"]));
});

test("commands of a shell are no tokens", () => {
  expect(problemsOf("`canary`")).toEqual(['line 2: "`" is no token of PHP']);
});

test("names are those beyond ASCII too, whatever they are", () => {
  expect(read("$é = ü\u200d();")?.identifiers).toEqual(new Set(["é", "ü\u200d"]));
});

test("brackets are closed by their own", () => {
  expect(problemsOf("f([)]")).toEqual(["line 2: ) closes nothing"]);
  expect(problemsOf("f(")).toEqual(["line 2: ( is not closed"]);
});

test("imports and declarations are counted", () => {
  const code = "namespace A;\nuse B\\C;\nuse D;\nfinal class X\n{\n    use T;\n    public function f() {}\n}\n";
  expect(read(code)).toMatchObject({ imports: 2, declarations: 2 });
  expect(read("REQUIRE_once 'a.php';")).toMatchObject({ imports: 1 });
});

test("the runtime is read", () => {
  const runtime = `${ROOT}plugins/backend-php/runtime/src`;
  const files = [...readFolder(runtime)];
  expect(files.flatMap(([path, content]) => tokens(path, content)?.problems ?? [])).toEqual([]);
});
