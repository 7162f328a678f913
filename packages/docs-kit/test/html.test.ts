import { expect, test } from "vitest";
import { markdownOfHtml } from "../src/index.js";

test.each([
  ["no tags", "no tags"],
  ["one<br/>two<p class='a'>three</p>", "one\ntwo\nthree\n"],
  ['<a class="b" href="https://a.example">docs</a>', "[docs](https://a.example)"],
  ["<a href='https://a.example'>docs</a>", "[docs](https://a.example)"],
  ["<ul><li>a</li><li>b</li></ul>", "\n\n- a\n- b\n"],
  ["<code>x</code>, <strong>y</strong>, <em>z</em>", "`x`, **y**, z"],
  ["List<String> of <unknown>", "List<String> of <unknown>"],
])("%j is the Markdown %j", (html, markdown) => {
  expect(markdownOfHtml(html)).toBe(markdown);
});
