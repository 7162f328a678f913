import { expect, test } from "vitest";
import { runtimeTypes } from "../src/runtime-names.js";

test.each([
  ["public", "Pager"],
  ["private, beside another one in a file", "LinkReader"],
  ["for some platforms only", "CompleteUnauthorized"],
])("a type of the runtime that is %s keeps its name", (_, name) => {
  expect(runtimeTypes).toContain(name);
});

test("types within others leave their names to APIs", () => {
  expect(runtimeTypes).not.toContain("Element");
});
