import { createCollector } from "@sdkwright/diagnostics";
import { createMemorySources } from "@sdkwright/source";
import { describe, expect, it } from "vitest";
import { type Config, loadConfig } from "../src/index.js";

function load(text: string, files: { [path: string]: string } = {}) {
  const collector = createCollector();
  const sources = createMemorySources({ "generators.yml": text, ...files }, collector.report);
  const config = loadConfig(sources, "generators.yml", collector.report);
  return { config, list: collector.list };
}

/** Loads a configuration; fails the test where anything but a note is reported. */
function sound(text: string, files: { [path: string]: string } = {}): Config {
  const { config, list } = load(text, files);
  expect(list.filter((diagnostic) => diagnostic.severity !== "note")).toEqual([]);
  if (!config) throw new Error("not loaded");
  return config;
}

describe("defaults", () => {
  it("fills in what is absent", () => {
    expect(sound("api:\n  specs:\n    - openapi: openapi.yml\n")).toEqual({
      file: "generators.yml",
      api: {
        at: "/api",
        specs: [
          {
            at: "/api/specs/0",
            kind: "openapi",
            source: { kind: "path", path: "openapi.yml" },
            overrides: [],
            rules: [],
            settings: {},
            headers: [],
          },
        ],
        headers: [],
        settings: {},
      },
      authSchemes: {},
      groups: {},
      levels: [],
      aliases: {},
      plugins: [],
      references: { origins: [], folders: [] },
      metadata: { authors: [] },
      readme: { exampleStyle: "comprehensive", disabledSections: [], customSections: [], features: [] },
    });
  });
});

describe("definitions", () => {
  it("reads all five kinds with their fields", () => {
    const { specs } = sound(`
api:
  specs:
    - openapi: a.yml
      origin: https://example.com/a.yml
      overlays: overlay.yml
      overrides: [one.yml, two.yml]
      namespace: v1
      settings: {title-as-schema-name: true, resolve-aliases: {except: [Id]}, filter: {endpoints: [GET /a]}}
      headers: {X-A: "1"}
    - openapi: {git: {repo: https://example.com/r.git, ref: main, path: b.yml}}
    - asyncapi: c.yml
      settings: {message-naming: v2}
    - proto: {root: protos, target: a/b.proto, overrides: o.yml, local-generation: true}
    - openrpc: d.json
    - conjure: e.yml
`).api;
    expect(specs.map((spec) => spec.kind)).toEqual(["openapi", "openapi", "asyncapi", "proto", "openrpc", "conjure"]);
    expect(specs[0]).toEqual({
      at: "/api/specs/0",
      kind: "openapi",
      source: { kind: "path", path: "a.yml" },
      origin: "https://example.com/a.yml",
      overlays: "overlay.yml",
      overrides: ["one.yml", "two.yml"],
      rules: [],
      namespace: "v1",
      settings: {
        "title-as-schema-name": true,
        "resolve-aliases": { except: ["Id"] },
        filter: { endpoints: ["GET /a"] },
      },
      headers: [{ at: "/api/specs/0/headers/X-A", header: "X-A", value: "1" }],
    });
    expect(specs[1]?.source).toEqual({ kind: "git", repo: "https://example.com/r.git", ref: "main", path: "b.yml" });
    expect(specs[3]).toMatchObject({
      source: { kind: "path", path: "protos" },
      target: "a/b.proto",
      overrides: ["o.yml"],
      localGeneration: true,
    });
  });

  it("reads the older forms, telling the kind by the document", () => {
    const files = { "o.yml": "openapi: 3.0.0", "a.yml": "asyncapi: 2.6.0" };
    expect(sound("api: o.yml", files).api.specs).toMatchObject([{ at: "/api", kind: "openapi" }]);
    expect(sound("api: [o.yml, {path: a.yml, overrides: x.yml}]", files).api.specs).toMatchObject([
      { at: "/api/0", kind: "openapi" },
      { at: "/api/1", kind: "asyncapi", overrides: ["x.yml"] },
    ]);
    const { api } = sound("api: {path: o.yml, settings: {use-title: true}}", files);
    expect(api.specs).toMatchObject([{ at: "/api", kind: "openapi", source: { kind: "path", path: "o.yml" } }]);
    expect(api.settings).toEqual({ "title-as-schema-name": true });
  });
});

