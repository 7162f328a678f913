import { expect, test } from "vitest";
import type { Type } from "../src/index.js";
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
