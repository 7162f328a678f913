import type { DocComment } from "@sdkwright/plugin-api";

/**
 * Characters that a comment never holds: control characters, and invisible format characters that make source read
 * differently from what it does.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const lineBreaks = /\r\n?|[\u2028\u2029\u0085]/g;
const fence = /^\s*(`{3,}|~{3,})/;
const bullet = /^\s*[-*+•]\s+/;
const numbered = /^\s*(\d{1,4})[.)]\s+/;
const linkDefinition = /^\[([^\]]*)\]:\s*/;

/** What one line of Markdown is in a doc comment. */
type Line =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "item"; readonly mark: string; readonly text: string };

/** Text of a line outside of code: tags go, and what Go would read as a heading or the definition of a link does not. */
function plainText(line: string): string {
  return line
    .replace(/<\/?[A-Za-z][^<>]*>/g, "")
    .trim()
    .replace(/^#{1,6}\s+(.*?)\s*#*$/, "$1")
    .replace(linkDefinition, "$1: ");
}

function lineOf(line: string): Line {
  const item = bullet.exec(line) ?? numbered.exec(line);
  if (!item) return { kind: "text", text: plainText(line) };
  const mark = item[1] === undefined ? "- " : `${Number(item[1])}. `;
  const text = plainText(line.slice(item[0].length));
  return text === "" ? { kind: "text", text: "" } : { kind: "item", mark, text };
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let open: string | undefined;
  for (const raw of text.replace(lineBreaks, "\n").replace(invisible, "").split("\n")) {
    const mark = fence.exec(raw)?.[1];
    if (open === undefined && mark !== undefined) open = mark;
    else if (open !== undefined && mark?.startsWith(open)) open = undefined;
    else if (open === undefined) lines.push(lineOf(raw));
    else lines.push({ kind: "code", text: raw.trimEnd() });
  }
  return lines;
}

function printed(line: Line): string {
  switch (line.kind) {
    case "text":
      return line.text;
    case "code":
      return line.text === "" ? "" : `\t${line.text}`;
    case "item":
      return `${line.mark === "- " ? "  " : " ".repeat(Math.max(0, 4 - line.mark.length))}${line.mark}${line.text}`;
    default:
      return line satisfies never;
  }
}

/** Blocks are parted as gofmt parts them: an empty line before and after lists and code. */
function layOut(lines: readonly Line[]): string[] {
  const out: string[] = [];
  let before: Line["kind"] | undefined;
  for (const line of lines) {
    if (line.text === "" && line.kind !== "code") {
      before = undefined;
      continue;
    }
    if (line.text === "" && out.at(-1) === "") continue;
    if (out.length > 0 && before !== line.kind && out.at(-1) !== "") out.push("");
    before = line.kind;
    out.push(printed(line));
  }
  while (out.at(-1) === "") out.pop();
  return out;
}

/** The lines of a doc comment. No lines where there is nothing to say. Tags are paragraphs: `Deprecated: ...`. */
export function encodeComment({ text, tags = [] }: DocComment): string[] {
  const lines: string[] = [];
  const add = (paragraph: string): void => {
    const own = layOut(readLines(paragraph));
    if (own.length > 0 && lines.length > 0) lines.push("");
    lines.push(...own);
  };
  for (const paragraph of text) add(paragraph);
  for (const { tag, text: tagText } of tags) add(`${tag}: ${tagText.trim() === "" ? "do not use." : tagText}`);
  return lines.map((line) => (line === "" ? "//" : line.startsWith("\t") ? `//${line}` : `// ${line}`));
}
