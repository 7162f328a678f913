import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder, runCli, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const GENERATORS = `api:
  specs: [{ openapi: openapi.yml }]
readme:
  template: texts/readme.hbs
groups:
  sdk:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: typescript } }
      - { name: gen-go-sdk, version: "*", config: { module: example.com/acme }, output: { location: local-file-system, path: go } }
`;

const OPENAPI = `openapi: 3.0.3
info: { title: Acme, version: 1.0.0, description: All that Acme does. }
servers: [{ url: https://api.example.com }]
paths:
  /pets:
    get: { operationId: listPets, responses: { "204": { description: None. } } }
`;

/** The READMEs of two SDKs by a template, and what the run reports of it. */
function readmes(template: string): Promise<{ typescript: string; go: string; findings: string[] }> {
  return inMemoryFolder(async (folder) => {
    const files = { "generators.yml": GENERATORS, "openapi.yml": OPENAPI, "texts/readme.hbs": template };
    writeFolder(folder, new Map(Object.entries(files)));
    const { code, stdout, stderr } = await runCli(["generate", "--group", "sdk", "--json"], { cwd: folder });
    expect(code, stderr).toBe(0);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
    const found = diagnostics.filter(({ code }) => code === "compiler/readme-template");
    const read = (name: string): string => readFileSync(join(folder, name, "README.md"), "utf8");
    return {
      typescript: read("typescript"),
      go: read("go"),
      findings: found.map(
        ({ location, message }) => `${location.document}:${location.line}:${location.column} ${message}`,
      ),
    };
  });
}

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly location: { readonly document: string; readonly line: number; readonly column: number };
}

test("a template of the user lays out the READMEs of all SDKs", async () => {
  const template = "# Docs of {{packageName}}\n\n{{section.usage}}\n{{#if section.results}}\nResults\n{{/if}}\n";
  const { typescript, go, findings } = await readmes(template);
  expect(findings).toEqual([]);
  expect(typescript).toMatch(/^# Docs of acme\n\n## Requirements\n[\s\S]*```ts\n[\s\S]*new AcmeClient/);
  expect(go).toMatch(/^# Docs of acme\n\n## Requirements\n[\s\S]*```go\n[\s\S]*NewClient/);
  for (const readme of [typescript, go]) {
    expect(readme).not.toContain("All that Acme does.");
    expect(readme).not.toContain("Results");
    expect(readme).not.toContain("## Advanced");
  }
}, 60_000);

test.each([
  [
    "is not well-formed",
    "# Docs\n{{#each sections}}\n{{text}}\n",
    "texts/readme.hbs:4:1 The template cannot be used: ",
  ],
  [
    "names a value that there is not",
    "# Docs\n\nBy {{author}}.\n",
    'texts/readme.hbs:3:6 The template cannot be used: "author" not defined.',
  ],
])(
  "a template that %s is reported once, and READMEs have their usual layout",
  async (_, template, finding) => {
    const { typescript, go, findings } = await readmes(template);
    expect(findings).toEqual([expect.stringContaining(finding)]);
    for (const readme of [typescript, go]) expect(readme).toContain("## Advanced");
  },
  60_000,
);
