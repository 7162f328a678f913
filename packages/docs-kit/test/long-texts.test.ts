import { cleanText } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { docLines, markdownOfHtml, plain, prose } from "../src/index.js";

const LENGTH = 400_000;
const repeated = (text: string): string => text.repeat(LENGTH / text.length);

/** Texts that take time squared where an expression can match them in several ways. */
const TEXTS = {
  "spaces in a heading": `# a${repeated(" ")}b`,
  "marks in a heading": `# ${repeated("#")}x`,
  "spaces in a tag": `<br${repeated(" ")}x`,
  "many attributes": `<a ${repeated('href="x" ')}`,
  "open tags": repeated("<a "),
  "open links": repeated("[a](http://"),
  "items of a list": repeated("- a\n"),
  "spaces at the start": `${repeated(" ")}x`,
  rulers: repeated("=-"),
  fences: repeated("```\n"),
};

describe.each(Object.entries({ docLines, markdownOfHtml, plain, prose, cleanText }))("%s", (_, read) => {
  test.each(Object.entries(TEXTS))("reads long texts in linear time: %s", (_name, text) => {
    const since = performance.now();
    read(text);
    // Linear takes some 10 ms; squared, more than ten seconds.
    expect(performance.now() - since).toBeLessThan(3_000);
  });
});

test("headings lose their marks", () => {
  expect(docLines("## Title ##\n\n#none\n\n# C#").map(({ text }) => text)).toEqual(["Title", "", "#none", "", "C"]);
  expect(prose("## Title ##")).toBe("**Title**");
});

test("anchors become links", () => {
  expect(markdownOfHtml(`<a class="b" href="https://a">x</a> <a HREF = 'b'>y</a> <a name="c">z</a>`)).toBe(
    '[x](https://a) [y](b) <a name="c">z</a>',
  );
});
