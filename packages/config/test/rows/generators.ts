import { EDITIONS } from "../../src/editions.js";
import { aroundGenerator, env, GENERATOR, row, type Section } from "./row.js";

const repository = { at: `/${GENERATOR}/githost`, kind: "cloud", repository: "a/b", mode: "release" };

const license = row("license", "MIT", {
  also: [
    ["Apache-2.0", "Apache-2.0"],
    ["Acme-1", "Acme-1"],
    [{ custom: "./LICENSE" }, { custom: "./LICENSE" }],
  ],
});
const reviewers = row(
  "reviewers",
  { users: [{ name: "u" }] },
  {
    as: `/${GENERATOR}/reviewers/users`,
    gives: ["u"],
  },
);

/** A registry: `location` in both spellings, and its keys. */
function output(locations: readonly [string, string?], beside: Section["beside"], rows: Section["rows"]): Section[] {
  const [name] = locations;
  return locations.map((location = name) => ({
    table: `2.13 output: ${location}`,
    frame: aroundGenerator("output"),
    reads: `${GENERATOR}/output`,
    beside: { location, ...beside },
    rows: [
      row("location", location, { gives: name, missing: "missing-key", words: LOCATIONS, older: location !== name }),
      ...rows,
    ],
  }));
}
const LOCATIONS = [
  "local-file-system",
  "js-registry",
  "java-registry",
  "python-registry",
  "dotnet-registry",
  "ruby-registry",
  "collections-workspace",
];

const secret = (key: string) => row(key, env("SECRET"), { gives: { env: "SECRET" } });
const needed = (key: string) => row(key, "x", { missing: "missing-key" });
const HTTP_URL = { called: "an http or https URL" } as const;
const url = row("url", "https://registry.example.com", HTTP_URL);
const urlOrFolder = row("url", "https://registry.example.com", { also: [["./feed", "./feed"]] });
const required = { missing: "missing-key" } as const;

const metadataRows = [
  row("package-description", "d"),
  row("email", "a@example.com"),
  row("reference-url", "https://acme.example", HTTP_URL),
  row("author", "Acme"),
  license,
];

const githostRows = [
  row("repository", "a/b", { missing: "exactly-one-key" }),
  row("mode", "release", {
    words: ["release", "push", "pull-request"],
    also: [["pull-request", "pull-request"]],
  }),
  row("kind", "gitlab", { as: "host", words: ["github", "gitlab", "gitea"], also: [["gitea", "gitea"]] }),
  row("token", env("TOKEN"), { gives: { env: "TOKEN" } }),
  row("branch", "main"),
  license,
  reviewers,
];
const selfHostedRows = [
  row("uri", "https://git.example.com/a/b", { beside: { token: env("T") }, missing: "exactly-one-key" }),
  row("token", env("TOKEN"), { gives: { env: "TOKEN" }, missing: "missing-key" }),
  row("mode", "push", { words: ["release", "push", "pull-request"], also: [["pull-request", "pull-request"]] }),
  row("branch", "main"),
];

