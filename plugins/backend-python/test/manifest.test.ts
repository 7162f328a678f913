import { merged } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { MODULES } from "../src/reserved.js";
import { tomlText } from "../src/scaffold/toml.js";

test("tables of a manifest are merged, other values replaced", () => {
  const below = { project: { name: "acme", keywords: ["api"] }, tool: { mypy: { strict: true } } };
  const over = {
    project: { keywords: ["pets"] },
    tool: { mypy: { pretty: true } },
    "my tool": { "a.b": 'say "hi"\n' },
  };
  expect(tomlText(merged(below, over))).toBe(`[project]
name = "acme"
keywords = ["pets"]

[tool.mypy]
strict = true
pretty = true

["my tool"]
"a.b" = "say \\"hi\\"\\n"
`);
});

test("what options set to null is left out, and long lists have an item a line", () => {
  const names = ["a".repeat(40), "b".repeat(40), 'say ", "'];
  expect(tomlText({ tool: { x: { names, none: null, some: [1, null, { a: null, b: "c" }] } } })).toBe(`[tool.x]
names = [
    "${names[0]}",
    "${names[1]}",
    "say \\", \\"",
]
some = [ 1, { b = "c" } ]
`);
});

test("nothing of a text becomes part of the manifest", () => {
  const hostile = '"\n[tool.evil]\nrun = """\ud800\x7f\u0000';
  expect(tomlText({ project: { name: hostile } })).toBe(
    '[project]\nname = "\\"\\n[tool.evil]\\nrun = \\"\\"\\"\ufffd\\u007f\\u0000"\n',
  );
});

test.each(["calendar", "json", "httpx", "tests", "con"])("no package is called %s by itself", (name) => {
  expect(MODULES.has(name)).toBe(true);
});
