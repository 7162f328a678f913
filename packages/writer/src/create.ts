import type { OriginId } from "@sdkwright/ir-schema";
import { commentText } from "./directives.js";
import type { Dialect, DocComment, FileBuilder, PrintedFile, TraceEntry } from "./file.js";
import { endsInSpace, type LayoutContext, layOut, trimLine } from "./layout.js";
import type { Part } from "./parts.js";
import { alignRows } from "./rows.js";
import { createSymbolTable, type SymbolTable } from "./symbols.js";
import { indentWidth } from "./width.js";

interface TracedName {
  readonly name: string;
  readonly origin: OriginId;
  readonly isPart?: true;
}

/** One logical line, recorded: names are settled, and widths therefore known, only when the file is complete. */
interface RecordedLine {
  readonly parts: Part;
  readonly depth: number;
  readonly layout: boolean;
  readonly blankBefore: boolean;
  readonly traced: readonly TracedName[];
  /** Parts are the cells of a row, aligned with those of the rows next to it. */
  readonly isRow: boolean;
}

const noNames: readonly TracedName[] = [];

/** A line without layout: its strings and names joined. */
function joinPlain(part: Part, context: LayoutContext): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) {
    let text = "";
    for (const item of part as readonly Part[]) text += typeof item === "string" ? item : joinPlain(item, context);
    return text;
  }
  const node = part as Exclude<Part, string | readonly Part[]>;
  if (node.part === "sym") return context.nameOf(node);
  return node.part === "type-use" ? context.nameOf(node.sym) : "";
}

/** Index of the line behind a run of rows. */
function endOfRows(lines: readonly RecordedLine[], from: number): number {
  const { depth } = lines[from] as RecordedLine;
  let end = from + 1;
  for (let next = lines[end]; next?.isRow && next.depth === depth && !next.blankBefore; next = lines[end]) end++;
  return end;
}

function printRows(rows: readonly RecordedLine[], context: LayoutContext): string[] {
  const cells = rows.map(({ parts }) => (parts as readonly Part[]).map((cell) => joinPlain(cell, context)));
  const indent = context.indent.repeat(rows[0]?.depth ?? 0);
  return alignRows(cells).map((text) => trimLine(indent + text));
}

/** What ends a part; empty where that is not known without its names. */
function endOf(part: Part): string {
  if (typeof part === "string") return part;
  return Array.isArray(part) ? endOf(part.at(-1) ?? "") : "";
}

function printLine({ parts, depth, layout }: RecordedLine, context: LayoutContext): string {
  if (layout) return layOut(parts, depth, context);
  const joined = joinPlain(parts, context);
  const end = endOf(parts);
  // Looking at the end of joined text would put it together, which is done once for the whole file.
  const text = end !== "" && !endsInSpace(end) ? joined : trimLine(joined);
  return text === "" ? "" : context.indent.repeat(depth) + text;
}

/** Every line as text, in order. */
function printLines(lines: readonly RecordedLine[], context: LayoutContext): string[] {
  const texts: string[] = [];
  while (texts.length < lines.length) {
    const from = texts.length;
    const line = lines[from] as RecordedLine;
    if (line.isRow) texts.push(...printRows(lines.slice(from, endOfRows(lines, from)), context));
    else texts.push(printLine(line, context));
  }
  return texts;
}

function countLineFeeds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** Where the line of a name starts. */
type Offset = readonly [start: number, name: TracedName];

/** Line numbers for names whose lines start at `offsets`, which ascend. */
function traceOf(content: string, offsets: readonly Offset[]): TraceEntry[] {
  let line = 1;
  let from = 0;
  return offsets.map(([offset, { name, ...others }]) => {
    line += countLineFeeds(content, from, offset);
    from = offset;
    return { symbol: name, line, ...others };
  });
}

function print(
  path: string,
  head: readonly Part[],
  lines: readonly RecordedLine[],
  context: LayoutContext,
  separation: number,
): PrintedFile {
  const offsets: Offset[] = [];
  const texts: string[] = [];
  let length = 0;
  let bodyAt = 0;
  const take = (text: string): void => {
    texts.push(text);
    length += text.length + 1;
  };
  for (const part of head) take(layOut(part, 0, context));
  const printed = printLines(lines, context);
  for (let index = 0; index < printed.length; index++) {
    const text = printed[index] as string;
    const { blankBefore, depth, traced } = lines[index] as RecordedLine;
    // `take` puts a line break behind each.
    if (index === 0 ? head.length > 0 : blankBefore) take(depth === 0 ? "\n".repeat(separation - 1) : "");
    if (index === 0) bodyAt = length;
    for (const name of traced) offsets.push([length, name]);
    take(text);
  }
  // The last line break is joined too: behind the text, it would cost another copy of it.
  if (texts.length > 0) texts.push("");
  return printedFile(path, texts.join("\n"), bodyAt, offsets);
}

