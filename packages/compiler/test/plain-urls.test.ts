import { expect, test } from "vitest";
import { compile, createCompiler } from "../src/index.js";
import { makeApi } from "./ir.js";
import { stubBackend, stubWorkspace } from "./stubs.js";

/** The URLs that SDKs have for the environments of a configuration, and what is reported of them. */
async function urlsOf(urls: readonly string[]) {
  const compiler = createCompiler();
  compiler.hooks.backend.tap("stub", () => stubBackend);
  compiler.hooks.frontend.tap("stub", () => ({
    name: "stub",
    options: {},
    detect: () => true,
    lower: async ({ path }, { origins }) => makeApi({ origins, document: path, operations: [{ at: "GET /pets" }] }),
  }));
  const environments = urls.map((url, index) => `    E${index}: "${url}"\n`).join("");
  const yml = `api:\n  specs: [{ openapi: openapi.json }]\n  environments:\n${environments}`;
  const result = await compile({ compiler, workspace: stubWorkspace(yml), command: "ir", version: "0.1.0" });
  return {
    urls: result.api?.environments.list.flatMap((environment) => environment.urls.map(({ template }) => template)),
    findings: result.diagnostics.map(({ code }) => code).filter((code) => code.startsWith("compiler/url-")),
  };
}

test("a URL loses its fragment, and a finding says so", async () => {
  expect(await urlsOf(["https://a.example/v1", "https://b.example/v1#top", "https://c.example/#/x"])).toEqual({
    urls: ["https://a.example/v1", "https://b.example/v1", "https://c.example/"],
    findings: ["compiler/url-fragment", "compiler/url-fragment"],
  });
});

test("`#` as part of a path stays", async () => {
  expect(await urlsOf(["https://a.example/%23/v1"])).toEqual({ urls: ["https://a.example/%23/v1"], findings: [] });
});
