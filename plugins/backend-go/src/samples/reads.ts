import type { Part, ReadStep, SamplePlace, SampleRead, SampleReads } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { layOut } from "../literals.js";
import { typeOf } from "../types.js";
import { plainValue } from "./values.js";

/** A place of a result: how a program reaches it, and how the value is held there. */
interface Place {
  readonly expression: string;
  /** `Nullable` holds what can be absent or null; lists and maps are their own pointers, so that they are held as values. */
  readonly held: "value" | "pointer" | "nullable";
}

/** How a value is held that is perhaps not there. */
function heldAt(context: Context, { type }: SamplePlace, canBeMissing: boolean): Place["held"] {
  return canBeMissing && typeOf(type, context.outer).kind !== "nilable" ? "pointer" : "value";
}

/** What a step starts from: fields are reached through pointers, items of lists and maps are not. */
function reached({ expression, held }: Place, step: ReadStep): string {
  if (held === "nullable") return `${expression}.Or(nil)`;
  const isField = step.kind === "property" || step.kind === "variant";
  return held === "pointer" && !isField ? `(*${expression})` : expression;
}

function stepped(context: Context, from: Place, step: ReadStep): Place {
  const { names } = context;
  const before = reached(from, step);
  const held = heldAt(context, step, step.nullable);
  switch (step.kind) {
    case "property": {
      const { required, boxed, nullable } = step;
      const expression = `${before}.${names.property(step.id, step.wire)}`;
      if (nullable && !required) return { expression, held: "nullable" };
      return { expression, held: heldAt(context, step, nullable || !required || boxed) };
    }
    case "index":
      return { expression: `${before}[${step.index}]`, held };
    case "key":
      return { expression: `${before}[${stringLiteral(step.key)}]`, held };
    case "variant":
      return { expression: `${before}.${names.variant(step.id, step.index)}`, held: "pointer" };
    default:
      return step satisfies never;
  }
}

/** `wiretest.Is(t, result.Owner.Name, "Ann")`. */
function readPart(context: Context, shared: Shared, { path, value }: SampleRead, root: Place): Part {
  const { expression, held } = path.reduce((place, step) => stepped(context, place, step), root);
  const is = (got: string, want: Part): Part => [shared("Is"), `(t, ${got}, `, want, ")"];
  if (value.kind === "null") return held === "nullable" ? is(`${expression}.IsNull()`, "true") : is(expression, "nil");
  const want = layOut(plainValue(context, value));
  if (held === "nullable") return [shared("Has"), `(t, ${expression}, `, want, ")"];
  return is(held === "pointer" ? `*${expression}` : expression, want);
}

/** A name of the package that tests share. */
type Shared = (name: string) => Part;

/** Checks of what a result holds, as users of the package read it: of the value `result`, or of `items`. */
export function readParts(context: Context, shared: Shared, { from, of, list }: SampleReads): Part[] {
  const isPointer = of.nullable || typeOf(of.type, context.outer).kind === "struct";
  const held = heldAt(context, of, isPointer);
  const root: Place = from.kind === "items" ? { expression: "items", held: "value" } : { expression: "result", held };
  return list.map((read) => readPart(context, shared, read, root));
}
