import { expect, test } from "vitest";
import { listOf, type ObjectDecl, oncePer, oncePerText, ref, referencesOfDecl } from "../src/index.js";

test("a value is made once for each argument", () => {
  let calls = 0;
  const lengthOf = oncePer((list: readonly string[]) => {
    calls++;
    return list.length;
  });
  const list = ["a", "b"];
  expect([lengthOf(list), lengthOf(list), lengthOf(["a"])]).toEqual([2, 2, 1]);
  expect(calls).toBe(2);
});

test("a value is made once for each text", () => {
  let calls = 0;
  const lengthOf = oncePerText((text) => {
    calls++;
    return text.length;
  });
  expect([lengthOf("ab"), lengthOf(`a${"b"}`), lengthOf(""), lengthOf("")]).toEqual([2, 2, 0, 0]);
  expect(calls).toBe(2);
});

test("of more texts than the limit, all are forgotten", () => {
  const made: string[] = [];
  const upper = oncePerText((text) => {
    made.push(text);
    return text.toUpperCase();
  }, 2);
  expect(["a", "b", "a", "c", "c", "a"].map(upper)).toEqual(["A", "B", "A", "C", "C", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});

test("a declaration refers to its parents, then to what its properties hold, with repeats", () => {
  const property = { name: { wire: "a", words: ["a"] }, required: true, origin: 0 };
  const decl = {
    kind: "object",
    extends: ["type:Base"],
    properties: [
      { ...property, type: listOf(ref("type:Pet")) },
      { ...property, type: { kind: "primitive", primitive: "string" } },
      { ...property, type: ref("type:Pet") },
    ],
    additional: ref("type:Extra"),
  } as unknown as ObjectDecl;
  expect(referencesOfDecl(decl)).toEqual(["type:Base", "type:Pet", "type:Pet", "type:Extra"]);
});
