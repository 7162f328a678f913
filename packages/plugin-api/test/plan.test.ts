import { expect, test } from "vitest";
import { createPlan, emptyApi, type Places, planSdk, type SdkNode, sdkOf } from "../src/index.js";

const entry = (role: string): SdkNode => ({ kind: "entry", role });

test("nodes are in files in the order in which they were added", () => {
  const plan = createPlan();
  plan.add("b.x", entry("first"));
  plan.add("a.x", entry("second"));
  plan.add("b.x", entry("third"), entry("fourth"));
  plan.add("none.x");
  expect(plan.files()).toEqual([
    { path: "b.x", nodes: [entry("first"), entry("third"), entry("fourth")] },
    { path: "a.x", nodes: [entry("second")] },
  ]);
});

test("an SDK is planned in the places of the language, without what it has none for", () => {
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
  const files = planSdk(sdk, places).files();
  expect(files.map(({ path, nodes }) => [path, ...nodes.map(({ kind }) => kind)])).toEqual([
    ["root.x", "client"],
    ["A.x", "alias", "alias"],
    ["options-client.x", "options"],
  ]);
});
