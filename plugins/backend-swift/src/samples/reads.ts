import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import { code, group, hardline, indent, line } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { WIDTH } from "../dialect.js";
import { call } from "../line-breaks.js";
import { stringLiteral } from "../literals.js";
import { identifier } from "../names.js";
import { givenPart, optionalUUID, REQUIRE, valuePart } from "./values.js";

/** Levels of indentation around the condition of a statement in a test. */
const DEPTH = 3;

/** A place of a result: the expression that reaches it, and how the value is held there. */
interface Place {
  readonly expression: string;
  /** Whether what the last step leads to may be absent. */
  readonly optional: boolean;
  /** Whether it may be absent because something before it is. */
  readonly chained: boolean;
  /** Whether it is held in a type that has null as a value. */
  readonly nullable: boolean;
}

/** Reads of one result: the statements so far, and the variables of variants by where they are. */
interface Reader {
  readonly context: Context;
  readonly statements: Part[];
  readonly variants: Map<string, string>;
  /** The highest index that is read of each list, by the path to the list. */
  readonly indices: ReadonlyMap<string, number>;
  /** Lists whose length is checked already, by the expressions for them. */
  readonly checked: Set<string>;
}

const keyOf = (path: readonly ReadStep[]): string => JSON.stringify(path);

function highestIndices(list: readonly SampleRead[]): Map<string, number> {
  const indices = new Map<string, number>();
  for (const { path } of list) {
    for (const [at, step] of path.entries()) {
      if (step.kind !== "index") continue;
      const key = keyOf(path.slice(0, at));
      indices.set(key, Math.max(step.index, indices.get(key) ?? 0));
    }
  }
  return indices;
}

/** What follows of a value that is there. */
function reached({ expression, optional, chained, nullable }: Place): Pick<Place, "expression" | "chained"> {
  const there = `${expression}${optional ? "?" : ""}`;
  return nullable
    ? { expression: `${there}.value?`, chained: true }
    : { expression: there, chained: chained || optional };
}

/** The variable that holds the value of a variant. */
function variantOf(reader: Reader, { expression, optional, chained, nullable }: Place, name: string): string {
  const key = `${expression} ${name}`;
  const known = reader.variants.get(key);
  if (known !== undefined) return known;
  const variable = `value${reader.variants.size + 1}`;
  reader.variants.set(key, variable);
  const pattern = `.${name}(let ${variable})`;
  const held = `${nullable ? `.value(${pattern})` : pattern}${optional || chained ? "?" : ""}`;
  const isWide = `case ${held} = ${expression}`.length > WIDTH - 2 * DEPTH;
  const from = isWide ? `from${variable.replace("value", "")}` : expression;
  if (isWide) reader.statements.push(`let ${from} = ${expression}`);
  reader.statements.push(code`
    ${group("guard", indent(line, `case ${held} = ${from}`), line, "else {")}
      Issue.record("The result is not the variant that is expected.")
      return
    }`);
  return variable;
}

/** Whether a list has an item at an index. */
function isLongEnough(list: string, isChained: boolean, index: number): Part {
  if (index > 0)
    return group(isChained ? `(${list}.count ?? 0)` : brokenPath(`${list}.count`), indent(line, `> ${index}`));
  const tested = brokenPath(`${list}.isEmpty`);
  return isChained ? group(tested, indent(line, "== false")) : ["!", tested];
}

/** An index beyond the end of a list would end all tests, not only the one at hand. */
function checkLength(reader: Reader, list: string, isChained: boolean, index: number): void {
  if (reader.checked.has(list)) return;
  reader.checked.add(list);
  reader.statements.push(["try ", call(REQUIRE, [isLongEnough(list, isChained, index)])]);
}

/** The place that a step leads to. `list` is the path to where it begins. */
function stepped(reader: Reader, place: Place, step: ReadStep, list: readonly ReadStep[]): Place {
  const { names } = reader.context;
  const { nullable } = step;
  if (step.kind === "variant") {
    const name = names.variant(step.id, step.index);
    return { expression: variantOf(reader, place, name), optional: false, chained: false, nullable: false };
  }
  const { expression, chained } = reached(place);
  switch (step.kind) {
    case "property": {
      const name = names.property(step.id, step.wire);
      return { expression: `${expression}.${name}`, optional: !step.required, chained, nullable };
    }
    case "index":
      checkLength(reader, expression, chained, reader.indices.get(keyOf(list)) ?? step.index);
      return { expression: `${expression}[${step.index}]`, optional: false, chained, nullable };
    case "key":
      return { expression: `${expression}[${stringLiteral(step.key)}]`, optional: true, chained, nullable };
    default:
      return step satisfies never;
  }
}

/** An expression that is too long for a line, with as many of its last steps on the next one as it needs. */
function brokenPath(expression: string): Part {
  const room = WIDTH - 2 * DEPTH;
  if (expression.length <= room) return expression;
  const steps = [...expression.matchAll(/\.\w+(?=[^"]*$)/g)].map(({ index }) => index);
  const at = steps.findLast((index) => index <= room) ?? 0;
  return at === 0 ? expression : [expression.slice(0, at), indent(hardline, expression.slice(at))];
}

function valueCheck(context: Context, place: Place, value: SampleValue): Part {
  const { expression, nullable } = place;
  const optional = place.optional || place.chained;
  if (value.kind === "null") return `${expression} == ${nullable ? ".null" : "nil"}`;
  if (value.kind === "boolean" && !optional && !nullable) return `${value.value ? "" : "!"}${expression}`;
  // What is compared with an optional value may be one itself.
  if (value.kind === "text" && value.primitive === "uuid" && value.isValid) {
    const held = nullable ? `${expression}${place.optional ? "?" : ""}.value` : expression;
    return group(brokenPath(held), indent(line, "== ", optionalUUID(value.value)));
  }
  const expected = nullable ? valuePart(context, { ...value, nullable: true }) : givenPart(context, value);
  return group(brokenPath(expression), indent(line, "== ", expected));
}

function readPart(reader: Reader, { path, value }: SampleRead, root: Place): void {
  const place = path.reduce((from, step, at) => stepped(reader, from, step, path.slice(0, at)), root);
  reader.statements.push(call("#expect", [valueCheck(reader.context, place, value)]));
}

/** Checks of what a result holds, as users of the library read it: of the value in a variable, or of items in a list. */
export function readParts(context: Context, { from, of, optional, list }: SampleReads, variable: string): Part[] {
  const indices = highestIndices(list);
  // All items that the loop has to give are there, also those that nothing is read of.
  if (from.kind === "items") indices.set(keyOf([]), from.count - 1);
  const reader: Reader = { context, statements: [], variants: new Map(), indices, checked: new Set() };
  const isAbsent = from.kind === "value" && (optional || of.nullable);
  for (const read of list)
    readPart(reader, read, { expression: identifier(variable), optional: isAbsent, chained: false, nullable: false });
  return reader.statements;
}
