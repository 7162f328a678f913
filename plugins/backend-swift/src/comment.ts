import { commentText, filledWords, paragraphLines, textLines } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** Columns of a line. */
export const WIDTH = 120;

/** What DocC takes for a directive at the start of a line. */
const DIRECTIVE = /(^|\n)(\s*)@(?=[A-Za-z])/g;

const escapeText = (text: string): string => commentText(text).replace(DIRECTIVE, "$1$2\\@");

/** A line that means something as it is: of a table, or behind the indentation of code. */
const FIXED = /^(?:\||\s{4})/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** Lines of Markdown that are not longer than others: code and tables stay as they are. */
function filled(lines: readonly string[], width: number): string[] {
  let isCode = false;
  return lines.flatMap((line) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || line.length <= width || FIXED.test(line)) return [line];
    const [mark = ""] = ITEM.exec(line) ?? [];
    return filledWords(line.slice(mark.length), width, mark, " ".repeat(mark.length));
  });
}

type Tag = NonNullable<DocComment["tags"]>[number];

/** An item of a list: its first line goes on behind the head. */
function itemLines(head: string, text: string, hang: string, width: number): string[] {
  const lines = textLines(escapeText(text));
  const [first = "", ...rest] = lines;
  const more = filled(rest, width - hang.length).map((line) => (line === "" ? "" : hang + line));
  return [...filledWords(first, width, `${head} `, hang).map((line) => line.trimEnd()), ...more];
}

/** The sections of a comment: parameters, results and errors. */
function sectionLines(tags: readonly Tag[], width: number): string[] {
  const parameters = tags.filter(({ tag }) => tag === "param");
  const [only] = parameters;
  const lines: string[] = [];
  if (only && parameters.length === 1) {
    lines.push(...itemLines(`- Parameter ${only.name}:`, only.text, "  ", width));
  } else if (parameters.length > 1) {
    lines.push("- Parameters:");
    for (const { name, text } of parameters) lines.push(...itemLines(`  - ${name}:`, text, "    ", width));
  }
  for (const { tag, text } of tags.filter((one) => one.tag === "returns" || one.tag === "throws")) {
    lines.push(...itemLines(tag === "returns" ? "- Returns:" : "- Throws:", text, "  ", width));
  }
  return lines;
}

/** The lines of a doc comment. No lines where there is nothing to say. */
export function encodeComment({ text, tags = [] }: DocComment, width = WIDTH): string[] {
  const inner = width - "/// ".length;
  const lines = filled(paragraphLines(text.map(escapeText)), inner);
  const sections = sectionLines(tags, inner);
  if (lines.length > 0 && sections.length > 0) lines.push("");
  return [...lines, ...sections].map((line) => (line === "" ? "///" : `/// ${line}`));
}
