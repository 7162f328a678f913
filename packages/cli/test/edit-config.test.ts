import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NEWEST_EDITION } from "@sdkwright/config";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/built-in.js";
import { VERSION } from "../src/version.js";
import { project, run } from "./helpers.js";

const API = "openapi: 3.1.0\ninfo: { title: The Acme Pets API, version: 1.0.0 }\npaths: {}\n";
const CONFIG = `# Ours.
api: openapi.yml   # the definition
default-group: local
groups:
  local:
    generators:
    - name: gen-typescript-sdk   # for the web
      version: 0.0.1
      output: { location: local-file-system, path: ts }   # here
    # more to come
  release: { generators: [{ name: gen-go-sdk, version: "0.0.2", output: { location: local-file-system, path: go } }] }
`;
/** The same, with generators of this release. */
const CURRENT = CONFIG.replace(/0\.0\.\d/g, VERSION);
const config = (folder: string) => readFileSync(join(folder, "generators.yml"), "utf8");

test("add takes documents as it takes languages", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": CONFIG });
  const { code, out } = await run(folder, ["add", "collection"]);
  expect([code, out]).toEqual([
    0,
    "Added gen-collection to the group `local` of generators.yml.\nNext: sdkwright generate\n",
  ]);
  expect(config(folder)).toContain("    - name: gen-collection\n");
  expect(config(folder)).toContain("        path: ./sdks/collection\n");
});

test("add delivers a collection to a workspace that is named", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": CURRENT });
  expect(await run(folder, ["add", "collection", "--workspace", "w1"])).toMatchObject({ code: 0, err: "" });
  expect(config(folder)).toContain(`      output:
        location: collections-workspace
        api-key: \${COLLECTIONS_KEY}
        workspace-id: w1
`);
  expect(await run(folder, ["check"])).toMatchObject({ code: 0, err: expect.not.stringContaining("config/") });
});

test("add writes a docs.yml that check accepts, and never overwrites one", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": CURRENT });
  expect(await run(folder, ["add", "docs"])).toEqual({
    code: 0,
    out: "Wrote docs.yml.\nNext: sdkwright docs dev\n",
    err: "",
  });
  const docs = readFileSync(join(folder, "docs.yml"), "utf8");
  expect(docs).toContain("\ntitle: The Acme Pets API\n");
  expect(docs).toContain("\n  - api: API reference\n");
  expect(await run(folder, ["docs", "build"])).toMatchObject({ code: 0, err: expect.not.stringContaining("docs.yml") });
  expect(await run(folder, ["add", "docs"])).toMatchObject({ code: 1, err: "sdkwright: docs.yml exists already.\n" });
});

test("add docs lists each API of a workspace", async () => {
  const folder = project({
    "apis/a/openapi.yml": API,
    "apis/a/generators.yml": CURRENT,
    "apis/b/openapi.yml": API.replace("Acme Pets", "Acme Shops"),
    "apis/b/generators.yml": CURRENT,
  });
  expect(await run(folder, ["add", "docs"])).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(folder, "docs.yml"), "utf8")).toContain(`
  - api: The Acme Pets API
    api-name: a
  - api: The Acme Shops API
    api-name: b
`);
  expect(await run(folder, ["docs", "build"])).toMatchObject({ code: 0, err: expect.not.stringContaining("docs.yml") });
});

test("add appends a generator to a group and changes nothing else", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": CONFIG });
  const done = await run(folder, ["add", "go"]);
  expect(done).toEqual({
    code: 0,
    out: "Added gen-go-sdk to the group `local` of generators.yml.\nNext: sdkwright generate\n",
    err: "",
  });
  const [head, tail] = CONFIG.split("    # more to come");
  expect(config(folder)).toBe(`${head}    - name: gen-go-sdk
      version: ${VERSION}
      edition: ${NEWEST_EDITION}
      output:
        location: local-file-system
        path: ./sdks/go
      config:
        # Where the module is going to be published.
        module: example.com/acme-pets
        package-name: acmepets
    # more to come${tail}`);
  expect((await run(folder, ["add", "go"])).err).toContain("has gen-go-sdk already");
  await run(folder, ["upgrade"]);
  // What a new version emits is decided by the edition, which stays.
  expect(config(folder)).toContain(`      edition: ${NEWEST_EDITION}\n`);
  expect((await run(folder, ["check"])).code).toBe(0);
});

test("add goes on with the other APIs where one has the language already", async () => {
  const folder = project({
    "apis/a/openapi.yml": API,
    "apis/a/generators.yml": CONFIG,
    "apis/b/openapi.yml": API,
    "apis/b/generators.yml": CONFIG,
  });
  await run(folder, ["add", "go", "--api", "a"]);
  expect(await run(folder, ["add", "go"])).toEqual({
    code: 0,
    out: "Added gen-go-sdk to the group `local` of apis/b/generators.yml.\nNext: sdkwright generate\n",
    err: "sdkwright: The group `local` of apis/a/generators.yml has gen-go-sdk already.\n",
  });
  expect((await run(folder, ["add", "go"])).code).toBe(1);
});

