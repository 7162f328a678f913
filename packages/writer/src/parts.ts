/**
 * What emitted text is made of. Parts are values: functions compose them, and only printing a file turns them into text.
 * The layout words (`group`, `indent`, `line`, ...) are those of Wadler's prettier printer: a group is printed on one
 * line where it fits into the dialect's width, else every `line` directly in it becomes a line break.
 */

/**
 * A name that lives in a module. Printing one imports it: the file settles aliases and sorts imports at the end.
 */
export interface Sym {
  readonly part: "sym";
  readonly name: string;
  /** Path of the declaring file within the output (with its extension), or a package's name. */
  readonly module: string;
  /** Declared by a package outside the output. */
  readonly external?: boolean;
  /** Name that files have for it, as in `import numpy as np`. Default: its own. */
  readonly as?: string;
  /** Only a type: its import vanishes at run time. A value use of the same symbol wins. */
  readonly typeOnly?: boolean;
  /** Package dependency that a use brings along. */
  readonly dependency?: { readonly name: string; readonly range: string };
}

/** Use of a symbol as a type, whatever else it is. */
export interface TypeUse {
  readonly part: "type-use";
  readonly sym: Sym;
}

export interface Group {
  readonly part: "group";
  readonly contents: Part;
  /** Break even where it fits. */
  readonly broken?: boolean;
}
export interface Indent {
  readonly part: "indent";
  readonly contents: Part;
}
/** `line`: a space when flat; `softline`: nothing when flat; `hardline`: always a break, and breaks the groups around it. */
export interface Line {
  readonly part: "line" | "softline" | "hardline";
}
/** A space where its contents begin on the line with what fits of them, else a line break and contents a step deeper. */
export interface Fluid {
  readonly part: "fluid";
  readonly contents: Part;
}
export interface IfBreak {
  readonly part: "if-break";
  readonly broken: Part;
  readonly flat: Part;
  /** Whether a line has to have room for `broken` even where it is not printed. */
  readonly reserved?: boolean;
}

/** A string is code, printed as it is. Text from a definition never is one: it goes through the dialect's encoders. */
export type Part = string | Sym | TypeUse | Group | Indent | Line | Fluid | IfBreak | readonly Part[];

export const line: Part = { part: "line" };
export const softline: Part = { part: "softline" };
export const hardline: Part = { part: "hardline" };
export const group = (...contents: Part[]): Part => ({ part: "group", contents });
export const breakGroup = (...contents: Part[]): Part => ({ part: "group", contents, broken: true });
export const indent = (...contents: Part[]): Part => ({ part: "indent", contents });
/** What stands behind the sign of an assignment. */
export const fluid = (...contents: Part[]): Part => ({ part: "fluid", contents });
export const ifBreak = (broken: Part, flat: Part = ""): Part => ({ part: "if-break", broken, flat });
export const typeUse = (sym: Sym): Part => ({ part: "type-use", sym });

/** The parts with a separator between each two. */
export function join(separator: Part, parts: readonly Part[]): Part {
  const joined: Part[] = [];
  for (const part of parts) {
    if (joined.length > 0) joined.push(separator);
    joined.push(part);
  }
  return joined;
}

/** How {@link list} lays its items out. */
export interface ListLayout {
  /** A space inside the delimiters when flat, as in `{ a, b }`. */
  readonly spaced?: boolean;
  /** What stands after each item but the last. Default `,`. */
  readonly separator?: string;
  /** Repeat the separator after the last item when broken; `reserved`: with room for it also where it is not. Default true. */
  readonly trailing?: boolean | "reserved";
  /** Break even where it fits. */
  readonly broken?: boolean;
}

const endOf = (separator: string, reserved: boolean): Part =>
  reserved ? { part: "if-break", broken: separator, flat: "", reserved } : ifBreak(separator);

/**
 * Items between delimiters: on one line where they fit, else one item a line, a step deeper than the delimiters.
 * Without items only the delimiters are left.
 */
export function list(open: Part, items: readonly Part[], close: Part, layout: ListLayout = {}): Part {
  if (items.length === 0) return [open, close];
  const { spaced = false, separator = ",", trailing = true, broken = false } = layout;
  const edge = spaced ? line : softline;
  const end = trailing ? endOf(separator, trailing === "reserved") : "";
  const contents: Part = [open, indent(edge, join([separator, line], items)), end, edge, close];
  return { part: "group", contents, ...(broken && { broken }) };
}
