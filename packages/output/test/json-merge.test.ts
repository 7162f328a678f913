import { describe, expect, test } from "vitest";
import { mergeJson } from "../src/json-merge.js";
import type { Json } from "../src/json-values.js";

const request = (id: string, more: object = {}): Json => ({ id, name: id, url: `/${id}`, ...more }) as unknown as Json;
const folder = (id: string, ...item: Json[]): Json => ({ id, name: id, item });
const document = (...item: Json[]): Json => ({ info: { name: "API" }, item });

const base = document(folder("pets", request("list"), request("get")), request("health"));

/** The tree of a document: names by their ids, folders with what they hold. */
function treeOf(value: Json): unknown {
  const { item = [] } = value as { readonly item?: readonly Json[] };
  return item.map((one) => {
    const { id, name, item: inner } = one as { readonly id: string; readonly name: string; readonly item?: Json };
    return inner === undefined ? `${id}: ${name}` : { [`${id}: ${name}`]: treeOf(one) };
  });
}

describe("two changed documents are one", () => {
  test("with what the user renamed, added, and wrote", () => {
    const ours = document(
      folder("pets", request("list", { name: "All pets", event: ["mine"] }), request("own"), request("get")),
      request("health"),
    );
    const theirs = document(folder("pets", request("list", { url: "/v2/list" }), request("get")), request("health"));
    const { value, kept } = mergeJson(base, ours, theirs);
    expect(treeOf(value)).toEqual([{ "pets: pets": ["list: All pets", "own: own", "get: get"] }, "health: health"]);
    const [pets] = (value as { item: { item: Json[] }[] }).item;
    expect(pets?.item[0]).toEqual({ id: "list", name: "All pets", url: "/v2/list", event: ["mine"] });
    expect(kept).toEqual([]);
  });

  test("with new entries behind those that they are generated behind, and without what is gone", () => {
    const ours = document(request("health"), folder("pets", request("get"), request("list")));
    const theirs = document(
      folder("pets", request("list"), request("create")),
      folder("orders", request("place")),
      request("health"),
    );
    const { value } = mergeJson(base, ours, theirs);
    expect(treeOf(value)).toEqual([
      "health: health",
      { "pets: pets": ["list: list", "create: create"] },
      { "orders: orders": ["place: place"] },
    ]);
  });

  test("where what the user deleted stays deleted, and what the user moved stays there and is updated", () => {
    const ours = document(folder("pets", request("get")), folder("mine", request("list")));
    const theirs = document(folder("pets", request("list", { url: "/new" }), request("get")), request("health"));
    const { value } = mergeJson(base, ours, theirs);
    expect(treeOf(value)).toEqual([{ "pets: pets": ["get: get"] }, { "mine: mine": ["list: list"] }]);
    expect(JSON.stringify(value)).toContain('"/new"');
  });

  test("where an entry that is generated elsewhere goes there, with its edits", () => {
    const ours = document(folder("pets", request("list", { name: "All" }), request("get")), request("health"));
    const theirs = document(folder("animals", request("list"), request("get")), request("health"));
    const { value } = mergeJson(base, ours, theirs);
    expect(treeOf(value)).toEqual([{ "animals: animals": ["list: All", "get: get"] }, "health: health"]);
  });

  test("where a folder that is not generated any more stays with what the user added to it", () => {
    const ours = document(folder("pets", request("list"), request("own"), request("get")), request("health"));
    const { value } = mergeJson(base, ours, document(request("health")));
    expect(treeOf(value)).toEqual([{ "pets: pets": ["own: own"] }, "health: health"]);
  });

  test("where a copy that the user made of an entry is one of its own", () => {
    const withResponse = (id: string, url: string): Json => request(id, { url, response: [{ id: "r", name: "200" }] });
    const before = document(folder("pets", withResponse("list", "/old")));
    const ours = document(folder("pets", withResponse("list", "/old"), withResponse("copy", "/old")));
    const theirs = document(folder("pets", withResponse("list", "/new")));
    const { value } = mergeJson(before, ours, theirs);
    expect(treeOf(value)).toEqual([{ "pets: pets": ["list: list", "copy: copy"] }]);
    expect(JSON.stringify(value).match(/"url":"[^"]*"/g)).toEqual(['"url":"/new"', '"url":"/old"']);
  });

  test("with the user's value where both changed one, which is told", () => {
    const ours = document(request("health", { url: "/mine" }));
    const theirs = document(request("health", { url: "/theirs" }));
    const { value, kept } = mergeJson(document(request("health")), ours, theirs);
    expect(JSON.stringify(value)).toContain('"/mine"');
    expect(kept).toEqual(["/health/url"]);
  });

  test("with both changes of a script", () => {
    const script = (...exec: string[]): Json => ({ exec });
    const { value, kept } = mergeJson(
      script("status 200", "end"),
      script("status 200", "end", "my test"),
      script("status 201", "end"),
    );
    expect(value).toEqual(script("status 201", "end", "my test"));
    expect(kept).toEqual([]);
  });

  test("never with two copies, whatever either side did", () => {
    const states = [
      base,
      document(folder("pets", request("get"), request("list")), request("health")),
      document(folder("pets", request("list")), folder("x", request("get")), request("health")),
      document(request("list"), request("get"), request("health")),
      document(folder("y", folder("pets", request("list"), request("get"))), request("new")),
    ];
    for (const ours of states) {
      for (const theirs of states) {
        const ids = [...JSON.stringify(mergeJson(base, ours, theirs).value).matchAll(/"id":"(\w+)"/g)].map(
          ([, id]) => id,
        );
        expect(new Set(ids).size, JSON.stringify([ours, theirs])).toBe(ids.length);
      }
    }
  });
});
