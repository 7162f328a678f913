import type { TypeDecl } from "@sdkwright/ir-schema";
import { primitive } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { referredIn, type Sdk } from "../src/index.js";

const text = primitive("string");
const pet = { kind: "object" } as unknown as TypeDecl;
const sdk = {
  api: { types: { Name: { kind: "alias", type: text }, Labels: pet, Open: pet, Pet: pet } },
  types: { Labels: { object: { isMap: true, extra: text } }, Open: { object: { isMap: true, extra: null } } },
} as unknown as Sdk;

test.each([
  ["Pet", [], { kind: "declared", decl: pet }],
  ["Name", [], { kind: "other", type: text }],
  ["Labels", [], { kind: "other", type: { kind: "map", values: text } }],
  ["Open", [], { kind: "other", type: { kind: "map", values: { kind: "unknown" } } }],
  ["Labels", ["Labels"], { kind: "other", type: { kind: "unknown" } }],
  ["Missing", [], { kind: "other", type: { kind: "unknown" } }],
])("a reference to %s within %j", (id, within, referred) => {
  expect(referredIn(sdk, id, within)).toEqual(referred);
});
