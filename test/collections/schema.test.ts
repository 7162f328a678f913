import { describe, expect, test } from "vitest";
import { filesOf } from "../support/compile.js";
import { type RealDefinition, realDefinitions } from "../support/corpus.js";
import { type Collection, collectionProblems, type Item, openProblems } from "./support.js";

/** Definitions up to this size are in the sample that runs by default. */
const SMALL = 300_000;

/** How many definitions of each kind are in it. */
const SAMPLE = { openapi: 16, asyncapi: 6, openrpc: 4, proto: 3, conjure: 4 } as const;

function spread(definitions: readonly RealDefinition[], count: number): readonly RealDefinition[] {
  const step = Math.max(1, definitions.length / count);
  return Array.from(
    { length: Math.min(count, definitions.length) },
    (_, index) => definitions[Math.floor(index * step)],
  ).filter((one) => one !== undefined);
}

const sample =
  process.env.CORPUS === "all"
    ? realDefinitions
    : Object.entries(SAMPLE).flatMap(([kind, count]) =>
        spread(
          realDefinitions.filter(({ entry }) => entry.kind === kind && entry.bytes < SMALL),
          count,
        ),
      );

function idsOf({ id, item = [] }: Item): readonly string[] {
  return [id, ...item.flatMap(idsOf)];
}

describe.skipIf(sample.length === 0)("collections of real definitions", () => {
  test.each(sample.map((one) => [one.entry.path, one] as const))("%s is valid by its schema", async (_, definition) => {
    const result = await definition.compile({ generator: { name: "gen-collection" } });
    const files = filesOf(result);
    const collection = JSON.parse(files.get("collection.json") ?? "{}") as Collection;
    expect(collectionProblems(collection)).toEqual([]);
    expect(openProblems(files)).toEqual([]);
    const isRequest = ([path, text]: readonly [string, string]) =>
      path.startsWith("opencollection/") && /^(?:http|websocket):$/m.test(text);
    expect([...files].filter(isRequest).length).toBeGreaterThanOrEqual(requestCount(collection));
    const ids = collection.item.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    const operations = Object.values(result.api?.operations ?? {}).filter(({ kind }) => kind !== "channel");
    const streams = operations.filter((one) => one.kind === "rpc" && one.streaming && one.protocol === "connect");
    const webhooks = Object.keys(result.api?.webhooks ?? {}).length;
    expect(requestCount(collection)).toBe(operations.length - streams.length + webhooks);
  });
});

function requestCount({ request, item = [] }: Item): number {
  return (request ? 1 : 0) + item.reduce((sum, one) => sum + requestCount(one), 0);
}

test("the sample has definitions of every kind", () => {
  const kinds = new Set(sample.map(({ entry }) => entry.kind));
  expect(sample.length === 0 || kinds.size === Object.keys(SAMPLE).length).toBe(true);
});
