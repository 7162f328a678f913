import { commentText, paragraphLines, textLines } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** Columns of a line. */
export const WIDTH = 120;

/** Text that cannot end the comment, and has no tags of its own for tools to read. */
function escapeText(text: string): string {
  const safe = commentText(text).replaceAll("*/", "*\\/");
  return safe.includes("@") ? safe.replace(/(^|[^\w\\])@(?=[A-Za-z])/g, "$1\\@") : safe;
}

function contentLines({ text, tags = [] }: DocComment): string[] {
  const lines = paragraphLines(text.map(escapeText));
  if (lines.length > 0 && tags.length > 0) lines.push("");
  for (const { tag, name, text: tagText } of tags) {
    const [first, ...rest] = textLines(escapeText(tagText));
    const head = name === undefined ? `@${tag}` : `@${tag} ${name}`;
    lines.push(
      first === undefined ? head : `${head} ${first}`,
      ...rest.map((line) => (line === "" ? "" : `    ${line}`)),
    );
  }
  return lines;
}

/** The lines of a doc comment. No lines where there is nothing to say. */
export function encodeComment(comment: DocComment, width = WIDTH): string[] {
  const lines = contentLines(comment);
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1 && first.length + "/**  */".length <= width) return [`/** ${first} */`];
  return ["/**", ...lines.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"];
}
