import { expect, test } from "vitest";
import { paragraphLines, textLines } from "../src/index.js";

test.each([
  ["  one line  ", ["one line"]],
  ["\n\nfirst\n\n\n  second  \n", ["first", "", "  second"]],
  [" \n ", []],
])("%j is lines without empty ones around them", (text, lines) => {
  expect(textLines(text)).toEqual(lines);
});

test("paragraphs that say nothing are left out", () => {
  expect(paragraphLines(["", "first", " ", "second\nthird"])).toEqual(["first", "", "second", "third"]);
});
