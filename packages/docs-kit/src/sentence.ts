import { cleanText } from "@sdkwright/plugin-api";
import { headingText } from "./markdown.js";

/** Ends of words that are no ends of sentences. */
const SHORTENED = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|no|incl|excl|resp|st|mr|ms|dr|inc|ltd|[a-z])\.$/i;

/** Whether a text has a span of code, or the label of a link, that is not closed in it. */
function isOpen(text: string): boolean {
  const labels = (text.match(/\[/g)?.length ?? 0) - (text.match(/\]/g)?.length ?? 0);
  return (text.match(/`/g)?.length ?? 0) % 2 === 1 || labels > 0;
}

/** What ends a paragraph of Markdown without an empty line: an item of a list, a heading, a table, a block of code. */
const BLOCK = /^\s*(?:$|[-*+] |\d+[.)] |#{1,6} |\||```|~~~|>)/;

/** The first sentence of a text that lines may break anywhere: of its first paragraph, as one line. */
export function firstSentence(text: string): string {
  const lines = cleanText(text).trim().split("\n");
  const end = lines.findIndex((line, index) => index > 0 && BLOCK.test(line));
  const paragraph = end < 0 ? lines : lines.slice(0, end);
  const line = paragraph.map((one) => headingText(one) ?? one.trim()).join(" ");
  for (const { index } of line.matchAll(/[.!?](?= +[^a-z\s])|[。！？]/gu)) {
    const sentence = line.slice(0, index + 1);
    if (!SHORTENED.test(sentence) && !isOpen(sentence)) return sentence;
  }
  return line;
}
