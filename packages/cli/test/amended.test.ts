import { inMemoryFolder, runCli, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const FILES = new Map([
  [
    "generators.yml",
    `api:
  specs:
    - { openapi: openapi.yml, overlays: overlay.yml, overrides: [first.yml, second.yml] }
groups:
  sdk:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: sdk } }
`,
  ],
  [
    "openapi.yml",
    `openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /things: { get: { operationId: listThings, responses: { "204": { description: None. } } } }
components:
  schemas:
    Written: { type: object }
`,
  ],
  [
    "overlay.yml",
    `overlay: 1.0.0
info: { title: More, version: 1.0.0 }
actions:
  - target: $.components.schemas
    update:
      Overlaid: { type: strng }
`,
  ],
  ["first.yml", "components:\n  schemas:\n    Overridden: { type: nmber }\n"],
  ["second.yml", "paths:\n  /things:\n    get:\n      parameters:\n        - { name: a, in: nowhere }\n"],
]);

/** The same without what is wrong in them. */
const SOUND = new Map(
  [...FILES].map(([path, text]) => [path, text.replace(/strng|nmber/, "string").replace("nowhere", "query")]),
);

/** Works in the project, whose definition two kinds of files change. */
function inProject<T>(work: (folder: string) => Promise<T>, files: ReadonlyMap<string, string> = FILES): Promise<T> {
  return inMemoryFolder((folder) => {
    writeFolder(folder, files);
    return work(folder);
  });
}

test(
  "a finding is at the text that caused it: of the definition, an overlay or an override",
  () =>
    inProject(async (cwd) => {
      const { stdout } = await runCli(["check", "--json"], { cwd });
      const { diagnostics } = JSON.parse(stdout) as {
        diagnostics: { code: string; location: { document: string; line: number; column: number } }[];
      };
      const found = diagnostics.map(({ code, location }) => `${location.document}:${location.line} ${code}`);
      expect(found).toMatchInlineSnapshot(`
        [
          "first.yml:3 json-schema/unknown-type",
          "overlay.yml:6 json-schema/unknown-type",
          "second.yml:5 openapi/unknown-value",
        ]
      `);
    }),
  60_000,
);

test.each([
  ["from a run in memory", false],
  ["from a stored trace", true],
])(
  "`why` and `where` lead to the file that says it, %s",
  (_, stored) =>
    inProject(async (cwd) => {
      if (stored) await runCli(["generate", "--trace"], { cwd });
      const places = async (...args: readonly string[]): Promise<string[]> => {
        const { stdout } = await runCli(args, { cwd });
        return [...stdout.matchAll(/comes from {3}(\S+)/g)].map(([, place = ""]) => place);
      };
      expect(new Set(await places("why", "Written"))).toEqual(new Set(["openapi.yml:8:5"]));
      expect(new Set(await places("why", "Overlaid"))).toEqual(new Set(["overlay.yml:6:7"]));
      expect(new Set(await places("why", "Overridden"))).toEqual(new Set(["first.yml:3:5"]));
      expect(new Set(await places("where", "/components/schemas/Overlaid"))).toEqual(new Set(["overlay.yml:6:7"]));
    }, SOUND),
  60_000,
);