describe("authentication", () => {
  const SCHEMES = `
auth-schemes:
  Bearer: {scheme: bearer, token: {name: apiToken, env: ACME_TOKEN}}
  Basic:
    scheme: basic
    username: {name: user, env: ACME_USER}
    password: {omit: true}
  Key: {header: X-Key, name: key, type: string, prefix: "Key ", env: ACME_KEY}
  OAuth:
    scheme: oauth
    type: client-credentials
    scopes: [read]
    client-id-env: ID
    client-secret-env: SECRET
    token-prefix: ""
    token-header: X-Token
    get-token:
      endpoint: POST /token
      request-properties: {client-id: id, client-secret: secret, scopes: scopes}
      response-properties: {access-token: data.token, expires-in: ttl, refresh-token: renew}
    refresh-token:
      endpoint: auth.refresh
      request-properties: {refresh-token: renew}
`;

  it("reads all four kinds of schemes with all fields", () => {
    expect(sound(SCHEMES).authSchemes).toEqual({
      Bearer: { kind: "bearer", at: "/auth-schemes/Bearer", token: { name: "apiToken", env: "ACME_TOKEN" } },
      Basic: {
        kind: "basic",
        at: "/auth-schemes/Basic",
        username: { name: "user", env: "ACME_USER", omit: false },
        password: { omit: true },
      },
      Key: {
        kind: "header",
        at: "/auth-schemes/Key",
        header: "X-Key",
        name: "key",
        type: "string",
        prefix: "Key ",
        env: "ACME_KEY",
      },
      OAuth: {
        kind: "oauth",
        at: "/auth-schemes/OAuth",
        scopes: ["read"],
        clientIdEnv: "ID",
        clientSecretEnv: "SECRET",
        tokenPrefix: "",
        tokenHeader: "X-Token",
        getToken: {
          at: "/auth-schemes/OAuth/get-token",
          endpoint: "POST /token",
          request: { clientId: "id", clientSecret: "secret", scopes: "scopes" },
          response: { accessToken: "data.token", expiresIn: "ttl", refreshToken: "renew" },
        },
        refreshToken: {
          at: "/auth-schemes/OAuth/refresh-token",
          endpoint: "auth.refresh",
          request: { refreshToken: "renew" },
          response: {},
        },
      },
    });
  });

  it("fills in the defaults of schemes", () => {
    const { authSchemes } = sound(`
auth-schemes:
  A: {scheme: bearer}
  B: {scheme: basic}
  C: {header: X-Key}
  D: {scheme: oauth, type: client-credentials, get-token: {endpoint: POST /token}}
`);
    expect(authSchemes.A).toMatchObject({ token: {} });
    expect(authSchemes.B).toMatchObject({ username: { omit: false }, password: { omit: false } });
    expect(authSchemes.C).toMatchObject({ type: "string" });
    expect(authSchemes.D).toMatchObject({ tokenPrefix: "Bearer", tokenHeader: "Authorization" });
  });

  it.each([
    ["Key", { kind: "single", scheme: "Key", at: "/api/auth" }],
    ["endpoint-security", { kind: "endpoint", at: "/api/auth" }],
    ["{endpoint-security: {}}", { kind: "endpoint", at: "/api/auth" }],
    [
      "{any: [Key, {scheme: Basic}]}",
      {
        kind: "any",
        at: "/api/auth",
        schemes: [
          { scheme: "Key", at: "/api/auth/any/0" },
          { scheme: "Basic", at: "/api/auth/any/1" },
        ],
      },
    ],
    [
      "{all: [Key, Bearer]}",
      {
        kind: "all",
        at: "/api/auth",
        schemes: [
          { scheme: "Key", at: "/api/auth/all/0" },
          { scheme: "Bearer", at: "/api/auth/all/1" },
        ],
      },
    ],
  ])("reads auth: %s", (text, auth) => {
    expect(sound(`api: {auth: ${text}}\n${SCHEMES}`).api.auth).toEqual(auth);
  });

  it("lets an SDK override authentication, with schemes of its own", () => {
    const { groups } = sound(`
auth-schemes: {Key: {header: X-Key}}
groups:
  ts:
    generators:
      - name: gen-typescript-sdk
        version: "1"
        api:
          auth: {any: [Own, {scheme: Key}]}
          auth-schemes: {Own: {scheme: bearer}}
      - name: gen-python-sdk
        version: "1"
        api: {auth: {scheme: Key}, settings: {use-title: true}}
`);
    const [first, second] = groups.ts?.generators ?? [];
    expect(first?.auth).toMatchObject({ kind: "any", schemes: [{ scheme: "Own" }, { scheme: "Key" }] });
    expect(first?.authSchemes.Own).toMatchObject({ kind: "bearer" });
    expect(second?.settings).toEqual({ "title-as-schema-name": true });
    expect(second?.auth).toEqual({ kind: "single", scheme: "Key", at: "/groups/ts/generators/1/api/auth" });
  });
});

