import { cleanText } from "@sdkwright/plugin-api";
import { hasPlainCode, outsideCode, withoutTags } from "./html.js";

/** How many texts are remembered with what was read of them: far more than an API has. */
export const MAX_KNOWN_TEXTS = 50_000;

const punctuation = /[\\`*_{}[\]<>()#+!|~&]/g;

/** What a label and a span of code hold that no link can hide in. */
const label = "((?:[^[\\]\\n`]|`[^[\\]\\n`]*`)*)";
const span = "`(?:[^`\\n\\]]|\\](?!\\())*`";

/** A span of code, a link or an image to the web or to a page beside the definition's own, or any other bracket. */
const linkOrBracket = new RegExp(
  `${span}|!?\\[${label}\\]\\((?:(https?:\\/\\/[^\\s()<>"'\`]*)|[/#.?][^\\s()<>"'\`]*)\\)|\\[`,
  "g",
);

/** Says where a label leads: `[1]: https://acme.example`. */
const linkTarget = /^ {0,3}\[([^[\]]+)\]:[ \t]+<?(https?:\/\/[^\s()<>"'`]*)>?(?:[ \t]+"[^"]*")?$/;
const labelledLink = /\[([^[\]`]*)\](?:\[([^[\]`]*)\])?(?!\()/g;

/** A line without links but to the web: pages beside the definition's own are not there, so only their names are kept. */
function safeLinks(line: string): string {
  return line.replace(linkOrBracket, (found, label?: string, url?: string) => {
    if (label === undefined) return found === "[" ? "\\[" : found;
    return url === undefined ? label : found;
  });
}

/** Lines outside of fenced code, changed or left out. */
function mapText(text: string, change: (line: string) => string | undefined): string {
  let isCode = false;
  const lines = text.split("\n").flatMap((line) => {
    const fences = isFence(line);
    if (fences) isCode = !isCode;
    return fences || isCode ? line : (change(line) ?? []);
  });
  return lines.join("\n");
}

/** Markdown whose links name their addresses themselves, not by a label that is explained elsewhere: `[the docs][1]`. */
export function inlineLinks(text: string): string {
  if (!text.includes("]:")) return text;
  const targets = new Map<string, string>();
  const rest = mapText(text, (line) => {
    const [, label, url] = linkTarget.exec(line.trimEnd()) ?? [];
    if (label === undefined || url === undefined) return line;
    targets.set(label.toLowerCase(), url);
    return undefined;
  });
  if (targets.size === 0) return text;
  return mapText(rest, (line) =>
    line.replace(labelledLink, (found, label: string, key?: string) => {
      const url = targets.get((key || label).toLowerCase());
      return url === undefined ? found : `[${label}](${url})`;
    }),
  );
}

/** White space that is more than one plain space. */
const space = /[^\S ]\s*| \s+/g;

/** Text as one line of Markdown that shows it as it is. */
export function plain(text: string): string {
  return cleanText(text).replace(space, " ").trim().replace(punctuation, "\\$&");
}

/** Lines of Markdown: a block of fenced code without its fences, or whatever stands between such blocks. */
export interface MarkdownBlock {
  readonly isCode: boolean;
  /** Of code, where the text says it in one plain word. */
  readonly language?: string;
  readonly lines: readonly string[];
}

const fenceMark = /^\s*(`{3,}|~{3,})/;

/** A word that can only be the name of a language. */
const fenceLanguage = /^\s*[`~]{3,}\s*([A-Za-z][\w+#.-]{0,30})(?=\s|$)/;

/** Whether a line opens or closes a block of fenced code. */
export function isFence(line: string): boolean {
  return fenceMark.test(line);
}

/** Text of a definition in blocks. A fence that is left open goes on to the end. */
export function blocksOf(text: string): MarkdownBlock[] {
  const blocks: { isCode: boolean; language?: string; lines: string[] }[] = [];
  let fence: string | undefined;
  for (const line of cleanText(text).split("\n")) {
    const mark = fenceMark.exec(line)?.[1];
    const closes = fence !== undefined && mark?.startsWith(fence);
    if (closes) fence = undefined;
    else if (fence === undefined && mark !== undefined) {
      fence = mark;
      const language = fenceLanguage.exec(line)?.[1];
      blocks.push({ isCode: true, ...(language !== undefined && { language }), lines: [] });
    } else {
      const isCode = fence !== undefined;
      if (blocks.at(-1)?.isCode !== isCode) blocks.push({ isCode, lines: [] });
      blocks.at(-1)?.lines.push(line);
    }
  }
  return blocks;
}

/**
 * Markdown of a definition, made safe for a document of ours: no HTML, no links but to the web, no headings, no fence
 * left open. What it says is kept.
 */
export function prose(text: string): string {
  const lines = blocksOf(inlineLinks(cleanText(text)).trim()).flatMap((block) => {
    const trimmed = block.lines.map((line) => line.trimEnd());
    // Our fences are of backquotes, so no line of code can end one early.
    if (block.isCode)
      return [`\`\`\`${block.language ?? ""}`, ...trimmed.map((line) => line.replaceAll("`", "'")), "```"];
    // Code that goes on in the next line would turn what is code there into text.
    const keepsCode = trimmed.every(hasPlainCode);
    return trimmed.map((line) => proseLine(line, keepsCode));
  });
  return lines.join("\n");
}

/** The text of a heading, without its marks; undefined for a line that is none. */
export function headingText(line: string): string | undefined {
  const mark = /^\s{0,3}#{1,6}(?=\s)/.exec(line)?.[0];
  if (mark === undefined) return undefined;
  const text = line.slice(mark.length).trim();
  let end = text.length;
  while (text[end - 1] === "#") end--;
  return text.slice(0, end).trimEnd();
}

/** Text without tags, and without what could begin one. */
const untagged = (text: string): string => withoutTags(text).replaceAll("<", "&lt;");

/** A line without HTML and links but to the web. */
function safeLine(line: string, keepsCode: boolean): string {
  return safeLinks(keepsCode ? outsideCode(line, untagged) : untagged(line));
}

function proseLine(line: string, keepsCode: boolean): string {
  const safe = safeLine(line, keepsCode);
  const heading = headingText(safe);
  return heading === undefined ? safe.replace(/^(\s{0,3})(=+|-+)$/, "$1\\$2") : `**${heading}**`;
}

/**
 * A line of a definition's Markdown in a cell of a table: code, emphasis and links to the web are kept, as in {@link prose};
 * what would end the cell is not.
 */
export function cell(text: string): string {
  const line = cleanText(text).replace(space, " ").trim();
  const safe = safeLine(line, hasPlainCode(line));
  const closed = (safe.match(/`/g)?.length ?? 0) % 2 === 1 ? safe.replaceAll("`", "\\`") : safe;
  // A backslash before a bar would escape the one that escapes the bar.
  return closed.replace(/\\*\|/g, "\\|").replace(/\\+$/, "");
}

/** Text as code within a line, or within a cell of a table. */
export function code(text: string): string {
  const line = cleanText(text).replace(space, " ").replaceAll("`", "'").replaceAll("|", "\\|");
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
  // Code within a line stays on it.
  for (const word of text.match(/(?:`[^`\n]*`|\S)+/g) ?? []) {
    const last = lines.at(-1);
    const startsBlock = /^(?:[-+*>#]|\d+[.)]$)/.test(word);
    const fits = last !== undefined && last.length + 1 + word.length <= WIDTH;
    if (last !== undefined && (fits || startsBlock)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}
