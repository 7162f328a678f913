import { expect, test } from "vitest";
import {
  createPlan,
  emptyApi,
  type PartInfo,
  type Places,
  planSdk,
  type SdkNode,
  samePlace,
  sdkOf,
} from "../src/index.js";

test("nodes are in files in the order in which they were added", () => {
  const plan = createPlan();
  const options = (scope: "client" | "call"): SdkNode => ({ kind: "options", scope });
  const servers: SdkNode = { kind: "environments" };
  plan.add("b.x", options("client"));
  plan.add("a.x", servers);
  plan.add("b.x", options("call"), servers);
  plan.add("none.x");
  expect(plan.files()).toEqual([
    { path: "b.x", nodes: [options("client"), options("call"), servers] },
    { path: "a.x", nodes: [servers] },
  ]);
});

test("an SDK is planned in the places of the language, without what it has none for, its parts last", () => {
  const api = {
    ...emptyApi({ origins: { list: [] } } as never, 0),
    types: {
      "type:A": {
        kind: "alias",
        id: "type:A",
        name: { wire: "A", words: ["a"], explicit: true },
        type: { kind: "list", items: { kind: "ref", id: "type:B" } },
      },
      "type:B": {
        kind: "alias",
        id: "type:B",
        name: { wire: "B", words: ["b"], explicit: true },
        parent: "type:A",
        type: { kind: "unknown" },
      },
    },
  } as never;
  const places: Places = {
    client: (_, client) => (client?.root ? "root.x" : "client.x"),
    request: null,
    result: null,
    channel: null,
    type: (outer) => `${outer.name.wire}.x`,
    error: null,
    options: ({ scope }) => `options-${scope}.x`,
    environments: "environments.x",
    webhooks: null,
  };
  const sdk = sdkOf(api, { arguments: "as-configured", events: "inline" });
  const parts: { readonly [part: string]: PartInfo } = {
    builder: { title: "builder", per: "sdk" },
    raw: { title: "raw client", per: "client", has: (_, { root }) => !root },
    index: { title: "module that exports the package", per: "sdk" },
  };
  const partPlaces = { ...samePlace(parts, ({ part }) => `${part}.x`), index: null };
  const files = planSdk(sdk, places, { parts, partPlaces }).files();
  expect(files.map(({ path, nodes }) => [path, ...nodes.map(({ kind }) => kind)])).toEqual([
    ["root.x", "client"],
    ["A.x", "alias", "alias"],
    ["options-client.x", "options"],
    ["builder.x", "part"],
  ]);
  const apart = planSdk(sdk, { ...places, inner: "apart" }).files();
  expect(apart.map(({ path, nodes }) => [path, ...nodes.map(({ kind }) => kind)])).toContainEqual(["B.x", "alias"]);
});
