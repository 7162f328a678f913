import type { LanguageFn } from "highlight.js";
import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import diff from "highlight.js/lib/languages/diff";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import kotlin from "highlight.js/lib/languages/kotlin";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import rust from "highlight.js/lib/languages/rust";
import swift from "highlight.js/lib/languages/swift";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { escaped, Html } from "../html.js";

const LANGUAGES: { readonly [name: string]: LanguageFn } = {
  bash,
  csharp,
  diff,
  go,
  http,
  java,
  javascript,
  json,
  kotlin,
  php,
  python,
  ruby,
  rust,
  swift,
  typescript,
  xml,
  yaml,
};

for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

/** Code of a language as HTML: text alone where the language is not known. */
export type Highlight = (code: string, language: string) => Html;

/** Code longer than this is not highlighted, since nobody reads all of it. */
const LONGEST = 20_000;

/** Languages in which a line of a call has the same colours wherever it stands, unless something spans several lines. */
const LINE_BY_LINE: ReadonlySet<string> = new Set(["ts", "typescript", "python", "go", "java", "csharp", "ruby"]);
/** What may begin a text or a comment that does not end with its line. */
const SPANNING = /\/\*|"""|'''|`|<<|=begin|\\$|@"/m;

/** A line with a quotation mark that has no partner may be part of a longer text. */
const isWhole = (line: string): boolean => {
  const marks = line.replace(/\\./g, "").match(/["']/g) ?? [];
  return marks.length % 2 === 0;
};

/**
 * Highlights samples of calls. Most of their lines occur in many of them, and are highlighted once.
 * The colours are those that the sample would have as a whole.
 */
export function createSampleHighlight(highlight: Highlight): Highlight {
  return (code, language) => {
    if (!LINE_BY_LINE.has(language) || code.length > LONGEST || SPANNING.test(code)) return highlight(code, language);
    const lines = code.split("\n");
    if (!lines.every(isWhole)) return highlight(code, language);
    return new Html(lines.map((line) => highlight(line, language).text).join("\n"));
  };
}

/** Highlights code; texts that occur again are highlighted once. */
export function createHighlight(): Highlight {
  const known = new Map<string, Html>();
  return (code, language) => {
    const key = `${language}\n${code}`;
    const before = known.get(key);
    if (before) return before;
    const isKnown = highlighter.getLanguage(language) !== undefined && code.length <= LONGEST;
    const made = new Html(isKnown ? highlighter.highlight(code, { language }).value : escaped(code));
    known.set(key, made);
    return made;
  };
}
