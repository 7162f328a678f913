import { createCollector } from "@sdkwright/diagnostics";
import { createMemorySources } from "@sdkwright/source";
import { expect, it } from "vitest";
import { type GeneratorConfig, loadConfig } from "../src/index.js";

function load(text: string) {
  const collector = createCollector();
  const config = loadConfig(
    createMemorySources({ "generators.yml": text }, collector.report),
    "generators.yml",
    collector.report,
  );
  return { config, codes: collector.list.map(({ code }) => code) };
}

/** The generator with these lines, with others of the file around it. */
function generator(lines: string, around = ""): { loaded: GeneratorConfig | undefined; codes: readonly string[] } {
  const text = `${around}\ngroups:\n  a:\n    reviewers: {teams: [{name: of-group}]}\n    keywords: [of-group]\n    generators:\n      - {name: g, version: "1", ${lines}}\n`;
  const { config, codes } = load(text);
  return { loaded: config?.groups.a?.generators[0], codes };
}

const AT = "/groups/a/generators/0/output";

it.each([
  ["{location: js-registry, package-name: p}", { location: "js-registry", packageName: "p" }],
  [
    `{location: npm, package-name: p, token: "\${T}", url: "https://r.example/npm"}`,
    { location: "js-registry", packageName: "p", token: { env: "T" }, url: "https://r.example/npm" },
  ],
  [
    `{location: maven, coordinate: "g:a", username: "\${U}", password: "\${P}", signature: {keyId: "\${K}", password: "\${Q}", secretKey: "\${S}"}}`,
    {
      location: "java-registry",
      coordinate: "g:a",
      username: { env: "U" },
      password: { env: "P" },
      signature: { keyId: { env: "K" }, password: { env: "Q" }, secretKey: { env: "S" } },
    },
  ],
  [
    "{location: pypi, package-name: p, token: OIDC, metadata: {keywords: [k], documentation-link: 'https://d.example', homepage-link: 'https://h.example'}}",
    {
      location: "python-registry",
      packageName: "p",
      token: "OIDC",
      keywords: ["k"],
      documentationLink: "https://d.example",
      homepageLink: "https://h.example",
    },
  ],
  [
    `{location: nuget, package-name: p, api-key: "\${K}"}`,
    { location: "dotnet-registry", packageName: "p", apiKey: { env: "K" } },
  ],
  [
    `{location: rubygems, package-name: p, api-key: "\${K}"}`,
    { location: "ruby-registry", packageName: "p", apiKey: { env: "K" } },
  ],
  [
    `{location: postman, api-key: "\${K}", workspace-id: w, collection-id: c}`,
    { location: "collections-workspace", apiKey: { env: "K" }, workspaceId: "w", collectionId: "c" },
  ],
])("output %s", (lines, expected) => {
  const { loaded, codes } = generator(`output: ${lines}`);
  expect(codes).toEqual([]);
  expect(loaded?.output).toEqual({ at: AT, ...expected });
});

it.each([
  [
    `uri: "https://g.example/u", token: "\${T}", mode: pull-request, branch: b`,
    { kind: "self-hosted", uri: "https://g.example/u", token: { env: "T" }, mode: "pull-request", branch: "b" },
  ],
  [
    `uri: "https://g.example/u", token: "\${T}"`,
    { kind: "self-hosted", uri: "https://g.example/u", token: { env: "T" }, mode: "push" },
  ],
  ["repository: o/r", { kind: "cloud", repository: "o/r", mode: "release" }],
  [
    `repository: g/o/r, kind: gitlab, token: "\${T}"`,
    { kind: "cloud", repository: "g/o/r", host: "gitlab", token: { env: "T" }, mode: "release" },
  ],
  [
    "repository: o/r, license: {custom: ./LICENSE}",
    { kind: "cloud", repository: "o/r", mode: "release", license: { custom: "./LICENSE" } },
  ],
])("githost {%s}", (lines, expected) => {
  const { loaded, codes } = generator(`githost: {${lines}}`);
  expect(codes).toEqual([]);
  expect(loaded?.githost).toEqual({ at: "/groups/a/generators/0/githost", ...expected });
});

