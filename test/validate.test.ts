import { inMemoryFolder, runCli, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const generators = (spec: string): string => `api:
  specs:
    - ${spec}
groups:
  sdk:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: sdk } }
`;

/** What a command finds in a project, as `document:line:column code`, with messages of comparisons. */
function findings(
  files: { readonly [path: string]: string },
  args: readonly string[] = ["check", "--validate"],
): Promise<string[]> {
  return inMemoryFolder(async (folder) => {
    writeFolder(folder, new Map(Object.entries(files)));
    const { stdout, stderr } = await runCli([...args, "--json"], { cwd: folder });
    expect(stderr).toBe("");
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
    return diagnostics.map(({ code, location, message }) => {
      const place = location && `${location.document}:${location.line}:${location.column}`;
      return `${place} ${code}${code.endsWith("violation") ? `: ${message.replace(/^[^:]*: /, "")}` : ""}`;
    });
  });
}

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly location?: { readonly document: string; readonly line: number; readonly column: number };
}

const OPENAPI = `openapi: 3.0.3
info: { title: Test }
servers: [{ url: https://api.example.com }]
paths:
  /things:
    get:
      operationId: 5
      responses: { "204": {} }
`;

test("an OpenAPI definition is compared as overlays and overrides leave it, and each finding is at the text that caused it", async () => {
  const files = {
    "generators.yml": generators("{ openapi: openapi.yml, overlays: overlay.yml, overrides: overrides.yml }"),
    "openapi.yml": OPENAPI,
    "overlay.yml": `overlay: 1.0.0
info: { title: Mend, version: 1.0.0 }
actions:
  - target: $.info
    update: { version: 1.0.0 }
  - target: $.paths
    update: { /added: { get: { operationId: added, responses: { "204": { descripton: Typo. } } } } }
`,
    "overrides.yml": `paths:
  /things:
    get:
      tags: none
`,
  };
  expect(await findings(files)).toMatchInlineSnapshot(`
    [
      "openapi.yml:7:20 openapi/wrong-type",
      "openapi.yml:8:27 openapi/schema-violation: \`description\` is required here.",
      "overlay.yml:7:72 openapi/schema-violation: \`description\` is required here.",
      "overlay.yml:7:74 openapi/unknown-key",
      "overrides.yml:4:13 json-schema/keyword-type",
    ]
  `);
}, 60_000);

test("what lowering finds at a place is not said again, and without --validate nothing is compared", async () => {
  const files = { "generators.yml": generators("openapi: openapi.yml"), "openapi.yml": OPENAPI };
  const plain = await findings(files, ["check"]);
  const all = await findings(files);
  expect(plain).toMatchInlineSnapshot(`
    [
      "openapi.yml:7:20 openapi/wrong-type",
    ]
  `);
  expect(all.filter((finding) => plain.includes(finding))).toEqual(plain);
  expect(all.filter((finding) => finding.startsWith("openapi.yml:7:"))).toHaveLength(1);
  expect(all.length).toBeGreaterThan(plain.length);
}, 60_000);

test("how parts of an OpenAPI definition go together is judged, each fault once and at its place in the text", async () => {
  const files = {
    "generators.yml": generators("openapi: openapi.yml"),
    "openapi.yml": `openapi: 3.0.3
info: { title: Test }
servers: [{ url: https://api.example.com }]
paths:
  /things/{id}:
    get:
      operationId: getThing
      parameters:
        - { name: page, in: query, schema: { type: array } }
      responses:
        "200": { $ref: "#/components/schemas/Thing" }
        "404": { description: None. }
components:
  schemas: { Thing: { type: string } }
  securitySchemes: { key: { type: http, scheme: bearer, name: X-Key } }
`,
  };
  expect(await findings(files)).toMatchInlineSnapshot(`
    [
      "openapi.yml:2:7 openapi/schema-violation: \`version\` is required here.",
      "openapi.yml:6:5 openapi/path-parameter-missing",
      "openapi.yml:9:11 openapi/schema-violation: this parameter is an array, so it should include an \`items\` schema.",
      "openapi.yml:11:24 openapi/schema-violation: what \`#/components/schemas/Thing\` names is not allowed here.",
      "openapi.yml:15:57 openapi/schema-violation: \`name\` is not allowed here.",
    ]
  `);
}, 60_000);

const asyncapi = (text: string) =>
  findings({ "generators.yml": generators("asyncapi: asyncapi.yml"), "asyncapi.yml": text });

test("of an AsyncAPI definition each difference is told once, at its place in the text, whatever leads there", async () => {
  const found = await asyncapi(`asyncapi: 2.6.0
info: { title: Test }
servers: { live: { url: wss://live.example.com, protocol: wss } }
channels:
  a:
    publish: { operationId: send, message: { $ref: "#/components/messages/m" } }
    bindings: []
  c:
    subscribe: { operationId: receive, message: { payload: { type: object, properties: { p: { type: strng } } } } }
components:
  messages: { m: { payload: { $ref: "#/components/schemas/T" } } }
  schemas: { T: { type: object, required: 5 } }
`);
  expect(found).toMatchInlineSnapshot(`
    [
      "asyncapi.yml:2:7 asyncapi/schema-violation: "info" property must have required property "version".",
      "asyncapi.yml:7:15 asyncapi/wrong-type",
      "asyncapi.yml:9:101 json-schema/unknown-type",
      "asyncapi.yml:12:43 json-schema/keyword-type",
    ]
  `);
}, 60_000);

test("a sound AsyncAPI definition has no differences, and nothing that it refers to is fetched", async () => {
  const found = await asyncapi(`asyncapi: 3.0.0
info: { title: Test, version: 1.0.0 }
servers: { live: { host: live.example.com, protocol: wss } }
channels:
  a:
    address: a
    messages:
      tree: { payload: { $ref: "#/components/schemas/Tree" } }
      other: { payload: { $ref: "https://definitions.invalid/x.json#/a" } }
operations:
  send: { action: send, channel: { $ref: "#/channels/a" } }
components:
  schemas: { Tree: { type: object, properties: { next: { $ref: "#/components/schemas/Tree" } } } }
`);
  expect(found).toEqual(["asyncapi.yml:9:33 source/network-reference"]);
}, 60_000);

test("the validator that the project has installed judges, wherever the compiler is", async () => {
  const parser = `export class Parser {
    async validate(text) {
      return [{ severity: 0, code: "own", path: ["info", "title"], message: "judged by the project: " + JSON.parse(text).asyncapi }];
    }
  }`;
  const found = await findings({
    "generators.yml": generators("asyncapi: asyncapi.yml"),
    "asyncapi.yml": "asyncapi: 3.0.0\ninfo: { title: Test, version: 1.0.0 }\nchannels: {}\n",
    "node_modules/@asyncapi/parser/package.json":
      '{ "name": "@asyncapi/parser", "type": "module", "exports": "./index.js" }',
    "node_modules/@asyncapi/parser/index.js": parser,
  });
  expect(found).toEqual(["asyncapi.yml:2:16 asyncapi/schema-violation: judged by the project: 3.0.0."]);
}, 60_000);

test("what the validator cannot read is a note", async () => {
  const found = await asyncapi("asyncapi: 2\ninfo: { title: Test, version: 1.0.0 }\nchannels: {}\n");
  expect(found).toContain("asyncapi.yml:1:1 asyncapi/not-validated");
}, 60_000);
