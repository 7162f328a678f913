import { inMemoryFolder, type ProcessResult, readFolder, runCli, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";
import { projectOf } from "./support/project.js";

/** Variables that the configuration and the definition name, each with a value that is found wherever it leaks. */
const VARIABLES = [
  ...["HEADER", "SPEC_HEADER", "EXTENSION_HEADER", "BASE_URL"],
  ...["CLIENT_ID", "CLIENT_SECRET", "USER", "PASSWORD", "BEARER", "KEY", "DEFINITION_KEY"],
  ...["WHITELABEL", "GIT", "NPM", "MAVEN_USER", "MAVEN_PASSWORD", "SIGN_ID", "SIGN_PASSWORD", "SIGN_KEY"],
  ...["PYPI", "NUGET", "GEMS", "COLLECTIONS"],
].map((name) => `CANARY_${name}`);
const CANARY = "tweet-7f3a";
const ENV = {
  ...Object.fromEntries(VARIABLES.map((name) => [name, `${CANARY}-${name.toLowerCase()}`])),
  SDKWRIGHT_DEBUG: "1",
};

const DEFINITION = `openapi: 3.1.0
info: { title: Canaries, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
security: [{ key: [] }]
x-gen-global-headers: [{ header: X-Extension, name: extension, env: CANARY_EXTENSION_HEADER }]
paths:
  /token:
    post:
      operationId: getToken
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { client_id: { type: string }, client_secret: { type: string } } }
      responses:
        "200":
          description: The token.
          content:
            application/json: { schema: { type: object, properties: { access_token: { type: string } } } }
  /things: { get: { operationId: listThings, responses: { "204": { description: None. } } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key, x-gen-header: { env: CANARY_DEFINITION_KEY } }
`;

const CONFIGURATION = `api:
  specs:
    - openapi: openapi.yml
      headers: { X-Spec: "a \${CANARY_SPEC_HEADER}" }
  auth: { all: [basic, bearer, header, key, oauth] }
  headers: { X-Api: "\${CANARY_HEADER}" }
  environments: { Production: https://api.example.com }
  base-url-env: CANARY_BASE_URL
auth-schemes:
  basic: { scheme: basic, username: { env: CANARY_USER }, password: { env: CANARY_PASSWORD } }
  bearer: { scheme: bearer, token: { env: CANARY_BEARER } }
  header: { header: X-Header-Key, name: headerKey, env: CANARY_KEY }
  key: { header: X-Key, name: definitionKey, env: CANARY_DEFINITION_KEY }
  oauth:
    scheme: oauth
    type: client-credentials
    client-id-env: CANARY_CLIENT_ID
    client-secret-env: CANARY_CLIENT_SECRET
    token-header: X-Access
    get-token: { endpoint: POST /token }
whitelabel: { githost: { username: bot, email: bot@example.com, token: "\${CANARY_WHITELABEL}" } }
default-group: sdk
groups:
  sdk:
    generators:
      - name: gen-typescript-sdk
        version: "*"
        output: { location: local-file-system, path: sdk }
        githost: { uri: "https://git.example.com/a/b", token: "\${CANARY_GIT}", mode: push, branch: main }
        snippets: { path: snippets.json }
  published:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: npm, package-name: p, token: "\${CANARY_NPM}" } }
      - name: gen-java-sdk
        version: "*"
        output:
          location: maven
          coordinate: g:a
          username: "\${CANARY_MAVEN_USER}"
          password: "\${CANARY_MAVEN_PASSWORD}"
          signature: { keyId: "\${CANARY_SIGN_ID}", password: "\${CANARY_SIGN_PASSWORD}", secretKey: "\${CANARY_SIGN_KEY}" }
      - { name: gen-python-sdk, version: "*", output: { location: pypi, package-name: p, token: "\${CANARY_PYPI}" } }
      - { name: gen-csharp-sdk, version: "*", output: { location: nuget, package-name: p, api-key: "\${CANARY_NUGET}" } }
      - { name: gen-ruby-sdk, version: "*", output: { location: rubygems, package-name: p, api-key: "\${CANARY_GEMS}" } }
      - name: gen-collection
        version: "*"
        output: { location: postman, api-key: "\${CANARY_COLLECTIONS}", workspace-id: w }
`;

/** A plugin with a bug, whose message is an expression over the target's `info`. */
function faultyPlugin(message: string): string {
  return `export default { name: "faulty", apply({ hooks }) {
  hooks.target.tap("faulty", ({ hooks, info }) => hooks.ir.tap("faulty", () => { throw new Error(${message}); }));
} };
`;
}

interface Run extends ProcessResult {
  /** All files of the folder afterwards but those that were there before, with their paths. */
  readonly written: string;
}

interface RunSettings {
  readonly configuration?: string;
  /** What the plugin with a bug says. */
  readonly message?: string;
  /** Default: every variable that the project names is set. */
  readonly env?: { readonly [name: string]: string };
}

/** Runs the command line in a project full of canaries. */
function run(args: readonly string[], settings: RunSettings = {}): Promise<Run> {
  const { configuration = CONFIGURATION, message = "JSON.stringify(info)", env = ENV } = settings;
  return inMemoryFolder(async (folder) => {
    const files = new Map([
      ["generators.yml", configuration],
      ["openapi.yml", DEFINITION],
      ["faulty.mjs", faultyPlugin(message)],
    ]);
    writeFolder(folder, files);
    const result = await runCli(args, { cwd: folder, env });
    const made = [...readFolder(folder)].filter(([path]) => !files.has(path));
    return { ...result, written: made.map(([path, text]) => `${path}\n${text}`).join("\n") };
  });
}

/** All that a run printed and wrote. */
function everything({ stdout, stderr, written }: Run): string {
  return `${stdout}${stderr}${written}`.toLowerCase();
}

function expectNoCanary(done: Run): void {
  expect(everything(done)).not.toContain(CANARY);
}

const TIMEOUT = { timeout: 60_000 };

test("every variable that is set is named by the project", () => {
  expect(VARIABLES.filter((name) => !`${DEFINITION}${CONFIGURATION}`.includes(name))).toEqual([]);
});

test(
  "a generated SDK, its trace, its manifest and its snippets hold names of variables, no values",
  TIMEOUT,
  async () => {
    const done = await run(["generate", "--trace", "--timings"]);
    expect(done.code).toBe(0);
    expectNoCanary(done);
    for (const name of ["HEADER", "USER", "BEARER", "CLIENT_SECRET"]) expect(done.written).toContain(`CANARY_${name}`);
    for (const file of ["sdk/README.md", "sdk/.sdkwright/", "snippets.json"]) expect(done.written).toContain(`${file}`);
    for (const name of ["GIT", "WHITELABEL"]) expect(done.written).not.toContain(`CANARY_${name}`);
  },
);

test("without any of the variables it is the same SDK, and nothing is asked for", TIMEOUT, async () => {
  const set = await run(["generate"]);
  const unset = await run(["generate"], { env: {} });
  expect({ ...unset, written: "" }).toEqual({ ...set, written: "" });
  expect(unset.code).toBe(0);
  expect(unset.written).toBe(set.written);
  expect(`${unset.stdout}${unset.stderr}`).not.toMatch(/not set|\?\s*$/m);
});

test("the intermediate representation holds names of variables, no values", TIMEOUT, async () => {
  const done = await run(["ir"]);
  expect(done.code).toBe(0);
  expect(done.stdout).toContain("CANARY_CLIENT_SECRET");
  expectNoCanary(done);
});

test.each([
  ["check --json", 0],
  ["check --sarif", 0],
  ["check --group published", 0],
  ["generate --group published --json", 0],
  ["generate --dry-run", 0],
  ["generate --keep-going --group published", 0],
])("sdkwright %s tells no value", TIMEOUT, async (line, code) => {
  const done = await run(line.split(" "));
  expect(done.code, done.stderr).toBe(code);
  expect(`${done.stdout}${done.stderr}`).not.toBe("");
  expectNoCanary(done);
});

test("mistakes at secrets tell no value", TIMEOUT, async () => {
  const broken = CONFIGURATION.replaceAll(/: "(\$\{\w+\})"/g, ': ["$1"]').replace("client-id-env:", "client-id-evn:");
  const done = await run(["generate", "--json"], { configuration: broken });
  expect(done.code).toBe(1);
  expect(done.stdout).toContain("config/wrong-type");
  expect(done.stdout).toContain("config/unknown-key");
  expectNoCanary(done);
});

test("a value that does get out would be seen", TIMEOUT, async () => {
  const configuration = `${CONFIGURATION}plugins: [./faulty.mjs]\n`;
  expect(everything(await run(["generate"], { configuration, message: "process.env.CANARY_GIT" }))).toContain(CANARY);
});

test("a fault with its stack tells no value", TIMEOUT, async () => {
  const done = await run(["generate"], { configuration: `${CONFIGURATION}plugins: [./faulty.mjs]\n` });
  expect(done.stderr).toContain("error plugin/failed: ");
  expect(done.stderr).toContain("    at ");
  expectNoCanary(done);
});

test("credentials in the URL of a server reach no SDK", async () => {
  const definition = DEFINITION.replace("url: https://api", `url: "https://user:${CANARY}@{region}.api`).replace(
    "example.com }]",
    'example.com", variables: { region: { default: eu } } }]',
  );
  await inMemoryFolder(async (folder) => {
    writeFolder(folder, projectOf({ openapi: "api.yml" }, new Map([["api.yml", definition]]), { name: "gen-go-sdk" }));
    const result = await compileFolder(folder);
    const files = [...filesOf(result)].map(([path, content]) => [path, content.toString()] as const);
    expect(files.filter(([, content]) => content.includes(CANARY)).map(([path]) => path)).toEqual([]);
    expect(files.some(([, content]) => content.includes("https://{region}.api.example.com"))).toBe(true);
    expect(result.diagnostics.map(({ code }) => code)).toContain("compiler/url-user-info");
  });
});
