import { expect, test } from "vitest";
import { compile, createLocator, formatText } from "../src/index.js";
import { stubCompiler, stubWorkspace } from "./stubs.js";

async function check(entry: string, files: { readonly [path: string]: string }) {
  const workspace = stubWorkspace(`api:\n  specs:\n    - openapi: openapi.json\n${entry}`, files);
  const result = await compile({ compiler: stubCompiler(), workspace, command: "ir", version: "0.1.0" });
  return { result, text: formatText(result.diagnostics, { locate: createLocator(result.sources) }) };
}

const OVERLAY = "overlay: 1.0.0\ninfo: { title: t, version: v }\nactions:\n";

test("a finding about what an override put in names the override", async () => {
  const { text } = await check("      overrides: [a.yml, b.yml]\n", { "a.yml": "x: 1\n", "b.yml": "\n\nbad: 2\n" });
  expect(text).toContain("b.yml:3:6 error stub/bad");
  expect(text).toContain("bad: 2");
});

test("a finding about what an overlay put in names the overlay", async () => {
  const overlay = `${OVERLAY}  - target: $\n    update:\n      bad: 1\n`;
  const { text } = await check("      overlays: o.yml\n", { "o.yml": overlay });
  expect(text).toContain("o.yml:6:12 error stub/bad");
});

test("overrides come after the overlay", async () => {
  const overlay = `${OVERLAY}  - target: $\n    update:\n      bad: 1\n`;
  const files = { "o.yml": overlay, "a.yml": "bad: null\n" };
  const { result } = await check("      overlays: o.yml\n      overrides: a.yml\n", files);
  expect(result.diagnostics).toEqual([]);
});

test("a missing override is reported, and what is wrong in an overlay too", async () => {
  const { result } = await check("      overlays: o.yml\n      overrides: a.yml\n", { "o.yml": "overlay: 3\n" });
  const codes = result.diagnostics.map(({ code }) => code);
  expect(codes).toContain("source/file-not-found");
  expect(codes).toContain("overlay/unknown-version");
});
