import { commentText, paragraphLines, textLines } from "@sdkwright/docs-kit";
import type { DocComment } from "@sdkwright/plugin-api";

/** Sections of a docstring, by the tag of what is in them. */
const SECTIONS: { readonly [tag: string]: string } = { param: "Args", raises: "Raises" };

/** Text that cannot end the docstring, and in which a backslash is a backslash. */
function escapeText(text: string): string {
  return commentText(text).replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
}

type Tag = NonNullable<DocComment["tags"]>[number];

/** An entry of a section, whose further lines are deeper than its first. */
function entryLines({ name, text }: Tag): string[] {
  const [first = "", ...rest] = textLines(escapeText(text));
  const head = name === undefined ? first : first === "" ? `${name}:` : `${name}: ${first}`;
  return [`    ${head}`, ...rest.map((line) => (line === "" ? "" : `        ${line}`))];
}

/** Sections of several entries, and paragraphs of what is said once. Tags of one section come one behind the other. */
function tagLines(tags: readonly Tag[]): string[] {
  return tags.flatMap((tag, at) => {
    const title = SECTIONS[tag.tag];
    if (title === undefined) return ["", ...textLines(escapeText(`${tag.tag}: ${tag.text}`))];
    return [...(tags[at - 1]?.tag === tag.tag ? [] : ["", `${title}:`]), ...entryLines(tag)];
  });
}

/** Formatters take away the indentation that all lines but the first have. */
function dedented(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line !== "").map((line) => line.length - line.trimStart().length);
  return lines.map((line) => line.slice(Math.min(...depths)));
}

/** Formatters put a space between a quote and those that enclose the docstring. */
function apartFromQuotes(text: string): string {
  return `${text.startsWith('"') ? " " : ""}${text}${text.endsWith('"') ? " " : ""}`;
}

/** The lines of a docstring, as PEP 257 and Google's style have it. No lines where there is nothing to say. */
export function encodeComment({ text, tags = [] }: DocComment): string[] {
  const lines = [...paragraphLines(text.map(escapeText)), ...tagLines(tags)];
  if (lines[0] === "") lines.shift();
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1) return [`"""${apartFromQuotes(first.trim())}"""`];
  return [`"""${first.startsWith('"') ? " " : ""}${first.trimStart()}`, ...dedented(lines.slice(1)), '"""'];
}
