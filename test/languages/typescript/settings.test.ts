import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Files, findCorpus, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";
import { judgeTypes } from "./judge.js";

/** Each setting that shapes types with its other value, in sets that go together. */
const SETS: readonly (readonly string[])[] = [
  [
    "title-as-schema-name: true",
    "inline-all-of-schemas: true",
    "prefer-undiscriminated-unions-with-literals: true",
    "respect-nullable-schemas: false",
    "respect-forward-compatible-enums: true",
    "additional-properties-defaults-to: true",
    "type-dates-as-strings: true",
    "preserve-single-schema-oneof: true",
    "resolve-aliases: true",
    "respect-readonly-schemas: true",
    "only-include-referenced-schemas: true",
  ],
  [
    "prefer-undiscriminated-unions-with-literals: true",
    "wrap-references-to-nullable-in-optional: true",
    "coerce-optional-schemas-to-nullable: true",
    "coerce-enums-to-literals: true",
    "respect-readonly-schemas: true",
  ],
];

const corpus = findCorpus();
/** Definitions that are hard to read, and one whose inline types are called like what settings make. */
const definitions = corpus.kind === "found" ? definitionsIn(join(corpus.folder, "openapi")) : [];

function definitionsIn(folder: string): readonly string[] {
  const hard = readdirSync(join(folder, "nasty")).map((name) => join(folder, "nasty", name));
  return [...hard.filter((path) => statSync(path).isFile()), join(folder, "opencode.yaml")];
}

const configuration = (definition: string, settings: readonly string[]) => `
api:
  specs:
    - openapi: ${JSON.stringify(definition)}
  settings: { ${settings.join(", ")} }
groups:
  sdk:
    generators:
      - name: gen-typescript-sdk
        version: "*"
        output: { location: local-file-system, path: sdk }
`;

/** What is emitted for a definition; the compiler checks its IR on the way. */
function emit(definition: string, settings: readonly string[]): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, new Map([["generators.yml", configuration(definition, settings)]]));
    return filesOf(await compileFolder(folder, { keepGoing: true }));
  });
}

test.runIf(definitions.length > 0).each(SETS)(
  "definitions compile with %s and others",
  async (...settings) => {
    const emitted = new Map<string, Files>();
    for (const [index, definition] of definitions.entries()) {
      const files = await emit(definition, settings);
      if (files.size > 0) emitted.set(`sdk${index}`, files);
    }
    // Few are so broken that nothing of them is sound.
    expect(emitted.size).toBeGreaterThan(definitions.length / 2);
    expect(await judgeTypes(emitted)).toEqual([]);
  },
  120_000,
);
