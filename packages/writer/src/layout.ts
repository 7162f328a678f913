import type { Part, Sym } from "./parts.js";
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

/** Parts still to print: three stacks of one height, the top last. */
interface Commands {
  readonly parts: Part[];
  readonly depths: number[];
  readonly flat: boolean[];
}

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}

/** Text without the spaces and tabs at its end. */
export function trimLine(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last === 32 || last === 9 ? text.replace(/[ \t]+$/, "") : text;
}

/**
 * Whether the contents of a group, laid flat, and what follows up to the next possible break fit into the columns left.
 * A forced break inside the group means no; one behind it ends the search.
 */
function fits(contents: Part, rest: readonly Part[], columns: number, context: LayoutContext): boolean {
  const stack: Part[] = [contents];
  let left = columns;
  let restIndex = rest.length;
  let behind = false;
  let space = 0;
  while (left >= 0) {
    let part = stack.pop();
    if (part === undefined) {
      if (restIndex === 0) return true;
      behind = true;
      part = rest[--restIndex] as Part;
    }
    if (typeof part === "string") {
      if (part === "") continue;
      left -= space;
      space = 0;
      if (isPlainAscii(part)) left -= part.length;
      else {
        const end = part.indexOf("\n");
        if (end >= 0) return behind && left - textWidth(part.slice(0, end)) >= 0;
        left -= textWidth(part);
      }
    } else if (isList(part)) {
      for (let index = part.length - 1; index >= 0; index--) stack.push(part[index] as Part);
    } else {
      switch (part.part) {
        case "sym":
        case "type-use":
          left -= space + textWidth(context.nameOf(part.part === "sym" ? part : part.sym));
          space = 0;
          break;
        case "group":
          if (part.broken && !behind) return false;
          stack.push(part.contents);
          break;
        case "indent":
          stack.push(part.contents);
          break;
        case "if-break":
          stack.push(behind ? part.broken : part.flat);
          break;
        case "hardline":
          return behind;
        case "line":
          if (behind) return true;
          space = 1;
          break;
        case "softline":
          if (behind) return true;
          break;
        default:
          part satisfies never;
      }
    }
  }
  return false;
}

/**
 * Prints one logical line at a depth of indentation, without the last line feed. Groups are decided from the outside in,
 * by the rules of prettier's document printer: a group that fits is flat with everything in it; in another one its
 * direct lines break, and the groups in it are decided in turn.
 */
export function layOut(root: Part, depth: number, context: LayoutContext): string {
  const { step } = context;
  const todo: Commands = { parts: [root], depths: [depth], flat: [false] };
  let done = "";
  let current = context.indent.repeat(depth);
  let column = step * depth;

  const push = (part: Part, atDepth: number, flat: boolean): void => {
    todo.parts.push(part);
    todo.depths.push(atDepth);
    todo.flat.push(flat);
  };
  const text = (value: string): void => {
    current += value;
    if (isPlainAscii(value)) {
      column += value.length;
      return;
    }
    const end = value.lastIndexOf("\n");
    column = end < 0 ? column + textWidth(value) : textWidth(value.slice(end + 1));
  };
  const feed = (atDepth: number): void => {
    done += `${trimLine(current)}\n`;
    current = context.indent.repeat(atDepth);
    column = step * atDepth;
  };

  while (todo.parts.length > 0) {
    const part = todo.parts.pop() as Part;
    const at = todo.depths.pop() as number;
    const flat = todo.flat.pop() as boolean;
    if (typeof part === "string") text(part);
    else if (isList(part)) for (let index = part.length - 1; index >= 0; index--) push(part[index] as Part, at, flat);
    else if (part.part === "sym") text(context.nameOf(part));
    else if (part.part === "type-use") text(context.nameOf(part.sym));
    else if (part.part === "group") {
      const fit = flat || (!part.broken && fits(part.contents, todo.parts, context.width - column, context));
      push(part.contents, at, fit);
    } else if (part.part === "indent") push(part.contents, at + 1, flat);
    else if (part.part === "if-break") push(flat ? part.flat : part.broken, at, flat);
    else if (!flat) feed(at);
    else if (part.part === "line") text(" ");
  }
  return done + trimLine(current);
}
