import { expect, test } from "vitest";
import { resolveNames } from "../src/index.js";
import { api, object, operation, profile, sdkOf } from "./api.js";

// Languages in which a file is called as the type in it.

function typeNames(wires: readonly string[], typeFiles: boolean): string[] {
  const names = resolveNames(sdkOf(api({ types: wires.map((wire) => object(wire)) })), { ...profile, typeFiles });
  return wires.map((wire) => names.type(`type:${wire}`));
}

test("names of types differ by more than case where files are called after them", () => {
  expect(typeNames(["FooBar", "Foobar"], false)).toEqual(["FooBar", "Foobar"]);
  const names = typeNames(["FooBar", "Foobar", "Plain"], true);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  expect(names).toContain("Plain");
});

test("names of types are no names of devices there", () => {
  expect(typeNames(["Aux", "con", "Console"], false)).toEqual(["Aux", "Con", "Console"]);
  expect(typeNames(["Aux", "con", "Console"], true)).toEqual(["Aux_", "Con_", "Console"]);
});

test("names of types are short enough for files there, and told apart all the same", () => {
  const [first = "", second = "", third = ""] = [`${"a".repeat(300)}b`, `${"a".repeat(300)}c`, "a".repeat(100)];
  expect(typeNames([first], false)[0]).toHaveLength(301);
  const names = typeNames([first, second, third], true);
  expect(names.map((name) => name.length)).toEqual([100, 100, 100]);
  expect(new Set(names).size).toBe(3);
  expect(names[2]).toBe(`A${"a".repeat(99)}`);
});

test("companions of types differ by more than case there", () => {
  const given = api({ types: [object("Getpetresult")], operations: [operation("pets", "get")] });
  const companions = { clientMaker: () => "GetPetResult" };
  const name = (typeFiles: boolean) =>
    resolveNames(sdkOf(given), { ...profile, typeFiles, companions }).companion("clientMaker", given.root);
  expect([name(false), name(true)]).toEqual(["GetPetResult", "GetPetResult_"]);
});
