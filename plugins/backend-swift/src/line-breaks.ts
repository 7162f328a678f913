import type { JsonValue, Part } from "@sdkwright/plugin-api";
import { flatWidth, group, hardline, indent, join, line, list, softline } from "@sdkwright/plugin-api";
import { WIDTH } from "./comment.js";
import { jsonLines, rawMark, stringLiteral } from "./literals.js";

/** Items between parentheses: all on one line, or each on its own. */
const parenthesised = (items: readonly Part[]): Part => list("(", items, ")", { trailing: false });

/** `head(a, b)`. */
export const call = (head: Part, items: readonly Part[]): Part => [head, parenthesised(items)];

/** `first.second.call(a)`: the last step begins a line where not even its name fits on `columns`. */
export function callAt(steps: readonly string[], values: readonly Part[], columns: number): Part {
  const path = steps.join(".");
  if (path.length < columns) return call(path, values);
  return [steps.slice(0, -1).join("."), indent(hardline, call(`.${steps.at(-1)}`, values))];
}

/** `Pager<Pet, PetPage>`. */
export function generic(type: string, of: readonly Part[]): Part {
  const made: Part = [type, "<", join(", ", of), ">"];
  generics.set(made, { type, of });
  return made;
}

/** Generic types by their parts, of which some have to be broken. */
const generics = new WeakMap<object, { readonly type: string; readonly of: readonly Part[] }>();

/** A type in which the arguments of generic types are on lines of their own, where they do not fit on one. */
function broken(part: Part): Part {
  if (typeof part === "string" || !Array.isArray(part)) return part;
  const found = generics.get(part);
  if (found) return [found.type, list("<", found.of.map(broken), ">", { trailing: false })];
  return (part as readonly Part[]).map(broken);
}

/** `head: Base, Other {`: the brace begins a line where the head does not fit on one. */
export function typeHead(head: string, [first, ...others]: readonly Part[]): Part {
  if (first === undefined) return [head, " {"];
  const isLong = flatWidth([head, ": ", first, others.length > 0 ? "," : " {"]) > WIDTH;
  return group(`${head}:`, indent(isLong ? line : " ", join([",", line], [first, ...others])), line, "{");
}

/** `public var name: Type {`, as the head of a property. */
export function propertyHead(name: string, type: Part): Part {
  const head = `public var ${name}:`;
  const isLong = head.length > WIDTH - "  ".length;
  return group(
    isLong ? ["public", indent(hardline, head.slice("public ".length))] : head,
    indent(line, type),
    line,
    "{",
  );
}

/** A parameter: its type begins a line where it does not fit behind the name. */
export const parameter = (name: string, type: Part): Part => group(`${name}:`, indent(line, type));

/** `get { value }`. */
export const accessor = (head: Part, value: Part): Part => group(head, " {", indent(line, value), line, "}");

/** `case "a", "b": value`. */
export const caseLine = (patterns: readonly Part[], value: Part): Part =>
  group("case ", indent(join([",", line], patterns)), ":", indent(line, value));

/** `first.second().third()`: each link on its own line where they do not fit on one. */
export const chain = (first: Part, links: readonly Part[]): Part =>
  links.length === 0 ? first : group(first, indent(...links.map((link): Part => [softline, link])));

/** The same with links on lines of their own, behind a first part that takes several lines by itself. */
export const chainBehind = (first: Part, links: readonly Part[]): Part => [
  first,
  ...links.map((link): Part => [hardline, link]),
];

/** `guard condition, other else { return nil }`. */
export const guardLine = ([first = "", ...others]: readonly Part[]): Part =>
  group("guard ", first, indent(...others.map((one): Part => [",", line, one])), line, "else { return nil }");

/** `func get(petId: String) async throws -> Pet {`. */
export function functionHead(head: Part, parameters: readonly Part[], behind: Part = ""): Part {
  const isLong = flatWidth([")", behind, " {"]) > WIDTH - "  ".length;
  // Without parameters, nothing before the result can be broken.
  const isBroken = isLong || (parameters.length === 0 && flatWidth([head, "()", behind, " {"]) > WIDTH - "  ".length);
  return [
    head,
    list("(", parameters, ")", { trailing: false, broken: isLong }),
    isBroken ? broken(behind) : behind,
    " {",
  ];
}

/** `[1, 2]`. The only item of several lines has no comma behind it. */
export const items = (values: readonly Part[]): Part =>
  // The formatter breaks a list of several items also where only a comma behind the last one would not fit.
  list("[", values, "]", { trailing: values.length > 1 && "reserved" });

/** `name: value`. A value that cannot be broken is on the next line, where it does not fit. */
export const labelled = (label: string, value: Part): Part => [
  `${label}:`,
  typeof value === "string" ? group(indent(line, value)) : [" ", value],
];

/** `["a": 1]`. */
export const dictionary = (entries: readonly (readonly [key: string, value: Part])[]): Part =>
  entries.length === 0 ? "[:]" : items(entries.map(([key, value]): Part => labelled(stringLiteral(key), value)));

/** JSON as a literal: of several lines, where one is too short. */
export function jsonLiteral(value: JsonValue, depth: number): Part {
  const [first = "", ...rest] = jsonLines(value, WIDTH - 2 * depth - "##".length);
  const mark = rawMark([first, ...rest].join("\n"));
  if (rest.length === 0) return `${mark}"${first}"${mark}`;
  return join(hardline, [`${mark}"""`, first, ...rest, `"""${mark}`]);
}

/** JSON as a literal that is the only argument of a call. */
export const jsonCall = (head: Part, value: JsonValue, depth: number): Part =>
  group(head, "(", indent(softline, jsonLiteral(value, depth)), softline, ")");
