// Checks that take long look at some features. Nothing of the IR may be left out of all of them.
import { describe, expect, test } from "vitest";
import { FEATURES } from "./support/features.js";
import { constructsOf, covering, sampledFeatures } from "./support/sample.js";

const setsOf = (sets: { readonly [feature: string]: readonly string[] }) =>
  new Map(Object.entries(sets).map(([feature, constructs]) => [feature, new Set(constructs)]));

describe("the sample of features", () => {
  test("has everything of the IR and of the model of SDKs that any feature has", () => {
    const inSample = new Set([...sampledFeatures()].flatMap((feature) => [...constructsOf(feature)]));
    const lost = FEATURES.flatMap((feature) =>
      [...constructsOf(feature)].filter((construct) => !inSample.has(construct)),
    );
    expect(lost).toEqual([]);
    expect(inSample).toContain("union.kind=union");
    expect(inSample.size).toBeGreaterThan(500);
  });

  test("is a small part of all", () => {
    expect(sampledFeatures().size).toBeLessThan(FEATURES.length / 3);
  });

  test("takes a feature for what only it has, and none that adds nothing", () => {
    expect(covering(setsOf({ a: ["x"], b: ["x", "y"], c: ["z"], d: ["y", "z"], e: [] }))).toEqual(["b", "c"]);
    expect(covering(setsOf({}))).toEqual([]);
  });
});
