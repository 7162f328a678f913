import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ROWS } from "../languages/index.js";
import { FAULTY, sampleOfDefinitions } from "../support/corpus.js";
import { FEATURES, SPECS } from "../support/features.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { GENERATORS } from "./languages.js";
import { makeSite, makeSiteIn } from "./make.js";
import { printedCalls } from "./printed.js";

/** A configuration with generators of all languages in place of its own. */
function inAllLanguages(config: object): ReadonlyMap<string, string> {
  const changed = { ...config, "default-group": "all", groups: { all: { generators: GENERATORS } } };
  return new Map([["generators.yml", JSON.stringify(changed)]]);
}

/** The calls that the explorer prints in another way than the page. */
async function differences(prepare: (folder: string) => void) {
  const { code, stderr, files } = await makeSiteIn(prepare);
  expect(code, stderr).toBe(0);
  const calls = await printedCalls(files);
  return { calls, differing: calls.filter(({ shown, printed }) => shown !== printed) };
}

const sample = sampleOfDefinitions({
  counts: { openapi: 5, asyncapi: 2, openrpc: 1, proto: 2, conjure: 1 },
  maximum: 150_000,
}).filter(({ entry }) => FAULTY[entry.path] === undefined);

/** Definitions of what APIs consist of; those of settings and of faults have much the same calls. */
const features = FEATURES.filter((name) => !/^(?:setting|pain)-/.test(name));

/** Kilobytes of a file as it is sent. */
const kilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;

test("every language has a small script that prints calls, which no page loads", async () => {
  const { files, text } = await makeSite(workspaceOf(1));
  const scripts = files.filter(({ path }) => path.startsWith("assets/snippets-"));
  const own = ROWS.map(({ key }) => `assets/snippets-backend-${key}.js`);
  expect(scripts.map(({ path }) => path)).toEqual(expect.arrayContaining(own));
  const sizes = scripts.map(({ path, content }) => [path, kilobytes(String(content))] as const);
  const shared = sizes.filter(([path]) => !own.includes(path)).reduce((sum, [, size]) => sum + size, 0);
  expect(shared).toBeLessThan(45);
  expect(sizes.filter(([path, size]) => own.includes(path) && size > 16)).toEqual([]);
  for (const { path, content } of files) if (path.endsWith(".html")) expect(String(content)).not.toContain("snippets-");
  expect(text("assets/site.js")).not.toContain("snippets-");
});

describe("the explorer prints the calls of the page with the values of the example", () => {
  test("of all kinds of definitions", async () => {
    const files = new Map(Object.entries(workspaceOf(1)));
    const { calls, differing } = await differences((folder) => writeFolder(folder, files));
    expect(differing).toEqual([]);
    expect(new Set(calls.map(({ language }) => language)).size).toBe(ROWS.length);
  });

  test.each(features)("of %s", async (feature) => {
    const from = join(SPECS, feature);
    const config: object = parse(readFileSync(join(from, "generators.yml"), "utf8"));
    const { differing } = await differences((folder) => {
      cpSync(from, folder, { recursive: true });
      writeFolder(folder, inAllLanguages(config));
    });
    expect(differing).toEqual([]);
  });

  test.each(sample.map((one) => [one.entry.path, one] as const))("of %s", async (_, { prepare }) => {
    const { differing } = await differences((folder) =>
      writeFolder(folder, inAllLanguages({ api: { specs: [prepare(folder)] } })),
    );
    expect(differing).toEqual([]);
  });
});
