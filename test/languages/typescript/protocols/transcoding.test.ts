import type { JsonObject } from "@bufbuild/protobuf";
import { afterEach, describe, expect, test } from "vitest";
import { PROJECT } from "../../../protocols/servers/echo.js";
import { ITEM, openGateway } from "../../../protocols/servers/gateway.js";
import { closeServers } from "../../../protocols/servers/listen.js";
import { clientOf, type EmittedClient, withSdk } from "./support.js";

afterEach(closeServers);

function withItems(work: (items: EmittedClient, asked: JsonObject[]) => Promise<void>): Promise<void> {
  return withSdk(PROJECT, async (sdk) => {
    const { url, asked } = await openGateway();
    await work(new (clientOf(sdk))({ baseUrl: url, maxRetries: 0 }).items as EmittedClient, asked);
  });
}

describe("google.api.http", () => {
  test("what is left of a message goes into the query, fields of fields by their path", () =>
    withItems(async (items, asked) => {
      const query = {
        revision: "9007199254740993",
        fresh: true,
        colors: ["COLOR_RED", "COLOR_GREEN"],
        since: "2026-01-31T12:00:00.500Z",
        within: "1.500s",
        readMask: "text,inner.deepText",
        limit: "7",
        token: "AP+A",
      };
      const filter = { filterByText: "a&b=ü", filterIds: ["1", "9007199254740993"] };
      expect(await items.get?.({ name: "items/a b", ...query, ...filter })).toEqual(ITEM);
      const understood = { byText: "a&b=ü", ids: ["1", "9007199254740993"] };
      expect(asked[0]).toEqual({ name: "items/a b", ...query, filter: understood });
    }));

  test("`**` keeps slashes; a part of the answer can be the result", () =>
    withItems(async (items, asked) => {
      await items.getForDeep?.({ name: "a/b c/d" });
      expect(asked[0]).toEqual({ name: "a/b c/d" });
      expect(await items.list?.({ name: "x" })).toEqual([ITEM]);
    }));

  test("a field can be the body, beside others in the path and the query", () =>
    withItems(async (items, asked) => {
      const item = { large: "-5", color: "COLOR_RED", node: { deepText: "n" }, maybeText: "", any: undefined };
      expect(await items.update?.({ itemText: "items/7", updateMask: "large,color", ...item })).toEqual(ITEM);
      const { any: _, ...sent } = item;
      expect(asked[0]).toEqual({ item: { text: "items/7", ...sent }, updateMask: "large,color" });
    }));

  test("a verb of its own ends the path; the body is what the path has not", () =>
    withItems(async (items, asked) => {
      await items.copy?.({ name: "items/1", target: "items/2", large: "9007199254740993" });
      expect(asked[0]).toEqual({ name: "items/1", target: "items/2", large: "9007199254740993" });
    }));

  test("a message without fields is nothing; what the server refuses is an error", () =>
    withItems(async (items) => {
      expect(await items.remove?.({ name: "items/1" })).toBeUndefined();
      const refused = items.get?.({ name: "items/1", since: "yesterday" });
      await expect(refused).rejects.toMatchObject({ name: "BadRequestError", body: { code: 3 } });
    }));
});
