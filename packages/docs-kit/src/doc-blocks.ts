import { type DocLine, docLines } from "./doc-lines.js";

/** Neighbouring lines of one kind in a doc comment: a paragraph, a list, a piece of code. */
export interface DocBlock {
  readonly kind: DocLine["kind"];
  readonly lines: readonly string[];
}

/** The blocks of a comment's paragraphs, for formats that mark up each as a whole. */
export function docBlocks(paragraphs: readonly string[]): DocBlock[] {
  const blocks: { kind: DocLine["kind"]; lines: string[] }[] = [];
  for (const paragraph of paragraphs) {
    let last: (typeof blocks)[number] | undefined;
    for (const { kind, text } of docLines(paragraph)) {
      if (text.trim() === "") {
        if (last?.kind !== "item") last = undefined;
        continue;
      }
      if (last?.kind !== kind) {
        last = { kind, lines: [] };
        blocks.push(last);
      }
      last.lines.push(text);
    }
  }
  return blocks;
}

/** Space that filling would change. */
const uneven = /^\s|\s\s|[^\S ]|\s$|^$/;

/** Words in lines of at most `width` columns: `first` stands before those of the first line, `hang` before all others. */
export function filledWords(text: string, width: number, first = "", hang = first): string[] {
  if (first.length + text.length <= width && !uneven.test(text)) return [first + text];
  const lines: string[] = [];
  let current = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/)) {
    if (word === "") continue;
    if (!isEmpty && current.length + 1 + word.length > width) {
      lines.push(current);
      current = hang;
      isEmpty = true;
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return isEmpty ? lines : [...lines, current];
}
