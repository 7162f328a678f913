import { createFile, type Part } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { go } from "../src/code.js";
import { dialectOf } from "../src/dialect.js";
import { standard } from "../src/types.js";

/** Lines of a file with this code, without the clause of its package. */
function linesOf(code: Part): string[] {
  const file = createFile(
    "a.go",
    dialectOf(() => "a"),
  );
  file.line(code);
  return file.finish().content.trimEnd().split("\n").slice(2);
}

test("templates are indented by tabs, wherever they stand, and keep their empty lines", () => {
  const check = go`
    if err != nil {
      return err
    }`;
  const code = go`
    func f() error {
      err := g()
      ${check}

      return nil
    }`;
  expect(linesOf(code)).toEqual([
    "func f() error {",
    "\terr := g()",
    "\tif err != nil {",
    "\t\treturn err",
    "\t}",
    "",
    "\treturn nil",
    "}",
  ]);
});

test("a line of templates that holds nothing but an empty part is left out", () => {
  const none: Part = "";
  expect(
    linesOf(go`
      a()
      ${none}
      b(${none})`),
  ).toEqual(["a()", "b()"]);
});

test("symbols in templates are imported", () => {
  expect(linesOf(go`${standard("fmt", "Println")}()`)).toEqual(['import "fmt"', "", "fmt.Println()"]);
});
