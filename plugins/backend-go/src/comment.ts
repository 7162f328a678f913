import type { DocComment } from "@sdkwright/plugin-api";
import { cleanText } from "@sdkwright/plugin-api";

const fence = /^\s*(`{3,}|~{3,})/;
const bullet = /^\s*[-*+•]\s+/;
const numbered = /^\s*(\d{1,4})[.)]\s+/;
const linkDefinition = /^\[([^\]]*)\]:\s*/;

/** What one line of Markdown is in a doc comment. */
interface Line {
  readonly kind: "text" | "code" | "item";
  /** What stands before the text. */
  readonly mark: string;
  readonly text: string;
}

const DASH = "  - ";

/** Text of a line outside of code: tags go, and what Go would read as a heading, the
 * definition of a link or a pair of quotes is none. */
function plainText(line: string): string {
  return line
    .replace(/<\/?[A-Za-z][^<>]*>/g, "")
    .trim()
    .replace(/^#{1,6}\s+(.*?)\s*#*$/, "$1")
    .replace(linkDefinition, "$1: ")
    .replaceAll("``", "\u201c")
    .replaceAll("''", "\u201d");
}

function lineOf(line: string): Line {
  const item = bullet.exec(line) ?? numbered.exec(line);
  if (!item) return { kind: "text", mark: "", text: plainText(line) };
  const mark = item[1] === undefined ? DASH : ` ${Number(item[1])}. `;
  const text = plainText(line.slice(item[0].length));
  return text === "" ? { kind: "text", mark: "", text } : { kind: "item", mark, text };
}

/** Lines of code without the indentation that all of them have. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line !== "").map((line) => /^[ \t]*/.exec(line)?.[0] ?? "");
  let common = indents[0] ?? "";
  for (const one of indents) while (!one.startsWith(common)) common = common.slice(0, -1);
  return lines.map((line) => line.slice(common.length));
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let block: { readonly fence: string; readonly code: string[] } | undefined;
  const close = (): void => {
    for (const line of dedent(block?.code ?? [])) lines.push({ kind: "code", mark: "\t", text: line });
    block = undefined;
  };
  for (const raw of cleanText(text).split("\n")) {
    const mark = fence.exec(raw)?.[1];
    if (!block && mark !== undefined) block = { fence: mark, code: [] };
    else if (block && mark?.startsWith(block.fence)) close();
    else if (block) block.code.push(raw.trimEnd());
    else lines.push(lineOf(raw));
  }
  close();
  return lines;
}

/** Lists in lists are one list to Go: where marks are mixed, all items get a dash. */
function evenMarks(lines: readonly Line[]): Line[] {
  const even: Line[] = [];
  let run: Line[] = [];
  const close = (): void => {
    const marks = new Set(run.flatMap(({ kind, mark }) => (kind === "item" ? [mark === DASH] : [])));
    even.push(...run.map((line) => (line.kind === "item" && marks.size > 1 ? { ...line, mark: DASH } : line)));
    run = [];
  };
  for (const line of lines) {
    if (line.kind !== "item" && line.text !== "") close();
    run.push(line);
  }
  close();
  return even;
}

/** Blocks are parted as gofmt parts them: an empty line before and after lists and code. */
function layOut(lines: readonly Line[]): string[] {
  const out: string[] = [];
  let before: Line["kind"] | undefined;
  let parted = false;
  for (const line of lines) {
    if (line.text === "" && line.kind !== "code") {
      parted = true;
      continue;
    }
    if (line.text === "" && out.at(-1) === "") continue;
    // Items of a list stand together: gofmt wants an empty line between all of them or none.
    const breaks = before !== line.kind || (parted && line.kind !== "item");
    if (out.length > 0 && breaks && out.at(-1) !== "") out.push("");
    before = line.kind;
    parted = false;
    out.push(line.text === "" ? "" : line.mark + line.text);
  }
  while (out.at(-1) === "") out.pop();
  return out;
}

/**
 * Without a full stop, a paragraph of one line among others is a heading to Go if it looks like one; gofmt would mark it
 * as such.
 */
function endParagraph(line: string, at: number, lines: readonly string[]): string {
  const stands = lines[at - 1] === "" && lines[at + 1] === "" && /^\S/.test(lines[at + 2] ?? "");
  return stands && /^\p{Lu}.*[\p{L}\p{Nd}]$/u.test(line) ? `${line}.` : line;
}

/** The lines of a doc comment. No lines where there is nothing to say. Tags are paragraphs: `Deprecated: ...`. */
export function encodeComment({ text, tags = [] }: DocComment): string[] {
  const lines: string[] = [];
  const add = (paragraph: string): void => {
    const own = layOut(evenMarks(readLines(paragraph)));
    if (own.length > 0 && lines.length > 0) lines.push("");
    lines.push(...own);
  };
  for (const paragraph of text) add(paragraph);
  for (const { tag, text: tagText } of tags) add(`${tag}: ${tagText.trim() === "" ? "do not use." : tagText}`);
  return lines
    .map(endParagraph)
    .map((line) => (line === "" ? "//" : line.startsWith("\t") ? `//${line}` : `// ${line}`));
}
