import { readFileSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { ROWS } from "../languages/index.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { brokenLinks, repeatedIds } from "./links.js";
import { makeSite } from "./make.js";

const GENERATORS = `api:
  specs: [{ openapi: openapi.yml }]
  auth: bearer
auth-schemes: { bearer: { scheme: bearer, token: { name: token, env: BOOKSHOP_TOKEN } } }
default-group: local
groups:
  local:
    generators:
${ROWS.map(({ key: language }) => {
  const config = language === "go" ? ", config: { module: example.com/bookshop }" : "";
  return `      - { name: gen-${language}-sdk, version: "*", output: { location: local-file-system, path: sdk/${language} }${config} }`;
}).join("\n")}
`;

const INTERNAL =
  '    generators: [{ name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: all } }]\n';

const DOCS = `title: Bookshop
colors: { accent-primary: { light: "#123456" } }
instances: [{ url: https://docs.bookshop.example/v1 }]
navbar-links: [{ text: Status, href: https://status.bookshop.example }]
navigation:
  - section: Start
    contents:
      - { page: Welcome, path: welcome.md }
      - { page: Limits, path: limits.md }
  - api: API reference
`;

type Site = Awaited<ReturnType<typeof makeSite>>;

describe("the site of the bookshop", () => {
  let site: Site;

  beforeAll(async () => {
    site = await makeSite({
      "generators.yml": GENERATORS,
      "openapi.yml": readFileSync(`${ROOT}packages/cli/example/openapi.yml`, "utf8"),
      "docs.yml": DOCS,
      "welcome.md": "# Welcome\n\nSee [limits](limits.md#per-minute) and [the list](/reference/books#books_list).\n",
      "limits.md": "# Limits\n\n## Per minute\n\nSixty.\n",
    });
  });

  test("has a page for each resource and each type, and a twin of each for programs", () => {
    expect(site.stderr).toBe("");
    const pages = site.files.map(({ path }) => path).filter((path) => path.endsWith(".html"));
    expect(pages).toEqual(
      expect.arrayContaining(["index.html", "start/limits.html", "reference/books.html", "reference/types/Book.html"]),
    );
    for (const page of pages) expect(site.files.map(({ path }) => path)).toContain(page.replace(/html$/, "md"));
    expect(site.text("llms.txt")).toContain("- [books](reference/books.md): Everything on the shelves.");
    expect(site.text("llms-full.txt")).toContain("# Limits");
    expect(site.text("sitemap.xml")).toContain("<loc>https://docs.bookshop.example/v1/reference/books.html</loc>");
  });

  test("shows calls in every language and with curl, readable without a script", () => {
    const page = site.text("reference/books.html");
    const plain = page
      .replace(/<[^>]*>/g, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&#x27;", "'");
    expect(plain).toContain("client.books.create(");
    expect(plain).toContain("client.Books.Create(ctx, &amp;bookshop.");
    expect(plain).toContain("curl -X POST 'https://api.bookshop.example/v1/books'");
    for (const language of [...ROWS.map(({ key }) => key), "curl"]) {
      expect(page).toContain(`<section data-lang="${language}">`);
    }
    expect(page).toContain('<h2 id="books_create">');
  });

  test("links the API as an OpenAPI document", () => {
    const document = JSON.parse(site.text("reference/openapi.json"));
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Bookshop" } });
    expect(document.paths["/books"].post.operationId).toBe("books_create");
    expect(site.text("reference/index.html")).toContain('<a href="openapi.json">openapi.json</a>');
    expect(site.text("llms.txt")).toContain("- [reference/openapi.json](reference/openapi.json)");
  });

  test("links what exists, and names each part once", () => {
    expect(brokenLinks(site.files)).toEqual([]);
    expect(repeatedIds(site.files)).toEqual([]);
  });

  test("has the colours of docs.yml in a style sheet", () => {
    expect(site.text("assets/theme.css")).toBe(":root,:root[data-theme=light]{--accent:#123456}");
    expect(site.text("index.html")).toContain('href="assets/theme.css"');
  });
});

test("a site of all kinds of definitions links what exists", async () => {
  const { code, files } = await makeSite(workspaceOf(4010));
  expect(code).toBe(0);
  expect(brokenLinks(files)).toEqual([]);
  expect(repeatedIds(files)).toEqual([]);
});

test("addresses in docs.yml lead to pages of the site, from every page", async () => {
  const { code, stderr, files, text } = await makeSite({
    "generators.yml": GENERATORS,
    "openapi.yml": readFileSync(`${ROOT}packages/cli/example/openapi.yml`, "utf8"),
    "docs.yml": `navbar-links: [{ text: Help, href: /start/help }, { text: Books, href: "/reference/books#books_list" }, { text: Mail, href: "mailto:a@b.example" }, { text: Gone, href: /gone }]
navigation:
  - section: Start
    contents: [{ page: Welcome, path: welcome.md, slug: "" }, { page: Help, path: help.md }]
  - section: ""
    contents: [{ page: Help again, path: help.md }, { page: Deep, path: deep.md, slug: a/b }]
  - { link: First page, href: / }
  - { link: Script, href: "javascript:alert(1)" }
`,
    "welcome.md": "# Welcome\n",
    "help.md": "# Help\n",
    "deep.md": "# Deep\n",
  });
  expect(code, stderr).toBe(0);
  expect(stderr).toContain("docs.yml:1:149 warning site/broken-link");
  expect(stderr).toContain("warning site/unsafe-link");
  expect(stderr).toContain("note site/page-twice");
  expect(brokenLinks(files)).toEqual([]);
  const deep = text("a/b.html");
  for (const link of ["../start/help.html", "../reference/books.html#books_list", "mailto:a@b.example"]) {
    expect(deep).toContain(`<a href="${link}">`);
  }
  expect(deep).toContain('<li><a href="../start/help.html">Help again</a></li>');
  expect(deep).toContain('<a href="../index.html">First page</a>');
  expect(deep).toContain("<span>Script</span>");
  expect(deep).not.toContain("Gone");
});

test("a default group that does not exist leaves the SDKs of all groups", async () => {
  const { code, stderr, text } = await makeSite({
    "generators.yml": GENERATORS.replace("default-group: local", "default-group: lost"),
    "openapi.yml": readFileSync(`${ROOT}packages/cli/example/openapi.yml`, "utf8"),
  });
  expect(code, stderr).toBe(0);
  expect(stderr).toContain("warning config/unknown-default-group");
  expect(text("reference/books.html")).toContain('<section data-lang="python">');
});

test("the folder of a site is not taken for that of the SDKs of several APIs", async () => {
  const openapi = readFileSync(`${ROOT}packages/cli/example/openapi.yml`, "utf8");
  const api = (name: string) => ({
    [`apis/${name}/generators.yml`]: GENERATORS.replaceAll("path: sdk/", `path: sdk-${name}/`),
    [`apis/${name}/openapi.yml`]: openapi,
  });
  const { code, stderr } = await makeSite({ ...api("one"), ...api("two") }, ["--output", "docs-site"]);
  expect(code, stderr).toBe(0);
});

test("several APIs with one folder of SDKs are told that folder, and not that of the site", async () => {
  const openapi = readFileSync(`${ROOT}packages/cli/example/openapi.yml`, "utf8");
  const api = (name: string) => ({
    [`apis/${name}/generators.yml`]: GENERATORS.replaceAll("path: sdk/", "path: ../../sdks/"),
    [`apis/${name}/openapi.yml`]: openapi,
  });
  const { code, stderr } = await makeSite({ ...api("one"), ...api("two") }, ["--output", "docs-site"]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/compiler\/output-shared.*sdks\/python/s);
  expect(stderr).not.toContain("docs-site");
});

test("what a group does not show to its audience is not published", async () => {
  const { text } = await makeSite({
    // Another group, which comes first, shows everything to those who work on the API.
    "generators.yml": GENERATORS.replace(
      "groups:\n  local:\n",
      `groups:\n  all:\n${INTERNAL}  local:\n    audiences: [public]\n`,
    ),
    "openapi.yml": `openapi: 3.1.0
info: { title: A, version: "1" }
servers: [{ url: https://a.example }]
paths:
  /open: { get: { operationId: open, x-gen-audiences: [public], responses: { "204": { description: Ok } } } }
  /hidden: { get: { operationId: hiddenOne, x-gen-audiences: [internal], responses: { "204": { description: Ok } } } }
`,
  });
  expect(text("reference/index.html")).toContain("/open");
  expect(text("reference/index.html") + text("llms-full.txt") + text("reference/index.json")).not.toMatch(
    /hiddenOne|\/hidden/,
  );
});

test("the messages of a channel stand where it is opened; those of one that SDKs cannot open, on the overview", async () => {
  const asyncapi = `asyncapi: 3.0.0
info: { title: Prices, version: 1.0.0 }
servers:
  live: { host: ws.example, protocol: wss }
  broker: { host: kafka.example, protocol: kafka }
channels:
  ticks:
    address: /ticks
    servers: [{ $ref: "#/servers/live" }]
    messages: { ask: { summary: Asks for a price., payload: { type: string } }, price: { payload: { type: number } } }
  audit:
    address: audit
    servers: [{ $ref: "#/servers/broker" }]
    messages: { entry: { payload: { type: string } } }
operations:
  take: { action: receive, channel: { $ref: "#/channels/ticks" }, messages: [{ $ref: "#/channels/ticks/messages/ask" }] }
  give: { action: send, channel: { $ref: "#/channels/ticks" }, messages: [{ $ref: "#/channels/ticks/messages/price" }] }
  log: { action: send, channel: { $ref: "#/channels/audit" } }
`;
  const { code, stderr, text } = await makeSite({
    "generators.yml": "api: { specs: [{ asyncapi: asyncapi.yml }] }\n",
    "asyncapi.yml": asyncapi,
  });
  expect(code, stderr).toBe(0);
  expect(text("reference/ticks.md")).toContain("**Messages that clients send**\n\n- `ask` string: Asks for a price.\n");
  expect(text("reference/ticks.md")).toContain("**Messages that clients receive**\n\n- `price` number\n");
  const overview = text("reference/index.md");
  expect(overview).toContain("`entry`");
  expect(overview).not.toContain("`ask`");
});
