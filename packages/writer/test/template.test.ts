import { expect, test } from "vitest";
import { code, createFile, type Part } from "../src/index.js";
import { dialect } from "./dialect.js";

function printed(part: Part): string {
  const file = createFile("src/pets.ts", { ...dialect, indent: "\t" });
  file.line(part);
  return file.finish().content;
}

test("templates are indented by the dialect's steps, wherever they stand, and keep their empty lines", () => {
  const check = code`
    if (failed) {
      return error;
    }`;
  const whole = code`
    function f() {
      const failed = g();
      ${check}

      return null;
    }`;
  expect(printed(whole).split("\n")).toEqual([
    "function f() {",
    "\tconst failed = g();",
    "\tif (failed) {",
    "\t\treturn error;",
    "\t}",
    "",
    "\treturn null;",
    "}",
    "",
  ]);
});

test("a line of templates that holds nothing but an empty part is left out", () => {
  const none: Part = "";
  expect(
    printed(code`
      a()
      ${none}
      b(${none})`),
  ).toBe("a()\nb()\n");
});

test("symbols in templates are imported", () => {
  const symbol: Part = { part: "sym", name: "Pet", module: "pets", external: true };
  const text = printed(code`new ${symbol}()`);
  expect(text).toContain("pets");
  expect(text).toContain("new Pet()");
});
