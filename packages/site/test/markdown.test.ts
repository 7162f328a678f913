import { expect, test } from "vitest";
import { createHighlight } from "../src/markdown/highlight.js";
import { createMarkdown, webLink } from "../src/markdown/markdown.js";

const highlight = createHighlight();
const markdown = createMarkdown({ highlight, link: webLink, image: () => undefined });
const html = (text: string): string => markdown(text).text;

test("texts of definitions become HTML", () => {
  expect(html("Lists pets.")).toBe("<p>Lists pets.</p>");
  expect(html("A `code` and **bold**")).toBe("<p>A <code>code</code> and <strong>bold</strong></p>\n");
  expect(html("See https://acme.example/docs")).toContain('<a href="https://acme.example/docs">');
  expect(html("```json\n{}\n```")).toContain("<pre");
  expect(html("| a |\n|---|\n| b |")).toContain("<td>b</td>");
  expect(html("<b>bold</b> <br>")).toContain("<b>bold</b>");
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:x)",
  "![x](https://evil.example/x.png)",
  "<iframe src=https://evil.example></iframe>",
  "<svg><script>alert(1)</script></svg>",
  '<style>body{background:url("https://evil.example")}</style>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<form action="https://evil.example"><input name=x><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<object data="x"></object><embed src="x">',
  "```js\n</code></pre><script>alert(1)</script>\n```",
  '[x](https://a.example/"onmouseover="alert(1))',
  '<a href="https://a.example" onclick="alert(1)" target="_top">x</a>',
  '<div class="samples" data-lang="x" onclick="x">x</div>',
  "<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>",
  "<!--><script>alert(1)</script>-->",
])("runs and loads nothing: %s", (text) => {
  const made = html(text);
  // Outside of text, which is escaped, there are only elements that format.
  const tags = made.match(/<\/?[a-zA-Z][^>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).not.toMatch(/^<\/?(?:script|style|iframe|object|embed|form|button|meta|base|svg|math|link|img)\b/i);
    expect(tag).not.toMatch(/\son\w+\s*=|style\s*=|javascript:|data:|vbscript:|evil\.example/i);
  }
});

test("elements that a text leaves open or closes too often change nothing around it", () => {
  expect(html("<div><p>open")).toBe("<div><p>open</p></div>");
  expect(html("</main></section>text")).not.toContain("</main>");
});

test("links to pages beside a definition, which the site does not have, are text", () => {
  expect(html("[docs](/docs/a) [part](#a)")).toBe("<p>docs part</p>\n");
  expect(html('<a href="/docs/a">docs</a>')).not.toContain("href");
});

test("links that browsers follow as pages, and no others", () => {
  expect(["https://a.example", "mailto:a@b.example"].map(webLink)).not.toContain(undefined);
  expect(["javascript:x", "data:x", "file:///etc", "//evil"].map(webLink).filter((link) => link !== undefined)).toEqual(
    [],
  );
});
