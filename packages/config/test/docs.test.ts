import { createCollector } from "@sdkwright/diagnostics";
import { createMemorySources } from "@sdkwright/source";
import { expect, test } from "vitest";
import { loadDocs } from "../src/index.js";

function load(text: string) {
  const { report, list } = createCollector();
  const docs = loadDocs(createMemorySources({ "docs.yml": text }, report), "docs.yml", report);
  return {
    docs,
    findings: list.map(({ code, location }) => [code, location && "pointer" in location && location.pointer]),
  };
}

test("finds the API references of a site, in sections and tabs too", () => {
  const { docs, findings } = load(`title: Acme
colors: { accent: "#fff" }
navigation:
  - page: Welcome
    path: welcome.md
  - api: Reference
    api-name: pets
    playground: { oauth: true, hidden: [x] }
  - section: More
    contents:
      - api: Other
      - section: Deeper
        contents: [{ api: Deep, playground: { oauth: true } }]
  - tab: api
    layout: [{ api: Tab, playground: {} }]
`);
  expect(findings).toEqual([]);
  expect(docs?.references).toEqual([
    { title: "Reference", apiName: "pets", oauth: true },
    { title: "Other", oauth: false },
    { title: "Deep", oauth: true },
    { title: "Tab", oauth: false },
  ]);
});

test("reports what is wrong in its part, with the place, and keeps the rest", () => {
  const { docs, findings } = load("navigation:\n  - api: [A]\n  - api: B\n    playground: { oauth: maybe }\n");
  expect(findings).toEqual([
    ["config/wrong-type", "/navigation/0/api"],
    ["config/wrong-type", "/navigation/1/playground/oauth"],
  ]);
  expect(docs?.references).toEqual([{ title: "B", oauth: false }]);
});

test.each([
  ["title: Acme\n", { references: [] }],
  ["- a\n", undefined],
])("a file without navigation: %j", (text, docs) => {
  expect(load(text).docs).toEqual(docs);
});
