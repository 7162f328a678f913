import type { Part } from "@sdkwright/plugin-api";
import { flatWidth, group, hardline, indent, join, line, softline } from "@sdkwright/plugin-api";

/** Columns of a line. */
export const WIDTH = 100;

/** Parts that follow a break within an expression or a declaration: google-java-format indents them by four columns. */
export const deeper = (...parts: Part[]): Part => indent(indent(...parts));

/** Whether items have so few letters that google-java-format puts many of them on one line. */
const areShort = (items: readonly Part[]): boolean =>
  items.every((item) => typeof item === "string" && item.length < 10);

/** Items between parentheses: all on one line, all on the next one, or each on its own; short ones fill lines. */
export function parenthesised(items: readonly Part[]): Part {
  if (items.length === 0) return "()";
  if (areShort(items)) return ["(", deeper(softline, join([",", group(line)], items)), ")"];
  return ["(", deeper(softline, group(join([",", line], items))), ")"];
}

/** `head(a, b)`. */
export const call = (head: Part, items: readonly Part[]): Part => [head, group(parenthesised(items))];

/** The formatter takes every `stream()` for one of a collection, and leaves it with what stands before it. */
const STREAMS: readonly Part[] = ["stream()", "parallelStream()"];

/** `first.second().third()`: each link on its own line where they do not fit on one. */
export function chain(first: Part, links: readonly Part[]): Part {
  if (links.length === 0) return first;
  const kept = links.findIndex((link) => STREAMS.includes(link));
  return group(deeper(first, ...links.map((link, at): Part => [at > kept ? softline : "", ".", link])));
}

/** `Pet.Kind`: a line begins with the dot where the name does not fit behind its owner. */
export const memberOf = (owner: Part, name: string): Part => [owner, group(deeper(softline, ".", name))];

/** `Pets::get`, alike. */
export const methodOf = (owner: Part, name: string): Part => [owner, group(deeper(softline, "::", name))];

/** `Map<String, Pet>`: what the type is of is on the next line, or on lines of its own, where it does not fit. */
export const generic = (type: Part, ...of: Part[]): Part => [
  type,
  group("<", deeper(softline, group(join([",", line], of))), ">"),
];

/** `left = right` and what follows it. */
export function opening(left: Part, right: Part, end: string): Part {
  return group(left, " =", deeper(line, right), end);
}

/** `left = right;`. */
export const assignment = (left: Part, right: Part): Part => opening(left, right, ";");

/** `static final Operation<Pet> GET = ...;`: the name is on its own line where it does not fit behind the type. */
export function fieldLine(type: Part, name: string, value: Part, depth: number): Part {
  const isWide = 2 * depth + flatWidth(type) + name.length + 3 > WIDTH;
  return isWide
    ? [type, deeper(hardline, name, " =", group(deeper(line, value)), ";")]
    : assignment([type, " ", name], value);
}

/** `record OfCat(Cat value) implements Animal {}`. */
export function recordHead(name: string, components: readonly Part[], owner: string, tail: string): Part {
  const head = call(`record ${name}`, components);
  const clause = `implements ${owner}`;
  if (2 + flatWidth(head) <= WIDTH) return classHead(head, clause, tail);
  const behind = 7 + flatWidth(join(", ", components)) > WIDTH ? hardline : line;
  return [head, group(deeper(behind, clause), ` {${tail}`)];
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
  const flat: Part = [type, ` ${name}(`, join(", ", parameters), ") {"];
  if (2 * depth + flatWidth(flat) <= WIDTH) return flat;
  const needed = 2 * depth + flatWidth(type) + name.length + (parameters.length > 0 ? 2 : 5);
  const rest: Part = [name, parenthesised(parameters), " {"];
  return needed > WIDTH ? [type, deeper(hardline, group(rest))] : group(type, " ", rest);
}

/** A parameter of a method: its name is on its own line where it does not fit behind the type. */
export const parameter = (type: Part, name: string): Part =>
  flatWidth(type) + name.length > WIDTH / 2 ? group(deeper(type, line, name)) : [type, " ", name];
