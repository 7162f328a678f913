import { commentText, paragraphLines, textLines } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/**
 * Makes text safe for the inside of a doc comment: it cannot end the comment, start a tag of its own or hide characters.
 */
function escapeText(text: string): string {
  const safe = commentText(text).replaceAll("*/", "*\\/");
  return safe.includes("@") ? safe.replace(/(^|\n)([ \t]*)@/g, "$1$2\\@").replaceAll("{@", "{\\@") : safe;
}

function contentLines({ text, tags = [] }: DocComment): string[] {
  const lines = paragraphLines(text.map(escapeText));
  if (lines.length > 0 && tags.length > 0) lines.push("");
  for (const { tag, name, text: tagText } of tags) {
    const [first, ...rest] = textLines(escapeText(tagText));
    const head = name === undefined ? `@${tag}` : `@${tag} ${name}`;
    if (first === undefined) lines.push(head);
    else lines.push(name === undefined ? `${head} ${first}` : `${head} - ${first}`, ...rest);
  }
  return lines;
}

/** The lines of a doc comment. No lines where there is nothing to say. */
export function encodeComment(comment: DocComment): string[] {
  const lines = contentLines(comment);
  const first = lines[0];
  if (first === undefined) return [];
  if (lines.length === 1 && first.length <= 90) return [`/** ${first} */`];
  return ["/**", ...lines.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"];
}
