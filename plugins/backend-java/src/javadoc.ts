import { type DocLine, docLines } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** Text in which Java sees no end of a comment and no escape, and Javadoc neither HTML nor a tag. */
function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("@", "&#64;")
    .replaceAll("\\", "&#92;")
    .replaceAll("*/", "*&#47;")
    .replaceAll("/*", "&#47;*");
}

const CODE = /`([^`]+)`/u;
/** Code in which neither Javadoc nor the formatter reads anything else. */
const SAFE_CODE = /^[^{}<>&@\\*]*[\p{L}\p{N}][^{}<>&@\\*]*$/u;
const LINK = /\[([^[\]]*[\p{L}\p{N}][^[\]]*)\]\((https?:\/\/[^\s()<>"]+)\)/u;
const BOLD = /\*\*(\S(?:[^*]*[^*\s])?)\*\*/u;
const INLINE = new RegExp([CODE, LINK, BOLD].map(({ source }) => source).join("|"), "gu");

/** Text of Markdown on one line as Javadoc has it. */
function inlineText(text: string): string {
  let html = "";
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label = "", url, bold = ""] = match;
    html += escapeText(text.slice(end, match.index));
    if (code !== undefined) html += SAFE_CODE.test(code) ? `{@code ${code.trim()}}` : escapeText(whole);
    else if (url !== undefined) html += `<a href="${escapeText(url)}">${inlineText(label)}</a>`;
    else html += `<b>${inlineText(bold)}</b>`;
    end = match.index + whole.length;
  }
  return html + escapeText(text.slice(end));
}

/** Words in lines of at most `width` columns, those behind the first with `hang` before them. */
function filled(text: string, width: number, first = "", hang = first): string[] {
  const lines: string[] = [];
  let current = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter((one) => one !== "")) {
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

/** Neighbouring lines of one kind: a paragraph, a list, a piece of code. */
interface Block {
  readonly kind: DocLine["kind"];
  readonly lines: string[];
}

function blocksOf(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of paragraphs) {
    let last: Block | undefined;
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

function blockLines({ kind, lines }: Block, isFirst: boolean, width: number): string[] {
  switch (kind) {
    case "code":
      return ["<pre>", ...lines.map(escapeText), "</pre>"];
    case "item":
      return ["<ul>", ...lines.flatMap((line) => filled(inlineText(line), width, "  <li>", "      ")), "</ul>"];
    default:
      return filled(inlineText(lines.join(" ")), width, isFirst ? "" : "<p>", "");
  }
}

/** The lines of a Javadoc comment, filled as google-java-format does, where `width` columns are left for them. */
export function javadocLines({ text, tags = [] }: DocComment, width: number): string[] {
  const inner = width - 3;
  const [only, ...others] = tags;
  const isReturned = text.length === 0 && only?.tag === "return" && others.length === 0;
  const lines: string[] = isReturned ? filled(`{@return ${inlineText(only.text)}}`, inner) : [];
  for (const [at, block] of blocksOf(text).entries()) {
    if (at > 0) lines.push("");
    lines.push(...blockLines(block, at === 0, inner));
  }
  if (tags.length > 0 && lines.length > 0 && !isReturned) lines.push("");
  for (const { tag, name, text: said } of isReturned ? [] : tags) {
    const words = [`@${tag}`, ...(name === undefined ? [] : [name]), inlineText(said.replace(/\s+/g, " "))];
    lines.push(...filled(words.join(" "), inner, "", "    "));
  }
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1 && first.length <= width - 7 && !first.startsWith("@")) return [`/** ${first} */`];
  return ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"];
}
