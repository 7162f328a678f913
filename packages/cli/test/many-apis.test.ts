import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleProblem, readFolder, runCli } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { run as runCached } from "./cached-runs.js";
import { project, run } from "./helpers.js";

const problem = bundleProblem();
const NAMES = ["ants", "bees", "cats", "dogs", "eels", "fish"];

const generator = (language: string): string =>
  `{ name: gen-${language}-sdk, version: "*", output: { location: local-file-system, path: sdk/${language} } }`;
const CONFIG = `api: openapi.json
groups: { sdk: { generators: [${["typescript", "go"].map(generator).join(", ")}] } }
`;

/** A definition of a size at which a thread is worth it. */
function definition(title: string, description = ""): string {
  const operation = (index: number) => {
    const responses = { 204: { description: "Done" } };
    return [
      `/${title}/${index}`,
      { get: { operationId: `get${index}`, tags: ["things"], summary: description, responses } },
    ];
  };
  const paths = Object.fromEntries(Array.from({ length: 40 }, (_, index) => operation(index)));
  const padding = "Text. ".repeat(60_000);
  return JSON.stringify({ openapi: "3.1.0", info: { title, version: "1", "x-padding": padding }, paths });
}

function workspace(files: Readonly<Record<string, string>> = {}): string {
  const apis = NAMES.flatMap((name) => [
    [`apis/${name}/generators.yml`, CONFIG],
    [`apis/${name}/openapi.json`, definition(name)],
  ]);
  return project({ ...Object.fromEntries(apis), "node_modules/.keep": "", ...files });
}

const BROKEN = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "bees", version: "1" },
  paths: { "/a": { $ref: "#/gone" } },
});

describe.skipIf(problem)("many APIs on threads", () => {
  const generate = async (folder: string, ...args: string[]) => {
    const done = await runCli(["generate", ...args], { cwd: folder, from: "bundle" });
    return { ...done, files: [...readFolder(join(folder, "apis"))] };
  };

  test("have the same files and the same text as on one; errors of one leave the others", async () => {
    const files = { "apis/bees/openapi.json": BROKEN };
    const [alone, spread] = [workspace(files), workspace(files)];
    const one = await generate(alone, "--threads", "1");
    const two = await generate(spread, "--threads", "2", "--timings");
    expect([one.code, two.code]).toEqual([1, 1]);
    expect(two.stdout).toBe(one.stdout);
    expect(two.stdout).toMatch(/^bees +errors +errors$/m);
    expect(two.stdout).toMatch(/^ants +\d+ created +\d+ created$/m);
    expect(two.stderr).toContain("apis/bees/openapi.json:");
    expect(two.files).toEqual(one.files);
  }, 60_000);

  test("are cached one by one: one that changes is compiled alone", async () => {
    const folder = workspace();
    expect((await generate(folder, "--threads", "2")).code).toBe(0);
    const again = await generate(folder, "--timings");
    expect(again.stderr).toMatch(/^cache +\d+\.\d ms\n$/m);
    writeFileSync(join(folder, "apis/cats/openapi.json"), definition("cats", "Cats"));
    const changed = await generate(folder, "--timings");
    const compiled = [...changed.stderr.matchAll(/^lower .* ms {2}(\w+)/gm)].map(([, name]) => name);
    expect(compiled).toEqual(["cats"]);
    expect(changed.stderr.match(/^cache /gm)).toHaveLength(5);
    expect(changed.stdout).toMatch(/^cats +\d+ updated +\d+ updated$/m);
    expect(changed.stdout).toContain("6 APIs, 12 SDKs, ");
    expect(changed.stdout).toContain(" files: 2 changed, 10 up to date.\n");
  }, 60_000);
});

test("from five APIs on, there is a table", async () => {
  const { out } = await run(workspace(), ["generate"]);
  const [head, first, ...rest] = out.split("\n");
  expect(head).toMatch(/^API {3}gen-typescript-sdk {2}gen-go-sdk$/);
  expect(first).toMatch(/^ants {2}\d+ created +\d+ created$/);
  expect(rest.at(-2)).toMatch(/^6 APIs, 12 SDKs, \d+ files: 12 changed, 0 up to date\.$/);
}, 60_000);

test("on a terminal, progress counts the APIs", async () => {
  const { err } = await run(workspace(), ["generate", "--threads", "1"], { terminal: true });
  expect(err).toContain("2 of 6 APIs, cats: ");
}, 60_000);

test("an edit of an unchanged SDK is seen whatever its times say, and a copy of a file changes nothing", async () => {
  const folder = workspace();
  const file = join(folder, "apis/ants/sdk/go/client.go");
  expect((await runCached(folder)).compiled).toEqual(NAMES);
  expect((await runCached(folder)).hit).toBe(true);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text);
  expect((await runCached(folder)).hit).toBe(true);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, text.replace("p", "q"));
  utimesSync(file, atime, mtime);
  expect((await runCached(folder)).compiled).toEqual(["ants"]);
}, 120_000);