/** Apart from what prints, whose lines a getter in it would keep alive as long as the file. */
function printedFile(path: string, content: string, bodyAt: number, offsets: readonly Offset[]): PrintedFile {
  return {
    path,
    content,
    bodyAt,
    // Counted when it is asked for: most runs leave no trace.
    get trace() {
      return traceOf(content, offsets);
    },
  };
}

/** A file while it is being written. */
interface Draft {
  readonly path: string;
  readonly symbols: SymbolTable;
  readonly lines: RecordedLine[];
  depth: number;
  blankBefore: boolean;
  /** At the start of a block or the file, where no empty line is. */
  atStart: boolean;
  finished: boolean;
  /** Declared names that wait for their line. */
  traced: readonly TracedName[];
}

function add(draft: Draft, parts: Part, traced: readonly TracedName[], isRow = false): void {
  if (draft.finished) throw new Error(`The file is finished: ${draft.path}`);
  const { depth, symbols } = draft;
  const blankBefore = draft.blankBefore && !draft.atStart;
  draft.lines.push({ parts, depth, layout: symbols.record(parts), blankBefore, traced, isRow });
  draft.blankBefore = false;
  draft.atStart = false;
}

function addDeclaring(draft: Draft, parts: Part, isRow = false): void {
  const { traced } = draft;
  draft.traced = noNames;
  add(draft, parts, traced, isRow);
}

/** A comment is one record, whatever its lines: large SDKs have hundreds of thousands of them. */
function addComment(draft: Draft, dialect: Dialect, comment: DocComment): void {
  const text = commentText(dialect, comment, draft.depth);
  if (text !== "") add(draft, text, noNames);
}

function addBlock(draft: Draft, head: Part, body: () => void, tail: Part, empty: Part = [head, tail]): void {
  addDeclaring(draft, head);
  const { lines, symbols } = draft;
  const before = lines.length;
  draft.depth++;
  draft.atStart = true;
  body();
  draft.depth--;
  draft.blankBefore = false;
  draft.atStart = false;
  if (lines.length === before) {
    const opened = lines.pop() as RecordedLine;
    lines.push({ ...opened, parts: [empty], layout: symbols.record(empty) });
  } else if (tail !== "") add(draft, tail, noNames);
}

function finish(draft: Draft, dialect: Dialect): PrintedFile {
  if (draft.finished) throw new Error(`The file is finished already: ${draft.path}`);
  draft.finished = true;
  const { path, symbols, lines } = draft;
  const { indent, width, separation = 1 } = dialect;
  const { nameOf, imports } = symbols.settle();
  const context = { indent, step: indentWidth(indent), width, nameOf };
  return print(path, dialect.imports(imports, path), lines, context, separation);
}

/**
 * Starts a file at a path within the output. What is written is recorded; {@link FileBuilder.finish} settles names and
 * imports and prints. Writing to a finished file, or finishing it twice, is a bug of the caller and throws.
 */
export function createFile(path: string, dialect: Dialect): FileBuilder {
  const draft: Draft = {
    path,
    symbols: createSymbolTable(path),
    lines: [],
    depth: 0,
    blankBefore: false,
    atStart: true,
    finished: false,
    traced: noNames,
  };
  const blank = (): void => {
    draft.blankBefore = true;
  };
  return {
    path,
    used: draft.symbols.used,
    blank,
    line: (...parts) => (parts.every((part) => part === "") ? blank() : addDeclaring(draft, parts)),
    row: (cells) => addDeclaring(draft, cells, true),
    block: (head, body, tail, empty) => addBlock(draft, head, body, tail, empty),
    doc(comment) {
      if (comment) addComment(draft, dialect, comment);
    },
    declare(name, origin) {
      draft.symbols.declare(name);
      if (origin !== undefined) draft.traced = [...draft.traced, { name, origin }];
    },
    trace(name, origin, isPart = false) {
      draft.traced = [...draft.traced, { name, origin, ...(isPart && { isPart }) }];
    },
    finish: () => finish(draft, dialect),
  };
}
