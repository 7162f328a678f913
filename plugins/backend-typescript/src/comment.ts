import { markdownOfHtml } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";
import { cleanText } from "@sdkwright/plugin-api";

/**
 * Makes text safe for the inside of a doc comment: it cannot end the comment, start a tag of its own or hide characters.
 */
function escapeText(text: string): string {
  const safe = markdownOfHtml(cleanText(text)).replaceAll("\t", "  ").replaceAll("*/", "*\\/");
  return safe.includes("@") ? safe.replace(/(^|\n)([ \t]*)@/g, "$1$2\\@").replaceAll("{@", "{\\@") : safe;
}

function pushLines(lines: string[], text: string): void {
  if (!text.includes("\n")) {
    const trimmed = text.trim();
    if (trimmed !== "") lines.push(trimmed);
    return;
  }
  let blank = true;
  for (const raw of text.split("\n")) {
    const line = raw.trimEnd();
    if (line !== "" || !blank) lines.push(line);
    blank = line === "";
  }
  while (lines.at(-1) === "") lines.pop();
}

function contentLines({ text, tags = [] }: DocComment): string[] {
  const lines: string[] = [];
  for (const paragraph of text) {
    const before = lines.length;
    if (before > 0) lines.push("");
    pushLines(lines, escapeText(paragraph));
    if (before > 0 && lines.length === before + 1) lines.pop();
  }
  if (lines.length > 0 && tags.length > 0) lines.push("");
  for (const { tag, name, text: tagText } of tags) {
    const start = lines.length;
    pushLines(lines, escapeText(tagText));
    const head = name === undefined ? `@${tag}` : `@${tag} ${name}`;
    const first = lines[start];
    if (first === undefined) lines.push(head);
    else lines[start] = name === undefined ? `${head} ${first}` : `${head} - ${first}`;
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
