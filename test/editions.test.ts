import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "@sdkwright/compiler";
import { type Config, EDITIONS, type GeneratorConfig } from "@sdkwright/config";
import { inMemoryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { BUILT_IN_BACKENDS } from "../packages/cli/src/built-in.js";
import { compileFolder, PLUGINS } from "./support/compile.js";
import { sampledFeatures } from "./support/sample.js";

/** Puts the generators of all languages in the place of those that a configuration has. */
const everyLanguage: Plugin = {
  name: "every-language",
  apply: ({ hooks }) => {
    hooks.configure.tap("every-language", (value) => {
      const config = value as Config;
      const groups = Object.entries(config.groups).map(([name, group]) => {
        const generators = group.generators.slice(0, 1).flatMap(inEveryLanguage);
        return [name, { ...group, generators }] as const;
      });
      return { ...config, groups: Object.fromEntries(groups) };
    });
  },
};

function inEveryLanguage(generator: GeneratorConfig): GeneratorConfig[] {
  return Object.keys(BUILT_IN_BACKENDS).map((name) =>
    name === generator.name
      ? generator
      : { ...generator, name, output: { location: "local-file-system", at: "", path: name }, config: {} },
  );
}

/** All files of the SDKs of a feature, with lines in front of its configuration. */
function emitted(feature: string, lines: string): Promise<ReadonlyMap<string, string>> {
  return inMemoryFolder(async (folder) => {
    cpSync(`${ROOT}test/specs/${feature}`, folder, { recursive: true });
    const file = join(folder, "generators.yml");
    writeFileSync(file, `${lines}${readFileSync(file, "utf8")}`);
    const { targets } = await compileFolder(folder, { plugins: [...PLUGINS, everyLanguage], keepGoing: true });
    return new Map(
      targets.flatMap(({ emitted: { run, tree } }) =>
        tree.entries().map(([path, { content }]) => [`${run.info.generator} ${path}`, content] as const),
      ),
    );
  });
}

describe("the first edition", () => {
  const features = [...sampledFeatures()].slice(0, 12);
  test.each(features)("is what a configuration without one gets: %s", async (feature) => {
    const without = await emitted(feature, "");
    expect(new Set([...without.keys()].map((key) => key.split(" ")[0])).size).toBe(
      Object.keys(BUILT_IN_BACKENDS).length,
    );
    expect(await emitted(feature, `edition: ${EDITIONS[0]}\n`)).toEqual(without);
  });
});

test("editions are named after months, and their names are in their order", () => {
  expect(EDITIONS.filter((edition) => !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(edition))).toEqual([]);
  expect([...EDITIONS].sort()).toEqual(EDITIONS);
  expect(new Set(EDITIONS).size).toBe(EDITIONS.length);
});
