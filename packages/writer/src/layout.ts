import { line, type Part, type Sym } from "./parts.js";
import { isPlainAscii, textWidth } from "./width.js";

/** What the layout of one file's lines depends on. */
export interface LayoutContext {
  /** One step of indentation. */
  readonly indent: string;
  /** Columns that one step takes. */
  readonly step: number;
  /** Columns that a line may take. */
  readonly width: number;
  /** The name that a symbol has in this file. */
  nameOf(symbol: Sym): string;
}

type Node = Exclude<Part, string | readonly Part[]>;

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}

export function endsInSpace(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last === 32 || last === 9;
}

/** Text without the spaces and tabs at its end. */
export function trimLine(text: string): string {
  return endsInSpace(text) ? text.replace(/[ \t]+$/, "") : text;
}

/** A search for the end of what has to fit on the line. */
interface Search {
  readonly context: LayoutContext;
  /** Parts still to look at, the next last. */
  readonly stack: Part[];
  /** Columns left; below zero it does not fit. */
  left: number;
  /** A space that counts only where text follows it. */
  space: number;
  /** Past the group itself: the next break ends the search. */
  behind: boolean;
}

function takeColumns(search: Search, columns: number): void {
  search.left -= search.space + columns;
  search.space = 0;
}

/** Counts a text in. The answer of the search, where the text ends it. */
function fitText(search: Search, text: string): boolean | undefined {
  if (text === "") return undefined;
  if (isPlainAscii(text)) {
    takeColumns(search, text.length);
    return undefined;
  }
  const end = text.indexOf("\n");
  takeColumns(search, textWidth(end < 0 ? text : text.slice(0, end)));
  return end < 0 ? undefined : search.behind && search.left >= 0;
}

/** Counts a node in. The answer of the search, where the node ends it. */
function fitNode(search: Search, node: Node): boolean | undefined {
  switch (node.part) {
    case "sym":
      return fitText(search, search.context.nameOf(node));
    case "type-use":
      return fitText(search, search.context.nameOf(node.sym));
    case "group":
      if (node.broken && !search.behind) return false;
      search.stack.push(node.contents);
      return undefined;
    case "indent":
      search.stack.push(node.contents);
      return undefined;
    case "fluid":
      if (search.behind) return true;
      search.space = 1;
      search.stack.push(node.contents);
      return undefined;
    case "if-break":
      if (!search.behind || node.reserved) search.stack.push(node.flat);
      if (search.behind || node.reserved) search.stack.push(node.broken);
      return undefined;
    case "hardline":
      return search.behind;
    case "line":
      search.space = 1;
      return search.behind || undefined;
    case "softline":
      return search.behind || undefined;
    default:
      return node satisfies never;
  }
}

/**
 * Whether the contents of a group, laid flat, and what follows up to the next possible break fit into the columns left.
 * A forced break inside the group means no; one behind it ends the search.
 */
function fits(contents: Part, rest: readonly Part[], columns: number, context: LayoutContext): boolean {
  const search: Search = { context, stack: [contents], left: columns, space: 0, behind: false };
  let restIndex = rest.length;
  while (search.left >= 0) {
    let part = search.stack.pop();
    if (part === undefined) {
      if (restIndex === 0) return true;
      search.behind = true;
      part = rest[--restIndex] as Part;
    }
    let answer: boolean | undefined;
    if (typeof part === "string") answer = fitText(search, part);
    else if (isList(part))
      for (let index = part.length - 1; index >= 0; index--) search.stack.push(part[index] as Part);
    else answer = fitNode(search, part);
    if (answer !== undefined) return answer;
  }
  return false;
}

/** A logical line while it is being printed. */
interface Page {
  readonly context: LayoutContext;
  /** Lines that are complete, with their line feeds. */
  done: string;
  /** The line being filled, what was last written to it, and its columns. */
  current: string;
  last: string;
  column: number;
}

function write(page: Page, text: string): void {
  if (text === "") return;
  page.current += text;
  page.last = text;
  if (isPlainAscii(text)) {
    page.column += text.length;
    return;
  }
  const end = text.lastIndexOf("\n");
  page.column = end < 0 ? page.column + textWidth(text) : textWidth(text.slice(end + 1));
}

/** The line being filled, without space at its end. Looking at its last piece alone spares putting the line together. */
function trimmed({ current, last }: Page): string {
  return endsInSpace(last) ? trimLine(current) : current;
}

function feed(page: Page, depth: number): void {
  const { indent, step } = page.context;
  page.done += `${trimmed(page)}\n`;
  page.current = indent.repeat(depth);
  page.last = page.current;
  page.column = step * depth;
}

