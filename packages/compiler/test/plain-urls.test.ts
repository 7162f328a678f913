import { expect, test } from "vitest";
import { withPlainUrls } from "../src/apply/environments.js";
import { makeApi } from "./ir.js";

/** The URLs that SDKs have for servers of a definition, and what is reported of them. */
function plain(...urls: readonly string[]) {
  const findings: string[] = [];
  const environments = Object.fromEntries(urls.map((url, index) => [`e${index}`, { default: url }]));
  const api = withPlainUrls(makeApi({ environments }), ({ code }) => findings.push(code));
  return { urls: api.environments.list.flatMap((one) => one.urls.map(({ template }) => template)), findings };
}

test("a URL loses its fragment and its credentials, and findings say so", () => {
  expect(plain("https://a.example/v1", "https://b.example/v1#top", "https://me:it@c.example/#/x@y")).toEqual({
    urls: ["https://a.example/v1", "https://b.example/v1", "https://c.example/"],
    findings: ["compiler/url-fragment", "compiler/url-user-info", "compiler/url-fragment"],
  });
});

test("`#` as part of a path stays, and so does `@`", () => {
  expect(plain("https://a.example/%23/@v1")).toEqual({ urls: ["https://a.example/%23/@v1"], findings: [] });
});
