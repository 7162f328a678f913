import { cleanText, oncePerText } from "@sdkwright/plugin-api";
import { hasPlainCode, outsideCode, withoutTags } from "./html.js";
import { blocksOf, headingText, isFence, MAX_KNOWN_TEXTS } from "./markdown.js";

/** A line of a definition's Markdown, as doc comments show it. An empty text is an empty line. */
export interface DocLine {
  readonly kind: "text" | "code" | "item";
  readonly text: string;
  /** Of an item of an ordered list; items of other lists have bullets. */
  readonly number?: number;
}

const EMPTY: DocLine = { kind: "text", text: "" };

const item = /^\s*(?:[-*+•]|(\d{1,4})[.)])\s+/;

/** Text outside of code: HTML tags and the marks of headings are left out. */
function plainText(line: string): string {
  const text = (hasPlainCode(line) ? outsideCode(line, withoutTags) : withoutTags(line)).trim();
  return headingText(text) ?? text;
}

function lineOf(line: string): DocLine {
  const [mark = "", number] = item.exec(line) ?? [];
  const text = plainText(line.slice(mark.length));
  if (mark === "" || text === "") return { kind: "text", text };
  return { kind: "item", text, ...(number !== undefined && { number: Number(number) }) };
}

/** Lines of code without the indentation that all of them have. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line !== "").map((line) => /^[ \t]*/.exec(line)?.[0] ?? "");
  let common = indents[0] ?? "";
  for (const indent of indents) while (!indent.startsWith(common)) common = common.slice(0, -1);
  return lines.map((line) => line.slice(common.length));
}

function readLines(text: string): DocLine[] {
  return blocksOf(text).flatMap(({ isCode, lines }): DocLine[] => {
    if (!isCode) return lines.map(lineOf);
    return dedent(lines.map((line) => line.trimEnd())).map((line) => ({ kind: "code", text: line }));
  });
}

/** An empty line before and after each list and each block of code, and none elsewhere but between paragraphs. */
function parted(lines: readonly DocLine[]): DocLine[] {
  const all: DocLine[] = [];
  let before: DocLine["kind"] | undefined;
  let wasEmpty = false;
  for (const line of lines) {
    const isApart = (all.at(-1)?.text ?? "") === "";
    if (line.text === "") {
      if (line.kind !== "code") wasEmpty = true;
      else if (!isApart && before === "code") all.push(line);
      continue;
    }
    const breaks = before !== line.kind || (wasEmpty && line.kind !== "item");
    if (breaks && !isApart) all.push(EMPTY);
    all.push(line);
    before = line.kind;
    wasEmpty = false;
  }
  while (all.at(-1)?.text === "") all.pop();
  return all;
}

/** Bullets for all items of a list that has both bullets and numbers, as lists within lists do. */
function evenItems(lines: readonly DocLine[]): DocLine[] {
  const even: DocLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const start = at;
    while (lines[at]?.kind === "item") at++;
    const items = lines.slice(start, at);
    const isMixed = new Set(items.map(({ number }) => number === undefined)).size > 1;
    for (const item of items) even.push(isMixed ? { kind: "item", text: item.text } : item);
    const other = lines[at];
    if (other) even.push(other);
    at++;
  }
  return even;
}

function readText(text: string): readonly DocLine[] {
  const clean = cleanText(text);
  if (clean.includes("\n") || isFence(clean)) return evenItems(parted(readLines(clean)));
  // Most texts are one line.
  const line = lineOf(clean);
  return line.text === "" ? [] : [line];
}

/**
 * The Markdown of a definition as lines for a comment whose format is not Markdown: without HTML and marks, the lines of
 * a list together, an empty line around lists and code, none at the start or the end. Lists within lists are one list.
 * Each text is read once for all languages, and for all comments that it is in.
 */
export const docLines = oncePerText(readText, MAX_KNOWN_TEXTS);
