import fc from "fast-check";
import { expect, test } from "vitest";
import { conflictLines, linesOfBothSides, resolveConflicts } from "../src/conflicts.js";
import { mergeTexts, similarity } from "../src/merge.js";
import { isMergeOf } from "../src/merged-text.js";

const text = (...lines: readonly string[]) => `${lines.join("\n")}\n`;
const BASE = text("a", "b", "c", "d", "e");

test.each([
  ["an edit alone", text("a", "B", "c", "d", "e"), BASE, text("a", "B", "c", "d", "e")],
  ["new text alone", BASE, text("a", "b", "c", "D", "e"), text("a", "b", "c", "D", "e")],
  ["changes far apart", text("A", "b", "c", "d", "e"), text("a", "b", "c", "d", "E"), text("A", "b", "c", "d", "E")],
  ["neighbouring lines", text("a", "B", "c", "d", "e"), text("a", "b", "C", "d", "e"), text("a", "B", "C", "d", "e")],
  ["the same change", text("a", "X", "c", "d", "e"), text("a", "X", "c", "d", "e"), text("a", "X", "c", "d", "e")],
  [
    "a line before, one after",
    text("0", "a", "b", "c", "d", "e"),
    text("a", "b", "c", "d", "e", "f"),
    text("0", "a", "b", "c", "d", "e", "f"),
  ],
  ["lines deleted on both sides", text("c", "d", "e"), text("a", "b", "c"), text("c")],
])("%s: merged without a conflict", (_, ours, theirs, merged) => {
  expect(mergeTexts(BASE, ours, theirs)).toBe(merged);
});

test("both versions of lines that both sides changed are kept, without the lines that agree", () => {
  const merged = mergeTexts(BASE, text("a", "same", "mine", "c", "d", "e"), text("a", "same", "new", "c", "d", "e"));
  expect(merged).toBe(
    text("a", "same", "<<<<<<< ours (edited)", "mine", "=======", "new", ">>>>>>> theirs (generated)", "c", "d", "e"),
  );
  expect(conflictLines(merged)).toEqual([3]);
  expect(resolveConflicts(merged, "ours")).toBe(text("a", "same", "mine", "c", "d", "e"));
  expect(resolveConflicts(merged, "theirs")).toBe(text("a", "same", "new", "c", "d", "e"));
});

test("a conflict that nobody resolved takes up further changes of the generated side", () => {
  const first = text("a", "new", "c", "d", "e");
  const marked = mergeTexts(BASE, text("a", "mine", "c", "d", "e"), first);
  const again = mergeTexts(first, marked, text("a", "newer", "c", "d", "E"));
  expect(resolveConflicts(again, "ours")).toBe(text("a", "mine", "c", "d", "E"));
  expect(resolveConflicts(again, "theirs")).toBe(text("a", "newer", "c", "d", "E"));
});

const lines = fc.array(fc.constantFrom("a", "b", "c", "d", "}", ""), { maxLength: 12 }).map((all) => all.join("\n"));

test("each side of a merge holds every line that it added, and merges with nothing are the other side", () => {
  fc.assert(
    fc.property(lines, lines, lines, (base, ours, theirs) => {
      expect(mergeTexts(base, ours, base)).toBe(ours);
      expect(mergeTexts(base, base, theirs)).toBe(theirs);
      expect(mergeTexts(base, ours, ours)).toBe(ours);
    }),
    { numRuns: 500, seed: 1 },
  );
});

/** Lines that no other text has, so that each can be looked for. */
const edits = fc.array(fc.record({ at: fc.nat(30), kind: fc.constantFrom("add", "change", "delete") }), {
  maxLength: 6,
});

function edited(base: readonly string[], list: readonly { at: number; kind: string }[], mark: string): string[] {
  const result = [...base];
  for (const [index, { at, kind }] of list.entries()) {
    const place = at % Math.max(1, result.length);
    if (kind === "delete") result.splice(place, 1);
    else result.splice(place, kind === "change" ? 1 : 0, `${mark} ${index}`);
  }
  return result;
}

test("no line that a user wrote is lost, and no line that was generated anew", () => {
  const base = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  fc.assert(
    fc.property(edits, edits, (mine, other) => {
      const ours = edited(base, mine, "mine");
      const theirs = edited(base, other, "new");
      const merged = mergeTexts(base.join("\n"), ours.join("\n"), theirs.join("\n")).split("\n");
      const added = [...ours, ...theirs].filter((line) => /^(mine|new) /.test(line));
      for (const line of added) expect(merged).toContain(line);
    }),
    { numRuns: 1000, seed: 2 },
  );
});

test("similarity counts equal lines", () => {
  expect(similarity("a\nb", "b\na")).toBe(1);
  expect(similarity("a\nb\nc\nd", "a\nb\nx\ny")).toBe(0.5);
  expect(similarity("a", "b")).toBe(0);
});

test("conflicts that git left count as well, and markers that a document quotes do not", () => {
  const marked = text("a", "<<<<<<< HEAD", "mine", "||||||| 1f3c", "b", "=======", "new", ">>>>>>> other", "c");
  expect(conflictLines(marked)).toEqual([2]);
  expect(resolveConflicts(marked, "ours")).toBe(text("a", "mine", "c"));
  expect(resolveConflicts(marked, "theirs")).toBe(text("a", "new", "c"));
  expect(linesOfBothSides(marked)).toEqual(["a", "mine", "new", "c", ""]);
  const quoted = text("<<<<<<< HEAD", "is the first line", "=======", "and the last", "end");
  expect([conflictLines(quoted), resolveConflicts(quoted, "ours")]).toEqual([[], quoted]);
  const both = text("<<<<<<< quoted", "<<<<<<< HEAD", "mine", "=======", "new", ">>>>>>> other");
  expect([conflictLines(both), resolveConflicts(both, "theirs")]).toEqual([[2], text("<<<<<<< quoted", "new")]);
  const twice = marked.repeat(2);
  expect(conflictLines(twice)).toEqual([2, 11]);
});

test.each([
  ["both", text("a", "b1", "c", "d2"), true],
  ["both, in another order", text("a", "d2", "b1", "c"), true],
  ["both, between markers of git", text("a", "<<<<<<< HEAD", "b1", "=======", "b", ">>>>>>> x", "c", "d"), true],
  ["a line that nobody generated", text("a", "b1", "c", "mine", "d2"), false],
  ["no line that both have", text("a", "b1", "d2"), false],
])("a text with %s is a merge of two generated ones or not", (_, merged, isMerge) => {
  expect(isMergeOf(merged, [text("a", "b1", "c", "d"), text("a", "b", "c", "d2")])).toBe(isMerge);
});
