import type { Part } from "@sdkwright/plugin-api";
import { hardline, indent } from "@sdkwright/plugin-api";

interface Line {
  readonly spaces: number;
  readonly parts: readonly Part[];
}

/** A template as lines. Those that hold nothing but empty parts are left out. */
function linesOf(texts: readonly string[], values: readonly Part[]): Line[] {
  const lines: { spaces: number; parts: Part[] }[] = [{ spaces: 0, parts: [] }];
  for (const [index, text] of texts.entries()) {
    const [first = "", ...others] = text.split("\n");
    lines.at(-1)?.parts.push(first);
    for (const other of others) lines.push({ spaces: other.search(/[^ ]|$/), parts: [other.trimStart()] });
    lines.at(-1)?.parts.push(values[index] ?? "");
  }
  return lines.filter(({ parts }) => parts.some((part) => part !== ""));
}

/**
 * Go as a template: what all lines are indented by is left out, and two further spaces are a tab. Parts of several lines
 * are indented as the line on which they stand.
 */
export function go(texts: TemplateStringsArray, ...values: readonly Part[]): Part {
  const lines = linesOf(texts, values);
  const margin = Math.min(...lines.map(({ spaces }) => spaces));
  return lines.map(({ spaces, parts }, index): Part => {
    const line: Part = index === 0 ? parts : [hardline, parts];
    return Array.from({ length: (spaces - margin) / 2 }).reduce<Part>((inner) => indent(inner), line);
  });
}
