import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { FILES, type Options, run } from "./cached-runs.js";
import { project } from "./helpers.js";

const NAMES = ["pets", "shops", "users"];

/** A workspace of three APIs, each with the files of a project. Their findings differ by their endpoint that is not there. */
function workspace(): string {
  const files = NAMES.flatMap((name) =>
    Object.entries(FILES).map(([path, text]) => [
      `apis/${name}/${path}`,
      text.replace("GET /nothing", `GET /no-${name}`),
    ]),
  );
  return project({ ...Object.fromEntries(files), "node_modules/.keep": "" });
}

/** A workspace whose next run finds nothing to do. */
async function generated(options: Options = {}): Promise<string> {
  const folder = workspace();
  expect(await run(folder, options)).toMatchObject({ code: 0, compiled: NAMES });
  expect(await run(folder, options)).toMatchObject({ code: 0, hit: true });
  return folder;
}

/** Runs a command line that compiles some APIs, and expects what it would print and write if it compiled all of them. */
async function expectCompiled(folder: string, compiled: readonly string[], options: Options = {}): Promise<void> {
  const result = await run(folder, options);
  expect(result.compiled).toEqual(compiled);
  const settled = await run(folder, options);
  expect(settled).toMatchObject({ code: 0, hit: true });
  const before = [...readFolder(folder)].filter(([path]) => !path.startsWith("node_modules/"));
  const args = [...(options.args ?? []), "--no-cache"];
  expect(await run(folder, { ...options, args })).toEqual({ ...settled, hit: false, compiled: NAMES });
  expect([...readFolder(folder)].filter(([path]) => !path.startsWith("node_modules/"))).toEqual(before);
}

test.each(Object.keys(FILES).filter((path) => path.endsWith(".yml")))(
  "a change of %s of one API compiles this one",
  async (path) => {
    const folder = await generated();
    appendFileSync(join(folder, "apis/shops", path), "# A comment.\n");
    await expectCompiled(folder, ["shops"]);
  },
);

test("what an API finds and what it generates is up to date", async () => {
  const folder = await generated();
  const path = join(folder, "apis/users/api/common.yml");
  writeFileSync(path, readFileSync(path, "utf8").replace("name", "nick"));
  const { out, err } = await run(folder);
  expect(out).toMatch(/^pets: .*: up to date\nshops: .*: up to date\nusers: .*: 5 updated\n$/);
  for (const name of NAMES) expect(err).toMatch(new RegExp(`^API ${name}$`, "m"));
  expect(readFileSync(join(folder, "apis/users/sdk/src/api/types/Pet.ts"), "utf8")).toContain("nick");
});

test("an output file of one API that was edited or removed compiles this one", async () => {
  const folder = await generated();
  rmSync(join(folder, "apis/pets/snippets.json"));
  await expectCompiled(folder, ["pets"]);
  rmSync(join(folder, "apis/pets/sdk"), { recursive: true });
  await expectCompiled(folder, ["pets"]);
  appendFileSync(join(folder, "apis/users/sdk/src/api/types/Pet.ts"), "// Mine.\n");
  await expectCompiled(folder, ["users"]);
});

test("a template of a README that changes compiles its API", async () => {
  const folder = workspace();
  const config = join(folder, "apis/pets/generators.yml");
  const template = join(folder, "apis/pets/readme.hbs");
  writeFileSync(template, "# SDK\n");
  writeFileSync(config, readFileSync(config, "utf8").replace("readme: { ", "readme: { template: readme.hbs, "));
  expect(await run(folder)).toMatchObject({ code: 0, compiled: NAMES });
  appendFileSync(template, "More.\n");
  await expectCompiled(folder, ["pets"]);
});

test("another release compiles all APIs", async () => {
  const folder = await generated();
  expect((await run(folder, { code: "2" })).compiled).toEqual(NAMES);
});

test.each([["--json"], ["--sarif"], ["--check"]])(
  "with %s, too, a change of one API compiles this one",
  async (...args) => {
    const folder = await generated();
    appendFileSync(join(folder, "apis/shops/api/openapi.yml"), "# A comment.\n");
    await expectCompiled(folder, ["shops"], { args });
  },
);

test("an API is compiled once for command lines that include it", async () => {
  const folder = workspace();
  expect((await run(folder, { args: ["--api", "shops"] })).compiled).toEqual(["shops"]);
  await expectCompiled(folder, ["pets", "users"]);
  expect(await run(folder, { args: ["--api", "users"] })).toMatchObject({ hit: true });
});

test("APIs beside one with errors are cached", async () => {
  const folder = await generated();
  writeFileSync(join(folder, "apis/shops/api/common.yml"), "Pet: [\n");
  const broken = await run(folder);
  expect(broken).toMatchObject({ code: 1, compiled: ["shops"] });
  expect(await run(folder)).toEqual(broken);
  expect(await run(folder, { args: ["--no-cache"] })).toEqual({ ...broken, compiled: NAMES });
});

