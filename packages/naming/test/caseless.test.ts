import { expect, test } from "vitest";
import { resolveNames, type SymbolKind } from "../src/index.js";
import { api, object, operation, profile, sdkOf } from "./api.js";

// Languages that do not tell letter cases of some names apart, as PHP does of methods.

const given = api({ operations: [operation("pets", "getab"), operation("pets", "getAb"), operation("pets", "List")] });

function methodNames(caseless: readonly SymbolKind[], reserved: readonly string[] = []): string[] {
  const named = { ...profile, caseless: new Set(caseless), reserved: { method: new Set(reserved) } };
  const names = resolveNames(sdkOf(given), named);
  return Object.values(given.operations).map(({ id }) => names.method(id));
}

test("methods differ by more than letter case where it does not count", () => {
  expect(new Set(methodNames([]).map((name) => name.toLowerCase())).size).toBe(2);
  const names = methodNames(["method"]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
});

test("only kinds that are caseless are compared so", () => {
  expect(methodNames(["type", "property"])).toEqual(methodNames([]));
});

test("reserved words of a caseless kind are compared in lower case", () => {
  expect(methodNames(["method"], ["getab"]).filter((name) => /^getab$/i.test(name))).toEqual([]);
});

test("types differ by more than letter case where it does not count", () => {
  const types = ["FooBar", "Foobar"];
  const names = resolveNames(sdkOf(api({ types: types.map((wire) => object(wire)) })), {
    ...profile,
    caseless: new Set(["type"] as const),
  });
  expect(new Set(types.map((wire) => names.type(`type:${wire}`).toLowerCase())).size).toBe(2);
});
