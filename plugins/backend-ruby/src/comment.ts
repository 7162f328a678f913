import { commentText, filledWords, paragraphLines, textLines } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** Columns of a line. */
export const WIDTH = 120;

/** What YARD takes for a tag at the start of a line, or for a link. Links to what SDKs declare stay as they are. */
const MARK = /(^|\n)(\s*)@(?=[A-Za-z!])|\{(?=[\w:#.])(?!(?:(?:Types|Resources)::\w+|Client|Environment)\})/g;

/** Text that has no tags and links of its own for YARD to read; it reads none in code. */
function escapeText(text: string): string {
  const parts = commentText(text).split(/(`[^`\n]*`)/);
  const escaped = parts.map((part, at) => (at % 2 === 1 ? part : part.replace(MARK, escapeMark)));
  return escaped.join("");
}

const escapeMark = (mark: string): string => `${mark.slice(0, -1)}\\${mark.slice(-1)}`;

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

/** What stands before the further lines of a tag. */
const TAG_INDENT = "  ";

function tagLines({ tag, name, text }: NonNullable<DocComment["tags"]>[number], width: number): string[] {
  const head = name === undefined ? `@${tag}` : `@${tag} ${name}`;
  const [first, ...rest] = textLines(escapeText(text));
  if (first === undefined) return [head];
  const more = filled(rest, width - TAG_INDENT.length).map((line) => (line === "" ? "" : TAG_INDENT + line));
  const words = `${head} ${first}`;
  if (words.length <= width) return [words, ...more];
  return [...filledWords(first, width, `${head} `, TAG_INDENT), ...more];
}

function contentLines({ text, tags = [] }: DocComment, width: number): string[] {
  const lines = filled(paragraphLines(text.map(escapeText)), width);
  if (lines.length > 0 && tags.length > 0) lines.push("");
  for (const tag of tags) lines.push(...tagLines(tag, width));
  return lines;
}

/** The lines of a doc comment. No lines where there is nothing to say. */
export function encodeComment(comment: DocComment, width = WIDTH): string[] {
  return contentLines(comment, width - "# ".length).map((line) => (line === "" ? "#" : `# ${line}`));
}