/** Writes parts of a group that fits: none of them breaks the line. */
function writeFlat(page: Page, part: Part): void {
  if (typeof part === "string") write(page, part);
  else if (isList(part)) for (const item of part) writeFlat(page, item);
  else {
    switch (part.part) {
      case "sym":
        write(page, page.context.nameOf(part));
        break;
      case "type-use":
        write(page, page.context.nameOf(part.sym));
        break;
      case "group":
      case "indent":
        writeFlat(page, part.contents);
        break;
      case "fluid":
        write(page, " ");
        writeFlat(page, part.contents);
        break;
      case "if-break":
        writeFlat(page, part.flat);
        break;
      case "line":
        write(page, " ");
        break;
      case "softline":
      case "hardline":
        break;
      default:
        part satisfies never;
    }
  }
}

/** Parts still to print where lines may break, the next last, each with its depth: two stacks of one height. */
interface Commands {
  readonly parts: Part[];
  readonly depths: number[];
}

function push({ parts, depths }: Commands, part: Part, depth: number): void {
  parts.push(part);
  depths.push(depth);
}

function printFluid(page: Page, todo: Commands, contents: Part, depth: number): void {
  const { context } = page;
  if (fits(line, [...todo.parts, contents], context.width - page.column, context)) {
    write(page, " ");
    push(todo, contents, depth);
  } else {
    feed(page, depth + 1);
    push(todo, contents, depth + 1);
  }
}

function printNode(page: Page, todo: Commands, node: Node, depth: number): void {
  const { context } = page;
  switch (node.part) {
    case "sym":
      write(page, context.nameOf(node));
      break;
    case "type-use":
      write(page, context.nameOf(node.sym));
      break;
    case "group":
      if (!node.broken && fits(node.contents, todo.parts, context.width - page.column, context)) {
        writeFlat(page, node.contents);
      } else push(todo, node.contents, depth);
      break;
    case "indent":
      push(todo, node.contents, depth + 1);
      break;
    case "fluid":
      printFluid(page, todo, node.contents, depth);
      break;
    case "if-break":
      push(todo, node.broken, depth);
      break;
    case "line":
    case "softline":
    case "hardline":
      feed(page, depth);
      break;
    default:
      node satisfies never;
  }
}

function onLines(root: Part, depth: number, context: LayoutContext): string {
  const start = context.indent.repeat(depth);
  const page: Page = { context, done: "", current: start, last: start, column: context.step * depth };
  const todo: Commands = { parts: [root], depths: [depth] };
  while (todo.parts.length > 0) {
    const part = todo.parts.pop() as Part;
    const at = todo.depths.pop() as number;
    if (typeof part === "string") write(page, part);
    else if (isList(part)) for (let index = part.length - 1; index >= 0; index--) push(todo, part[index] as Part, at);
    else printNode(page, todo, part, at);
  }
  return page.done + trimmed(page);
}

/** A part on one line; undefined where it breaks, or has a break that stands in no group. */
function flatText(part: Part, inGroup: boolean, context: LayoutContext): string | undefined {
  if (typeof part === "string") return part;
  if (isList(part)) {
    let text = "";
    for (const item of part) {
      const next = typeof item === "string" ? item : flatText(item, inGroup, context);
      if (next === undefined) return undefined;
      text += next;
    }
    return text;
  }
  switch (part.part) {
    case "sym":
      return context.nameOf(part);
    case "type-use":
      return context.nameOf(part.sym);
    case "group":
      return part.broken ? undefined : flatText(part.contents, true, context);
    case "indent":
      return flatText(part.contents, inGroup, context);
    case "fluid": {
      const text = flatText(part.contents, inGroup, context);
      return text === undefined ? undefined : ` ${text}`;
    }
    case "if-break":
      if (inGroup && part.reserved) return undefined;
      return flatText(inGroup ? part.flat : part.broken, inGroup, context);
    case "line":
      return inGroup ? " " : undefined;
    case "softline":
      return inGroup ? "" : undefined;
    case "hardline":
      return undefined;
    default:
      return part satisfies never;
  }
}

/** The line where it fits into its columns as a whole, as most do. */
function onOneLine(root: Part, depth: number, context: LayoutContext): string | undefined {
  const text = flatText(root, false, context);
  if (text === undefined || text.includes("\n") || context.step * depth + textWidth(text) > context.width)
    return undefined;
  return context.indent.repeat(depth) + trimLine(text);
}

/**
 * Prints one logical line at a depth of indentation, without the last line feed. Groups are decided from the outside in,
 * by the rules of prettier's document printer: a group that fits is flat with everything in it; in another one its
 * direct lines break, and the groups in it are decided in turn.
 */
export function layOut(root: Part, depth: number, context: LayoutContext): string {
  return onOneLine(root, depth, context) ?? onLines(root, depth, context);
}
