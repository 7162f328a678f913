import { expect as check, describe, test } from "vitest";
import { ExpectationError, expect } from "../src/expect.js";

const list = [{ id: 1, more: 2 }, "x"];

/** An assertion that holds, and one that does not. */
const PAIRS: readonly (readonly [name: string, holds: () => void, fails: () => void])[] = [
  ["toBe", () => expect(NaN).toBe(NaN), () => expect("1").toBe(1)],
  ["toBeDefined", () => expect(null).toBeDefined(), () => expect(undefined).toBeDefined()],
  ["toBeUndefined", () => expect(undefined).toBeUndefined(), () => expect(null).toBeUndefined()],
  ["toBeGreaterThan", () => expect(2).toBeGreaterThan(1), () => expect(1).toBeGreaterThan(1)],
  ["toBeGreaterThanOrEqual", () => expect(1).toBeGreaterThanOrEqual(1), () => expect(0).toBeGreaterThanOrEqual(1)],
  ["toBeLessThan", () => expect(0).toBeLessThan(1), () => expect(undefined).toBeLessThan(1)],
  ["toBeLessThanOrEqual", () => expect(1).toBeLessThanOrEqual(1), () => expect(2).toBeLessThanOrEqual(1)],
  ["toContain of a text", () => expect("abc").toContain("bc"), () => expect("abc").toContain("ac")],
  ["toContain of a list", () => expect(list).toContain("x"), () => expect(list).toContain("y")],
  [
    "toContainEqual",
    () => expect([["a", "b"]]).toContainEqual(expect.arrayContaining(["b"])),
    () => expect([["a"]]).toContainEqual(expect.arrayContaining(["b"])),
  ],
  [
    "toEqual",
    () => expect({ a: [1], b: undefined }).toEqual({ a: [1] }),
    () => expect({ a: 1, b: 2 }).toEqual({ a: 1 }),
  ],
  ["toEqual of lists", () => expect([1, [2]]).toEqual([1, [2]]), () => expect([1, 2]).toEqual({ 0: 1, 1: 2 })],
  ["toEqual of null", () => expect(null).toEqual(null), () => expect({}).toEqual(null)],
  ["toHaveLength", () => expect("ab").toHaveLength(2), () => expect(undefined).toHaveLength(0)],
  ["toHaveProperty", () => expect({ a: null }).toHaveProperty("a"), () => expect({}).toHaveProperty("a")],
  ["toMatch", () => expect("abc").toMatch(/^a/), () => expect(undefined).toMatch(/undefined/)],
  ["toMatchObject", () => expect(list).toMatchObject([{ id: 1 }, "x"]), () => expect(list).toMatchObject([{ id: 1 }])],
  ["not", () => expect("a").not.toBe("b"), () => expect("a").not.toMatch(/a/)],
];

describe("assertions hold and fail", () => {
  test.each(PAIRS)("%s", (_, holds, fails) => {
    check(holds).not.toThrow();
    check(fails).toThrow(ExpectationError);
  });
});

test("a failed one says what was expected and what came", () => {
  check(() => expect({ status: 500 }).toMatchObject({ status: 404 })).toThrow(
    "expected { status: 500 } to match { status: 404 }",
  );
  check(() => expect("a").not.toBe("a")).toThrow("expected 'a' not to be 'a'");
});
