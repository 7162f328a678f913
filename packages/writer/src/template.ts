import type { Part } from "./parts.js";
import { hardline, indent } from "./parts.js";

/** A line of a template: texts and parts in turn, the first text without its indentation. */
interface Line {
  readonly spaces: number;
  readonly parts: Part[];
}

function linesOf(texts: readonly string[], values: readonly Part[]): Line[] {
  const lines: Line[] = [];
  for (const [index, text] of texts.entries()) {
    for (const [at, piece] of text.split("\n").entries()) {
      if (at === 0 && index > 0) lines.at(-1)?.parts.push(piece);
      else lines.push({ spaces: piece.search(/[^ ]|$/), parts: [piece.trimStart()] });
    }
    if (index < values.length) lines.at(-1)?.parts.push(values[index] ?? "");
  }
  return lines;
}

function isEmpty({ parts }: Line): boolean {
  return parts.length === 1 && parts[0] === "";
}

/** Lines of the template that hold nothing but an empty part are left out, and so is an empty first line. */
function isPrinted(line: Line, index: number): boolean {
  return isEmpty(line) ? index > 0 : line.parts.some((part) => part !== "");
}

/**
 * Code as a template. The indentation that all lines share is left out, and each two further spaces are one step of the
 * dialect's indentation. A part of several lines is indented as the line on which it stands, and a line that holds only
 * an empty part is left out.
 */
export function code(texts: TemplateStringsArray, ...values: readonly Part[]): Part {
  const lines = linesOf(texts, values).filter(isPrinted);
  const margin = Math.min(...lines.filter((line) => !isEmpty(line)).map(({ spaces }) => spaces));
  return lines.map((line, index): Part => {
    const content: Part = index === 0 ? line.parts : [hardline, line.parts];
    const depth = isEmpty(line) ? 0 : (line.spaces - margin) / 2;
    return Array.from({ length: depth }).reduce<Part>((inner) => indent(inner), content);
  });
}
