import type { Part } from "@sdkwright/plugin-api";
import { fluid, group, hardline, ifBreak, indent, join, line, list, softline } from "@sdkwright/plugin-api";

/** Items between parentheses: all on one line, or each on its own; the brackets of a collection alone stay beside them. */
export function parenthesised(items: readonly Part[]): Part {
  const [only] = items;
  if (only !== undefined && items.length === 1 && isCollection(only)) return ["(", only, ")"];
  return list("(", items, ")", { trailing: false });
}

/** `Head(a, b)`. */
export const call = (head: Part, items: readonly Part[]): Part => [head, parenthesised(items)];

/** Parts that are generic types. */
const generics = new WeakSet<object>();

/** One that may be null is none for CSharpier. */
const isGeneric = (part: Part): boolean =>
  typeof part === "object" &&
  (generics.has(part) || (Array.isArray(part) && part.at(-1) !== "?" && (part as readonly Part[]).some(isGeneric)));

/** `Map<string, Pet>`. CSharpier does not break a name that stands alone between the brackets. */
export function generic(type: Part, ...of: Part[]): Part {
  const [only] = of;
  const isWhole = only !== undefined && of.length === 1 && !isGeneric(only);
  const made: Part = [type, isWhole ? ["<", only, ">"] : list("<", of, ">", { trailing: false })];
  generics.add(made);
  return made;
}

/** `class Pet : WireModel, IPet`: what it derives from is on the next lines where it does not fit. */
export function derived(head: Part, base: Part, ...others: Part[]): Part {
  const further = others.map((one): Part => indent(",", line, one));
  return [head, group(indent(line, ": ", base, ...further))];
}

/** `one => body`, among other arguments. */
export const lambda = (parameter: string, body: Part): Part => [`${parameter} =>`, group(indent(line, body))];

/** `Head(one => body)`: the body of the only argument is on the next line where it does not fit. */
export const callWith = (head: Part, parameter: string, body: Part): Part => [
  head,
  group("(", `${parameter} =>`, indent(line, body), softline, ")"),
];

/** A collection expression, which knows its items: it begins its own line where it is assigned and does not fit. */
interface Collection {
  readonly part: "group";
  readonly contents: Part;
  readonly broken: boolean;
}

/** Parts that are collections. CSharpier breaks one that has others in it. */
const collections = new WeakSet<object>();

const isCollection = (part: Part): part is Collection => typeof part === "object" && collections.has(part);

/** A collection without items. */
const NOTHING = "[]";

/** `[a, b]`. */
export function collection(items: readonly Part[]): Part {
  if (items.length === 0) return NOTHING;
  const contents: Part = ["[", indent(softline, join([",", line], items)), ifBreak(","), softline, "]"];
  const broken = items.some((item) => isCollection(item) || item === NOTHING);
  const made: Collection = { part: "group", contents, broken };
  collections.add(made);
  return made;
}

/** `name = value`. */
function assigned(name: Part, value: Part): Part {
  if (isCollection(value)) {
    return { part: "group", contents: [name, " =", line, value.contents], broken: value.broken };
  }
  const isEmpty = typeof value === "object" && emptyObjects.has(value);
  return isEmpty ? group(name, " =", indent(line, value)) : [name, " =", fluid(value)];
}

/** One value of an object initializer. */
export type Member = readonly [name: Part, value: Part];

/** `["name"]`. */
export const indexed = (key: Part): Part => group("[", indent(softline, key), softline, "]");

/** Parts that are initializers, and whether one has several values, or one that is such an initializer. */
const initializers = new WeakMap<object, boolean>();

const isInitializer = (part: Part): boolean => typeof part === "object" && initializers.has(part);

const isWide = (part: Part): boolean => typeof part === "object" && initializers.get(part) === true;

/** So many values CSharpier leaves on one line, if they fit. */
const FEW = 2;

/** Parts that are objects of long types without values. CSharpier breaks before one that does not fit. */
const emptyObjects = new WeakSet<object>();

function emptyObject(head: Part): Part {
  const made: Part = [head, head === "new()" ? "" : "()"];
  emptyObjects.add(made);
  return made;
}

/** `new Pet { Id = 1, Name = "Rex" }`. */
export function initializer(head: Part, members: readonly Member[]): Part {
  if (members.length === 0) return emptyObject(head);
  const items = members.map(([name, value]) => assigned(name, value));
  const values = members.map(([, value]) => value);
  const hasSeveral = members.length > 1;
  // CSharpier breaks what has an initializer among its values, unless each has one value alone.
  const isDeep = values.some((value) => (hasSeveral ? isInitializer(value) : isWide(value)));
  const isShort = members.length <= FEW && !isDeep;
  const edge = isShort ? line : hardline;
  const inner: Part = [indent(edge, join([",", edge], items)), isShort ? ifBreak(",") : ","];
  const made = group(head, edge, "{", inner, edge, "}");
  initializers.set(made as object, hasSeveral || values.some(isWide));
  return made;
}

/** `First.Second().Third()`: each link on its own line where they do not fit on one. */
export function chain(first: Part, links: readonly Part[]): Part {
  if (links.length === 0) return first;
  return group(first, indent(...links.map((link): Part => [softline, ".", link])));
}

/** `left = right;`. */
export const assignment = (left: Part, right: Part): Part => [assigned(left, right), ";"];

/** `private static readonly Pet s_pet = Make();`: the value is on the next line where its beginning does not fit. */
export const fieldLine = (left: Part, right: Part): Part => [left, " =", fluid(right), ";"];

/** `public Pet Get(string petId)`. */
export const methodHead = (type: Part, name: string, parameters: readonly Part[]): Part => [
  type,
  " ",
  call(name, parameters),
];

/** `public Pet(string name) : this(new PetOptions()) { }`: what it passes on begins a line. */
export const constructorLine = (name: Part, parameters: readonly Part[], given: Part): Part => [
  call(name, parameters),
  indent(hardline, call(": this", [given]), " { }"),
];

/** `head => expression;`. */
export const arrow = (head: Part, expression: Part): Part => [head, " =>", group(indent(line, expression)), ";"];
