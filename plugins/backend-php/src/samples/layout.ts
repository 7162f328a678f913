import { flatWidth, list, type Part } from "@sdkwright/plugin-api";
import { WIDTH } from "../dialect.js";
import * as literals from "../literals.js";

/** Parts that can break in themselves: arrays, calls, and calls whose last argument stays on their line. */
type Breakable = "array" | "call" | "hugging";

const breakable = new WeakMap<object, Breakable>();

const breakableOf = (part: Part): Breakable | undefined => (typeof part === "object" ? breakable.get(part) : undefined);

function marked(part: Part, kind: Breakable | undefined): Part {
  if (kind !== undefined && typeof part === "object") breakable.set(part, kind);
  return part;
}

/** `[1, 2]`. */
export const array = (values: readonly Part[]): Part =>
  marked(literals.items(values), values.length > 0 ? "array" : undefined);

/** `['a' => 1]`. */
export const map = (entries: readonly (readonly [key: string, value: Part])[]): Part =>
  marked(literals.dict(entries), entries.length > 0 ? "array" : undefined);

/** A named argument: `name: 'Rex'`. */
export const named = (name: string, value: Part): Part => marked([`${name}: `, value], breakableOf(value));

/** Columns before the arguments of a call in a test, where each has a line, and behind one. */
const AROUND = 13;

/** Columns before a call in a test: its indentation, and the variable of its result. */
const BEFORE = 18;

/** Whether the last argument stays on the line of its call, as formatters have it. */
function isHugged(head: Part, args: readonly Part[]): boolean {
  const last = breakableOf(args.at(-1) ?? "");
  if (last === undefined || last === "call") return last !== undefined && args.length === 1;
  if (args.length < 3) return true;
  const arePlain = args.slice(0, -1).every((one) => breakableOf(one) === undefined);
  const fits = BEFORE + flatWidth([head, args.slice(0, -1)]) + 2 * args.length <= WIDTH;
  return arePlain && fits && last === "array" && AROUND + flatWidth(args.at(-1) ?? "") > WIDTH;
}

/** `head(a, b)`. */
export function call(head: Part, args: readonly Part[]): Part {
  if (!isHugged(head, args)) return marked([head, list("(", args, ")")], args.length > 0 ? "call" : undefined);
  const inside = args.map((one, at): Part => (at === 0 ? one : [", ", one]));
  return marked([head, "(", inside, ")"], "hugging");
}
