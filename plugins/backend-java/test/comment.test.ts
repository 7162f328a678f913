import { expect, test } from "vitest";
import { javadocLines } from "../src/comment.js";

const comment = (text: string, width = 100): string => javadocLines({ text: [text] }, width).join("\n");

test("code, links and bold text of Markdown are shown as Javadoc has them", () => {
  expect(comment("Set `dry_run` to **true**.")).toBe("/** Set {@code dry_run} to <b>true</b>. */");
  expect(comment("`https://a.example/b`")).toBe("/** {@code https://a.example/b} */");
  expect(comment("See [the `guide`](https://a.example/b?c=1&d=2).")).toBe(
    '/** See <a href="https://a.example/b?c=1&amp;d=2">the {@code guide}</a>. */',
  );
});

test("what Javadoc or the compiler would read in code stays text", () => {
  expect(comment("`a < b`")).toBe("/** `a &lt; b` */");
  expect(comment("`{@link X}` and `a}b`")).toBe("/** `{&#64;link X}` and `a}b` */");
  expect(comment("`*/` `\\u000a`")).toBe("/** `*&#47;` `&#92;u000a` */");
});

test("links to anything but the web, and marks without words, stay text", () => {
  expect(comment("[a](javascript:alert) [](https://a.example) ** **")).toBe(
    "/** [a](javascript:alert) [](https://a.example) ** ** */",
  );
});

test("a link may go on in the next line of a definition", () => {
  expect(comment("See [the\nguide](https://a.example).")).toBe('/** See <a href="https://a.example">the guide</a>. */');
  expect(comment("[a](https://a.example/{id})")).toBe('/** <a href="https://a.example/%7Bid%7D">a</a> */');
  expect(comment("See [ it ](https://a.example).")).toBe('/** See <a href="https://a.example">it</a>. */');
});

test("lists are lists, and lines are filled", () => {
  expect(comment("One of:\n\n- `a`, which is said in many words\n- b", 30)).toBe(
    [
      "/**",
      " * One of:",
      " *",
      " * <ul>",
      " *   <li>{@code a}, which is",
      " *       said in many words",
      " *   <li>b",
      " * </ul>",
      " */",
    ].join("\n"),
  );
});

test("two lines stand before a list that begins a comment", () => {
  expect(comment("- a\n- b")).toBe(
    ["/**", " *", " *", " * <ul>", " *   <li>a", " *   <li>b", " * </ul>", " */"].join("\n"),
  );
});

test("a comment refers to that of another method by a link, and says what is different", () => {
  const tags = [
    { tag: "like", name: "#get(String)", text: "with settings" },
    { tag: "param", name: "id", text: "the pet's `id`" },
    { tag: "return", text: "the pet" },
  ];
  expect(javadocLines({ text: [], tags }, 100)).toEqual([
    "/**",
    " * Like {@link #get(String)}, with settings.",
    " *",
    " * @param id the pet's {@code id}",
    " * @return the pet",
    " */",
  ]);
});
