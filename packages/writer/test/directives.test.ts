import { expect, test } from "vitest";
import { commentLines, commentText, type DocComment, withoutDirectives } from "../src/index.js";

test.each([
  ["// +build ignore", "// \\+build ignore"],
  ["//\t+build ignore", "//\t\\+build ignore"],
  ["// go:build ignore", "// \\go:build ignore"],
  [" * eslint-disable no-undef", " * \\eslint-disable no-undef"],
  ["/** biome-ignore lint: all */", "/** \\biome-ignore lint: all */"],
  ["# type: ignore", "# \\type: ignore"],
  ["# as in # noqa", "# as in # \\noqa"],
  ["# rubocop:disable all", "# \\rubocop:disable all"],
  ["# -*- coding: latin-1 -*-", "# \\-*- coding: latin-1 -*-"],
  ["# coding: latin-1", "# \\coding: latin-1"],
  ["# frozen_string_literal: false", "# \\frozen_string_literal: false"],
  ["/// #pragma warning disable", "/// \\#pragma warning disable"],
  ["#pragma once", "\\#pragma once"],
  ["# #!/bin/sh", "# \\#!/bin/sh"],
  ["// swift-tools-version: 5.9", "// \\swift-tools-version: 5.9"],
  ["=begin", "\\=begin"],
  ["// <?php", "// \\<?php"],
  [" * see //# sourceMappingURL=x", " * see //\\# sourceMappingURL=x"],
])("%s is no directive", (line, defused) => {
  expect(withoutDirectives(line)).toBe(defused);
  expect(withoutDirectives(defused)).toBe(defused);
});

test.each([
  "// Builds with + or without.",
  "// Type: the type to ignore",
  "// Encoding: base64",
  "// Pragma: no-cache",
  "// vi: Vietnamese",
  "// Go: a language",
  " * Use eslint to check. A C8 chip.",
  "# 1 #go, 2 #channels",
  "/** https://example.com/#top */",
])("%s stays as it is", (line) => {
  expect(withoutDirectives(line)).toBe(line);
});

test("long lines take linear time", () => {
  const since = performance.now();
  for (const unit of [" ", "#", "# ", "//", "/* ", "type: "]) withoutDirectives(unit.repeat(400_000 / unit.length));
  expect(performance.now() - since).toBeLessThan(3_000);
});

test("in a string, a backslash is written as two", () => {
  expect(commentLines({ comment: () => ["# noqa"] }, { text: [] })).toEqual(["# \\noqa"]);
  expect(commentLines({ comment: () => ["# noqa"], docIsString: true }, { text: [] })).toEqual(["# \\\\noqa"]);
});

test("a comment is written once for each text of a dialect", () => {
  const written: DocComment[] = [];
  const dialect = (mark: string) => ({
    indent: "  ",
    comment(comment: DocComment) {
      written.push(comment);
      return comment.text.map((text) => `${mark} ${text}`);
    },
  });
  const hash = dialect("#");
  for (let times = 0; times < 2; times++) expect(commentText(hash, { text: ["The owner"] }, 0)).toBe("# The owner");
  expect(written).toHaveLength(1);
  expect(commentText(dialect("//"), { text: ["The owner"] }, 0)).toBe("// The owner");
  commentText(hash, { text: ["The owner"], tags: [{ tag: "deprecated", text: "" }] }, 0);
  commentText(hash, { text: ["The owner", "of it"] }, 0);
  expect(written).toHaveLength(4);
});

test("a comment is indented from its second line on, but for empty lines", () => {
  const dialect = { indent: "  ", comment: () => ["/**", "", " * The owner  ", " */"] };
  expect(commentText(dialect, { text: ["The owner"] }, 2)).toBe("/**\n\n     * The owner\n     */");
  expect(commentText({ indent: "  ", comment: () => [] }, { text: [] }, 2)).toBe("");
});

test("comments that say the same are written once for each depth, tags and all", () => {
  const written: string[] = [];
  const dialect = {
    indent: "  ",
    comment({ text, tags = [] }: DocComment, depth: number) {
      written.push([...text, ...tags.map(({ tag, name, text: said }) => `@${tag} ${name} ${said}`)].join());
      return [`${depth} ${written.length}`];
    },
  };
  const tagged = (text: readonly string[], name: string): DocComment => ({
    text,
    tags: [{ tag: "param", name, text: "a" }],
  });
  expect(commentText(dialect, tagged(["b"], "c"), 1)).toEqual(commentText(dialect, tagged(["b"], "c"), 1));
  expect(commentText(dialect, tagged(["b"], "c"), 2)).toBe("2 2");
  for (const other of [tagged(["b"], "d"), tagged(["b", "c"], "d"), tagged(["bc"], "d"), { text: ["b", "c"] }]) {
    commentText(dialect, other, 1);
  }
  expect(written).toHaveLength(6);
});
