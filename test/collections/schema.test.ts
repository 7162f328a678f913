import { describe, expect, test } from "vitest";
import { filesOf } from "../support/compile.js";
import { sampleOfDefinitions } from "../support/corpus.js";
import { type Collection, collectionProblems, type Item, openProblems } from "./support.js";

const sample = sampleOfDefinitions({
  counts: { openapi: 16, asyncapi: 6, openrpc: 4, proto: 3, conjure: 4 },
  maximum: 300_000,
});

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
  expect(sample.length === 0 || kinds.size === 5).toBe(true);
});
