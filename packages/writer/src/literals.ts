import type { Part } from "./parts.js";
import { hardline, indent, join } from "./parts.js";
import { keyPadding } from "./rows.js";

/**
 * A value in emitted code: an expression, a literal with elements between brackets, or a call of one argument. Widths are
 * estimates: those of names are known only when a file is complete.
 */
export type Literal =
  | { readonly kind: "atom"; readonly part: Part; readonly width: number }
  | {
      readonly kind: "composite";
      /** What stands before the elements: `[`, `new Pet {`. */
      readonly open: Part;
      readonly openWidth: number;
      readonly elements: readonly LiteralElement[];
      readonly close: string;
      /** What stands between a key and its value. */
      readonly colon: string;
    }
  | { readonly kind: "call"; readonly head: Part; readonly argument: Literal };

/** An element of a literal, with its key where it has one. */
export interface LiteralElement {
  readonly key: string | undefined;
  readonly value: Literal;
}

/** The key, as code, and the value of an element; an undefined value leaves it out. */
export type LiteralEntry = readonly [key: string | undefined, value: Literal | undefined];

/** An expression. `width` is about what it takes in columns. */
export function atomLiteral(part: Part, width = typeof part === "string" ? part.length : 12): Literal {
  return { kind: "atom", part, width };
}

/** A call of one argument: `int64(5)`. */
export function callLiteral(head: Part, argument: Literal): Literal {
  return { kind: "call", head, argument };
}

/** A literal with elements: of a list, of a map, of an object. */
export function compositeLiteral(
  open: Part,
  entries: readonly LiteralEntry[],
  close: string,
  { openWidth = typeof open === "string" ? open.length : 12, colon = ": " } = {},
): Literal {
  const elements = entries.flatMap(([key, value]): LiteralElement[] => (value ? [{ key, value }] : []));
  return { kind: "composite", open, openWidth, elements, close, colon };
}

/** How literals are laid out. */
export interface LiteralStyle {
  /** Columns that a literal with elements may take on one line. */
  readonly width: number;
  /** Values on neighbouring lines stand in a column, as `gofmt` aligns them. */
  readonly aligned?: boolean;
}

/** About what the name and the parentheses of a call take in columns. */
const CALL_WIDTH = 16;

function literalWidth(literal: Literal): number {
  if (literal.kind === "atom") return literal.width;
  if (literal.kind === "call") return literalWidth(literal.argument) + CALL_WIDTH;
  const { openWidth, elements, close, colon } = literal;
  const widths = elements.map(({ key, value }) => {
    return (key === undefined ? 0 : key.length + colon.length) + literalWidth(value) + ", ".length;
  });
  return widths.reduce((sum, width) => sum + width, openWidth + close.length);
}

/** Whether a literal takes one line: one without elements always does. */
function isFlat(literal: Literal, style: LiteralStyle): boolean {
  if (literal.kind === "call") return isFlat(literal.argument, style);
  return literal.kind === "atom" || literal.elements.length === 0 || literalWidth(literal) <= style.width;
}

function flat(literal: Literal): Part {
  if (literal.kind === "atom") return literal.part;
  if (literal.kind === "call") return [literal.head, "(", flat(literal.argument), ")"];
  const { open, elements, close, colon } = literal;
  const parts = elements.map(({ key, value }): Part => [key === undefined ? "" : `${key}${colon}`, flat(value)]);
  return [open, join(", ", parts), close];
}

/**
 * The literal on one line where it is short, else with a line for each element. What it takes is decided from the literal
 * alone, wherever it stands: elements could not be aligned otherwise.
 */
export function layOutLiteral(literal: Literal, style: LiteralStyle): Part {
  if (literal.kind === "call") return [literal.head, "(", layOutLiteral(literal.argument, style), ")"];
  if (literal.kind === "atom" || isFlat(literal, style)) return flat(literal);
  const { open, elements, close, colon } = literal;
  const keyWidths = elements.map(({ key = "", value }) => (isFlat(value, style) ? key.length : 0));
  const padding = style.aligned ? keyPadding(keyWidths) : [];
  const lines = elements.map(({ key, value }, at): Part => {
    const head = key === undefined ? "" : `${key}${colon}${" ".repeat(padding[at] ?? 0)}`;
    return [head, layOutLiteral(value, style), ","];
  });
  return [open, indent(hardline, join(hardline, lines)), hardline, close];
}
