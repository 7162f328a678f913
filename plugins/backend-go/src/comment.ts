import { type DocLine, docLines } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** What {@link plainText} changes: most lines have none of it. */
const special = /^\[|``|''/;

/** Text in which Go sees no definition of a link and no pair of quotes. */
function plainText(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replace(/^\[([^\]]*)\]:\s*/, "$1: ")
    .replaceAll("``", "\u201c")
    .replaceAll("''", "\u201d");
}

/** A line as gofmt lays it out, which tells lists and code by their indentation. */
function lineOf(line: DocLine, at: number, lines: readonly DocLine[]): string {
  const { kind, text, number } = line;
  if (text === "") return "";
  if (kind === "code") return touchesList(lines, at) ? plainText(text.trim()) : `\t${text}`;
  const mark = number === undefined ? "  - " : ` ${number}. `;
  return kind === "item" ? mark + plainText(text) : plainText(text);
}

/** Whether no text stands between a line of code and a list: to gofmt, either is then a part of the other. */
function touchesList(lines: readonly DocLine[], at: number): boolean {
  return [-1, 1].some((step) => {
    let other = at + step;
    while (lines[other]?.kind === "code" || lines[other]?.text === "") other += step;
    return lines[other]?.kind === "item";
  });
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
  const read: DocLine[] = [];
  for (const paragraph of [...text, ...said]) {
    const paragraphLines = docLines(paragraph);
    if (paragraphLines.length > 0 && read.length > 0) read.push({ kind: "text", text: "" });
    read.push(...paragraphLines);
  }
  const laidOut = read.map(lineOf);
  // Where nothing stands further out, gofmt takes the indentation of a list away.
  const isList = read.every(({ kind, text: own }) => kind === "item" || own === "");
  const lines = isList ? laidOut.map((line) => line.trimStart()) : laidOut;
  return lines.map((line, at) => {
    const ended = endParagraph(line, at, lines);
    return ended === "" ? "//" : ended.startsWith("\t") ? `//${ended}` : `// ${ended}`;
  });
}
