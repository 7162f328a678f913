import { expect, test } from "vitest";
import { resolveNames } from "../src/index.js";
import { api, operation, profile, sdkOf } from "./api.js";

// Endings that no name of a kind may have, as that of methods in C#.

const given = api({
  operations: [operation("tasksAsync", "list"), operation("tasksAsyncClient", "list"), operation("tasks", "runAsync")],
});

const names = resolveNames(sdkOf(given), {
  ...profile,
  reservedEndings: { resource: "Async" },
  escape: (name) => `${name}Client`,
});

test("a name with a reserved ending is escaped, and differs from those that are called so by themselves", () => {
  const found = ["tasksAsync", "tasksAsyncClient", "tasks"].map((path) => names.resource(`resource:${path}`));
  expect(found.filter((name) => name.endsWith("Async"))).toEqual([]);
  expect(new Set(found).size).toBe(3);
});

test("names of other kinds keep the ending", () => {
  expect(names.method("op:tasks/runAsync")).toBe("runAsync");
});