it.each([
  ['uri: "https://g.example/u"', "config/missing-key"],
  [`uri: "https://g.example/u", token: "\${T}", mode: release`, "config/wrong-value"],
  ["repository: o/r, mode: push", "config/missing-branch"],
  [`uri: "https://g.example/u", repository: o/r, token: "\${T}"`, "config/exactly-one-key"],
  ['uri: "https://g.example/u", token: written-out', "config/literal-secret"],
  [`uri: "https://g.example/u", token: "key-\${T}"`, "config/literal-secret"],
  [`uri: "https://g.example/u", token: "\${T}\${T}"`, "config/literal-secret"],
  ["repository: acme", "config/wrong-value"],
  ["repository: ../acme", "config/wrong-value"],
  [`uri: not a uri, token: "\${T}"`, "config/wrong-value"],
  [`uri: acme, token: "\${T}"`, "config/wrong-value"],
])("githost {%s} gives %s", (lines, code) => {
  expect(generator(`githost: {${lines}}`).codes).toEqual([code]);
});

it.each([
  ["", ["of-group"]],
  ["reviewers: {teams: [{name: own}]}", ["own"]],
  ["reviewers: {teams: [{name: own}]}, githost: {repository: o/r, reviewers: {teams: [{name: host}]}}", ["host"]],
])("reviewers of {%s} are those nearest to it", (lines, teams) => {
  expect(generator(lines, "reviewers: {teams: [{name: of-file}]}").loaded?.reviewers?.teams).toEqual(teams);
});

it("takes the file's reviewers where neither group nor generator names any", () => {
  const text = 'reviewers: {users: [{name: u}]}\ngroups: {a: {generators: [{name: g, version: "1"}]}}';
  const { config } = load(text);
  expect(config?.groups.a?.generators[0]?.reviewers).toEqual({ at: "/reviewers", teams: [], users: ["u"] });
});

it.each([
  ["", "", undefined],
  ["", "autorelease: true", true],
  ["autorelease: false", "autorelease: true", false],
  ["autorelease: true", "autorelease: false", true],
])("autorelease of {%s} in a file with {%s}", (lines, around, expected) => {
  expect(generator(lines, around).loaded?.autorelease).toBe(expected);
});

it("takes keywords from the group, unless the generator has its own", () => {
  expect(generator("").loaded?.keywords).toEqual(["of-group"]);
  expect(generator("keywords: [own]").loaded?.keywords).toEqual(["own"]);
});

it.each([
  ["location: js-registry, package-name: p, url: nope", "config/wrong-value"],
  ["location: dotnet-registry, package-name: p, url: 'ftp://x'", "config/wrong-value"],
  [`location: python-registry, package-name: p, token: "\${T}", username: "\${U}"`, "config/two-credentials"],
  [`location: python-registry, package-name: p, token: "\${T}", password: "\${P}"`, "config/two-credentials"],
])("output {%s} gives %s", (lines, code) => {
  expect(generator(`output: {${lines}}`).codes).toEqual([code]);
});

it.each(["./feed", "C:\\feed", "/feeds/a", "feed", "https://feed.example/v3/index.json"])(
  "a .NET feed may be %s",
  (url) => {
    expect(generator(`output: {location: dotnet-registry, package-name: p, url: '${url}'}`).codes).toEqual([]);
  },
);

it.each([
  ["gen-typescript-sdk", "js-registry", []],
  ["gen-typescript-sdk", "python-registry", ["config/other-registry"]],
  ["gen-python-sdk", "ruby-registry", ["config/other-registry"]],
  ["gen-csharp-sdk", "dotnet-registry", []],
  ["gen-go-sdk", "js-registry", ["config/other-registry"]],
  ["./own-generator.mjs", "ruby-registry", []],
])("%s with %s gives %j", (name, location, expected) => {
  const { codes } = load(
    `groups: {a: {generators: [{name: ${name}, version: "1", output: {location: ${location}, package-name: p}}]}}`,
  );
  expect(codes).toEqual(expected);
});
