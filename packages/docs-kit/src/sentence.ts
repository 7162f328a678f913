import { cleanText, oncePerText } from "@sdkwright/plugin-api";
import { blocksOf, headingText, MAX_KNOWN_TEXTS } from "./markdown.js";

/** Words that end with a full stop without ending a sentence. */
const SHORTENED = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|no|incl|excl|resp|st|mr|ms|dr|inc|ltd|[a-z])\.$/i;

/** Whether a text has a span of code, or the label of a link, that is not closed in it. */
function isOpen(text: string): boolean {
  const labels = (text.match(/\[/g)?.length ?? 0) - (text.match(/\]/g)?.length ?? 0);
  return (text.match(/`/g)?.length ?? 0) % 2 === 1 || labels > 0;
}

/** What ends a paragraph of Markdown without an empty line: an item of a list, a heading, a table, a block of code. */
const BLOCK = /^\s*(?:$|[-*+] |\d+[.)] |#{1,6} |\||```|~~~|>)/;

/** Places in a line after which a sentence ends. */
function sentenceEnds(line: string): number[] {
  const ends = [...line.matchAll(/[.!?](?= +[^a-z\s])|[。！？]/gu)].map(({ index }) => index + 1);
  return ends.filter((end) => !SHORTENED.test(line.slice(0, end)) && !isOpen(line.slice(0, end)));
}

function readFirstSentence(text: string): string {
  const lines = cleanText(text).trim().split("\n");
  const end = lines.findIndex((line, index) => index > 0 && BLOCK.test(line));
  const paragraph = end < 0 ? lines : lines.slice(0, end);
  const line = paragraph.map((one) => headingText(one) ?? one.trim()).join(" ");
  return line.slice(0, sentenceEnds(line)[0]);
}

/**
 * The first sentence of a text that lines may break anywhere: of its first paragraph, as one line. Parameters and errors of
 * many operations share their descriptions, and every language asks for them again.
 */
export const firstSentence = oncePerText(readFirstSentence, MAX_KNOWN_TEXTS);

/** Lines that are not sentences: those that {@link BLOCK} matches, underlined headings, rules, images and HTML. */
const NO_SENTENCE = /^\s*(?:[-*+] |\d+[.)] |#{1,6} |\||>|[-=*_]{3,}\s*$|<|\[?!\[)/;

/** A paragraph without what only leads over to the list or code below it: "It supports:". */
function closed(paragraph: string): string {
  if (!paragraph.trimEnd().endsWith(":")) return paragraph;
  return paragraph.slice(0, sentenceEnds(paragraph.replaceAll("\n", " ")).at(-1) ?? 0);
}

/** The first paragraph of a text that consists of sentences, before the first list, code and heading that follow it. */
export function firstParagraph(text: string): string | undefined {
  for (const { isCode, lines } of blocksOf(text)) {
    if (isCode) continue;
    for (const part of lines.join("\n").split(/\n\s*\n/)) {
      const own = part.split("\n").filter((line) => line.trim() !== "");
      while (own.length > 0 && headingText(own[0] ?? "") !== undefined) own.shift();
      const end = own.findIndex((line) => NO_SENTENCE.test(line));
      const isHeading = end > 0 && /^\s*(?:=+|-+)\s*$/.test(own[end] ?? "");
      const paragraph = isHeading ? "" : closed(own.slice(0, end < 0 ? own.length : end).join("\n"));
      if (paragraph.trim() !== "") return paragraph;
    }
  }
  return undefined;
}
