import type { Name, Type } from "@sdkwright/ir-schema";
import { expect, test } from "vitest";
import { boxedProperties } from "../src/questions/boxes.js";

const named = (wire: string): Name => ({ wire, words: [wire], explicit: false });
const refTo = (id: string): Type => ({ kind: "ref", id }) as never;

/** An object with one property. */
const objectWith = (id: string, type: Type, required = true) => ({
  kind: "object",
  id,
  name: named(id),
  properties: [{ name: named("other"), type, required, origin: 0 }],
  extends: [],
  additional: null,
  origin: 0,
});

const boxesOf = (...decls: readonly ReturnType<typeof objectWith>[]) => {
  const types = Object.fromEntries(decls.map((decl) => [decl.id, decl]));
  return [...boxedProperties({ types } as never)].map(([id, wires]) => `${id} ${wires.join(" ")}`);
};

test("an object that holds itself, through others or in a tuple, does so behind one pointer", () => {
  const string: Type = { kind: "primitive", primitive: "string" };
  const pair = (id: string): Type => ({ kind: "tuple", items: [string, refTo(id)], rest: null });
  expect(boxesOf(objectWith("A", refTo("A")))).toEqual(["A other"]);
  expect(boxesOf(objectWith("A", refTo("B")), objectWith("B", refTo("A")))).toEqual(["B other"]);
  expect(boxesOf(objectWith("A", pair("A")))).toEqual(["A other"]);
  expect(boxesOf(objectWith("A", pair("B")), objectWith("B", string))).toEqual([]);
});

test("a property that is optional, nullable, a list or a map needs no further pointer", () => {
  const { kind } = { kind: "list" } as const;
  expect(boxesOf(objectWith("A", refTo("A"), false))).toEqual([]);
  expect(boxesOf(objectWith("A", { kind, items: refTo("A") }))).toEqual([]);
  expect(boxesOf(objectWith("A", { kind: "nullable", inner: refTo("A") }))).toEqual([]);
  expect(boxesOf(objectWith("A", { kind: "map", values: refTo("A") }))).toEqual([]);
});
