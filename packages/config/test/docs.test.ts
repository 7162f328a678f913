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
    playground: { oauth: true, environments: [production] }
  - section: More
    contents:
      - api: Other
      - section: Deeper
        contents: [{ api: Deep, playground: { oauth: true } }]
  - tab: api
    layout: [{ api: Tab, playground: { hidden: true } }]
`);
  expect(findings).toEqual([]);
  const usual = { oauth: false, hidden: false };
  expect(docs?.references).toEqual([
    {
      title: "Reference",
      apiName: "pets",
      oauth: true,
      hidden: false,
      environments: ["production"],
      at: "/navigation/1",
    },
    { title: "Other", ...usual, at: "/navigation/2/contents/0" },
    { title: "Deep", oauth: true, hidden: false, at: "/navigation/2/contents/1/contents/0" },
    { title: "Tab", oauth: false, hidden: true, at: "/navigation/3/layout/0" },
  ]);
});

test("reports what is wrong in its part, with the place, and keeps the rest", () => {
  const { docs, findings } = load("navigation:\n  - api: [A]\n  - api: B\n    playground: { oauth: maybe }\n");
  expect(findings).toEqual([
    ["config/wrong-type", "/navigation/0/api"],
    ["config/wrong-type", "/navigation/1/playground/oauth"],
  ]);
  expect(docs?.references).toMatchObject([{ title: "B", oauth: false }]);
});

test.each([
  ["title: Acme\n", { references: [] }],
  ["- a\n", undefined],
])("a file without navigation: %j", (text, docs) => {
  const found = load(text).docs;
  expect(found && { references: found.references }).toEqual(docs);
});

test("reads pages, sections, links and the look of the site", () => {
  const { docs, findings } = load(`title: Acme
logo: { light: logo.svg }
favicon: icon.png
colors: { accent-primary: "#0b5cd5" }
instances: [{ url: docs.acme.example }]
navbar-links: [{ type: github, value: "https://github.com/acme" }]
tabs: { help: { display-name: Help } }
navigation:
  - section: Start
    contents: [{ page: First steps, path: pages/first.md, slug: first }]
  - link: Status
    href: https://status.acme.example
  - tab: help
    layout: [{ page: Limits, path: pages/limits.md, hidden: true }]
`);
  expect(findings).toEqual([]);
  expect(docs).toMatchObject({
    title: "Acme",
    logo: { light: "logo.svg" },
    favicon: "icon.png",
    accent: { light: "#0b5cd5", dark: "#0b5cd5" },
    links: [{ text: "GitHub", url: "https://github.com/acme" }],
    url: "https://docs.acme.example",
    navigation: [
      { kind: "group", title: "Start", contents: [{ kind: "page", path: "pages/first.md", slug: "first" }] },
      { kind: "link", title: "Status" },
      { kind: "group", title: "Help", contents: [{ kind: "page", hidden: true, at: "/navigation/2/layout/0" }] },
    ],
  });
});

test("tells of all keys without effect in one note, and of unknown ones with what was meant", () => {
  const { findings } = load(`titel: Acme
analytics: { segment: x }
navigation:
  - page: A
    path: a.md
    icon: home
  - tab: t
    layout: [{ page: B, path: b.md, icon: home, pth: c }]
`);
  expect(findings).toEqual([
    ["config/unknown-key", "/titel"],
    ["config/unknown-key", "/navigation/1/layout/0/pth"],
    ["config/docs-no-effect", "/analytics"],
  ]);
});

test("reads what existing files have: empty titles and addresses, deep sections, addresses of the site", () => {
  const { docs, findings } = load(`check: { rules: { broken-links: warn } }
navbar-links: [{ text: Support, href: /support }, { text: Mail, url: "mailto:a@acme.example" }, { text: Home, value: / }]
navigation:
  - section: ""
    contents:
      - section: B
        contents:
          - section: C
            contents:
              - section: D
                contents: [{ section: E, contents: [{ page: F, path: f.md, slug: "" }] }]
`);
  expect(findings).toEqual([["config/docs-no-effect", "/check"]]);
  expect(docs?.links.map(({ url, at }) => [url, at])).toEqual([
    ["/support", "/navbar-links/0"],
    ["mailto:a@acme.example", "/navbar-links/1"],
    ["/", "/navbar-links/2"],
  ]);
  expect(JSON.stringify(docs?.navigation)).toContain('"title":"F","path":"f.md"');
});

test.each(["javascript:alert(1)", "//evil.example", "docs"])("a link at the top cannot be %s", (href) => {
  const { findings } = load(`navbar-links: [{ text: A, href: ${JSON.stringify(href)} }]\n`);
  expect(findings).toEqual([["config/wrong-value", "/navbar-links/0/href"]]);
});

test("reports entries that lack what their kind needs", () => {
  const { findings } = load("navigation: [{ page: A }, { link: B }, { path: c.md }]\n");
  expect(findings).toEqual([
    ["config/exactly-one-key", "/navigation/2"],
    ["config/missing-key", "/navigation/0"],
    ["config/missing-key", "/navigation/1"],
  ]);
});

test("a file for another product gives one note", () => {
  const { docs, findings } = load(`instances: [{ url: acme.docs.example.com, custom-domain: docs.acme.example }]
title: Acme
experimental: { mdx-components: [./components] }
tabs:
  home: { display-name: Docs, icon: home, slug: docs }
  help: { display-name: Help, href: https://help.acme.example }
navigation:
  - tab: home
    layout:
      - section: Start
        icon: rocket
        collapsed: true
        contents: [{ page: Welcome, path: ./pages/welcome.mdx, icon: hand }]
      - changelog: ./changelog
      - api: Reference
        display-errors: true
        snippets: { python: acme }
        layout: [{ section: Users, contents: [GET /users] }, users]
  - tab: help
navbar-links: [{ type: minimal, text: Contact, url: https://acme.example }, { type: github, value: https://github.com/acme }]
layout: { page-width: full }
colors: { accentPrimary: { dark: "#5F8A5F", light: "#5F8A5F" } }
logo: { dark: ./logo.svg, light: ./logo.svg, height: 20 }
css: ./styles.css
redirects: [{ source: /a, destination: /b }]
`);
  expect(findings).toEqual([["config/docs-no-effect", "/instances/0/custom-domain"]]);
  expect(docs?.navigation).toMatchObject([
    { kind: "group", title: "Docs", contents: [{ kind: "group" }, { kind: "api", title: "Reference" }] },
    { kind: "link", url: "https://help.acme.example" },
  ]);
  expect(docs?.links.map(({ text }) => text)).toEqual(["Contact", "GitHub"]);
});
