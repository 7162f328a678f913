import { expect, test } from "vitest";
import { merged } from "../src/index.js";

test("objects are merged member by member, anything else is replaced", () => {
  const below = { name: "acme", tool: { strict: true, files: ["a"] }, keep: 1 };
  const over = { tool: { files: ["b"], more: {} }, name: { first: "acme" } };
  expect(merged(below, over)).toEqual({
    name: { first: "acme" },
    tool: { strict: true, files: ["b"], more: {} },
    keep: 1,
  });
});
