import { expect, test } from "vitest";
import { decodeText } from "../src/decode.js";

test.each([0, 1, 2, 3])("characters of several bytes are whole wherever the text is cut, %i bytes on", (shift) => {
  const text = "a".repeat(shift) + "ä".repeat(40_000) + "b".repeat(70_000) + "👩‍👦 ſ\u2028".repeat(9_000);
  expect(decodeText(Buffer.from(text))).toEqual({ text });
});

test("a byte order mark is no text", () => {
  expect(decodeText(Buffer.from("\ufeff{}"))).toEqual({ text: "{}" });
});

test("an empty file has an empty text", () => {
  expect(decodeText(Buffer.alloc(0))).toEqual({ text: "" });
});
