import { type DocBlock, docBlocks, filledWords } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** Text in which Java sees no end of a comment and no escape, and Javadoc neither HTML nor a tag. */
function escapeText(text: string): string {
  if (!/[&<>@\\/]/.test(text)) return text;
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

/** An address in which doclint finds no character that addresses cannot have. */
const addressText = (url: string): string => url.replace(/[{}|\\^`[\]]/g, encodeURIComponent);

/** Text of Markdown on one line as Javadoc has it. */
function inlineText(text: string): string {
  if (!/[`[*]/.test(text)) return escapeText(text);
  let html = "";
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label = "", url, bold = ""] = match;
    html += escapeText(text.slice(end, match.index));
    if (code !== undefined) html += SAFE_CODE.test(code) ? `{@code ${code.trim()}}` : escapeText(whole);
    else if (url !== undefined) html += `<a href="${escapeText(addressText(url))}">${inlineText(label.trim())}</a>`;
    else html += `<b>${inlineText(bold)}</b>`;
    end = match.index + whole.length;
  }
  return html + escapeText(text.slice(end));
}

function blockLines({ kind, lines }: DocBlock, isFirst: boolean, width: number): string[] {
  switch (kind) {
    case "code":
      return ["<pre>", ...lines.map(escapeText), "</pre>"];
    case "item":
      return ["<ul>", ...lines.flatMap((line) => filledWords(inlineText(line), width, "  <li>", "      ")), "</ul>"];
    default:
      return filledWords(inlineText(lines.join(" ")), width, isFirst ? "" : "<p>", "");
  }
}

/** The lines of a Javadoc comment, filled as google-java-format does, where `width` columns are left for them. */
export function javadocLines({ text, tags = [] }: DocComment, width: number): string[] {
  const inner = width - 3;
  const [only, ...others] = tags;
  const isReturned = text.length === 0 && only?.tag === "return" && others.length === 0;
  const lines: string[] = isReturned ? filledWords(`{@return ${inlineText(only.text)}}`, inner) : [];
  const blocks = docBlocks(text);
  // The formatter wants two lines before a list that begins a comment.
  if (blocks[0]?.kind === "item") lines.push("", "");
  for (const [at, block] of blocks.entries()) {
    if (at > 0) lines.push("");
    lines.push(...blockLines(block, at === 0, inner));
  }
  if (tags.length > 0 && lines.length > 0 && !isReturned) lines.push("");
  for (const { tag, name, text: said } of isReturned ? [] : tags) {
    const words = `@${tag} ${name === undefined ? "" : `${name} `}${inlineText(said)}`;
    // Written as a summary instead of a tag: it names a similar method and the differences. Other tags follow.
    if (tag === "like") lines.push(...filledWords(`Like {@link ${name}}, ${said}.`, inner), "");
    else lines.push(...filledWords(words, inner, "", "    "));
  }
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1 && first.length <= width - 7 && !first.startsWith("@")) return [`/** ${first} */`];
  return ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"];
}
