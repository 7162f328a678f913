import { type DocBlock, docBlocks, filledWords } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** Text in which neither C# nor the XML of its comments sees anything but text. */
function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text;
}

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");

const CODE = /`([^`]+)`/u;
const LINK = /\[([^[\]]*[\p{L}\p{N}][^[\]]*)\]\((https?:\/\/[^\s()<>"]+)\)/u;
const BOLD = /\*\*(\S(?:[^*]*[^*\s])?)\*\*/u;
const INLINE = new RegExp([CODE, LINK, BOLD].map(({ source }) => source).join("|"), "gu");

/** Text of Markdown on one line as an XML comment has it. */
function inlineText(text: string): string {
  if (!/[`[*]/.test(text)) return escapeText(text);
  let xml = "";
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label = "", url, bold = ""] = match;
    xml += escapeText(text.slice(end, match.index));
    if (code !== undefined) xml += `<c>${escapeText(code.trim())}</c>`;
    else if (url !== undefined) xml += `<see href="${escapeAttribute(url)}">${inlineText(label.trim())}</see>`;
    else xml += `<b>${inlineText(bold)}</b>`;
    end = match.index + whole.length;
  }
  return xml + escapeText(text.slice(end));
}

/** Elements between which lines of text stand; one line where it fits. */
function element(open: string, close: string, lines: readonly string[], width: number): string[] {
  const [first = ""] = lines;
  const isShort = lines.length === 1 && open.length + first.length + close.length <= width;
  return isShort ? [open + first + close] : [open, ...lines, close];
}

function blockLines({ kind, lines }: DocBlock, width: number): string[] {
  switch (kind) {
    case "code":
      return ["<code>", ...lines.map(escapeText), "</code>"];
    case "item": {
      const items = lines.flatMap((line) =>
        element("<item><description>", "</description></item>", filledWords(inlineText(line), width), width),
      );
      return ['<list type="bullet">', ...items, "</list>"];
    }
    default:
      return filledWords(inlineText(lines.join(" ")), width);
  }
}

function remarkLines(blocks: readonly DocBlock[], width: number): string[] {
  const lines = blocks.flatMap((block) => {
    const text = blockLines(block, width);
    return block.kind === "text" ? element("<para>", "</para>", text, width) : text;
  });
  return ["<remarks>", ...lines, "</remarks>"];
}

function tagLines({ tag, name, text }: NonNullable<DocComment["tags"]>[number], width: number): string[] {
  const words = filledWords(inlineText(text.replace(/\s+/g, " ").trim()), width);
  switch (tag) {
    case "param":
    case "typeparam":
      return element(`<${tag} name="${name}">`, `</${tag}>`, words, width);
    case "exception":
      return element(`<exception cref="${name}">`, "</exception>", words, width);
    default:
      return element(`<${tag}>`, `</${tag}>`, words, width);
  }
}

/** The lines of an XML comment: the first paragraph is the summary, all others are remarks. */
export function xmlComment({ text, tags = [] }: DocComment, width: number): string[] {
  const inner = width - "/// ".length;
  const blocks = docBlocks(text);
  const lines: string[] = [];
  const [first, ...rest] = blocks;
  if (first) lines.push(...element("<summary>", "</summary>", blockLines(first, inner), inner));
  if (rest.length > 0) lines.push(...remarkLines(rest, inner));
  for (const tag of tags) lines.push(...tagLines(tag, inner));
  return lines.map((line) => `/// ${line}`.trimEnd());
}
