import fc from "fast-check";
import { expect, test } from "vitest";
import { docBlocks, docLines, filledWords, prose } from "../src/index.js";

/** Lines as a reader sees them: `1.` and `-` before items, `>` before code. */
function shown(text: string): string[] {
  return docLines(text).map(({ kind, text: said, number }) => {
    if (kind === "code") return `> ${said}`.trimEnd();
    return kind === "item" ? `${number === undefined ? "-" : `${number}.`} ${said}` : said;
  });
}

test.each([
  ["headings and tags leave their text", "# Title #\n\nText <b>bold</b> a < b", ["Title", "", "Text bold a < b"]],
  ["a list is apart, its items are not", "Text\n* a\n\n* b\nend", ["Text", "", "- a", "- b", "", "end"]],
  ["ordered lists keep their numbers", "2. a\n3) b", ["2. a", "3. b"]],
  ["lists within lists are one list of bullets", "1. a\n   - b\n2. c", ["- a", "- b", "- c"]],
  ["lists apart keep their marks", "1. a\n\ntext\n\n- b", ["1. a", "", "text", "", "- b"]],
  ["an item without text is an empty line", "a\n- \nb", ["a", "", "b"]],
  ["code is dedented and apart", "a\n```json\n  {\n\n    }\n```\nb", ["a", "", "> {", ">", ">   }", "", "b"]],
  ["a fence of another kind is code", "~~~\n```\n~~~", ["> ```"]],
  ["an open fence goes on to the end", "```\n<b>", ["> <b>"]],
  ["code begins and ends with code", "a\n```\n\nb\n\n\n```", ["a", "", "> b"]],
  ["line breaks are of all kinds", "a\r\nb\u2028c", ["a", "b", "c"]],
  ["nothing is no line", " \n<br>\n", []],
])("%s", (_, text, lines) => {
  expect(shown(text)).toEqual(lines);
});

test("no two empty lines follow each other, and none is first or last", () => {
  const unit = fc.constantFrom("a", "\n", "```\n", "- ", "1. ", "  ", "# ");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const said = ["", ...docLines(text).map((line) => line.text), ""];
      if (said.length === 2) return;
      for (const [at, line] of said.entries()) expect(line === "" && said[at + 1] === "").toBe(false);
    }),
  );
});

test("prose has links that name their addresses themselves, as its labels say", () => {
  expect(
    prose('See [the list][1], [Docs][] or [none][2].\n\n[1]: https://a.example/x\n[docs]: <https://b.example> "B"'),
  ).toBe("See [the list](https://a.example/x), [Docs](https://b.example) or \\[none]\\[2].");
  expect(prose("```\n[1]: https://a.example\n```\n[x][1]")).toBe("```\n[1]: https://a.example\n```\n\\[x]\\[1]");
});

test("what looks like a tag stays in code that ends on its line", () => {
  expect(prose("```js title=x\na\n```\n~~~ C++\nb\n~~~\n``` <b>\n```")).toBe("```js\na\n```\n```C++\nb\n```\n```\n```");
  expect(prose("A `Map<String>` <b>b</b>")).toBe("A `Map<String>` b");
  expect(prose("A `b\nc` <i> `d`")).toBe("A `b\nc`  `d`");
  expect(prose("A ` b\n` <i> `")).toBe("A ` b\n`  `");
  expect(docLines("A `Map<String>` <b>b</b>")).toEqual([{ kind: "text", text: "A `Map<String>` b" }]);
});

test("prose keeps what its code says, and closes its fences", () => {
  expect(prose("# A\n~~~\n```\n<b>\n~~~\n<b>b</b>\n```\nc")).toBe("**A**\n```\n'''\n<b>\n```\nb\n```\nc\n```");
});

test("blocks are neighbouring lines of one kind, across the empty lines of a list", () => {
  const blocks = docBlocks(["One\nof:\n\n- a\n\n- b\n\nEnd", "```\nx\n```", ""]);
  expect(blocks.map(({ kind, lines }) => `${kind}: ${lines.join("|")}`)).toEqual([
    "text: One|of:",
    "item: a|b",
    "text: End",
    "code: x",
  ]);
});

test("words fill lines, and a word that is too long has a line of its own", () => {
  expect(filledWords("one  two\nthree", 8)).toEqual(["one two", "three"]);
  expect(filledWords("one two three", 9, "- ", "  ")).toEqual(["- one two", "  three"]);
  expect(filledWords("a muchtoolongword b", 6)).toEqual(["a", "muchtoolongword", "b"]);
  expect(filledWords(" ", 6, "- ")).toEqual([]);
});
