import type { JsonValue, Part } from "@sdkwright/plugin-api";
import { hardline, indent, join } from "@sdkwright/plugin-api";
import { numberLiteral, stringLiteral } from "./dialect.js";

/** A value in emitted code: an expression, a composite literal with its elements, or a call of one argument. */
export type Value =
  | { readonly kind: "atom"; readonly part: Part; readonly width: number }
  | {
      readonly kind: "composite";
      readonly head: Part;
      readonly headWidth: number;
      readonly elements: readonly Element[];
    }
  | { readonly kind: "call"; readonly head: Part; readonly argument: Value };

/** An element of a composite literal, with its key where it has one. */
export interface Element {
  readonly key?: string;
  readonly value: Value;
}

/** Columns that a composite literal may take on one line. Formatters leave the choice; this one is for readers. */
const MAX_WIDTH = 90;

/** An expression. `width` is about what it takes in columns. */
export const atom = (part: Part, width = typeof part === "string" ? part.length : 12): Value => ({
  kind: "atom",
  part,
  width,
});
export const text = (value: string): Value => atom(stringLiteral(value));
export const scalar = (value: number | boolean): Value =>
  atom(typeof value === "number" ? numberLiteral(value) : String(value));

/** A call of one argument: `int64(5)`. */
export const call = (head: Part, argument: Value): Value => ({ kind: "call", head, argument });

/** One entry of a struct or map literal; undefined leaves it out. */
export type Entry = readonly [key: string, value: Value | undefined];

function entriesOf(entries: readonly Entry[]): Element[] {
  return entries.flatMap(([key, value]) => (value ? [{ key, value }] : []));
}

/** `core.Operation{Method: "GET"}`; an empty head leaves the type to what is around it. */
export function struct(head: Part, entries: readonly Entry[], headWidth = 16): Value {
  return { kind: "composite", head, headWidth: head === "" ? 0 : headWidth, elements: entriesOf(entries) };
}

/** `map[string]any{"stream": true}`: keys are texts. */
export function map(head: Part, entries: readonly Entry[]): Value {
  return struct(
    head,
    entries.map(([key, value]) => [stringLiteral(key), value]),
  );
}

/** `[]string{"a", "b"}`. */
export function slice(head: Part, items: readonly Value[]): Value {
  const elements = items.map((value): Element => ({ value }));
  return { kind: "composite", head, headWidth: head === "" ? 0 : 12, elements };
}

export const texts = (values: readonly string[], head: Part = "[]string"): Value => slice(head, values.map(text));

/** `&` before a composite literal or a name. */
export function pointer(value: Value): Value {
  if (value.kind === "atom") return { ...value, part: ["&", value.part], width: value.width + 1 };
  if (value.kind === "call") return value;
  return { ...value, head: ["&", value.head], headWidth: value.headWidth + 1 };
}

/** A JSON value as a literal of type `any`. */
export function json(value: JsonValue): Value {
  if (value === null) return atom("nil");
  if (typeof value === "string") return text(value);
  if (typeof value !== "object") return scalar(value);
  if (Array.isArray(value)) return slice("[]any", (value as readonly JsonValue[]).map(json));
  return map(
    "map[string]any",
    Object.entries(value).map(([key, inner]) => [key, json(inner)]),
  );
}

function flatWidth(value: Value): number {
  if (value.kind === "atom") return value.width;
  if (value.kind === "call") return flatWidth(value.argument) + 16;
  let width = value.headWidth + 2;
  for (const { key, value: inner } of value.elements)
    width += (key === undefined ? 0 : key.length + 2) + flatWidth(inner) + 2;
  return width;
}

/** Whether a value takes one line: what has no elements always does. */
function isFlat(value: Value): boolean {
  if (value.kind === "call") return isFlat(value.argument);
  return value.kind === "atom" || value.elements.length === 0 || flatWidth(value) <= MAX_WIDTH;
}

function flat(value: Value): Part {
  if (value.kind === "atom") return value.part;
  if (value.kind === "call") return [value.head, "(", flat(value.argument), ")"];
  const elements = value.elements.map(
    ({ key, value: inner }): Part => [key === undefined ? "" : `${key}: `, flat(inner)],
  );
  return [value.head, "{", join(", ", elements), "}"];
}

/** Keys longer than this are aligned only with keys of about their length. */
const SMALL_KEY = 40;
const KEY_RATIO = 2.5;

/** The runs of elements whose values gofmt puts into one column: neighbours that take a line each, with keys alike. */
function alignedRuns(elements: readonly Element[]): Element[][] {
  const runs: Element[][] = [];
  let logarithms: number[] = [];
  let before = 0;
  for (const element of elements) {
    const size = element.key !== undefined && isFlat(element.value) ? element.key.length : 0;
    const mean = Math.exp(logarithms.reduce((sum, one) => sum + one, 0) / logarithms.length);
    const ratio = size / mean;
    const isSmall = before <= SMALL_KEY && size <= SMALL_KEY;
    const isAlike = logarithms.length === 0 || isSmall || (KEY_RATIO * ratio > 1 && ratio < KEY_RATIO);
    const last = runs.at(-1);
    if (last && before > 0 && size > 0 && isAlike) last.push(element);
    else {
      runs.push([element]);
      logarithms = [];
    }
    if (size > 0) logarithms = [...logarithms, Math.log(size)];
    before = size;
  }
  return runs;
}

function runLines(run: readonly Element[], several: boolean): Part[] {
  const widest = Math.max(...run.map(({ key }) => key?.length ?? 0));
  return run.map(({ key, value }) => {
    if (key === undefined) return [layOut(value), ","];
    const padding = several && run.length > 1 ? " ".repeat(widest - key.length) : "";
    return [`${key}: ${padding}`, layOut(value), ","];
  });
}

/** The value as gofmt lays it out: on one line where it is short, else an element a line. */
export function layOut(value: Value): Part {
  if (value.kind === "call") return [value.head, "(", layOut(value.argument), ")"];
  if (value.kind === "atom" || isFlat(value)) return flat(value);
  const several = value.elements.length > 1;
  const lines = alignedRuns(value.elements).flatMap((run) => runLines(run, several));
  return [value.head, "{", indent(hardline, join(hardline, lines)), hardline, "}"];
}