test("add leaves the edition to the file where that has the newest", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": `edition: ${NEWEST_EDITION}\n${CONFIG}` });
  expect((await run(folder, ["add", "go"])).code).toBe(0);
  expect(config(folder).match(/edition:/g)).toHaveLength(1);
});

test("add says what it cannot do", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": CONFIG });
  expect((await run(folder, ["add", "gol"])).err).toContain("Did you mean `go`?");
  expect((await run(folder, ["add", "go", "--group", "none"])).err).toContain("no group `none`");
  expect((await run(folder, ["add", "typescript", "--group", "release"])).err).toContain("Add by hand:");
  expect(config(folder)).toBe(CONFIG);
});

test("add makes a group where a configuration has none", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": "api: openapi.yml   # ours" });
  expect(await run(folder, ["add", "go"])).toMatchObject({ code: 0, err: "" });
  expect(config(folder)).toContain(
    "api: openapi.yml   # ours\n\ndefault-group: sdks\n\ngroups:\n  sdks:\n    generators:\n      - name: gen-go-sdk\n",
  );
  expect(await run(folder, ["add", "python"])).toMatchObject({ code: 0, err: "" });
  expect(await run(folder, ["check"])).toMatchObject({ code: 0 });
  const named = project({ "openapi.yml": API, "generators.yml": "api: openapi.yml\n" });
  expect((await run(named, ["add", "go", "--group", "ours"])).out).toContain("to the group `ours`");
  const empty = "api: openapi.yml\ngroups: {}\n";
  const other = project({ "openapi.yml": API, "generators.yml": empty });
  expect((await run(other, ["add", "go"])).err).toContain("generators.yml has no default group");
  expect(config(other)).toBe(empty);
});

test("a file that init wrote takes a second language", async () => {
  const folder = project({ "openapi.yml": API });
  await run(folder, ["init", "-l", "typescript"]);
  await run(folder, ["add", "go"]);
  expect(await run(folder, ["check"])).toMatchObject({ code: 0, err: "" });
  expect(config(folder)).toMatch(/- name: gen-typescript-sdk[\s\S]*\n {6}- name: gen-go-sdk\n {8}version/);
});

test("add removes the comment that init wrote for the language, unless it was edited", async () => {
  const comments = (text: string): readonly string[] => text.match(/^ *# - name: .*$/gm) ?? [];
  const others = (...added: readonly string[]) =>
    LANGUAGES.filter((language) => !added.includes(language)).map((language) => `      # - name: gen-${language}-sdk`);
  const folder = project({ "openapi.yml": API });
  await run(folder, ["init", "-l", "typescript"]);
  expect(comments(config(folder))).toEqual(others("typescript"));
  writeFileSync(
    join(folder, "generators.yml"),
    config(folder).replaceAll(`#   version: ${VERSION}`, "#   version: 0.0.1"),
  );

  await run(folder, ["add", "java"]);
  expect(comments(config(folder))).toEqual(others("typescript", "java"));
  await run(folder, ["add", "python"]);
  expect(comments(config(folder))).toEqual(others("typescript", "java", "python"));

  writeFileSync(join(folder, "generators.yml"), config(folder).replace("./sdks/go", "./ours"));
  await run(folder, ["add", "go"]);
  expect(config(folder)).toMatch(/# {5}path: \.\/ours\n/);
  expect(await run(folder, ["check"])).toMatchObject({ code: 0, err: "" });
  const [, ...entries] = config(folder).split("generators:\n");
  const own = entries.join("").replaceAll(/^ *#.*\n/gm, "");
  expect(own.match(/- name: \S+/g)).toEqual(
    ["typescript", "java", "python", "go"].map((one) => `- name: gen-${one}-sdk`),
  );
});

test("upgrade sets exact versions, and keeps ranges, quotes and comments", async () => {
  const text = CONFIG.replace("0.0.1", "0.0.1   # pinned");
  const folder = project({ "openapi.yml": API, "generators.yml": text });
  const expected = [
    `generators.yml: gen-typescript-sdk 0.0.1 -> ${VERSION}`,
    `generators.yml: gen-go-sdk 0.0.2 -> ${VERSION}`,
    "",
  ];
  expect((await run(folder, ["upgrade", "--dry-run"])).out.split("\n")).toEqual(expected);
  expect(config(folder)).toBe(text);
  expect((await run(folder, ["upgrade"])).code).toBe(0);
  expect(config(folder)).toBe(text.replace("0.0.1", VERSION).replace("0.0.2", VERSION));
  expect((await run(folder, ["upgrade"])).out).toBe("generators.yml: up to date\n");
  const ranges = project({ "openapi.yml": API, "generators.yml": CONFIG.replace("0.0.1", "latest") });
  expect((await run(ranges, ["upgrade"])).out).not.toContain("typescript");
  expect((await run(project({}), ["upgrade"])).err).toContain("cli/no-config");
});
