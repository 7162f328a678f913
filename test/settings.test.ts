import { existsSync, readdirSync, readFileSync } from "node:fs";
import { editorSchema } from "@sdkwright/config";
import { ROOT, readFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";

const SPECS = `${ROOT}test/specs`;
const GOLDEN = `${ROOT}test/golden`;

interface Schema {
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Schema };
}

/** The settings that a definition can have, without the spellings and the keys that older files have. */
function settingsOf(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as Schema;
  if (properties && "title-as-schema-name" in properties && !("auto-generate-idempotency-key" in properties)) {
    const isOld = ({ description = "" }: Schema) => /^(Older spelling|Accepted, without effect)/.test(description);
    return Object.keys(properties).filter((name) => !isOld(properties[name] as Schema));
  }
  for (const part of Object.values(schema)) {
    const found = settingsOf(part);
    if (found.length > 0) return found;
  }
  return [];
}

const settings = settingsOf(editorSchema());
/** Those that definitions of AsyncAPI have too, after those that only they have (specification, section 2.5). */
const ONLY_ASYNCAPI = ["message-naming", "group-channels-by-address", "perspective"];
const OF_ASYNCAPI = [
  ...ONLY_ASYNCAPI,
  "title-as-schema-name",
  "respect-nullable-schemas",
  "idiomatic-request-names",
  "wrap-references-to-nullable-in-optional",
  "coerce-optional-schemas-to-nullable",
  "group-environments-by-host",
];

/** Folders of the examples of a setting, each with another value of it. */
const examplesOf = (setting: string): readonly string[] =>
  readdirSync(SPECS).filter((folder) => folder.startsWith(`setting-${setting}-`));

const read = (folder: string, file: string): string => readFileSync(`${SPECS}/${folder}/${file}`, "utf8");

function expectDifference(folders: readonly string[], file: string, setting: string): void {
  expect(folders.length, `examples of ${setting}`).toBeGreaterThan(1);
  expect(new Set(folders.map((folder) => read(folder, file))).size, "one definition for all values").toBe(1);
  expect(folders.filter((folder) => read(folder, "generators.yml").includes(`${setting.split(".")[0]}:`))).not.toEqual(
    [],
  );
  const recorded = folders.map((folder) => {
    expect(existsSync(`${GOLDEN}/${folder}`), folder).toBe(true);
    return JSON.stringify([...readFolder(`${GOLDEN}/${folder}`)]);
  });
  expect(new Set(recorded).size, "each value gives something else").toBe(folders.length);
}

describe("settings", () => {
  test("are the 26 of OpenAPI and the three that only AsyncAPI has", () => {
    // `example-generation` holds two.
    expect(settings).toHaveLength(29);
    expect(OF_ASYNCAPI.filter((name) => !settings.includes(name))).toEqual([]);
  });

  test.each(settings.filter((name) => !ONLY_ASYNCAPI.includes(name)))("%s shows what each value does", (setting) => {
    expectDifference(examplesOf(setting), "openapi.yml", setting);
  });

  test.each(OF_ASYNCAPI)("%s shows what each value does to an AsyncAPI definition", (setting) => {
    expectDifference(examplesOf(`asyncapi-${setting}`), "asyncapi.yml", setting);
  });
});
