import { cleanText } from "@sdkwright/plugin-api";

const punctuation = /[\\`*_{}[\]<>()#+!|~&]/g;
const plainLink = /\[([^[\]\n`]*)\]\((https?:\/\/[^\s()<>"'`]*)\)|\[/g;

/** Text as one line of Markdown that shows it as it is. */
export function plain(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim().replace(punctuation, "\\$&");
}

/**
 * Markdown of a definition, made safe for a document of ours: no HTML, no links but to the web, no headings, no fence
 * left open. What it says is kept.
 */
export function prose(text: string): string {
  let fence: string | undefined;
  const lines: string[] = [];
  for (const raw of cleanText(text).trim().split("\n")) {
    const line = raw.trimEnd();
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) {
      // Fences start their line: what comes behind them cannot end one early, or open another.
      if (fence === undefined) lines.push("```");
      else if (mark.startsWith(fence)) lines.push("```");
      fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
      continue;
    }
    lines.push(fence === undefined ? proseLine(line) : line.replaceAll("`", "'"));
  }
  if (fence !== undefined) lines.push("```");
  return lines.join("\n");
}

function proseLine(line: string): string {
  return line
    .replace(/<\/?[A-Za-z][^<>]*>/g, "")
    .replaceAll("<", "&lt;")
    .replace(plainLink, (found, label?: string) => (label === undefined ? "\\[" : found))
    .replace(/^\s{0,3}#{1,6}\s+(.*?)\s*#*$/, "**$1**")
    .replace(/^(\s{0,3})(=+|-+)$/, "$1\\$2");
}

/** Text as code within a line, or within a cell of a table. */
export function code(text: string): string {
  const line = cleanText(text).replace(/\s+/g, " ").replaceAll("`", "'").replaceAll("|", "\\|");
  return `\`${line}\``;
}

/** Lines of code as a block of Markdown, in a fence that no line of it can end. */
export function fenced(text: string, language: string): string[] {
  const lines = cleanText(text).replace(/^\n+/, "").trimEnd();
  const longest = Math.max(2, ...[...lines.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return [`${fence}${language}`, lines, fence];
}

/** Columns of a line of prose. */
const WIDTH = 120;

/**
 * A paragraph of our own as lines of up to 120 columns. Lines do not begin with what Markdown would take for a list, a
 * heading or a quotation.
 */
export function filledLines(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const startsBlock = /^(?:[-+*>#]|\d+[.)]$)/.test(word);
    const fits = last !== undefined && last.length + 1 + word.length <= WIDTH;
    if (last !== undefined && (fits || startsBlock)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}
