import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NEWEST_EDITION } from "@sdkwright/config";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/built-in.js";
import { project, run, serve } from "./helpers.js";

const API = "openapi: 3.1.0\ninfo: { title: The Acme Pets API, version: 1.0.0 }\npaths: {}\n";
const config = (folder: string) => readFileSync(join(folder, "generators.yml"), "utf8");

test("writes a configuration that check accepts", async () => {
  const folder = project({ "openapi.yml": API });
  expect(await run(folder, ["init"])).toEqual({
    code: 0,
    out: "Wrote generators.yml for openapi.yml.\nNext: sdkwright generate\n",
    err: "",
  });
  const text = config(folder);
  expect(text).toContain("- openapi: openapi.yml\n");
  expect(text).toContain("package-name: acme-pets\n");
  expect(text).toMatch(/`sdkwright add docs`.*\n.*`sdkwright add collection`/);
  expect(text).toContain(`\nedition: ${NEWEST_EDITION}\n`);
  expect((await run(folder, ["check"])).err).not.toMatch(/config\/|cli\//);
});

test("finds definitions in the usual folders and names the others", async () => {
  const folder = project({
    "spec/openapi.json": JSON.stringify({ openapi: "3.0.0" }),
    "docs/pets.openapi.yaml": API,
    "api/notes.yml": "openapi: hidden",
    "openapi.config.json": "{}",
    "node_modules/x/openapi.yml": API,
  });
  const { out } = await run(folder, ["init"]);
  expect(config(folder)).toContain("- openapi: spec/openapi.json\n    # - openapi: docs/pets.openapi.yaml\n");
  expect(out).toMatch(/^Wrote .+ for spec\/openapi\.json\.\nIt lists .+:\n {2}docs\/pets\.openapi\.yaml\nNext: .+\n$/);
});

test.each([
  ["spotify-fixed.yml", `# From the web\n---\ninfo: { title: Music, version: "1" }\nopenapi: "3.0.3"\npaths: {}\n`],
  ["services/billing/rest.json", '{\n  "info": {},\n  "swagger": "2.0", "paths": {}\n}'],
  ["services/events.yaml", "asyncapi: 3.0.0\ninfo: { title: Events, version: '1' }\n"],
  ["rpc.json", '{"openrpc":"1.2.6","methods":[]}'],
])("finds %s by what is in it", async (path, text) => {
  const folder = project({
    [path]: text,
    "package.json": '{ "name": "x", "openapi": { "input": "a" } }',
    "dist/openapi.yml": API,
    ".cache/openapi.yml": API,
    "sdks/go/openapi.yml": API,
    "sdks/go/.sdkwright/manifest.json": "{}",
    "a/b/c/d/openapi.yml": API,
  });
  const { out } = await run(folder, ["init"]);
  expect(out).toBe(`Wrote generators.yml for ${path}.\nNext: sdkwright generate\n`);
});

test("finds Conjure without the files that it imports, and folders of protocol buffers", async () => {
  const types = "types:\n  definitions:\n    default-package: a.b\n    objects: {}\n";
  const conjure = project({
    "api/common.yml": types,
    "api/service.yml": types.replace("types:\n", "types:\n  conjure-imports: { common: common.yml }\n"),
  });
  expect((await run(conjure, ["init"])).out).toContain("for api/service.yml.\nNext");
  expect((await run(conjure, ["check"])).err).not.toMatch(/error/);
  const proto = (name: string) => `syntax = "proto3";\npackage acme.v1;\nmessage ${name} {}\n`;
  const protos = project({ "proto/acme/v1/a.proto": proto("A"), "proto/acme/v1/b.proto": proto("B") });
  await run(protos, ["init"]);
  expect(config(protos)).toContain("- proto: { root: proto }\n");
  expect(await run(protos, ["check"])).toMatchObject({ code: 0 });
  const one = project({ "acme/v1/a.proto": proto("A") });
  await run(one, ["init"]);
  expect(config(one)).toContain('- proto: { root: ".", target: acme/v1/a.proto }\n');
  expect(await run(one, ["check"])).toMatchObject({ code: 0 });
});

test("writes a configuration for each API of a folder apis", async () => {
  const folder = project({ "apis/pets/rest.yml": API, "apis/shops/v1/openapi.yml": API, "apis/old/openapi.yml": API });
  mkdirSync(join(folder, "apis/old"), { recursive: true });
  writeFileSync(join(folder, "apis/old/generators.yml"), "api: openapi.yml\n");
  const { out } = await run(folder, ["init", "-l", "go"]);
  expect(out.split("\n").sort()).toEqual([
    "",
    "Next: sdkwright generate",
    "Wrote apis/pets/generators.yml for apis/pets/rest.yml.",
    "Wrote apis/shops/generators.yml for apis/shops/v1/openapi.yml.",
    "apis/old/generators.yml exists already.",
  ]);
  expect(existsSync(join(folder, "generators.yml"))).toBe(false);
  expect(await run(folder, ["check"])).toMatchObject({ code: 0, out: expect.stringContaining("shops: 0 operations") });
});

test("prints nothing with --quiet", async () => {
  const folder = project({ "openapi.yml": API });
  expect(await run(folder, ["init", "-q"])).toEqual({ code: 0, out: "", err: "" });
  expect(await run(folder, ["add", "go", "-q"])).toEqual({ code: 0, out: "", err: "" });
});

test("downloads a definition that is named by its URL, and remembers where it came from", async () => {
  const url = await serve((_, response) => response.end(API));
  const folder = project({});
  const { code, out } = await run(folder, ["init", `${url}/v1/pets.yml`]);
  expect({ code, out }).toEqual({
    code: 0,
    out: `Downloaded ${url}/v1/pets.yml to pets.yml. \`sdkwright api update\` downloads it again.\nWrote generators.yml for pets.yml.\nNext: sdkwright generate\n`,
  });
  expect(readFileSync(join(folder, "pets.yml"), "utf8")).toBe(API);
  expect(config(folder)).toContain(`- openapi: pets.yml\n      origin: ${url}/v1/pets.yml\n`);
  expect((await run(folder, ["api", "update"])).out).toBe("pets.yml: nothing changed\n");
  const other = project({ "openapi.yml": "mine" });
  expect(await run(other, ["init", url])).toMatchObject({
    code: 1,
    err: expect.stringContaining("cli/definition-exists"),
  });
  expect(readFileSync(join(other, "openapi.yml"), "utf8")).toBe("mine");
});

test("takes a definition that is named", async () => {
  const folder = project({ "openapi.yml": API, "deep/odd name #1.yml": API });
  expect(await run(folder, ["init", "./deep/odd name #1.yml"])).toMatchObject({ code: 0 });
  expect(config(folder)).toContain('- openapi: "deep/odd name #1.yml"\n');
  expect((await run(folder, ["check"])).err).not.toMatch(/config\/|cli\/|source\//);
});

test("takes languages by flag, asks a person for them, and mentions the others", async () => {
  const generators = (folder: string) => [...config(folder).matchAll(/^ {6}- name: (\S+)$/gm)].map(([, name]) => name);
  const both = project({ "openapi.yml": API });
  await run(both, ["init", "-l", "go", "-l", "typescript"]);
  expect(generators(both)).toEqual(["gen-go-sdk", "gen-typescript-sdk"]);
  expect(await run(both, ["check"])).toMatchObject({ code: 0, err: "" });
  const asked = project({ "openapi.yml": API });
  const { err } = await run(asked, ["init"], { answer: "go" });
  expect(err).toBe(`Languages, out of ${LANGUAGES.join(", ")} [typescript]: `);
  expect(generators(asked)).toEqual(["gen-go-sdk"]);
  expect(config(asked)).toContain("      # - name: gen-typescript-sdk\n");
  const silent = project({ "openapi.yml": API });
  await run(silent, ["init"], { answer: " " });
  expect(generators(silent)).toEqual(["gen-typescript-sdk"]);
  const wrong = project({ "openapi.yml": API });
  expect((await run(wrong, ["init", "-l", "gol"])).err).toContain("Did you mean `go`?");
});

test("says what the definition has to say about security and servers", async () => {
  const written = async (more: string) => {
    const folder = project({ "openapi.yml": API + more });
    await run(folder, ["init"]);
    expect((await run(folder, ["check"])).err).not.toMatch(/config\/|cli\//);
    return config(folder);
  };
  const schemes = "components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }\n";
  const servers = "servers: [{ url: https://api.example.com }]\n";
  const plain = await written("");
  expect(plain).toContain("declares no security schemes");
  expect(plain).toContain("names no server with a host");
  expect(await written(schemes + servers)).toContain("declares key (header X-Key), but no `security`");
  const secured = await written(`${schemes}${servers}security: [{ key: [] }]\n`);
  expect(secured).toContain("Authentication comes from the definition: key (header X-Key).");
  expect(secured).not.toContain("no server");
});

test.each([
  ["{ type: http, scheme: bearer }", "token:\n#       name: token\n#       env: ACME_PETS_TOKEN"],
  ["{ type: http, scheme: Basic }", "username: { env: ACME_PETS_USERNAME }"],
  ["{ type: apiKey, in: header, name: X-Key }", "header: X-Key\n#     env: ACME_PETS_API_KEY"],
  [
    "{ type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://id.example.com/token', scopes: {} } } }",
    "client-secret-env: ACME_PETS_CLIENT_SECRET\n#     get-token:\n#       endpoint: https://id.example.com/token",
  ],
  [
    "{ type: oauth2, flows: { authorizationCode: { authorizationUrl: 'https://a.example', tokenUrl: 'https://b.example', scopes: {} } } }",
    "env: ACME_PETS_TOKEN",
  ],
])("has the block of auth-schemes ready for %s", async (scheme, expected) => {
  const operation = "paths: { /a: { get: { operationId: a, responses: { 204: { description: Done. } } } } }\n";
  const secured = `components: { securitySchemes: { main: ${scheme} } }\nsecurity: [{ main: [] }]\n`;
  const folder = project({ "openapi.yml": API.replace("paths: {}\n", operation) + secured });
  await run(folder, ["init"]);
  expect(config(folder)).toContain(expected);
  uncommentAuth(folder);
  expect(await run(folder, ["check", "--strict"])).toMatchObject({
    code: 0,
    err: expect.not.stringContaining("config/"),
  });
});

/** Does what the comment in generators.yml asks for. */
function uncommentAuth(folder: string): void {
  const used = config(folder)
    .replace("  # auth: ", "  auth: ")
    .replace(/(# auth-schemes:\n)((?:# {3}.*\n)+)/, (block) => block.replaceAll(/^# /gm, ""));
  writeFileSync(join(folder, "generators.yml"), used);
}

test("lets any of several schemes authenticate", async () => {
  const schemes = "a: { type: http, scheme: basic }, b c: { type: apiKey, in: header, name: X-Key }";
  const operation = "paths: { /a: { get: { operationId: a, responses: { 204: { description: Done. } } } } }\n";
  const secured = `components: { securitySchemes: { ${schemes} } }\nsecurity: [{ a: [] }, { b c: [] }]\n`;
  const folder = project({ "openapi.yml": API.replace("paths: {}\n", operation) + secured });
  await run(folder, ["init"]);
  expect(config(folder)).toContain("  # auth: { any: [a, b c] }\n");
  uncommentAuth(folder);
  expect(await run(folder, ["check"])).toMatchObject({
    code: 0,
    err: expect.not.stringMatching(/config\/|unused-scheme/),
  });
});

test("never overwrites", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": "mine" });
  const { code, err } = await run(folder, ["init"]);
  expect(code).toBe(1);
  expect(err).toContain("cli/config-exists: generators.yml exists already.");
  expect(config(folder)).toBe("mine");
});

test("says what it did not find", async () => {
  const folder = project({ "openapi.yml": "just: text", "broken.yml": "a: [" });
  const none = await run(folder, ["init"]);
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining("cli/no-definition-found") });
  expect(await run(folder, ["init", "nope.yml"])).toMatchObject({ code: 1, err: expect.stringContaining("nope.yml") });
  const broken = await run(folder, ["init", "broken.yml"]);
  expect(broken).toMatchObject({ code: 1, err: expect.stringContaining("broken.yml:") });
});
