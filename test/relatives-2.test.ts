import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { ROWS } from "./languages/index.js";
import { compileFolder, reportOf } from "./support/compile.js";
import { projectOf } from "./support/project.js";
import { type Relative, verifyRelative } from "./support/relatives.js";
import { CALL_ROWS } from "./support/relatives-of-calls.js";
import { NAME_ROWS } from "./support/relatives-of-names.js";
import { VALUE_ROWS } from "./support/relatives-of-values.js";
import { json, openapi, read } from "./support/small-definitions.js";

describe("values", () => {
  test.each(VALUE_ROWS)("$what", verifyRelative);
});
describe("calls", () => {
  test.each(CALL_ROWS)("$what", verifyRelative);
});
describe("names and texts", () => {
  test.each(NAME_ROWS)("$what", verifyRelative);
});

test("a schema that is called like a class of the Java runtime has a name of its own there, as docs/java.md says", async () => {
  const row: Relative = {
    what: "",
    text: openapi(
      read(json(`{ $ref: "#/components/schemas/Page" }`)),
      "components: { schemas: { Page: { type: object, properties: { a: { type: string } } } } }",
    ),
    emits: [
      { language: "java", file: "types/PageModel.java", has: ["public final class PageModel "] },
      { language: "python", file: "types/page.py", has: ["class Page("] },
    ],
  };
  await verifyRelative(row);
});

const DEFINITION = openapi(read(json("{ type: string }")));

const OBSTACLES: readonly (readonly [string, (path: string) => void])[] = [
  ["a folder", (path) => mkdirSync(path)],
  ["a pipe", (path) => execFileSync("mkfifo", [path])],
  ["a link to nothing", (path) => symlinkSync("/nonexistent/state", path)],
];

test.each(OBSTACLES)("state files of which one is %s neither hang a run nor break it", async (_, place) => {
  await inMemoryFolder(async (folder) => {
    const [{ generator }] = ROWS as readonly [(typeof ROWS)[number]];
    writeFolder(folder, projectOf({ openapi: "api.yml" }, new Map([["api.yml", DEFINITION]]), generator));
    await compileFolder(folder, { command: "generate" });
    const state = join(folder, "sdk/.sdkwright");
    const names = readdirSync(state);
    expect(names).not.toEqual([]);
    for (const name of names) {
      rmSync(join(state, name), { recursive: true });
      place(join(state, name));
      writeFileSync(
        join(folder, "api.yml"),
        DEFINITION.replace("operationId: get", `operationId: get${names.indexOf(name)}`),
      );
      const { diagnostics } = await compileFolder(folder, { command: "generate" });
      const isReported = diagnostics.some(({ code }) => code.startsWith("output/"));
      expect(isReported || lstatSync(join(state, name)).isFile()).toBe(true);
      rmSync(join(state, name), { recursive: true, force: true });
    }
  });
});

test("secrets in a line with other faults are in no finding", async () => {
  const output =
    "{ location: python-registry, package-name: x, token: pypi-hunter2, api-key: hunter3, password: hunter4 }";
  const generator = `{ name: gen-python-sdk, versio: "*", output: ${output} }`;
  const config = `api:\n  specs: [{ openapi: api.yml }]\ngroups:\n  g: { generators: [${generator}] }\n`;
  await inMemoryFolder(async (folder) => {
    writeFolder(
      folder,
      new Map([
        ["api.yml", DEFINITION],
        ["generators.yml", config],
      ]),
    );
    const result = await compileFolder(folder);
    expect(result.diagnostics.map(({ code }) => code)).toContain("config/unknown-key");
    expect(`${reportOf(result)}${JSON.stringify(result.diagnostics)}`).not.toContain("hunter");
  });
});