test("an API that was left out because it lacks a group is seen when it gets it", async () => {
  const folder = workspace();
  const path = join(folder, "apis/shops/generators.yml");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace("local:", "other:"));
  const args = ["--group", "local"];
  expect((await run(folder, { args })).compiled).toEqual(["pets", "users"]);
  expect((await run(folder, { args })).hit).toBe(true);
  writeFileSync(path, text);
  expect((await run(folder, { args })).compiled).toEqual(["shops"]);
});

test("folders that two APIs share are refused although both are cached", async () => {
  const folder = await generated();
  const path = join(folder, "apis/shops/generators.yml");
  writeFileSync(path, readFileSync(path, "utf8").replace("path: sdk", "path: ../pets/sdk"));
  expect(await run(folder)).toMatchObject({ code: 1, err: expect.stringContaining("compiler/output-shared") });
});

test("very long source lines are not stored, and lines that hold a secret", async () => {
  const token = `AKIA${"QZ7".repeat(5)}Q`;
  const cases = [
    { properties: "", description: "", stored: true },
    { properties: "", description: "a".repeat(1_100_000), stored: false },
    { properties: `, key: { type: string, example: ${token} }`, description: "", stored: false },
  ];
  for (const { properties, description, stored } of cases) {
    const folder = workspace();
    const path = join(folder, "apis/shops/api/openapi.yml");
    const info = `openapi: 3.0.3\ninfo: { title: Pets, version: 1.0.0, titel: a, description: "${description}" }`;
    writeFileSync(path, readFileSync(path, "utf8").replace(/^openapi.*\n.*/, info));
    const types = `Pet: { type: object, properties: { name: { type: string }${properties} } }\n`;
    writeFileSync(join(folder, "apis/shops/api/common.yml"), types);
    expect((await run(folder)).code).toBe(0);
    expect((await run(folder)).hit).toBe(true);
    const cache = [...readFolder(join(folder, "node_modules"))].map(([, content]) => content);
    expect(cache.some((content) => content.includes(token) || content.includes("aaaaaaaa"))).toBe(false);
    expect((await run(folder, { args: ["--json"] })).compiled).toEqual(stored ? [] : ["shops"]);
  }
});

const { "generators.yml": _, ...DEFINITION } = FILES;
const ONE_LINE = ["api/openapi.yml", "-l", "typescript"];

test("a run without a configuration is cached", async () => {
  const folder = project(DEFINITION);
  const options = { args: ONE_LINE };
  expect(await run(folder, options)).toMatchObject({ code: 0, compiled: [""] });
  const cached = await run(folder, options);
  expect(cached).toMatchObject({ code: 0, hit: true });
  const compiled = await run(folder, { args: [...ONE_LINE, "--no-cache"] });
  expect(compiled).toEqual({ ...cached, hit: false, compiled: [""] });
  for (const change of [
    () => appendFileSync(join(folder, "api/common.yml"), "# A comment.\n"),
    () => appendFileSync(join(folder, "api/openapi.yml"), "# A comment.\n"),
    () => appendFileSync(join(folder, "sdks/typescript/src/api/types/Pet.ts"), "// Mine.\n"),
    () => rmSync(join(folder, "sdks"), { recursive: true }),
  ]) {
    change();
    expect((await run(folder, options)).compiled).toEqual([""]);
    expect((await run(folder, options)).hit).toBe(true);
  }
  expect((await run(folder, { args: [...ONE_LINE, "-o", "elsewhere"] })).compiled).toEqual([""]);
  expect((await run(folder, { args: ["api/openapi.yml", "-l", "go"] })).compiled).toEqual([""]);
  expect((await run(folder, options)).hit).toBe(true);
});

test("a definition of the same name in another folder is another one", async () => {
  const folder = project(DEFINITION);
  expect((await run(folder, { args: ONE_LINE })).code).toBe(0);
  mkdirSync(join(folder, "inner/api"), { recursive: true });
  for (const name of ["openapi.yml", "common.yml"]) {
    writeFileSync(join(folder, "inner/api", name), readFileSync(join(folder, "api", name)));
  }
  expect((await run(join(folder, "inner"), { args: ONE_LINE })).compiled).toEqual([""]);
});

test("--check is cached as long as the SDKs are up to date", async () => {
  const folder = project(FILES);
  const options = { args: ["--check"] };
  for (let time = 0; time < 2; time++) expect(await run(folder, options)).toMatchObject({ code: 1, compiled: [""] });
  await run(folder, { args: ["--no-cache"] });
  expect(await run(folder, options)).toMatchObject({ code: 0, compiled: [""] });
  expect(await run(folder, options)).toMatchObject({ code: 0, hit: true });
  // What a check finds up to date, a run of `generate` would not change.
  expect(await run(folder)).toMatchObject({ code: 0, hit: true });
  const path = join(folder, "api/common.yml");
  writeFileSync(path, readFileSync(path, "utf8").replace("name", "nick"));
  for (let time = 0; time < 2; time++) expect(await run(folder, options)).toMatchObject({ code: 1, compiled: [""] });
  expect(readFileSync(join(folder, "sdk/src/api/types/Pet.ts"), "utf8")).not.toContain("nick");
});
