import { expect, test } from "vitest";
import { createCollector, defineCatalogue, endingText, entry } from "../src/index.js";

const catalogue = defineCatalogue("test", {
  named: entry<{ symbol: string; named: string }>({
    severity: "note",
    title: "Named",
    cause: "A name is taken.",
    fix: "No action is needed.",
    message: ({ symbol, named }) => `${symbol} is named ${named}.`,
  }),
});

/** What is told of names that some languages give to symbols. */
function told(...names: readonly (readonly [symbol: string, language: string, name: string])[]): string[] {
  const { report, list } = createCollector();
  for (const [symbol, language, name] of names) {
    const endings = { [language]: name };
    const location = { document: "a.yml", pointer: "/a" };
    report(catalogue.create("named", { symbol, named: endingText(endings) }, { location, endings }));
  }
  return list.map(({ message }) => message);
}

test("findings that only differ by language are one, whatever order they come in", () => {
  const one = told(["A", "Go", "`a2`"], ["A", "Python", "`a_2`"], ["A", "Java", "`a2`"], ["A", "Go", "`a2`"]);
  expect(one).toEqual(["A is named `a2` in Go and Java; `a_2` in Python."]);
  expect(told(["A", "Java", "`a2`"], ["A", "Python", "`a_2`"], ["A", "Go", "`a2`"])).toEqual(one);
});

test("findings of different symbols at one place stay apart", () => {
  expect(told(["A", "Go", "`x`"], ["B", "Go", "`x`"])).toEqual(["A is named `x` in Go.", "B is named `x` in Go."]);
});
