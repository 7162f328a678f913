import type { Part } from "@sdkwright/plugin-api";
import { flatWidth, group, hardline, indent, join, line, softline } from "@sdkwright/plugin-api";

/** Columns of a line. */
export const WIDTH = 100;

/** Parts that follow a break within an expression or a declaration: google-java-format indents them by four columns. */
const deeper = (...parts: Part[]): Part => indent(indent(...parts));

/** Items between parentheses: all on one line, all on the next one, or each on its own. */
export function parenthesised(items: readonly Part[]): Part {
  if (items.length === 0) return "()";
  return ["(", deeper(softline, group(join([",", line], items))), ")"];
}

/** `head(a, b)`. */
export function call(head: Part, items: readonly Part[]): Part {
  return group(head, parenthesised(items));
}

/** `first.second().third()`: each link on its own line where they do not fit on one. */
export function chain(first: Part, links: readonly Part[]): Part {
  if (links.length === 0) return first;
  return group(first, deeper(links.map((link) => [softline, ".", link])));
}

/** `left = right;`. */
export function assignment(left: Part, right: Part): Part {
  return group(left, " =", deeper(line, right), ";");
}

/** `public final class Pet extends Model {`: what a class extends is on its own line where it does not fit. */
export function classHead(head: Part, clause: Part, tail = ""): Part {
  return group(head, deeper(line, clause), ` {${tail}`);
}

/**
 * `public Pet get(String petId) {`. The name is on its own line where it does not fit behind the type; `depth` is how many
 * blocks the method stands in.
 */
export function methodHead(type: Part, name: string, parameters: readonly Part[], depth: number): Part {
  const needed = 2 * depth + flatWidth(type) + name.length + (parameters.length > 0 ? 2 : 5);
  const rest: Part = [name, parenthesised(parameters), " {"];
  return needed > WIDTH ? [type, deeper(hardline, group(rest))] : group(type, " ", rest);
}
