import { existsSync } from "node:fs";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const { LONGEST, longestFirst } = (await import(`${ROOT}scripts/order.mjs`)) as {
  readonly LONGEST: readonly string[];
  longestFirst(paths: Iterable<string>): string[];
};

test("the suites begin before all other test files", () => {
  const paths = [
    "packages/a/test/large.test.ts",
    "test/b.test.ts",
    "test/suites/new.test.ts",
    "packages/a/test/b.test.ts",
  ];
  expect(longestFirst([...paths, "test/suites/check.test.ts", "test/languages/x/y.test.ts"])).toEqual([
    "test/suites/check.test.ts",
    "test/suites/new.test.ts",
    "test/languages/x/y.test.ts",
    "test/b.test.ts",
    "packages/a/test/large.test.ts",
    "packages/a/test/b.test.ts",
  ]);
});

test("what is named as long is there", () => {
  expect(LONGEST.filter((path) => !existsSync(ROOT + path))).toEqual([]);
});
