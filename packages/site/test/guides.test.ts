import type { DocsConfig } from "@sdkwright/config";
import { createCollector } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { collectGuides, plainPath } from "../src/guides/guides.js";
import { resolveLink } from "../src/guides/links.js";
import { guideHtml, readGuide, slugOf } from "../src/guides/render.js";
import { guideText, standardCallouts, withoutStatements } from "../src/guides/source.js";
import { createHighlight } from "../src/markdown/highlight.js";
import { relativePath } from "../src/pages/page.js";

const highlight = createHighlight();
const printed = (text: string): string =>
  guideHtml(readGuide(standardCallouts(text)), { highlight, link: (target) => target, image: () => undefined }).text;

test("front matter is not shown, and lines of findings are those of the file", () => {
  expect(guideText("---\ntitle: A\n---\n# B\n")).toEqual({ text: "# B\n", firstLine: 3 });
  expect(guideText("# B\n---\nc\n")).toEqual({ text: "# B\n---\nc\n", firstLine: 0 });
});

test("statements of MDX are not shown, but in code", () => {
  const code = '```js\nimport a from "a";\n```';
  expect(withoutStatements(`import { A } from "./a";\n# B\n${code}`)).toBe(`\n# B\n${code}`);
});

test("callouts are quotations with a mark, or elements of other products", () => {
  const callout = '<div class="callout warning"><p><strong>Warning</strong></p>';
  expect(printed("> [!WARNING]\n> Hot.\n")).toContain(`${callout}<p>Hot.</p>`);
  expect(printed("<Warning>\nHot.\n</Warning>\n")).toContain(callout);
  expect(printed("> Only quoted.\n")).toContain("<blockquote>");
  expect(standardCallouts("```\n<Note>\n```\n")).toBe("```\n<Note>\n```\n");
});

test("blocks of code in several languages become tabs, others stay", () => {
  const tabs = printed("```ts\na\n```\n\n```python\nb\n```\n");
  expect(tabs.match(/data-lang="(\w+)"/g)).toEqual(['data-lang="typescript"', 'data-lang="python"']);
  expect(printed("```ts\na\n```\n\ntext\n\n```python\nb\n```\n")).not.toContain("data-lang");
  expect(printed("```ts\na\n```\n\n```ts\nb\n```\n")).not.toContain("data-lang");
});

test("raw HTML has the addresses of links, and no others", () => {
  const address = (target: string) => (target === "b.md" ? "b.html" : undefined);
  const read = readGuide(
    '[B](b.md) <a href="b.md">B</a> <a href="javascript:x">x</a> <img src="c.png" alt="C">\n\n## D\n',
  );
  const html = guideHtml(read, { highlight, link: address, image: () => undefined }).text;
  expect(html).toContain('<a href="b.html">B</a> <a href="b.html">B</a> <a>x</a> <span>C</span>');
  expect(html).toContain('<h2 id="d"><a class="anchor" href="#d">D</a></h2>');
});

test("headings have the anchors that code hosts give them", () => {
  expect(slugOf("How many `requests` (per minute)?")).toBe("how-many-requests-per-minute");
  expect(readGuide("# A\n\n## B *c*\n\n## B c\n").headings.map(({ id }) => id)).toEqual(["a", "b-c", "b-c-1"]);
});

const FILES: { readonly [path: string]: string } = {
  "pages/a.md": "# A\n\n## Part\n",
  "pages/b.md": "# B\n",
  "pages/image.png": "pixels",
  ".env": "SECRET=1",
  "keys.pem": "secret",
};
const readFile = (path: string) => (FILES[path] === undefined ? undefined : new TextEncoder().encode(FILES[path]));
const docs: DocsConfig = {
  file: "docs.yml",
  links: [],
  references: [],
  navigation: [
    { kind: "page", title: "A", path: "./pages/a.md", hidden: false, at: "/navigation/0" },
    {
      kind: "group",
      title: "More things",
      at: "/navigation/1",
      contents: [{ kind: "page", title: "B", path: "pages/b.md", hidden: false, at: "/navigation/1/contents/0" }],
    },
  ],
};

const guides = collectGuides(docs, readFile, () => {});
const targets = {
  guides,
  anchors: new Map([["reference/books.html", new Set(["books_list"])]]),
  readFile,
  folder: ".",
  report: createCollector().report,
};

test("pages have addresses made of their titles; the first is the first page of the site", () => {
  expect(guides.map(({ path }) => path)).toEqual(["index.html", "more-things/b.html"]);
});

test.each([
  ["b.md", "more-things/b.html"],
  ["/pages/b.md", "more-things/b.html"],
  ["#part", "#part"],
  ["a.md#part", "#part"],
  ["/more-things/b", "more-things/b.html"],
  ["/reference/books#books_list", "reference/books.html#books_list"],
  ["https://acme.example", "https://acme.example"],
  ["image.png", "files/pages/image.png"],
])("a link to %s leads to %s", (target, href) => {
  expect(resolveLink(guides[0]!, target, false, targets)).toMatchObject({ kind: "address", href });
});

test.each([
  ["c.md", "broken"],
  ["a.md#nothing", "broken"],
  ["/reference/books#nothing", "broken"],
  ["../.env", "broken"],
  ["../keys.pem", "broken"],
  ["javascript:alert(1)", "unsafe"],
  ["data:text/html,x", "unsafe"],
])("a link to %s is %s", (target, kind) => {
  expect(resolveLink(guides[0]!, target, false, targets).kind).toBe(kind);
});

test("paths are relative, so that a site works below any path", () => {
  expect(relativePath("index.html", "reference/a.html#x")).toBe("reference/a.html#x");
  expect(relativePath("reference/a.html", "index.html")).toBe("../index.html");
  expect(relativePath("reference/types/B.html", "reference/types/C.html")).toBe("C.html");
  expect(relativePath("reference/a.html", "reference/a.html#x")).toBe("#x");
  expect(plainPath("./a/../b//c.md")).toBe("b/c.md");
});
