import { expect, test } from "vitest";
import { problems } from "./problems.js";

const codes = (link: string): string[] =>
  problems(`readme: { apiReferenceLink: ${JSON.stringify(link)} }\n`).list.map(({ code }) => code);

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "javascript://%0aalert(1)",
])("%s is no link of a README", (link) => {
  expect(codes(link)).toEqual(["config/wrong-value"]);
});

test.each(["https://example.com/a:b", "HTTP://example.com", "docs/reference.md", "#top", "/a:b"])("%s is", (link) => {
  expect(codes(link)).not.toContain("config/wrong-value");
});
