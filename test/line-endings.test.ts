import { type Files, inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf, reportOf } from "./support/compile.js";

// Editors on Windows end lines with CR LF. Neither what is emitted nor where findings point depends on it.

const LF: Files = new Map([
  [
    "generators.yml",
    `api:
  specs:
    - openapi: openapi.yml
      overlays: overlay.yml
      overrides: overrides.yml
groups:
  sdk:
    generators:
      - name: gen-typescript-sdk
        version: "*"
        output: { location: local-file-system, path: ts }
      - name: gen-go-sdk
        version: "*"
        output: { location: local-file-system, path: go }
        config: { max-retrys: 1 }
`,
  ],
  [
    "openapi.yml",
    `openapi: 3.0.3
info:
  title: Pets
  version: "1"
  description: |
    First line.

    - one item
      over two lines
    - another
servers: [{ url: "https://api.example.com" }]
paths:
  /pets:
    get:
      operationId: listPets
      description: "Lists
        pets."
      parameters:
        - name: kind
          in: query
          schema: { type: string, enum: [cat, dog] }
          description: >-
            Folded
            text.
        - { name: page, in: query, shema: { type: integer } }
      responses:
        "200": { description: ok, content: { application/json: { schema: { type: string }, example: "a\\r\\nb" } } }
`,
  ],
  [
    "overlay.yml",
    `overlay: 1.0.0
info: { title: More, version: "1" }
actions:
  - target: $.paths
    update:
      /x: { get: { operationId: getX, summary: Gets x., responses: { "204": { description: Done. } } } }
`,
  ],
  [
    "overrides.yml",
    "components:\n  schemas:\n    Pet:\n      description: |\n        One.\n        Two.\n      type: string\n",
  ],
]);

const JSON_DEFINITION = JSON.stringify({ openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths: {} }, null, 2);

function run(files: Files): Promise<{ readonly emitted: Files; readonly report: string }> {
  return inMemoryFolder(async (folder) => {
    writeFolder(folder, files);
    const result = await compileFolder(folder);
    return { emitted: filesOf(result), report: reportOf(result) };
  });
}

const withCrLf = (files: Files): Files =>
  new Map([...files].map(([path, text]) => [path, text.replaceAll("\n", "\r\n")]));

test("YAML with CR LF gives the same findings at the same places", async () => {
  const { report } = await run(LF);
  expect(report).toContain("generators.yml:15:19 error compiler/unknown-option");
  expect(report).toContain("openapi.yml:25:36 warning openapi/unknown-key");
  expect((await run(withCrLf(LF))).report).toBe(report);
});

test("YAML and JSON with CR LF give the same SDKs", async () => {
  const sound = new Map([...LF].map(([path, text]) => [path, text.replace(/^ *config: .*\n/m, "")]));
  for (const files of [sound, new Map([...sound, ["openapi.yml", JSON_DEFINITION]])]) {
    const { emitted } = await run(files);
    expect(emitted.size).toBeGreaterThan(50);
    expect([...(await run(withCrLf(files))).emitted]).toEqual([...emitted]);
  }
});
