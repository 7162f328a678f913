import type { Part } from "@sdkwright/plugin-api";
import { group, hardline, ifBreak, indent, join, line, list, softline } from "@sdkwright/plugin-api";

/** Items between parentheses: all on one line, or each on its own. */
export const parenthesised = (items: readonly Part[]): Part => list("(", items, ")", { trailing: false });

/** `Head(a, b)`. */
export const call = (head: Part, items: readonly Part[]): Part => [head, parenthesised(items)];

/** `Map<string, Pet>`. */
export const generic = (type: Part, ...of: Part[]): Part => [type, list("<", of, ">", { trailing: false })];

/** `class Pet : Model`: what it derives from is on the next line where it does not fit. */
export const derived = (head: Part, base: Part): Part => [head, group(indent(line, ": ", base))];

/** A collection expression, which knows its items: it begins its own line where it is assigned and does not fit. */
interface Collection {
  readonly part: "group";
  readonly contents: Part;
  readonly broken: boolean;
}

/** Parts that are collections. CSharpier breaks one that has others in it. */
const collections = new WeakSet<object>();

const isCollection = (part: Part): part is Collection => typeof part === "object" && collections.has(part);

/** `[a, b]`. */
export function collection(items: readonly Part[]): Part {
  if (items.length === 0) return "[]";
  const contents: Part = ["[", indent(softline, join([",", line], items)), ifBreak(","), softline, "]"];
  const made: Collection = { part: "group", contents, broken: items.some(isCollection) };
  collections.add(made);
  return made;
}

/** `name = value`. */
const assigned = (name: Part, value: Part): Part =>
  isCollection(value)
    ? { part: "group", contents: [name, " =", line, value.contents], broken: value.broken }
    : [name, " = ", value];

/** One value of an object initializer. */
export type Member = readonly [name: string, value: Part];

/** So many values CSharpier leaves on one line, if they fit. */
const FEW = 2;

/** `new Pet { Id = 1, Name = "Rex" }`. */
export function initializer(head: Part, members: readonly Member[]): Part {
  if (members.length === 0) return [head, head === "new()" ? "" : "()"];
  const items = members.map(([name, value]) => assigned(name, value));
  if (members.length <= FEW) {
    return group(head, line, "{", indent(line, join([",", line], items)), ifBreak(","), line, "}");
  }
  return [head, hardline, "{", indent(hardline, join([",", hardline], items), ","), hardline, "}"];
}

/** `First.Second().Third()`: each link on its own line where they do not fit on one. */
export function chain(first: Part, links: readonly Part[]): Part {
  if (links.length === 0) return first;
  return group(first, indent(...links.map((link): Part => [softline, ".", link])));
}

/** `left = right;`. */
export const assignment = (left: Part, right: Part): Part => [assigned(left, right), ";"];

/** `private static readonly Pet s_pet = Make();`: the value is on the next line where its beginning does not fit. */
export const fieldLine = (left: Part, right: Part): Part => [left, " =", group(indent(line)), right, ";"];

/** `public Pet Get(string petId)`. */
export const methodHead = (type: Part, name: string, parameters: readonly Part[]): Part => [
  type,
  " ",
  call(name, parameters),
];

/** `head => expression;`. */
export const arrow = (head: Part, expression: Part): Part => [head, " =>", group(indent(line, expression)), ";"];
