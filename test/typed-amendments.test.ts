import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { runMain } from "./support/main.js";

const DEFINITION = `openapi: 3.0.3
info: { title: Acme, version: "1" }
servers: [{ url: "https://api.acme.com" }]
paths:
  /pets:
    get:
      operationId: listPets
      responses: { "200": { description: Pets., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } } }
components:
  schemas:
    Pet: { type: object, required: [id], properties: { id: { type: string }, color: { type: string, enum: [red, green] } } }
`;
const GENERATORS =
  'groups: { sdk: { generators: [{ name: gen-go-sdk, version: "*", output: { location: local-file-system, path: go } }] } }\n';

interface Found {
  readonly code: string;
  readonly location?: { readonly document: string; readonly line?: number };
}

/** What `check` finds in a file beside the definition, as `line code`. */
async function found(name: string, files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  return inMemoryFolder(async (folder) => {
    writeFolder(folder, new Map([["openapi.yml", DEFINITION], ...files]));
    const { stdout } = await runMain(["check", "--json"], folder);
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Found[] };
    const here = diagnostics.filter(({ location }) => location?.document === name);
    return here.map(({ code, location }) => `${location?.line} ${code}`);
  });
}

const ACTION = `overlay: 1.0.0
info: { title: Amendments, version: "1" }
actions:
  - target: $.paths['/pets'].get
    update: { summary: Pets. }
`;

describe("mistakes typed into an overlay are found where they are:", () => {
  test.each([
    ["['/pets'].get", "['/pet'].get", "4 overlay/no-match"],
    ["['/pets'].get", "['/pets'].gte", "4 overlay/no-match"],
    ["['/pets'].get", "['/pets'.get", "4 overlay/invalid-path"],
    ["target: ", "targt: ", "4 overlay/not-an-overlay"],
    ["update: {", "updat: {", "5 overlay/not-an-overlay"],
    ["update: { summary: Pets. }", "remove: yes", "5 overlay/not-an-overlay"],
    ["summary: ", "sumary: ", "5 openapi/unknown-key"],
    ["summary: Pets.", "x-gen-sdk-methodname: list", "5 openapi/unknown-extension"],
    ["summary: Pets.", "x-gen-idempotent: yes please", "5 openapi/wrong-type"],
    ["overlay: 1.0.0", "overlay: 3.0.0", "1 overlay/unknown-version"],
  ])("%s as %s", async (right, wrong, expected) => {
    const config = `api: { specs: [{ openapi: openapi.yml, overlays: overlay.yml }] }\n${GENERATORS}`;
    const overlay = ACTION.replace(right, () => wrong);
    const files = new Map([
      ["generators.yml", config],
      ["overlay.yml", overlay],
    ]);
    expect(await found("overlay.yml", files)).toContain(expected);
  });
});

const OVERRIDE = `paths:
  /pets:
    get: { x-gen-sdk-method-name: list }
components:
  schemas:
    Pet:
      properties:
        color: { description: A color., enum: [red, green] }
`;

describe("mistakes typed into an override are found where they are:", () => {
  test.each([
    ["paths:", "path:", "1 openapi/unknown-key"],
    ["/pets:", "/pet:", "2 overlay/override-adds-operation"],
    ["get:", "gte:", "3 openapi/unknown-key"],
    ["get:", "put:", "3 overlay/override-adds-operation"],
    ["schemas:", "schema:", "5 openapi/unknown-key"],
    [
      "    Pet:\n      properties:\n        color: { description: A color., enum: [red, green] }",
      "    Pett: { description: A pet. }",
      "6 overlay/override-adds-schema",
    ],
    [
      "color: { description: A color., enum: [red, green] }",
      "colour: { description: A color. }",
      "8 overlay/override-adds-schema",
    ],
    ["[red, green]", "[red, red]", "8 json-schema/enum-repeat"],
    ["[red, green]", "red", "8 json-schema/keyword-type"],
    ["description: A color., ", "default: blue, ", "8 json-schema/default-mismatch"],
  ])("%s as %s", async (right, wrong, expected) => {
    const config = `api: { specs: [{ openapi: openapi.yml, overrides: overrides.yml }] }\n${GENERATORS}`;
    const files = new Map([
      ["generators.yml", config],
      ["overrides.yml", OVERRIDE.replace(right, () => wrong)],
    ]);
    expect(await found("overrides.yml", files)).toContain(expected);
  });
});

const CONFIG = `auth-schemes: { key: { header: X-Key, env: ACME_KEY } }
api:
  specs:
    - openapi: openapi.yml
      settings: { filter: { endpoints: [GET /pets] }, default-form-parameter-encoding: json }
  auth: key
  headers: { X-Version: "1" }
  environments: { Production: "https://api.acme.com" }
  default-environment: Production
aliases: { all: [sdk] }
`;

describe("mistakes typed into settings are found where they are:", () => {
  test.each([
    ["GET /pets", "GET /pet", "5 compiler/unknown-endpoint"],
    ["encoding: json", "encoding: josn", "5 config/wrong-value"],
    ["default-form-parameter", "default-from-parameter", "5 config/unknown-key"],
    ["auth: key", "auth: kye", "6 config/unknown-scheme"],
    ["ACME_KEY", "ACME-KEY", "1 config/wrong-value"],
    ["X-Key", "X Key", "1 config/wrong-value"],
    ["X-Version", "'X Version'", "7 config/wrong-value"],
    ["https://api.acme.com", "htps://api.acme.com", "8 config/wrong-url"],
    ["default-environment: Production", "default-environment: Prodution", "9 config/unknown-environment"],
    ["all: [sdk]", "all: [skd]", "10 config/unknown-group"],
    ["all: [sdk]", "all: []", "10 config/wrong-value"],
    ["gen-go-sdk", "gen-goo-sdk", "11 compiler/no-backend"],
    ['version: "*"', 'version: "*", config: { modul: x }', "11 compiler/unknown-option"],
    ['version: "*"', 'version: "*", config: { max-retries: two }', "11 compiler/bad-option"],
  ])("%s as %s", async (right, wrong, expected) => {
    const config = `${CONFIG}${GENERATORS}`.replace(right, () => wrong);
    expect(await found("generators.yml", new Map([["generators.yml", config]]))).toContain(expected);
  });
});
