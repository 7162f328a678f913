import { aroundGenerator, GENERATOR, ORIGIN, row, type Section, VARIABLE } from "./row.js";

const OPENAPI = { at: "/api/specs/0", kind: "openapi", source: { kind: "path", path: "a.yml" } };
const EMPTY = { overrides: [], settings: {}, headers: [], rules: [] };

/** A section in the place of an environment. */
const ENVIRONMENT = "api: { environments: { Live: HERE } }";
const environment = "api/environments/list/0";
const TEMPLATE = "https://{region}.acme.example";

/** The forms of `auth`, of the API or of an SDK; `at` is its place in the file. */
function authRows(at: string) {
  const schemes = (kind: string) => ["Key", "Token"].map((scheme, index) => ({ scheme, at: `${at}/${kind}/${index}` }));
  const several = (kind: string) => ({
    as: ".",
    gives: { kind, at, schemes: schemes(kind) },
    also: [[[{ scheme: "Key" }, "Token"], { kind, at, schemes: schemes(kind) }]] as const,
    missing: "exactly-one-key" as const,
  });
  return [
    row("any", ["Key", "Token"], several("any")),
    row("all", ["Key", "Token"], several("all")),
    row("scheme", "Key", { as: ".", gives: { kind: "single", scheme: "Key", at }, missing: "exactly-one-key" }),
    row("endpoint-security", {}, { as: ".", gives: { kind: "endpoint", at }, missing: "exactly-one-key" }),
  ];
}
const SCHEMES = "auth-schemes: { Key: { header: X-Key }, Token: { scheme: bearer } }\n";

function headerSections(table: string, frame: string, reads: string): Section[] {
  const rows = [
    row("name", "tenant"),
    row("type", "string", {
      also: ["number", 'literal<"v">', "optional<string>"].map((type) => [type, type] as const),
    }),
  ];
  return [{ table, frame, reads, rows }];
}

