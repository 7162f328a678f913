import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { project, run } from "./helpers.js";

test.each(["generators", "docs"])("the schema of %s.yml that is shipped is the one that is printed", async (file) => {
  const path = join(ROOT, `packages/cli/schema/${file}.schema.json`);
  const { code, out } = await run("/", ["schema", file]);
  expect(code).toBe(0);
  if (process.env.UPDATE === "1") writeFileSync(path, out);
  expect(out, "run again with UPDATE=1").toBe(readFileSync(path, "utf8"));
});

test("the default is generators.yml; another file is wrong usage", async () => {
  expect(await run("/", ["schema"])).toEqual(await run("/", ["schema", "generators.yml"]));
  expect(await run("/", ["schema", "other"])).toEqual({
    code: 2,
    out: "",
    err: "sdkwright: Unknown schema `other`. Available: generators, docs.\n",
  });
});

const OPENAPI = "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths: {}\n";

async function namedByInit(folder: string): Promise<string> {
  expect(await run(folder, ["init"])).toMatchObject({ code: 0 });
  const [line = ""] = readFileSync(join(folder, "generators.yml"), "utf8").split("\n");
  return line.replace("# yaml-language-server: $schema=", "");
}

test("init names no schema of a checkout elsewhere, and says how to keep one", async () => {
  const folder = project({ "openapi.yml": OPENAPI });
  expect(await namedByInit(folder)).toBe("# `sdkwright help schema` says how editors complete this file.");
  const help = (await run(folder, ["help", "schema"])).out.replaceAll(/\s+/g, " ");
  expect(help).toContain("`# yaml-language-server: $schema=./generators.schema.json`");
  expect(help).toContain("sdkwright schema > generators.schema.json");
});

test("init names the schema of an installed package, from a folder below too", async () => {
  const folder = project({ "openapi.yml": OPENAPI, "fern/openapi.yml": OPENAPI });
  const installed = join(folder, "node_modules/sdkwright/schema");
  mkdirSync(installed, { recursive: true });
  cpSync(join(ROOT, "packages/cli/schema/generators.schema.json"), join(installed, "generators.schema.json"));
  expect(await namedByInit(folder)).toBe("./node_modules/sdkwright/schema/generators.schema.json");
  const below = await namedByInit(join(folder, "fern"));
  expect(below).toBe("../node_modules/sdkwright/schema/generators.schema.json");
  expect(existsSync(resolve(folder, "fern", below))).toBe(true);
});
