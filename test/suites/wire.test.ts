import { readdirSync } from "node:fs";
import { type Files, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";
import { compileDefinition, compileFurther, corpus, definitions, furtherDefinitions } from "./support/corpus.js";
import { buildSdks, CALLED, failures, passed, runOwnTests, VARIED } from "./support/wire.js";

const SPECS = `${ROOT}test/specs`;

const hasTests = (files: Files): boolean => files.has("tests/wire/index.js");

/** The features, without the pairs that show what a setting changes: calls of each are those of other features. */
async function emittedSpecs(): Promise<Map<string, Files>> {
  const sdks = new Map<string, Files>();
  for (const spec of readdirSync(SPECS).filter((name) => !name.startsWith("setting-"))) {
    const files = filesOf(await compileFolder(`${SPECS}/${spec}`));
    if (hasTests(files)) sdks.set(spec, files);
  }
  return sdks;
}

/** An SDK with one text of its sources replaced by another, everywhere. */
function broken(files: Files, from: string, to: string): Files {
  const changed = [...files].map(
    ([path, content]) => [path, path.startsWith("src/") ? content.replaceAll(from, to) : content] as const,
  );
  expect(changed.some(([path, content]) => content !== files.get(path))).toBe(true);
  return new Map(changed);
}

describe("the wire tests of emitted SDKs", () => {
  test("pass for every feature", async () => {
    const sdks = await emittedSpecs();
    expect(sdks.size).toBeGreaterThan(20);
    await inTemporaryFolder(async (folder) => {
      await buildSdks(folder, sdks);
      const result = await runOwnTests(folder, sdks.keys());
      expect(failures(result)).toEqual([]);
      expect(result.code, result.stderr).toBe(0);
      expect(passed(result)).toBeGreaterThan(100);
    });
  }, 120_000);

  test("fail where the client is broken", async () => {
    const files = filesOf(await compileFolder(`${SPECS}/parameters`));
    const sdks = new Map([
      ["method", broken(files, 'method: "GET"', 'method: "PUT"')],
      ["path", broken(files, 'path: "/', 'path: "/wrong/')],
      ["query", broken(files, 'style: "deepObject"', 'style: "form"')],
      ["style", broken(files, 'style: "matrix"', 'style: "label"')],
    ]);
    await inTemporaryFolder(async (folder) => {
      await buildSdks(folder, sdks);
      for (const name of sdks.keys()) {
        const result = await runOwnTests(folder, [name]);
        expect(failures(result), name).not.toEqual([]);
        expect(result.code, name).toBe(1);
      }
    });
  }, 60_000);

  test.skipIf(corpus.kind === "absent")(
    "pass for real definitions",
    async () => {
      const chosen = definitions.filter(({ path }) => (process.env.WIRE_ALL ? true : VARIED.includes(path)));
      const sdks = new Map<string, Files>();
      for (const entry of chosen) {
        const files = filesOf(await compileDefinition(entry));
        if (hasTests(files)) sdks.set(entry.path.replaceAll("/", "_"), files);
      }
      for (const entry of furtherDefinitions.filter(({ path }) => CALLED.includes(path))) {
        sdks.set(entry.path.replaceAll("/", "_"), filesOf(await compileFurther(entry)));
      }
      expect(sdks.size).toBeGreaterThanOrEqual(VARIED.length + CALLED.length);
      await inTemporaryFolder(async (folder) => {
        await buildSdks(folder, sdks);
        const result = await runOwnTests(folder, sdks.keys());
        expect(failures(result)).toEqual([]);
        expect(result.code, result.stderr).toBe(0);
        expect(passed(result)).toBeGreaterThan(400);
      });
    },
    600_000,
  );
});
