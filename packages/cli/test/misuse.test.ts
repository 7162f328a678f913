import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project, run } from "./helpers.js";

const API = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
servers: [{ url: https://api.shop.example }]
paths: {}
`;
const CONFIG = `api: { specs: [{ openapi: openapi.yml }] }
groups:
  local:
    generators:
      - { name: gen-php-sdk, version: "*", output: { location: local-file-system, path: sdk } }
`;
const shop = (): string => project({ "openapi.yml": API, "generators.yml": CONFIG });

test.each([
  ["export openapi", ["export", "openapi", "-o"], "a file"],
  ["export openapi", ["export", "openapi", "-o"], "a folder"],
  ["docs build", ["docs", "build", "-o"], "a file"],
])("%s says what it cannot write where %3$s is in the way", async (_, args, obstacle) => {
  const folder = shop();
  if (obstacle === "a folder") mkdirSync(join(folder, "taken"));
  else writeFileSync(join(folder, "taken"), "mine");
  const place = obstacle === "a folder" ? "taken" : "taken/below";
  const { code, err } = await run(folder, [...args, place]);
  expect({ code, err }).toEqual({ code: 70, err: expect.stringContaining(`sdkwright: ${place} cannot be written: `) });
  expect(err).not.toContain("bug in sdkwright");
  if (obstacle === "a file") expect(readFileSync(join(folder, "taken"), "utf8")).toBe("mine");
});

test.each([[["docs", "build", "-o"]], [["new-backend", "lua", "-o"]]])(
  "%s takes no file as its folder",
  async (args) => {
    const folder = shop();
    const { code, err } = await run(folder, [...args, "openapi.yml"]);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^sdkwright: openapi\.yml is a file.*--output/),
    });
  },
);

test.each(["openapi.yml", "generators.yml"])("the export never replaces its input %s", async (file) => {
  const folder = shop();
  const before = readFileSync(join(folder, file), "utf8");
  const { code, err } = await run(folder, ["export", "openapi", "-o", file]);
  expect({ code, err }).toEqual({
    code: 2,
    err: `sdkwright: ${file} is an input of the export. Choose another file with --output.\n`,
  });
  expect(readFileSync(join(folder, file), "utf8")).toBe(before);
});

test("the export makes the folder of its file", async () => {
  const folder = shop();
  expect((await run(folder, ["export", "openapi", "-o", "dist/api.json"])).code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, "dist/api.json"), "utf8"))).toMatchObject({ openapi: "3.1.0" });
});

test("docs dev takes no port that no machine has", async () => {
  const { code, err } = await run(shop(), ["docs", "dev", "--port", "99999"]);
  expect(code).toBe(2);
  expect(err).toContain("--port needs a whole number from 1 to 65535.");
});

test("a configuration of the suite that cannot be loaded is named", async () => {
  const { code, err } = await run(shop(), ["conformance", "-c", "openapi.yml"]);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining("openapi.yml cannot be loaded: ") });
});

test("`add` lists the groups, and says how a collection comes to a workspace", async () => {
  const folder = shop();
  expect((await run(folder, ["add", "go", "-g", "release"])).err).toBe(
    "sdkwright: generators.yml has no group `release`: name one of its groups with --group: `local`.\n",
  );
  expect((await run(folder, ["add", "collection"])).code).toBe(0);
  const { code, err } = await run(folder, ["add", "collection", "--workspace", "abc"]);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining("has gen-collection already. To deliver it,"),
  });
});

test("upgrade reports a configuration that it cannot read", async () => {
  const folder = project({ "bad.yml": "api: [\n" });
  for (const [file, code] of [
    ["nowhere.yml", "source/file-not-found"],
    [".", "source/not-a-file"],
    ["bad.yml", "source/yaml-syntax"],
  ] as const) {
    const result = await run(folder, ["upgrade", "-c", file]);
    expect(result, file).toEqual({ code: 1, out: "", err: expect.stringContaining(`error ${code}: `) });
  }
});

test.each([
  ["why", "Book"],
  ["where", "/paths"],
])("%s tells only of a configuration that is not there", async (...args) => {
  const { code, err } = await run(project({}), [...args, "-c", "nowhere.yml"]);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^error source\/file-not-found: [\s\S]*\n1 error\n$/),
  });
});

test("replay status of a folder that is not there fails", async () => {
  const { code, err } = await run(shop(), ["replay", "status", "nowhere"]);
  expect({ code, err }).toEqual({ code: 1, err: "sdkwright: There is no folder nowhere.\n" });
});
