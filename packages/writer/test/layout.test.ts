import fc from "fast-check";
import { doc as prettierDoc } from "prettier";
import { describe, expect, test } from "vitest";
import { breakGroup, fluid, group, hardline, ifBreak, indent, line, list, type Part, softline } from "../src/index.js";
import { layOut } from "../src/layout.js";

const { builders, printer } = prettierDoc;
type Doc = Parameters<typeof printer.printDocToString>[0];

function toPrettier(part: Part): Doc {
  if (typeof part === "string") {
    return builders.join(builders.literalline, part.split("\n")) as Doc;
  }
  if (Array.isArray(part)) return (part as readonly Part[]).map(toPrettier);
  const node = part as Exclude<Part, string | readonly Part[]>;
  switch (node.part) {
    case "group":
      return builders.group(toPrettier(node.contents), { shouldBreak: node.broken ?? false });
    case "indent":
      return builders.indent(toPrettier(node.contents));
    case "fluid": {
      const id = Symbol("fluid");
      const beginning = builders.group(builders.indent(builders.line), { id });
      return [beginning, builders.indentIfBreak(toPrettier(node.contents), { groupId: id })];
    }
    case "if-break":
      return builders.ifBreak(toPrettier(node.broken), toPrettier(node.flat));
    case "line":
      return builders.line;
    case "softline":
      return builders.softline;
    case "hardline":
      return builders.hardline;
    default:
      throw new Error("no symbols here");
  }
}

function layOutText(part: Part, width: number): string {
  return layOut(part, 0, { indent: "  ", step: 2, width, nameOf: (symbol) => symbol.name });
}

const word = fc.constantFrom("a", "bb", "ccc,", "(", ")", "dddd dd", "", "日本", "é", "👍", " ");
const text = fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: fc.constantFrom("x\ny", "`\n`") });
const breaks: fc.Arbitrary<Part> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(line, softline) },
  { weight: 1, arbitrary: fc.constant(hardline) },
);
const anyPart = fc.letrec<{ part: Part; parts: Part }>((tie) => ({
  part: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    { weight: 5, arbitrary: text },
    { weight: 4, arbitrary: breaks },
    { weight: 4, arbitrary: tie("parts").map((contents) => group(contents)) },
    { weight: 1, arbitrary: tie("parts").map((contents) => breakGroup(contents)) },
    { weight: 1, arbitrary: tie("parts").map((contents) => fluid(contents)) },
    { weight: 3, arbitrary: tie("parts").map((contents) => indent(contents)) },
    { weight: 2, arbitrary: fc.tuple(word, word).map(([broken, flat]) => ifBreak(broken, flat)) },
  ),
  parts: fc.array(tie("part"), { maxLength: 7 }),
})).parts;

describe("layout", () => {
  test("agrees with prettier's document printer on any document", () => {
    const property = fc.property(anyPart, fc.integer({ min: 4, max: 40 }), (part, width) => {
      const expected = printer.printDocToString(toPrettier(part), {
        printWidth: width,
        tabWidth: 2,
        useTabs: false,
      } as Parameters<typeof printer.printDocToString>[1]).formatted;
      // The printer of documents leaves spaces at the very end; a file never has any.
      expect(layOutText(part, width)).toBe(expected.replace(/[ \t]+$/, ""));
    });
    fc.assert(property, { numRuns: 5000, seed: 7 });
  });

  test("a list is one line where it fits, and one item a line with a last comma where not", () => {
    const call = (...items: string[]) => ["call", list("(", items, ")"), ";"];
    expect(layOutText(call("one", "two"), 15)).toBe("call(one, two);");
    expect(layOutText(call("one", "two"), 14)).toBe("call(\n  one,\n  two,\n);");
    expect(layOutText(call(), 3)).toBe("call();");
    expect(layOutText(list("{", ["a", "b"], "}", { spaced: true }), 9)).toBe("{ a, b }");
    expect(layOutText(list("{", ["a"], "}", { spaced: true, broken: true, separator: ";" }), 9)).toBe("{\n  a;\n}");
    expect(layOutText(list("(", ["aaa", "bbb"], ")", { trailing: false }), 5)).toBe("(\n  aaa,\n  bbb\n)");
  });

  test("has room for a separator that would stand at its end, where that is reserved", () => {
    const inner = list("[", ["a", "b"], "]", { trailing: "reserved" });
    expect(layOutText(inner, 6)).toBe("[\n  a,\n  b,\n]");
    expect(layOutText(inner, 7)).toBe("[a, b]");
    // Each list within another one reserves a column of its own.
    const outer = list("(", [inner, inner], ")", { trailing: false });
    expect(layOutText(outer, 17)).toBe("(\n  [a, b],\n  [a, b]\n)");
    expect(layOutText(outer, 18)).toBe("([a, b], [a, b])");
  });

  test("what follows a group up to the next possible break counts for it", () => {
    const first = list("f(", ["a", "b"], ")");
    expect(layOutText([first, ".tail"], 12)).toBe("f(a, b).tail");
    expect(layOutText([first, ".tail"], 11)).toBe("f(\n  a,\n  b,\n).tail");
    expect(layOutText([first, list(".g(", ["c"], ")")], 11)).toBe("f(a, b).g(\n  c,\n)");
  });
});
