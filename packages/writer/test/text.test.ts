import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText, flatWidth, group, line, list, literalEscaper, numberLiteral, quotedLiteral } from "../src/index.js";

test("comments and documents get line feeds, whole characters and nothing invisible", () => {
  expect(cleanText("a\r\nb\rc\u2028d\u2029e\u0085f\ng")).toBe("a\nb\nc\nd\ne\nf\ng");
  expect(cleanText("half \ud83d, whole \u{1f600}, half \ude00")).toBe("half \ufffd, whole \u{1f600}, half \ufffd");
  expect(cleanText("\u202eright\u200b to\u0000 left\ufeff\tend")).toBe("right to left\tend");
  expect(cleanText("joined \u{1f468}\u200d\u{1f469}")).toBe("joined \u{1f468}\u200d\u{1f469}");
});

const escapeText = literalEscaper({ short: { '"': '"', "\v": "v" } });

test.each([
  ["plain text", "plain text"],
  ['"C:\\"', '\\"C:\\\\\\"'],
  ["a\tb\nc\rd\ve", "a\\tb\\nc\\rd\\ve"],
  ["\u0000\u00ad\u202e\u200d", "\\u0000\\u00ad\\u202e\\u200d"],
  ["half \ud83d, whole \u{1f600}", "half \\ud83d, whole \u{1f600}"],
])("the literal of %j holds %s", (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

test("languages have escapes of their own, and strings without halves of surrogate pairs", () => {
  const braced = literalEscaper({ short: {}, other: (hex) => `\\u{${hex}}`, wholeCharacters: true });
  expect(braced("\u0007 \ud83d")).toBe("\\u{7} \\u{fffd}");
});

test("what is escaped reads as the text", () => {
  const escapeJson = literalEscaper({ short: { '"': '"' } });
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => JSON.parse(`"${escapeJson(text)}"`) === text));
});

test("numbers are spelled as formatters spell them", () => {
  expect([0, -0, 1.5, 1e21, 1e-7].map(numberLiteral)).toEqual(["0", "-0", "1.5", "1e21", "1e-7"]);
});

test.each([
  ["plain", '"plain"'],
  ['say "hi"', "'say \"hi\"'"],
  [`it's "both"`, `'it\\'s "both"'`],
  [`"it's" 'so'`, `"\\"it's\\" 'so'"`],
])("%s is quoted with as few escapes as can be", (text, literal) => {
  expect(quotedLiteral(text, (value) => value)).toBe(literal);
});

test("the width of a part is what it takes on one line", () => {
  const call = list("call(", ["a", { part: "sym", name: "long", module: "m", as: "b" }], ")");
  expect(flatWidth(["x = ", call, group(line, "+ 1")])).toBe("x = call(a, b) + 1".length);
});
