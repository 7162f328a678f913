import { expect, test } from "vitest";
import { freeStems } from "../src/index.js";

test("stems of one name are told apart, and stay short", () => {
  const free = freeStems(["client"]);
  expect([free("client"), free("Client"), free("other")]).toEqual(["client_", "Client__", "other"]);
  const stems = Array.from({ length: 300 }, () => free("name"));
  expect(new Set(stems).size).toBe(300);
  expect(Math.max(...stems.map((stem) => stem.length))).toBeLessThan(20);
});

test("a stem is no device of Windows", () => {
  const free = freeStems([]);
  expect([free("Aux"), free("aux"), free("auxiliary")]).toEqual(["Aux_", "aux__", "auxiliary"]);
});
