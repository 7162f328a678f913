import { flatWidth, group, indent, join, list, type Part, softline } from "@sdkwright/plugin-api";
import { WIDTH } from "../dialect.js";
import * as literals from "../literals.js";

/**
 * Parts that can break in themselves: arrays of plain values, other arrays, calls of several arguments, calls one of whose arguments
 * stays on their line, and calls of one argument that has a line of its own, or is a call itself.
 */
type Breakable = "list" | "array" | "call" | "hugging" | "wrapping";

const breakable = new WeakMap<object, Breakable>();

const breakableOf = (part: Part | undefined): Breakable | undefined =>
  typeof part === "object" ? breakable.get(part) : undefined;

/** Columns of the names of named arguments. */
const nameWidths = new WeakMap<object, number>();

const nameWidth = (part: Part): number => (typeof part === "object" ? (nameWidths.get(part) ?? 0) : 0);

function marked(part: Part, kind: Breakable | undefined): Part {
  if (kind !== undefined && typeof part === "object") breakable.set(part, kind);
  return part;
}

/** `[1, 2]`. */
export function array(values: readonly Part[]): Part {
  const arePlain = values.every((value) => breakableOf(value) === undefined);
  return marked(literals.items(values), values.length === 0 ? undefined : arePlain ? "list" : "array");
}

/** `['a' => 1]`. */
export const map = (entries: readonly (readonly [key: string, value: Part])[]): Part =>
  marked(literals.dict(entries), entries.length > 0 ? "array" : undefined);

/** A named argument: `name: 'Rex'`. */
export function named(name: string, value: Part): Part {
  const part: Part = [`${name}: `, value];
  nameWidths.set(part, name.length + 2);
  return marked(part, breakableOf(value));
}

/** Columns before the arguments of a call in a test, where each has a line, and behind one. */
const AROUND = 13;

/** Columns before a call in a test: its indentation, and the variable of its result. */
const BEFORE = 18;

const isArray = (part: Part | undefined): boolean => ["list", "array"].includes(breakableOf(part) ?? "");

/** Whether a part is too long for a line of its own. */
const isLong = (part: Part): boolean => AROUND + flatWidth(part) > WIDTH;

/** Whether the last argument stays on the line of its call, as formatters have it. */
function isLastHugged(head: Part, args: readonly Part[]): boolean {
  const last = args.at(-1) ?? "";
  const others = args.slice(0, -1);
  if (others.length === 0) return isArray(last) || ["call", "hugging"].includes(breakableOf(last) ?? "");
  if (!isArray(last) && (others.length > 1 || breakableOf(last) !== "hugging")) return false;
  const arePlain = others.every((one) => breakableOf(one) === undefined);
  if (others.length === 1 && arePlain) return true;
  // Only the call of a test itself, whose head is text, is at a column that is known.
  const name = typeof head === "string" ? nameWidth(last) : 0;
  const fits = BEFORE + flatWidth([head, others]) + 2 * args.length + name <= WIDTH;
  return fits && (others.length === 1 || (arePlain && isLong(last)));
}

/** Whether the first of two arguments stays on the line of its call: an array does that would not stay on one line. */
function isFirstHugged([first = "", second, ...others]: readonly Part[]): boolean {
  if (second === undefined || others.length > 0 || isArray(second) || breakableOf(second) === "hugging") return false;
  return breakableOf(first) === "array" || (breakableOf(first) === "list" && isLong(first));
}

/** `head(a, b)`. */
export function call(head: Part, args: readonly Part[]): Part {
  if (!isLastHugged(head, args) && !isFirstHugged(args)) {
    return marked([head, list("(", args, ")")], args.length > 1 ? "call" : args.length === 1 ? "wrapping" : undefined);
  }
  const inside = args.map((one, at): Part => (at === 0 ? one : [", ", one]));
  const isWrapping = args.length === 1 && breakableOf(args[0]) === "call";
  return marked([head, "(", inside, ")"], isWrapping ? "wrapping" : "hugging");
}

/** Links of a chain, each on a line of its own where the chain does not fit on one. */
export const chain = (start: string, links: readonly Part[]): Part =>
  group(start, indent(softline, join(softline, links)));

/** The call of a method of a member of a member, whose names are `links`: with one plain argument, the chain breaks before the call does. */
export function methodCall(start: string, links: readonly string[], args: readonly Part[]): Part {
  const isChain = links.length > 2 && args.length === 1 && breakableOf(args[0]) === undefined;
  if (!isChain) return call([start, ...links].join(""), args);
  return chain(start, [...links.slice(0, -1), [links.at(-1) ?? "", "(", args, ")"]]);
}
