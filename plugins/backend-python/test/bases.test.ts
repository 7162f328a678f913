import type { Sdk, TypeId } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { basesIn } from "../src/bases.js";

const idOf = (name: string): TypeId => `type:${name}`;

/** Bases of objects that extend others, by their names. */
function basesOf(parents: Readonly<Record<string, string>>, name: string): readonly (readonly string[])[] {
  const types = Object.entries(parents).map(([key, names]) => {
    return [idOf(key), { kind: "object", extends: names.split(" ").filter(Boolean).map(idOf) }];
  });
  const sdk = { api: { types: Object.fromEntries(types) } } as unknown as Sdk;
  const bases = basesIn(sdk)(idOf(name));
  return [bases.parents, bases.repeated].map((ids) => ids.map((id) => id.slice("type:".length)));
}

describe("a class extends", () => {
  test("what its definition extends, but for what others of its parents extend", () => {
    const parents = { Root: "", Left: "Root", Right: "Root", Both: "Root Left Right" };
    expect(basesOf(parents, "Both")).toEqual([["Left", "Right"], []]);
  });

  test("the first of two that Python cannot order, and repeats fields of the other", () => {
    const parents = { One: "", Two: "", Left: "One Two", Right: "Two One", Both: "Left Right", Last: "Right Both" };
    expect(basesOf(parents, "Both")).toEqual([["Left"], ["Right"]]);
    expect(basesOf(parents, "Last")).toEqual([["Right"], ["Both", "Left"]]);
  });

  test("two that each extend the same two, at each of 40 levels, and nothing grows with their number", () => {
    const levels = Array.from({ length: 40 }, (_, at) => {
      const next = `A${at + 1} B${at + 1}`;
      return [
        [`A${at}`, next],
        [`B${at}`, next],
      ] as const;
    });
    const parents = { ...Object.fromEntries(levels.flat()), A40: "", B40: "" };
    expect(basesOf(parents, "A0")).toEqual([["A1", "B1"], []]);
  });
});
