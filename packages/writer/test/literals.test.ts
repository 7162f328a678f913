import { expect, test } from "vitest";
import {
  atomLiteral,
  callLiteral,
  compositeLiteral,
  createFile,
  type Literal,
  type LiteralEntry,
  layOutLiteral,
} from "../src/index.js";
import { keyPadding } from "../src/rows.js";
import { dialect } from "./dialect.js";

function printed(literal: Literal, aligned = false): string[] {
  const file = createFile("src/pets.ts", dialect);
  file.line("x = ", layOutLiteral(literal, { width: 30, aligned }));
  return file.finish().content.trimEnd().split("\n");
}

const object = (...entries: LiteralEntry[]): Literal => compositeLiteral("Pet{", entries, "}");
const array = (...items: Literal[]): Literal =>
  compositeLiteral(
    "[",
    items.map((item) => [undefined, item]),
    "]",
  );
const long = atomLiteral('"a text of about 30 columns"');

test("a short literal takes one line, without entries that have no value", () => {
  const short = object(["a", atomLiteral('"a"')], ["b", undefined], ["c", array(atomLiteral("1"), array())]);
  expect(printed(short)).toEqual(['x = Pet{a: "a", c: [1, []]}']);
});

test("a longer one has a line for each element; one of a single element breaks too", () => {
  expect(printed(object(["name", long], ["tags", array(long)]))).toEqual([
    "x = Pet{",
    '  name: "a text of about 30 columns",',
    "  tags: [",
    '    "a text of about 30 columns",',
    "  ],",
    "}",
  ]);
});

test("calls stay around their argument", () => {
  expect(printed(callLiteral("wrap", object(["name", long])))).toEqual([
    "x = wrap(Pet{",
    '  name: "a text of about 30 columns",',
    "})",
  ]);
  expect(printed(callLiteral("wrap", atomLiteral("5")))).toEqual(["x = wrap(5)"]);
});

test("values are aligned on neighbouring lines; a value of several lines ends the column", () => {
  const one = atomLiteral("1");
  const literal = object(["id", one], ["longer", one], ["list", array(long)], ["on", one], ["end", long]);
  expect(printed(literal, true)).toEqual([
    "x = Pet{",
    "  id:     1,",
    "  longer: 1,",
    "  list: [",
    '    "a text of about 30 columns",',
    "  ],",
    "  on:  1,",
    '  end: "a text of about 30 columns",',
    "}",
  ]);
});

test("languages have separators of their own", () => {
  const hash = compositeLiteral("[", [["'a'", atomLiteral("1")]], "]", { colon: " => " });
  expect(printed(hash)).toEqual(["x = ['a' => 1]"]);
});

test.each([
  ["short keys stand in one column", [2, 40, 5], [38, 0, 35]],
  ["a much longer key begins a column", [2, 4, 41], [2, 0, 0]],
  ["long keys of about one length share a column", [50, 60, 30], [10, 0, 30]],
  ["a line without a key is in no column", [2, 0, 4, 5], [0, 0, 1, 0]],
])("%s", (_, widths, padding) => {
  expect(keyPadding(widths)).toEqual(padding);
});
