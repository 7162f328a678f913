import { expect, test } from "vitest";
import type { Api, Type } from "../src/index.js";
import { featuresOf } from "../src/stages/specialise.js";
import { makeApi } from "./ir.js";

test("lists whose items have types of their own ask for tuples, at any depth", () => {
  const api = makeApi({ types: { Point: { properties: { at: "text" } } } });
  expect(featuresOf(api).has("tuples")).toBe(false);
  const pair: Type = { kind: "tuple", items: [{ kind: "unknown" }], rest: null };
  const types = Object.fromEntries(
    Object.values(api.types).map((decl) => {
      if (decl.kind !== "object") return [decl.id, decl];
      const [first] = decl.properties;
      const property = first && { ...first, type: { kind: "list", items: pair } as const };
      return [decl.id, { ...decl, properties: property ? [property] : [] }];
    }),
  );
  expect(featuresOf({ ...api, types }).has("tuples")).toBe(true);
});

test("remote calls ask for their protocol, for its batches, and for its streams", () => {
  const remote = (more: object): object => ({
    ...{
      kind: "rpc",
      id: "op:a",
      resource: "resource:",
      name: { wire: "a", words: ["a"], explicit: true },
      method: "a",
    },
    ...{
      params: [],
      paramStructure: "either",
      result: null,
      codes: [],
      security: null,
      errors: [],
      examples: [],
      origin: 0,
    },
    ...more,
  });
  const asked = (more: object): string[] => {
    const operations = { "op:a": remote(more) } as unknown as Api["operations"];
    return [...featuresOf({ ...makeApi({}), operations })].sort();
  };
  expect(asked({ protocol: "json-rpc" })).toEqual(["json-rpc", "json-rpc-batch"]);
  expect(asked({ protocol: "connect" })).toEqual(["connect"]);
  expect(asked({ protocol: "connect", streaming: "server" })).toEqual(["connect", "connect-stream"]);
});