/** Groups, generators and where SDKs go. */
export const GENERATORS: readonly Section[] = [
  {
    table: "2.11 group",
    frame: "groups: { sdk: HERE }",
    reads: "groups/sdk",
    rows: [
      row("audiences", ["public"]),
      row("generators", [{ name: "g", version: "1" }], { as: "generators/0/name", gives: "g" }),
      row(
        "reviewers",
        { users: [{ name: "u" }] },
        {
          beside: { generators: [{ name: "g", version: "1" }] },
          as: "generators/0/reviewers/users",
          gives: ["u"],
        },
      ),
      row("keywords", ["k"], {
        beside: { generators: [{ name: "g", version: "1" }] },
        as: "generators/0/keywords",
      }),
    ],
  },
  {
    table: "2.12 generator",
    frame: "groups: { sdk: { generators: [HERE] } }",
    reads: GENERATOR,
    beside: { name: "g", version: "1" },
    rows: [
      row("name", "gen-typescript-sdk", { missing: "exactly-one-key" }),
      row("version", "1.2.3", required),
      row("smart-casing", true, { also: [[false, false]] }),
      row(
        "image",
        { name: "gen-go-sdk", registry: "registry.example.com/acme" },
        {
          beside: { version: "1" },
          as: "writtenName",
          gives: "gen-go-sdk",
          missing: "exactly-one-key",
        },
      ),
      row("config", { namespaceExport: "Acme", noSerdeLayer: true }),
      row(
        "output",
        { location: "local-file-system", path: "sdk" },
        {
          gives: { at: `/${GENERATOR}/output`, location: "local-file-system", path: "sdk" },
        },
      ),
      row("githost", { repository: "a/b" }, { gives: repository }),
      row(
        "github",
        { repository: "a/b" },
        {
          as: "githost",
          gives: { ...repository, at: `/${GENERATOR}/github` },
          older: true,
        },
      ),
      row("metadata", { author: "Acme" }),
      row("publish-metadata", { author: "Acme" }, { as: "metadata", older: true }),
      row("autorelease", true, { also: [[false, false]] }),
      row("edition", "2026-11", { words: [...EDITIONS] }),
      row("snippets", { path: "s.json" }, { gives: { path: "s.json", at: `/${GENERATOR}/snippets` } }),
      row("api", { settings: { "ignore-tags": true } }, { as: "settings", gives: { "ignore-tags": true } }),
      reviewers,
      row("keywords", ["k"]),
      row("disable-examples", true, { as: "config", gives: {}, older: true, warns: ["config/no-effect"] }),
    ],
  },
  {
    table: "2.12 image",
    frame: 'groups: { sdk: { generators: [{ version: "1", image: HERE }] } }',
    reads: GENERATOR,
    beside: { name: "gen-go-sdk", registry: "registry.example.com" },
    rows: [
      row("name", "gen-php-sdk", { as: "writtenName", missing: "missing-key" }),
      row("registry", "registry.example.com/acme", { as: `/${GENERATOR}/image/registry`, missing: "missing-key" }),
    ],
  },
  {
    table: "2.12 snippets",
    frame: aroundGenerator("snippets"),
    reads: `${GENERATOR}/snippets`,
    beside: { path: "s.json" },
    rows: [row("path", "docs/snippets.json", { missing: "missing-key" })],
  },
  ...["metadata", "publish-metadata"].map((key) => ({
    table: `2.9 ${key} of an SDK`,
    frame: aroundGenerator(key),
    reads: `${GENERATOR}/metadata`,
    rows: metadataRows,
  })),
  {
    table: "2.9 license of one's own",
    frame: aroundGenerator("metadata").replace("HERE", "{ license: HERE }"),
    reads: `${GENERATOR}/metadata/license`,
    rows: [row("custom", "./LICENSE", { missing: "missing-key" })],
  },
  ...output(["local-file-system"], { path: "sdk" }, [row("path", "../sdk", required)]),
  ...output(["js-registry", "npm"], { "package-name": "p" }, [
    row("package-name", "@acme/sdk", required),
    secret("token"),
    url,
  ]),
  ...output(["java-registry", "maven"], { coordinate: "g:a" }, [
    row("coordinate", "com.acme:sdk", { missing: "missing-key", called: "`groupId:artifactId`" }),
    secret("username"),
    secret("password"),
    url,
    row(
      "signature",
      { keyId: env("K"), password: env("P"), secretKey: env("S") },
      {
        gives: { keyId: { env: "K" }, password: { env: "P" }, secretKey: { env: "S" } },
      },
    ),
  ]),
  {
    table: "2.13 java-registry signature",
    frame: aroundGenerator("output").replace("HERE", "{ location: java-registry, coordinate: 'g:a', signature: HERE }"),
    reads: `${GENERATOR}/output/signature`,
    beside: { keyId: env("K"), password: env("P"), secretKey: env("S") },
    rows: ["keyId", "password", "secretKey"].map((key) => ({ ...secret(key), ...required })),
  },
  ...output(["python-registry", "pypi"], { "package-name": "p" }, [
    row("package-name", "acme", required),
    row("token", env("TOKEN"), { gives: { env: "TOKEN" }, also: [["OIDC", "OIDC"]] }),
    secret("username"),
    secret("password"),
    url,
    row("metadata", { keywords: ["k"] }, { as: "keywords", gives: ["k"] }),
  ]),
  {
    table: "2.13 python-registry metadata",
    frame: aroundGenerator("output").replace("HERE", "{ location: python-registry, package-name: p, metadata: HERE }"),
    reads: `${GENERATOR}/output`,
    rows: [
      row("keywords", ["k"]),
      row("documentation-link", "https://docs.acme.example", HTTP_URL),
      row("homepage-link", "https://acme.example", HTTP_URL),
    ],
  },
  ...output(["dotnet-registry", "nuget"], { "package-name": "p" }, [
    needed("package-name"),
    secret("api-key"),
    urlOrFolder,
  ]),
  ...output(["ruby-registry", "rubygems"], { "package-name": "p" }, [needed("package-name"), secret("api-key"), url]),
  ...output(["collections-workspace", "postman"], { "api-key": env("K"), "workspace-id": "w" }, [
    { ...secret("api-key"), ...required },
    needed("workspace-id"),
    row("collection-id", "c"),
  ]),
  ...["githost", "github"].flatMap((key) => [
    {
      table: `2.14 ${key}`,
      frame: aroundGenerator(key),
      reads: `${GENERATOR}/githost`,
      beside: { repository: "a/b" },
      rows: githostRows,
    },
    {
      table: `2.14 ${key}, self-hosted`,
      frame: aroundGenerator(key),
      reads: `${GENERATOR}/githost`,
      beside: { uri: "https://git.example.com/a/b", token: env("T") },
      rows: selfHostedRows,
    },
  ]),
];
