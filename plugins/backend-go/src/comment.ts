import { type DocLine, docLines } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** Text in which Go sees no definition of a link and no pair of quotes. */
function plainText(text: string): string {
  return text
    .replace(/^\[([^\]]*)\]:\s*/, "$1: ")
    .replaceAll("``", "\u201c")
    .replaceAll("''", "\u201d");
}

/** A line as gofmt lays it out, which tells lists and code by their indentation. */
function lineOf({ kind, text, number }: DocLine): string {
  if (text === "") return "";
  if (kind === "code") return `\t${text}`;
  const mark = number === undefined ? "  - " : ` ${number}. `;
  return kind === "item" ? mark + plainText(text) : plainText(text);
}

/**
 * Without a full stop, a paragraph of one line among others is a heading to Go if it looks like one; gofmt would mark it
 * as such.
 */
function endParagraph(line: string, at: number, lines: readonly string[]): string {
  const stands = lines[at - 1] === "" && lines[at + 1] === "" && /^\S/.test(lines[at + 2] ?? "");
  return stands && /^\p{Lu}.*[\p{L}\p{Nd}]$/u.test(line) ? `${line}.` : line;
}

/** The lines of a doc comment. No lines where there is nothing to say. Tags are paragraphs: `Deprecated: ...`. */
export function encodeComment({ text, tags = [] }: DocComment): string[] {
  const said = tags.map((tag) => `${tag.tag}: ${tag.text.trim() === "" ? "do not use." : tag.text}`);
  const paragraphs = [...text, ...said].map((paragraph) => docLines(paragraph).map(lineOf));
  return paragraphs
    .filter((lines) => lines.length > 0)
    .flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]))
    .map(endParagraph)
    .map((line) => (line === "" ? "//" : line.startsWith("\t") ? `//${line}` : `// ${line}`));
}
