import type { Api, Property, Type } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { secretNames } from "../src/emit/secrets.js";

const ref = (name: string): Type => ({ kind: "ref", id: `type:${name}` });
const TEXT: Type = { kind: "primitive", primitive: "string" } as unknown as Type;

const property = (wire: string, type: Type, access?: Property["access"]): object => ({ name: { wire }, type, access });

/** Types that hold one another, and a property that only callers send. */
const api = {
  types: {
    "type:Card": {
      kind: "object",
      extends: [],
      properties: [property("number", TEXT, "write"), property("owner", ref("Person"))],
    },
    "type:Person": { kind: "object", extends: [], properties: [property("cards", ref("Card"))] },
  },
} as unknown as Pick<Api, "types">;

test("what only callers send is not shown, nor where another model holds it", () => {
  expect(secretNames(api, [{ key: "number", type: TEXT, isSecret: true }])).toEqual(["number"]);
  expect(secretNames(api, [{ key: "owner", type: ref("Person"), isSecret: false }])).toEqual(["number"]);
  expect(secretNames(api, [{ key: "pin", type: ref("Card"), isSecret: true }])).toEqual(["number", "pin"]);
});

test("models without such properties have no names", () => {
  expect(secretNames(api, [{ key: "number", type: TEXT, isSecret: false }])).toEqual([]);
});
