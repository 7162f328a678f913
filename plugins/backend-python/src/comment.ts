import { markdownOfHtml } from "@sdkwright/docs-kit";
import { cleanText, type DocComment } from "@sdkwright/plugin-api";

/** Sections of a docstring, by the tag of what is in them. */
const SECTIONS: { readonly [tag: string]: string } = { param: "Args", raises: "Raises" };

/** Text that cannot end the docstring, and in which a backslash is a backslash. */
function escapeText(text: string): string {
  return markdownOfHtml(cleanText(text)).replaceAll("\t", "  ").replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
}

/** The lines of a paragraph without those at its ends that are empty. */
function paragraphLines(text: string): string[] {
  const lines = escapeText(text)
    .split("\n")
    .map((line) => line.trimEnd());
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  return lines.filter((line, at) => line !== "" || lines[at - 1] !== "");
}

type Tag = NonNullable<DocComment["tags"]>[number];

/** An entry of a section, whose further lines are deeper than its first. */
function entryLines({ name, text }: Tag): string[] {
  const [first = "", ...rest] = paragraphLines(text);
  const head = name === undefined ? first : first === "" ? `${name}:` : `${name}: ${first}`;
  return [`    ${head}`, ...rest.map((line) => (line === "" ? "" : `        ${line}`))];
}

function tagLines(tags: readonly Tag[]): string[] {
  const sections = new Map<string, string[]>();
  for (const tag of tags) {
    const title = SECTIONS[tag.tag] ?? tag.tag;
    const lines = sections.get(title) ?? [];
    sections.set(title, lines);
    lines.push(...entryLines(tag));
  }
  return [...sections].flatMap(([title, lines]) => ["", `${title}:`, ...lines]);
}

/** Formatters put a space between a quote and those that enclose the docstring. */
function apartFromQuotes(text: string): string {
  return `${text.startsWith('"') ? " " : ""}${text}${text.endsWith('"') ? " " : ""}`;
}

/** The lines of a docstring, as PEP 257 and Google's style have it. No lines where there is nothing to say. */
export function encodeComment({ text, tags = [] }: DocComment): string[] {
  const paragraphs = text.map(paragraphLines).filter((lines) => lines.length > 0);
  const said = paragraphs.flatMap((lines, at) => (at === 0 ? lines : ["", ...lines]));
  const lines = [...said, ...tagLines(tags)];
  if (lines[0] === "") lines.shift();
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.length === 1) return [`"""${apartFromQuotes(first.trim())}"""`];
  return [`"""${first.startsWith('"') ? " " : ""}${first.trimStart()}`, ...lines.slice(1), '"""'];
}
