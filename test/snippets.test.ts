import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder, ROOT } from "@sdkwright/testkit";
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
  return inMemoryFolder(async (folder) => {
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

test.each(["openapi.yml", "generators.yml", "notes.md"])("it never replaces %s", async (path) => {
  await inProject(async (folder) => {
    writeFileSync(join(folder, "notes.md"), "Mine.\n");
    writeFileSync(join(folder, "generators.yml"), GENERATORS.replace("docs/snippets.json", path));
    const before = readFileSync(join(folder, path), "utf8");
    for (const args of [["--dry-run"], [], ["--force"]]) {
      const { code, stderr } = await runMain(["generate", ...args], folder);
      expect(code).toBe(1);
      expect(stderr).toContain(`output/not-ours: ${path} exists and was not generated`);
    }
    expect(readFileSync(join(folder, path), "utf8")).toBe(before);
    expect(existsSync(join(folder, "sdk"))).toBe(false);
  });
});

test("it is staged beside what is there already, and named on the last line", async () => {
  await inProject(async (folder, file) => {
    writeFileSync(join(folder, "target.txt"), "Mine.\n");
    mkdirSync(join(folder, "docs"));
    symlinkSync("../target.txt", `${file}.sdkwright`);
    expect((await runMain(["generate"], folder)).stdout).toMatch(/: \d+ created, docs\/snippets\.json created\n$/);
    writeFileSync(file, '{"types": {}, "endpoints": []}');
    expect((await runMain(["generate"], folder)).stdout).toMatch(/: up to date, docs\/snippets\.json updated\n$/);
    expect(readFileSync(join(folder, "target.txt"), "utf8")).toBe("Mine.\n");
  });
});

test("calls by a protocol stand in it by their methods", async () => {
  const cases = [
    ["openrpc", "openrpc: openrpc.yml", "pets.list", "client.pets.list({ limit: 2 })"],
    [
      "proto-connect",
      "proto: { root: protos }",
      "/chat.v1.Chat/Say",
      'client.chat.say({ room: "room", text: "text" })',
    ],
  ] as const;
  for (const [spec, definition, path, call] of cases) {
    await inMemoryFolder(async (folder) => {
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