/** `api` but for its definitions, and authentication's forms. */
export const API: readonly Section[] = [
  {
    table: "2.2 api",
    frame: `${SCHEMES}api: HERE`,
    reads: "api",
    rows: [
      row("specs", [{ openapi: "a.yml" }], {
        gives: [{ ...OPENAPI, ...EMPTY }],
        also: [[["a.yml"], [{ ...OPENAPI, ...EMPTY }]]],
      }),
      row("auth", "Key", {
        gives: { kind: "single", scheme: "Key", at: "/api/auth" },
        also: [
          ["endpoint-security", { kind: "endpoint", at: "/api/auth" }],
          [{ any: ["Key"] }, { kind: "any", schemes: [{ scheme: "Key", at: "/api/auth/any/0" }], at: "/api/auth" }],
          [{ all: ["Key"] }, { kind: "all", schemes: [{ scheme: "Key", at: "/api/auth/all/0" }], at: "/api/auth" }],
        ],
      }),
      row(
        "headers",
        { "X-A": "v", "X-B": { name: "b" } },
        {
          gives: [
            { at: "/api/headers/X-A", header: "X-A", value: "v" },
            { at: "/api/headers/X-B", header: "X-B", name: "b" },
          ],
        },
      ),
      row(
        "environments",
        { Live: "https://acme.example" },
        {
          as: "environments/list",
          gives: [
            { at: "/api/environments/Live", name: "Live", urls: { default: "https://acme.example" }, variables: [] },
          ],
        },
      ),
      row("default-environment", "Test", {
        beside: { environments: { Live: "https://a.example", Test: "https://b.example" } },
        as: "environments/default",
      }),
      row("default-url", "main", {
        beside: { environments: { Live: { urls: { main: "https://a.example" } } } },
        as: "environments/defaultUrl",
      }),
      row("base-url-env", "ACME_URL", {
        ...VARIABLE,
        beside: { environments: { Live: "https://a.example" } },
        as: "environments/baseUrlEnv",
      }),
      row("settings", { "ignore-tags": true }),
      row("path", "a.yml", { older: true, as: "specs/0", gives: { ...OPENAPI, at: "/api", ...EMPTY } }),
      row("origin", "https://acme.example/a.yml", { ...ORIGIN, beside: { path: "a.yml" }, as: "specs/0/origin" }),
      row("overrides", "o.yml", {
        beside: { path: "a.yml" },
        as: "specs/0/overrides",
        gives: ["o.yml"],
        also: [
          [
            ["o.yml", "p.yml"],
            ["o.yml", "p.yml"],
          ],
        ],
      }),
      row("namespace", "v1", { beside: { path: "a.yml" }, as: "specs/0/namespace" }),
    ],
  },
  ...headerSections("2.2.1 api.headers", "api: { headers: { X-A: HERE } }", "api/headers/0"),
  ...headerSections(
    "2.3 headers of a definition",
    "api: { specs: [{ openapi: a.yml, headers: { X-A: HERE } }] }",
    "api/specs/0/headers/0",
  ),
  {
    table: "2.2 environment",
    frame: ENVIRONMENT,
    reads: environment,
    beside: { url: "https://acme.example" },
    rows: [
      row("url", "https://acme.example", { as: "urls/default", missing: "at-least-one-key" }),
      row("url-template", TEMPLATE, { as: "urls/default" }),
      row("default-url", "https://eu.acme.example", { beside: {}, as: "urls/default", missing: "at-least-one-key" }),
      row("urls", { main: "https://acme.example" }, { beside: {}, missing: "at-least-one-key" }),
      row("url-templates", { main: TEMPLATE }, { beside: {}, as: "urls", missing: "at-least-one-key" }),
      row("default-urls", { main: "https://eu.acme.example" }, { beside: {}, as: "urls", missing: "at-least-one-key" }),
      row("variables", [{ id: "region" }]),
      row("audiences", ["public"]),
      row("docs", "Where it runs."),
    ],
  },
  {
    table: "2.2 variable of an environment",
    frame: `api: { environments: { Live: { url-template: "${TEMPLATE}", variables: [HERE] } } }`,
    reads: `${environment}/variables/0`,
    beside: { id: "region" },
    rows: [row("id", "zone", { missing: "missing-key" }), row("default", "eu"), row("values", ["eu", "us"])],
  },
  {
    table: "2.2.2 auto-generate-idempotency-key",
    frame: "api: { settings: { auto-generate-idempotency-key: HERE } }",
    reads: "api/settings/auto-generate-idempotency-key",
    rows: [row("header-name", "X-Key", { as: "header-name" }), row("methods", ["POST", "PATCH"])],
  },
  { table: "5.6 api.auth", frame: `${SCHEMES}api: { auth: HERE }`, reads: "api/auth", rows: authRows("/api/auth") },
  ...["any", "all"].map((kind) => ({
    table: `5.7 item of ${kind}`,
    frame: `${SCHEMES}api: { auth: { ${kind}: [HERE] } }`,
    reads: "api/auth/schemes/0",
    rows: [row("scheme", "Key", { missing: "missing-key" as const })],
  })),
  {
    table: "5.7 api.auth of an SDK",
    frame: `${SCHEMES}${aroundGenerator("api").replace("HERE", "{ auth: HERE }")}`,
    reads: `${GENERATOR}/auth`,
    rows: authRows(`/${GENERATOR}/api/auth`),
  },
  {
    table: "5.7 api of an SDK",
    frame: `${SCHEMES}${aroundGenerator("api")}`,
    reads: GENERATOR,
    rows: [
      row("auth", "Key", {
        gives: { kind: "single", scheme: "Key", at: `/${GENERATOR}/api/auth` },
        also: [[{ scheme: "Key" }, { kind: "single", scheme: "Key", at: `/${GENERATOR}/api/auth` }]],
      }),
      row(
        "auth-schemes",
        { Own: { header: "X-Own" } },
        {
          gives: {
            Own: { kind: "header", at: `/${GENERATOR}/api/auth-schemes/Own`, header: "X-Own", type: "string" },
          },
        },
      ),
      row("settings", { "ignore-tags": true }),
    ],
  },
];
