import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { type Api, deduplicateTypes, nameUnions } from "@sdkwright/plugin-api";
import { createMemorySources } from "@sdkwright/source";
import { describe, expect, test } from "vitest";
import { compileDefinition, definitions } from "./support/corpus.js";
import { lowerEntry } from "./support/corpus-definitions.js";

const stripe = definitions.filter(({ path }) => path.endsWith("/stripe-2022-01.yaml"));
const METHODS = ["get", "put", "post", "delete", "patch"];

/** Names of the unions that are called by what they hold, which stand in no other type. */
function unionNames(api: Api): ReadonlySet<string> {
  const changed = nameUnions(api).types;
  const named = Object.values(changed).filter((decl) => !isDeepStrictEqual(decl.name, api.types[decl.id]?.name));
  return new Set(named.map(({ name }) => name.words.join(" ")));
}

/** Names of the inline types that are left where equal ones are one. */
function inlineNames(api: Api): ReadonlySet<string> {
  const inline = Object.values(deduplicateTypes(nameUnions(api)).types).filter(({ name }) => !name.explicit);
  return new Set(inline.map(({ name }) => name.words.join(" ")));
}

/** The definition without every seventh of its operations. */
function withoutSome(path: string, text: string): string {
  const source = createMemorySources({ [path]: text }, () => {}).read(path);
  const data = structuredClone(source?.data) as unknown as { paths: { [path: string]: { [method: string]: unknown } } };
  let count = 0;
  for (const item of Object.values(data.paths)) {
    for (const method of METHODS) if (item[method] && ++count % 7 === 0) delete item[method];
  }
  return JSON.stringify(data);
}

describe.skipIf(stripe.length === 0).each(stripe)("types of $path", (entry) => {
  test("are fewer than 2,000 in Go, where each inline object of each form was one of 3,722", async () => {
    const generator = { name: "gen-go-sdk", config: { module: "example.com/acme/sdk" } };
    const { targets } = await compileDefinition(entry, { generator });
    const files = targets[0]?.emitted.tree.entries() ?? [];
    const own = files.filter(([path]) => /^[^/]*\.go$/.test(path));
    const types = own.flatMap(([, { content }]) => content.match(/^type \w+/gm) ?? []);
    expect(types.length).toBeGreaterThan(1000);
    expect(types.length).toBeLessThan(2000);
  }, 60_000);

  test("that are called by what they hold keep their names when operations go", async () => {
    const text = readFileSync(entry.file, "utf8");
    const before = unionNames(await lowerEntry(entry, text));
    const after = unionNames(await lowerEntry(entry, withoutSome(entry.path, text)));
    expect(after.size).toBeGreaterThan(50);
    expect([...after].filter((name) => !before.has(name))).toEqual([]);
  }, 60_000);

  test("that stand for equal ones are rarely renamed when operations go", async () => {
    const text = readFileSync(entry.file, "utf8");
    const before = inlineNames(await lowerEntry(entry, text));
    const after = inlineNames(await lowerEntry(entry, withoutSome(entry.path, text)));
    expect(after.size).toBeGreaterThan(1000);
    expect([...after].filter((name) => !before.has(name)).length / after.size).toBeLessThan(0.02);
  }, 60_000);
});
