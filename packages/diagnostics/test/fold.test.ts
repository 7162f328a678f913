import { expect, test } from "vitest";
import { formatDiagnostic, noLocator } from "../src/index.js";

const MESSAGE = "The reference cannot be resolved, since there is no schema of this name in the document.";
const shown = (width: number | undefined): string =>
  formatDiagnostic(
    { code: "a/b", severity: "error", message: MESSAGE, help: "Correct it, or add the schema that it names." },
    { locate: noLocator, width },
  );

test("texts are folded to the width of a terminal, and lose nothing", () => {
  const lines = shown(40).split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "error a/b: The reference cannot be",
    "    resolved, since there is no schema",
    "    of this name in the document.",
  ]);
  expect(lines.every((line) => line.length <= 40)).toBe(true);
  expect(shown(40).replaceAll(/\n {4}/g, " ")).toBe(shown(undefined));
});

test("without a terminal, a text is one line", () => {
  expect(shown(undefined)).toBe(`error a/b: ${MESSAGE}\n  help: Correct it, or add the schema that it names.`);
});

test("a word that is wider than the terminal stays whole", () => {
  const message = `See ${"x".repeat(60)} there.`;
  const text = formatDiagnostic({ code: "a/b", severity: "note", message }, { locate: noLocator, width: 40 });
  expect(text).toBe(`note a/b: See\n    ${"x".repeat(60)}\n    there.`);
});
