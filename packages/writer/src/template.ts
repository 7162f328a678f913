import { oncePer } from "@sdkwright/ir-schema";
import type { Part } from "./parts.js";
import { hardline, indent } from "./parts.js";

/** A line of a template. */
interface Line {
  /** The first without its indentation. A part stands between each and the next. */
  readonly texts: readonly string[];
  readonly spaces: number;
  /** Index of the part behind the first text. */
  readonly firstPart: number;
}

/** A template is one object, however often it is filled in: its lines are looked for once. */
const linesOf = oncePer((template: TemplateStringsArray): readonly Line[] => {
  const lines: { texts: string[]; spaces: number; firstPart: number }[] = [];
  for (const [index, text] of template.entries()) {
    for (const [at, piece] of text.split("\n").entries()) {
      if (at === 0 && index > 0) lines.at(-1)?.texts.push(piece);
      else lines.push({ texts: [piece.trimStart()], spaces: piece.search(/[^ ]|$/), firstPart: index });
    }
  }
  return lines;
});

function isEmpty({ texts }: Line): boolean {
  return texts.length === 1 && texts[0] === "";
}

/** Lines of the template that consist of an empty part are left out, and so is an empty first line. */
function isPrinted(line: Line, index: number, values: readonly Part[]): boolean {
  const { texts, firstPart } = line;
  if (isEmpty(line)) return index > 0;
  return texts.some((text) => text !== "") || texts.some((_, at) => at > 0 && values[firstPart + at - 1] !== "");
}

/** The texts of a line with the parts between them. */
function filledIn({ texts, firstPart }: Line, values: readonly Part[]): Part {
  const parts: Part[] = [];
  for (const [at, text] of texts.entries()) {
    if (at > 0) parts.push(values[firstPart + at - 1] ?? "");
    if (text !== "") parts.push(text);
  }
  return parts;
}

/**
 * Code as a template. The indentation that all lines share is left out, and each two further spaces are one step of the
 * dialect's indentation. A part of several lines is indented as the line on which it stands, and a line that holds only
 * an empty part is left out.
 */
export function code(template: TemplateStringsArray, ...values: readonly Part[]): Part {
  const lines = linesOf(template).filter((line, index) => isPrinted(line, index, values));
  let margin = Number.POSITIVE_INFINITY;
  for (const line of lines) if (!isEmpty(line)) margin = Math.min(margin, line.spaces);
  return lines.map((line, index): Part => {
    let content = filledIn(line, values);
    if (index > 0) content = [hardline, content];
    if (isEmpty(line)) return content;
    for (let step = margin + 2; step <= line.spaces; step += 2) content = indent(content);
    return content;
  });
}
