import { fenced } from "@sdkwright/docs-kit";
import type { Block, Inline, Row } from "./blocks.js";

/** Makes a path from the root of the site relative to the page. */
export type Link = (path: string) => string;

const escapedText = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, "\\$&");
const codeText = (text: string): string => `\`${text.replaceAll("`", "'")}\``;

function inlineText(parts: readonly Inline[], link: Link): string {
  return parts
    .map(({ text, code, href }) => {
      const shown = code ? codeText(text) : escapedText(text);
      return href === undefined ? shown : `[${shown}](${link(href.replace(/\.html(?=#|$)/, ".md"))})`;
    })
    .join("");
}

function rowLines(row: Row, link: Link): string {
  const { name, type, required, deprecated, text = "", facts = [] } = row;
  const marks = [...(required ? ["required"] : []), ...(deprecated ? ["deprecated"] : [])].join(", ");
  const head = `- ${codeText(name)} ${inlineText(type, link)}${marks === "" ? "" : ` (${marks})`}`;
  const about = [text.replace(/\s*\n\s*/g, " ").trim(), ...facts].filter((part) => part !== "").join(" ");
  return about === "" ? head : `${head}: ${about}`;
}

function linesOf(block: Block, link: Link): string[] {
  switch (block.kind) {
    case "heading":
      return [`${"#".repeat(block.level)} ${inlineText(block.text, link)}${block.note ? ` (${block.note})` : ""}`];
    case "prose":
    case "guide":
      return [block.markdown.trim()];
    case "line":
      return [inlineText(block.text, link)];
    case "endpoint":
      return [codeText(`${block.method} ${block.path}`)];
    case "rows":
      return [`**${block.title}**\n`, ...block.rows.map((row) => rowLines(row, link))];
    case "list":
      return block.items.map((item) => `- ${inlineText(item, link)}`);
    case "samples":
      return block.samples.flatMap(({ fence, parts }) => [...fenced(parts.join("\n"), fence), ""]).slice(0, -1);
    case "code":
      return [...(block.title ? [`**${block.title}**\n`] : []), ...fenced(block.code, block.fence)];
    case "try":
      return [];
    default:
      return block satisfies never;
  }
}

/** Blocks as a Markdown document: what programs read in place of a page. */
export function markdownOf(blocks: readonly Block[], link: Link): string {
  const parts = blocks.map((block) => linesOf(block, link).join("\n")).filter((part) => part !== "");
  return `${parts.join("\n\n")}\n`;
}
