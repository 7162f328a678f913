import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { runMain } from "./support/main.js";

const GENERATORS = `api:
  specs:
    - openapi: openapi.yml
groups:
  sdk:
    generators:
      - name: gen-typescript-sdk
        version: "*"
        output: { location: local-file-system, path: sdk }
        snippets: { path: docs/snippets.json }
`;

interface SnippetsJson {
  readonly types: object;
  readonly endpoints: readonly {
    readonly id: { readonly path: string; readonly method: string; readonly identifier_override: string };
    readonly snippet: { readonly type: string; readonly client: string };
  }[];
}

/** Runs in a copy of a spec whose generator asks for a snippets file. */
function inProject(run: (folder: string, file: string) => Promise<void>): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    cpSync(`${ROOT}test/specs/setting-idiomatic-request-names-true/openapi.yml`, join(folder, "openapi.yml"));
    writeFileSync(join(folder, "generators.yml"), GENERATORS);
    await run(folder, join(folder, "docs/snippets.json"));
  });
}

test("a generator writes the snippets file that it is asked for, and leaves one alone that is right", async () => {
  await inProject(async (folder, file) => {
    expect((await runMain(["generate"], folder)).code).toBe(0);
    const { types, endpoints } = JSON.parse(readFileSync(file, "utf8")) as SnippetsJson;
    expect(types).toEqual({});
    expect(endpoints.map(({ id }) => id)).toEqual([
      { path: "/users/{id}", method: "GET", identifier_override: "endpoint_user.get" },
      { path: "/users/{id}", method: "PUT", identifier_override: "endpoint_user.replace" },
    ]);
    const [{ snippet }] = endpoints as [SnippetsJson["endpoints"][number]];
    expect(snippet.type).toBe("typescript");
    expect(snippet.client).toContain('import { NamesClient } from "names";');
    expect(snippet.client).toContain('await client.user.get({ id: "id" });');
    const { mtimeMs } = statSync(file);
    expect((await runMain(["generate"], folder)).code).toBe(0);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });
});

test("calls by a protocol stand in it by their methods", async () => {
  const cases = [
    ["openrpc", "openrpc: openrpc.yml", "pets.list", "client.pets.list({ limit: 2 })"],
    ["proto-connect", "proto: { root: protos }", "/chat.v1.Chat/Say", "client.chat.say()"],
  ] as const;
  for (const [spec, definition, path, call] of cases) {
    await inTemporaryFolder(async (folder) => {
      cpSync(`${ROOT}test/specs/${spec}`, folder, { recursive: true });
      writeFileSync(join(folder, "generators.yml"), GENERATORS.replace("openapi: openapi.yml", definition));
      expect((await runMain(["generate"], folder)).code).toBe(0);
      const { endpoints } = JSON.parse(readFileSync(join(folder, "docs/snippets.json"), "utf8")) as SnippetsJson;
      const found = endpoints.find(({ id }) => id.path === path);
      expect(found?.id.method).toBe("POST");
      expect(found?.snippet.client).toContain(`await ${call};`);
    });
  }
});

test("a check and a dry run write no snippets file", async () => {
  await inProject(async (folder, file) => {
    for (const argv of [["check"], ["generate", "--dry-run"]]) {
      expect((await runMain(argv, folder)).code).toBe(0);
      expect(existsSync(file)).toBe(false);
    }
  });
});

test("a snippets file that cannot be written is reported", async () => {
  await inProject(async (folder) => {
    writeFileSync(join(folder, "docs"), "a file, not a folder");
    const { code, stderr } = await runMain(["generate"], folder);
    expect(stderr).toContain("output/cannot-write");
    expect(stderr).toContain("docs/snippets.json");
    expect(code).toBe(1);
  });
});

test("snippets in Go are programs", async () => {
  await inProject(async (folder, file) => {
    writeFileSync(join(folder, "generators.yml"), GENERATORS.replace("gen-typescript-sdk", "gen-go-sdk"));
    expect((await runMain(["generate"], folder)).code).toBe(0);
    const { endpoints } = JSON.parse(readFileSync(file, "utf8")) as SnippetsJson;
    expect(endpoints[0]?.snippet.client).toMatch(
      /^package main\n\nimport \(\n\t"context"\n[\s\S]*\nfunc main\(\) \{\n[\s\S]*\n\}\n$/,
    );
  });
});