describe("headers and environments", () => {
  it("reads headers in both shapes", () => {
    const { headers } = sound(
      `api: {headers: {X-A: "\${TOKEN}", X-B: {name: b, type: 'literal<"v">'}, X|C: {type: optional<string>}}}`,
    ).api;
    expect(headers).toEqual([
      { at: "/api/headers/X-A", header: "X-A", value: `\${TOKEN}` },
      { at: "/api/headers/X-B", header: "X-B", name: "b", type: 'literal<"v">' },
      { at: "/api/headers/X|C", header: "X|C", type: "optional<string>" },
    ]);
  });

  it("reads environments in every form", () => {
    const { environments } = sound(`
api:
  default-environment: Regional
  base-url-env: ACME_URL
  environments:
    Production: https://api.example.com
    Staging: {url: https://staging.example.com, docs: For trials, audiences: [internal]}
    Regional:
      url-template: https://{region}.example.com
      default-url: https://eu.example.com
      variables: [{id: region, default: eu, values: [eu, us]}]
`).api;
    expect(environments).toEqual({
      default: "Regional",
      baseUrlEnv: "ACME_URL",
      list: [
        {
          at: "/api/environments/Production",
          name: "Production",
          urls: { default: "https://api.example.com" },
          variables: [],
        },
        {
          at: "/api/environments/Staging",
          name: "Staging",
          urls: { default: "https://staging.example.com" },
          variables: [],
          docs: "For trials",
          audiences: ["internal"],
        },
        {
          at: "/api/environments/Regional",
          name: "Regional",
          urls: { default: "https://{region}.example.com" },
          variables: [{ id: "region", default: "eu", values: ["eu", "us"] }],
        },
      ],
    });
  });

  it("reads environments with several URLs", () => {
    const { environments } = sound(`
api:
  default-url: api
  environments:
    A: {urls: {api: https://api.a, auth: https://auth.a}}
    B: {urls: {auth: https://auth.b}, url-templates: {api: "https://{x}.b"}, variables: [{id: x}]}
`).api;
    expect(environments?.defaultUrl).toBe("api");
    expect(environments?.list.map((environment) => environment.urls)).toEqual([
      { api: "https://api.a", auth: "https://auth.a" },
      { auth: "https://auth.b", api: "https://{x}.b" },
    ]);
  });
});

