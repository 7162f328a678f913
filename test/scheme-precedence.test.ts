import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { runMain } from "./support/main.js";

const DEFINITION = `openapi: 3.1.0
info: { title: Both, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
security: [{ key: [] }]
paths:
  /things:
    get: { operationId: listThings, responses: { "204": { description: None. } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Definition, x-gen-header: { name: ofDefinition, env: DEFINITION_KEY } }
`;

function configuration(auth: string): string {
  return `api: { specs: [{ openapi: openapi.yml }]${auth} }
auth-schemes: { key: { header: X-Configuration, name: ofConfiguration, env: CONFIGURATION_KEY } }
groups:
  sdk:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: sdk } }
`;
}

/** The text of the schemes that the IR of a configuration has. */
function schemes(auth: string): Promise<string> {
  return inMemoryFolder(async (folder) => {
    writeFolder(
      folder,
      new Map([
        ["generators.yml", configuration(auth)],
        ["openapi.yml", DEFINITION],
      ]),
    );
    const { code, stdout, stderr } = await runMain(["ir"], folder);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("error")]);
    return JSON.stringify((JSON.parse(stdout) as { auth: { schemes: unknown } }).auth.schemes);
  });
}

test.each([", auth: key", ", auth: { any: [key] }", ", auth: { all: [key] }", ", auth: endpoint-security"])(
  "a scheme in both places is that of the configuration, applied by {%s}",
  async (auth) => {
    const text = await schemes(auth);
    expect(text).toContain("X-Configuration");
    expect(text).toContain("CONFIGURATION_KEY");
    expect(text).not.toContain("X-Definition");
    expect(text).not.toContain("DEFINITION_KEY");
  },
);

test("without `api.auth`, schemes of the configuration are not applied", async () => {
  const text = await schemes("");
  expect(text).toContain("X-Definition");
  expect(text).not.toContain("X-Configuration");
});
