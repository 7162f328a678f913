import { createCollector } from "@sdkwright/diagnostics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemorySources } from "../src/index.js";
import { findJsonProblem } from "../src/json-errors.js";

function parse(text: string, path = "a.json") {
  const collector = createCollector();
  const document = createMemorySources({ [path]: text }, collector.report).read(path);
  return { document, list: collector.list };
}

it("reports numbers beyond the range of numbers, and makes null of them", () => {
  const { document, list } = parse('{"a": [1, 1e999], "b": {"c": -1e400, "d": 1e300}, "e": "1e999"}');
  expect(document?.data).toEqual({ a: [1, null], b: { c: null, d: 1e300 }, e: "1e999" });
  expect(list.map(({ code, location, message }) => [code, location, message])).toEqual([
    ["source/number-range", { document: "a.json", line: 1, column: 11 }, "`1e999` is beyond the range of numbers."],
    ["source/number-range", { document: "a.json", line: 1, column: 30 }, "`-1e400` is beyond the range of numbers."],
  ]);
});

it("finds places behind more strings and escapes than a stack is deep", () => {
  const many = `[${Array(3_000_000).fill('""').join(",")}]`;
  const text = `{"a": ${many}, "b": "${"\\n".repeat(8_000_000)}", "c": {"d": 1}}`;
  expect(parse(text).document?.position("/c/d").column).toBe(text.lastIndexOf("1") + 1);
}, 20_000);

describe("JSON syntax errors", () => {
  it.each([
    ['{"a": 1,}', "1:9", "a comma before this bracket is not allowed"],
    ["[1, 2,\n]", "2:1", "a comma before this bracket is not allowed"],
    ['{"a": }', "1:7", 'expected a value, found "}"'],
    ['{"a" 1}', "1:6", 'expected ":" after the key, found "1"'],
    ["{a: 1}", "1:2", 'expected a key in double quotes, found "a"'],
    ['{"a": 1 "b": 2}', "1:9", 'expected a comma or "}", found "\\""'],
    ['{\n  // x\n  "a": 1}', "2:3", "expected a key in double quotes, found a comment"],
    ['{"a": "x\ny"}', "1:7", "the string that starts here is not closed on its line"],
    ['{"a": "\\x"}', "1:8", '"\\\\x" is not an escape sequence'],
    ['{"a": "\u0001"}', "1:8", "a control character in a string must be escaped"],
    ['{"a": 012}', "1:8", 'expected a comma or "}", found "1"'],
    ['{"a": 1', "1:8", 'expected a comma or "}", found the end of the file'],
    ["[1] x", "1:5", 'expected the end of the file, found "x"'],
    ['{"a": nul}', "1:7", 'expected a value, found "n"'],
  ])("%j", (text, place, problem) => {
    const { list, document } = parse(text);
    expect(list.map((diagnostic) => diagnostic.code)).toEqual(["source/json-syntax"]);
    const location = list[0]?.location;
    expect(location && "line" in location && `${location.line}:${location.column}`).toBe(place);
    expect(list[0]?.message).toBe(`This is not valid JSON: ${problem}.`);
    expect(document?.data).toBeNull();
  });

  it("agrees with JSON.parse on which texts are JSON", () => {
    const pieces = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      '"',
      "1",
      "-",
      "0",
      ".5",
      "e3",
      "null",
      " ",
      "\\u12",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        expect(findJsonProblem(text) === undefined).toBe(valid);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("the choice of parser", () => {
  it("goes by content, then by name", () => {
    expect(parse('{"a": 1}', "a.yaml").document?.format).toBe("json");
    expect(parse("a: 1", "a.json").document?.format).toBe("yaml");
    expect(parse("just text", "a.json").list[0]?.code).toBe("source/json-syntax");
    expect(parse("{broken", "a").list[0]?.code).toBe("source/yaml-syntax");
    expect(parse('syntax = "proto3";', "a.proto").document).toMatchObject({
      format: "text",
      data: 'syntax = "proto3";',
    });
  });
});
