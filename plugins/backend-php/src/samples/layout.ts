import { list, type Part } from "@sdkwright/plugin-api";
import * as literals from "../literals.js";

/** Parts that break their own lines, so that a call which takes nothing else does not. */
const breakable = new WeakMap<object, "array" | "call">();

const breakableOf = (part: Part): "array" | "call" | undefined =>
  typeof part === "object" ? breakable.get(part) : undefined;

function marked(part: Part, kind: "array" | "call" | undefined): Part {
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

/** Arguments as formatters lay them out: the only one, or an array behind a plain one, stays on the line of its call. */
function argumentsPart(args: readonly Part[]): Part {
  const [first = "", second] = args;
  if (second === undefined && breakableOf(first)) return ["(", first, ")"];
  if (second !== undefined && args.length === 2 && breakableOf(second) === "array" && !breakableOf(first)) {
    return ["(", first, ", ", second, ")"];
  }
  return list("(", args, ")");
}

/** `head(a, b)`. */
export function call(head: Part, args: readonly Part[]): Part {
  return marked([head, argumentsPart(args)], args.length > 0 ? "call" : undefined);
}
