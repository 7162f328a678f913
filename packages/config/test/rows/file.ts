import { EDITIONS } from "../../src/editions.js";
import { SDK_LANGUAGES } from "../../src/schema/root.js";
import { env, ORIGIN, row, type Section } from "./row.js";

const endpoint = (path: string, at: string) => ({ at, reference: `GET ${path}`, stream: false });

/** The file as a whole, and the sections that are beside definitions, authentication and groups. */
export const FILE: readonly Section[] = [
  {
    table: "2.1 top level",
    frame: "HERE",
    reads: "",
    beside: { groups: { sdk: {} } },
    rows: [
      row(
        "api",
        { specs: [{ openapi: "a.yml" }] },
        {
          as: "api/specs/0/source/path",
          gives: "a.yml",
          also: [
            ["a.yml", "a.yml"],
            [["a.yml"], "a.yml"],
          ],
        },
      ),
      row(
        "auth-schemes",
        { A: { scheme: "bearer" } },
        {
          gives: { A: { kind: "bearer", at: "/auth-schemes/A", token: {} } },
        },
      ),
      row(
        "whitelabel",
        { githost: { username: "u", email: "e", token: env("T") } },
        {
          gives: { at: "/whitelabel/githost", username: "u", email: "e", token: { env: "T" } },
        },
      ),
      row("metadata", { description: "d" }, { gives: { description: "d", authors: [] } }),
      row("readme", { apiName: "Acme" }, { as: "readme/apiName", gives: "Acme" }),
      row("extends", "a.yml", { gives: ["a.yml"], also: [[["a.yml"], ["a.yml"]]] }),
      row("default-group", "sdk"),
      row("autorelease", true, {
        beside: { groups: { sdk: { generators: [{ name: "g", version: "1" }] } } },
        as: `groups/sdk/generators/0/autorelease`,
        also: [[false, false]],
      }),
      row("edition", "2026-11", {
        beside: { groups: { sdk: { generators: [{ name: "g", version: "1" }] } } },
        as: "groups/sdk/generators/0/edition",
        words: [...EDITIONS],
      }),
      row("replay", { enabled: false }, { gives: false }),
      row("aliases", { all: ["sdk"] }),
      row("groups", { sdk: {} }, { gives: { sdk: { at: "/groups/sdk", generators: [] } } }),
      row(
        "reviewers",
        { teams: [{ name: "t" }] },
        {
          beside: { groups: { sdk: { generators: [{ name: "g", version: "1" }] } } },
          as: "groups/sdk/generators/0/reviewers",
          gives: { at: "/reviewers", teams: ["t"], users: [] },
        },
      ),
      row("diagnostics", [{ code: "a/b", level: "off", reason: "r" }], {
        as: "levels/0",
        gives: { code: "a/b", level: "off", reason: "r", at: "/diagnostics/0" },
      }),
      row("allowed-references", ["https://schemas.example.com", "../shared"], {
        as: "references",
        gives: { origins: ["https://schemas.example.com"], folders: ["../shared"] },
      }),
      row("plugins", ["p"], { gives: [{ name: "p", at: "/plugins/0" }] }),
      row("openapi", "a.yml", {
        older: true,
        as: "api/specs/0/source/path",
        also: [[{ path: "a.yml", origin: "https://a.example/a.yml", overrides: "o.yml", settings: {} }, "a.yml"]],
      }),
      row("openapi-overrides", "o.yml", {
        older: true,
        beside: { openapi: "a.yml" },
        as: "api/specs/0/overrides",
        gives: ["o.yml"],
      }),
      row("async-api", "a.yml", { older: true, as: "api/specs/0/source/path" }),
      row("spec-origin", "https://a.example/a.yml", {
        ...ORIGIN,
        older: true,
        beside: { openapi: "a.yml" },
        as: "api/specs/0/origin",
      }),
    ],
  },
  {
    table: "2.1 openapi in its oldest form",
    frame: "openapi: HERE",
    reads: "api/specs/0",
    beside: { path: "a.yml" },
    rows: [
      row("path", "b.yml", { older: true, as: "source/path", missing: "missing-key" }),
      row("origin", "https://a.example/a.yml", { ...ORIGIN, older: true }),
      row("overrides", "o.yml", {
        older: true,
        gives: ["o.yml"],
        also: [
          [
            ["o.yml", "p.yml"],
            ["o.yml", "p.yml"],
          ],
        ],
      }),
      row("settings", { "title-as-schema-name": true }, { older: true }),
    ],
  },
  {
    table: "2.1 replay",
    frame: "replay: HERE",
    reads: "replay",
    rows: [row("enabled", true, { as: ".", missing: "missing-key", also: [[false, false]] })],
  },
  {
    table: "2.8 whitelabel",
    frame: "whitelabel: HERE",
    reads: "whitelabel",
    rows: ["githost", "github"].map((key) =>
      row(
        key,
        { username: "u", email: "e", token: env("T") },
        {
          as: "token",
          gives: { env: "T" },
          missing: "exactly-one-key",
          older: key === "github",
        },
      ),
    ),
  },
  ...["githost", "github"].map((key) => ({
    table: `2.8 whitelabel.${key}`,
    frame: `whitelabel: { ${key}: HERE }`,
    reads: "whitelabel",
    beside: { username: "u", email: "e", token: env("T") },
    rows: [
      row("username", "bot", { missing: "missing-key" }),
      row("email", "bot@example.com", { missing: "missing-key" }),
      row("token", env("TOKEN"), { gives: { env: "TOKEN" }, missing: "missing-key" }),
    ],
  })),
  {
    table: "2.9 metadata",
    frame: "metadata: HERE",
    reads: "metadata",
    rows: [row("description", "d"), row("authors", [{ name: "n", email: "e" }])],
  },
  {
    table: "2.9 metadata.authors",
    frame: "metadata: { authors: [HERE] }",
    reads: "metadata/authors/0",
    beside: { name: "n", email: "e" },
    rows: [row("name", "Ann", { missing: "missing-key" }), row("email", "a@example.com", { missing: "missing-key" })],
  },
  {
    table: "2.10 readme",
    frame: "readme: HERE",
    reads: "readme",
    rows: [
      row("bannerLink", "https://acme.example/banner.png"),
      row("introduction", "Hello."),
      row("apiReferenceLink", "https://acme.example/api"),
      row("apiName", "Acme"),
      row("template", "readme.hbs"),
      row("exampleStyle", "minimal", {
        words: ["minimal", "comprehensive"],
        also: [["comprehensive", "comprehensive"]],
      }),
      row("disabledSections", ["contributing"]),
      row(
        "defaultEndpoint",
        { method: "GET", path: "/a" },
        {
          gives: endpoint("/a", "/readme/defaultEndpoint"),
          called: "`METHOD /path`",
          also: [["GET /a", endpoint("/a", "/readme/defaultEndpoint")]],
        },
      ),
      row("customSections", [{ title: "t", language: "java", content: "c" }], {
        gives: [{ at: "/readme/customSections/0", title: "t", language: "java", content: "c" }],
      }),
      row(
        "features",
        { Paging: ["GET /a", { method: "GET", path: "/b" }] },
        {
          gives: [
            {
              name: "Paging",
              endpoints: [endpoint("/a", "/readme/features/Paging/0"), endpoint("/b", "/readme/features/Paging/1")],
            },
          ],
        },
      ),
    ],
  },
  {
    table: "2.10 readme.defaultEndpoint",
    frame: "readme: { defaultEndpoint: HERE }",
    reads: "readme/defaultEndpoint",
    beside: { method: "GET", path: "/a" },
    rows: [
      row("method", "POST", { as: "reference", gives: "POST /a", missing: "missing-key" }),
      row("path", "/b", { as: "reference", gives: "GET /b", missing: "missing-key" }),
      row("stream", true),
    ],
  },
  {
    table: "2.10 readme.customSections",
    frame: "readme: { customSections: [HERE] }",
    reads: "readme/customSections/0",
    beside: { title: "t", language: "java", content: "c" },
    rows: [
      row("title", "Title", { missing: "missing-key" }),
      row("language", "typescript", { words: [...SDK_LANGUAGES], missing: "missing-key" }),
      row("content", "npm install {{ packageName }}", { missing: "missing-key" }),
    ],
  },
  {
    table: "2.10 readme.features",
    frame: "readme: { features: { Paging: [HERE] } }",
    reads: "readme/features/0/endpoints/0",
    beside: { method: "GET", path: "/a" },
    rows: [
      row("method", "PUT", { as: "reference", gives: "PUT /a", missing: "missing-key" }),
      row("path", "/b", { as: "reference", gives: "GET /b", missing: "missing-key" }),
    ],
  },
  {
    table: "2.15 reviewers",
    frame: 'groups: { sdk: { generators: [{ name: g, version: "1" }] } }\nreviewers: HERE',
    reads: "groups/sdk/generators/0/reviewers",
    rows: [row("teams", [{ name: "t" }], { gives: ["t"] }), row("users", [{ name: "u" }], { gives: ["u"] })],
  },
  ...["teams", "users"].map((key) => ({
    table: `2.15 reviewers.${key}`,
    frame: `groups: { sdk: { generators: [{ name: g, version: "1" }] } }\nreviewers: { ${key}: [HERE] }`,
    reads: `groups/sdk/generators/0/reviewers/${key}/0`,
    beside: { name: "x" },
    rows: [row("name", "y", { as: ".", missing: "missing-key" })],
  })),
  {
    table: "diagnostics",
    frame: "diagnostics: [HERE]",
    reads: "levels/0",
    beside: { code: "a/b", level: "off", reason: "r" },
    rows: [
      row("code", "openapi/relative-server", { called: "`catalogue/name`", missing: "missing-key" }),
      row("level", "error", { words: ["off", "note", "warning", "error"], missing: "missing-key" }),
      row("reason", "Because.", { missing: "missing-key" }),
      row("file", "openapi.yml", { as: "document" }),
      row("pointer", "/paths"),
    ],
  },
];