describe("groups", () => {
  it("reads groups, aliases and the default group", () => {
    const config = sound(`
default-group: all
aliases: {all: [ts, py]}
plugins: ["./plugin.mjs"]
whitelabel: {githost: {username: u, email: e, token: "\${T}"}}
metadata: {description: d, authors: [{name: n, email: e}]}
readme: {apiName: Acme, defaultEndpoint: GET /a, features: {paging: [GET /a, {method: GET, path: /b}]}}
autorelease: true
replay: {enabled: false}
reviewers: {teams: [{name: t}], users: [{name: u}]}
groups:
  ts:
    audiences: [public]
    generators:
      - name: gen-typescript-sdk
        version: 1.0.0
        smart-casing: true
        config: {namespaceExport: Acme, anything: [1, {x: null}]}
        output: {location: local-file-system, path: ./sdk}
        metadata: {package-description: d, author: a, email: e, reference-url: "https://r.example", license: {custom: ./L}}
        snippets: {path: s.json}
        githost: {repository: o/r, mode: push, branch: main, license: MIT}
  py:
    generators:
      - image: {name: gen-python-sdk, registry: ghcr.io/acme}
        version: 2.0.0
        output: {location: python-registry, package-name: acme, token: OIDC}
`);
    expect(config).toMatchObject({
      defaultGroup: "all",
      aliases: { all: ["ts", "py"] },
      plugins: [{ name: "./plugin.mjs", at: "/plugins/0" }],
      whitelabel: { at: "/whitelabel/githost", username: "u", email: "e", token: { env: "T" } },
      readme: {
        apiName: "Acme",
        exampleStyle: "comprehensive",
        defaultEndpoint: { at: "/readme/defaultEndpoint", reference: "GET /a", stream: false },
        features: [
          {
            name: "paging",
            endpoints: [
              { at: "/readme/features/paging/0", reference: "GET /a", stream: false },
              { at: "/readme/features/paging/1", reference: "GET /b", stream: false },
            ],
          },
        ],
      },
      replay: false,
      metadata: { description: "d", authors: [{ name: "n", email: "e" }] },
    });
    expect(config.groups.ts).toEqual({
      at: "/groups/ts",
      audiences: ["public"],
      generators: [
        {
          at: "/groups/ts/generators/0",
          name: "gen-typescript-sdk",
          writtenName: "gen-typescript-sdk",
          version: "1.0.0",
          smartCasing: true,
          edition: "2026-11",
          config: { namespaceExport: "Acme", anything: [1, { x: null }] },
          output: { location: "local-file-system", at: "/groups/ts/generators/0/output", path: "./sdk" },
          metadata: {
            packageDescription: "d",
            author: "a",
            email: "e",
            referenceUrl: "https://r.example",
            license: { custom: "./L" },
          },
          authSchemes: {},
          settings: {},
          snippets: { path: "s.json", at: "/groups/ts/generators/0/snippets" },
          githost: {
            kind: "cloud",
            at: "/groups/ts/generators/0/githost",
            repository: "o/r",
            mode: "push",
            branch: "main",
            license: "MIT",
          },
          reviewers: { at: "/reviewers", teams: ["t"], users: ["u"] },
          autorelease: true,
          keywords: [],
        },
      ],
    });
    expect(config.groups.py?.generators[0]).toMatchObject({
      name: "gen-python-sdk",
      image: { registry: "ghcr.io/acme" },
      output: { location: "python-registry", packageName: "acme", token: "OIDC" },
    });
  });

  it("reads the spellings of existing workspaces, with one note", () => {
    const { config, list } = load(`
groups:
  sdks:
    generators:
      - name: fernapi/fern-typescript-node-sdk
        version: 0.36.1
        output: {location: npm, package-name: a, token: "\${T}"}
        github: {repository: o/r, mode: pull-request}
      - name: fernapi/fern-java-sdk
        version: 1.0.0
        output: {location: maven, coordinate: "a:b"}
        publish-metadata: {author: a}
`);
    const generators = config?.groups.sdks?.generators ?? [];
    expect(generators.map((generator) => generator.name)).toEqual(["gen-typescript-sdk", "gen-java-sdk"]);
    expect(generators.map((generator) => generator.output?.location)).toEqual(["js-registry", "java-registry"]);
    expect(generators[1]?.metadata).toEqual({ author: "a" });
    expect(list.map((diagnostic) => diagnostic.code)).toEqual(["config/other-product-version"]);
  });

  it("keep methods as they were, unless a setting says otherwise", () => {
    const settingsOf = (name: string, api = "openapi.yml"): object | undefined =>
      load(`api: ${api}\ngroups: {sdks: {generators: [{name: ${name}, version: "1"}]}}`).config?.api.settings;
    const kept = { "group-by": "tag", "infer-pagination": false, "method-names": "operation-id" };
    expect(settingsOf("fernapi/fern-python-sdk")).toEqual(kept);
    expect(settingsOf("gen-python-sdk")).toEqual({});
    const chosen = "{path: openapi.yml, settings: {infer-pagination: true}}";
    expect(settingsOf("fern-python-sdk", chosen)).toEqual({ ...kept, "infer-pagination": true });
  });
});

describe("keys that look like numbers", () => {
  it("stay where they are among environments and features of the README", () => {
    const config = sound(`api:
  specs: [{ openapi: openapi.yml }]
  environments: { Production: "https://p", "2024": "https://old", "10": "https://older" }
readme:
  features: { Pets: [GET /pets], "2": [GET /two], "1": [GET /one] }
`);
    expect(config.api.environments?.list.map(({ name }) => name)).toEqual(["Production", "2024", "10"]);
    expect(config.readme.features.map(({ name }) => name)).toEqual(["Pets", "2", "1"]);
  });
});
