import { expect, test } from "vitest";
import { relativeModule } from "../src/index.js";

test.each([
  ["src/a.ts", "src/b.ts", "./b.ts"],
  ["src/api/types/Pet.ts", "src/core/http.ts", "../../core/http.ts"],
  ["a.ts", "src/b/c.ts", "./src/b/c.ts"],
  ["src/b/c.ts", "a.ts", "../../a.ts"],
  ["src/a/a.ts", "src/a/a/b.ts", "./a/b.ts"],
  ["a/b/c.ts", "a/b", "../b"],
])("the way from %s to %s is %s", (from, to, way) => {
  expect(relativeModule(from, to)).toBe(way);
});
