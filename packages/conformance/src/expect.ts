import { inspect } from "node:util";

// The few assertions that scenarios need, so that the suite runs without a test framework.

/** A failed assertion, with the expected and the actual value. */
export class ExpectationError extends Error {
  readonly expected: unknown;
  readonly actual: unknown;

  constructor(what: string, expected: unknown, actual: unknown) {
    super(`expected ${shown(actual)} ${what}${expected === undefined ? "" : ` ${shown(expected)}`}`);
    this.name = "ExpectationError";
    this.expected = expected;
    this.actual = actual;
  }
}

/** On one line, and cut where it is long. */
function shown(value: unknown): string {
  const text = inspect(value, { depth: 8, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 400 });
  return text.length <= 1500 ? text : `${text.slice(0, 1500)}...`;
}

/** Stands for a list that holds some items, wherever they are in it. */
class ArrayContaining {
  readonly items: readonly unknown[];

  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

type Bag = { readonly [key: string]: unknown };

const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null;
const keysOf = (value: Bag): string[] => Object.keys(value).filter((key) => value[key] !== undefined);

/** Whether a value is the expected one; `subset` allows objects to have further properties. */
function matches(actual: unknown, expected: unknown, subset: boolean): boolean {
  if (expected instanceof ArrayContaining) {
    const { items } = expected;
    return Array.isArray(actual) && items.every((item) => actual.some((other) => matches(other, item, false)));
  }
  if (!isBag(expected) || !isBag(actual)) return Object.is(actual, expected);
  if (Array.isArray(expected) !== Array.isArray(actual)) return false;
  if (Array.isArray(expected) && expected.length !== (actual as unknown as readonly unknown[]).length) return false;
  const names = keysOf(expected);
  if (!subset && names.length !== keysOf(actual).length) return false;
  return names.every((name) => matches(actual[name], expected[name], subset));
}

function holds(actual: unknown, part: unknown): boolean {
  if (typeof actual === "string") return actual.includes(String(part));
  return Array.isArray(actual) && actual.includes(part);
}

/** What can be asserted of a value. */
export interface Assertions {
  readonly not: Assertions;
  toBe(expected: unknown): void;
  toBeDefined(): void;
  toBeUndefined(): void;
  toBeGreaterThan(least: number): void;
  toBeGreaterThanOrEqual(least: number): void;
  toBeLessThan(most: number): void;
  toBeLessThanOrEqual(most: number): void;
  /** A text that has a part, or a list that has an item. */
  toContain(part: unknown): void;
  toContainEqual(item: unknown): void;
  /** Properties that are undefined count as absent. */
  toEqual(expected: unknown): void;
  toHaveLength(length: number): void;
  toHaveProperty(name: string): void;
  toMatch(pattern: RegExp): void;
  /** Objects may have further properties, lists no further items. */
  toMatchObject(expected: object): void;
}

function assertionsOf(actual: unknown, negated: boolean): Assertions {
  const judge = (holdsTrue: boolean, what: string, expected?: unknown): void => {
    if (holdsTrue === negated) throw new ExpectationError(`${negated ? "not " : ""}${what}`, expected, actual);
  };
  const number = Number(actual);
  const { length } = (actual ?? {}) as { readonly length?: number };
  return {
    get not() {
      return assertionsOf(actual, !negated);
    },
    toBe: (expected) => judge(Object.is(actual, expected), "to be", expected),
    toBeDefined: () => judge(actual !== undefined, "to be defined"),
    toBeUndefined: () => judge(actual === undefined, "to be undefined"),
    toBeGreaterThan: (least) => judge(number > least, "to be greater than", least),
    toBeGreaterThanOrEqual: (least) => judge(number >= least, "to be at least", least),
    toBeLessThan: (most) => judge(number < most, "to be less than", most),
    toBeLessThanOrEqual: (most) => judge(number <= most, "to be at most", most),
    toContain: (part) => judge(holds(actual, part), "to contain", part),
    toContainEqual: (item) =>
      judge(Array.isArray(actual) && actual.some((other) => matches(other, item, false)), "to contain", item),
    toEqual: (expected) => judge(matches(actual, expected, false), "to equal", expected),
    toHaveLength: (expected) => judge(length === expected, "to have the length", expected),
    toHaveProperty: (name) => judge(isBag(actual) && actual[name] !== undefined, "to have the property", name),
    toMatch: (pattern) => judge(typeof actual === "string" && pattern.test(actual), "to match", pattern),
    toMatchObject: (expected) => judge(matches(actual, expected, true), "to match", expected),
  };
}

/** Asserts something of a value; a failed assertion throws {@link ExpectationError}. */
export function expect(actual: unknown): Assertions {
  return assertionsOf(actual, false);
}

/** Stands in an expected value for a list that holds these items among others. */
expect.arrayContaining = (items: readonly unknown[]): unknown => new ArrayContaining(items);
