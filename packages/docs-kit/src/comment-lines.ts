import { cleanText } from "@sdkwright/plugin-api";
import { markdownOfHtml } from "./html.js";

/** Text of a definition for comments whose format is Markdown. What ends a comment in a language is still in it. */
export const commentText = (text: string): string => markdownOfHtml(cleanText(text)).replaceAll("\t", "  ");

/** The lines of a text without empty ones at its ends, and with one at most between others. */
export function textLines(text: string): string[] {
  if (!text.includes("\n")) return text.trim() === "" ? [] : [text.trim()];
  const lines = text.split("\n").map((line) => line.trimEnd());
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  return lines.filter((line, at) => line !== "" || lines[at - 1] !== "");
}

/** Paragraphs as lines, an empty one between each two. Those that say nothing are left out. */
export function paragraphLines(texts: readonly string[]): string[] {
  const paragraphs = texts.map(textLines).filter((lines) => lines.length > 0);
  return paragraphs.flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
}
