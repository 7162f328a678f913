import type { Part } from "@sdkwright/plugin-api";
import { hardline, indent } from "@sdkwright/plugin-api";

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

/**
 * Go as a template: what all lines are indented by is left out, and two further spaces are a tab. Parts of several lines
 * are indented as the line on which they stand. A line of nothing but an empty part is left out.
 */
export function go(texts: TemplateStringsArray, ...values: readonly Part[]): Part {
  const isEmpty = ({ parts }: Line): boolean => parts.length === 1 && parts[0] === "";
  const isGiven = (line: Line, index: number): boolean =>
    isEmpty(line) ? index > 0 : line.parts.some((part) => part !== "");
  const lines = linesOf(texts, values).filter(isGiven);
  const margin = Math.min(...lines.filter((line) => !isEmpty(line)).map(({ spaces }) => spaces));
  return lines.map((line, index): Part => {
    const content: Part = index === 0 ? line.parts : [hardline, line.parts];
    const depth = isEmpty(line) ? 0 : (line.spaces - margin) / 2;
    return Array.from({ length: depth }).reduce<Part>((inner) => indent(inner), content);
  });
}
