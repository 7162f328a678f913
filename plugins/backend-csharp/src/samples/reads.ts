import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { call } from "../line-breaks.js";
import { valuePart } from "./values.js";

/** A place of a result: the expression that reaches it, and how the value is held there. */
interface Place {
  readonly expression: Part;
  readonly held: "value" | "nullable" | "optional";
}

/** The expression of what a place holds; null is a value of it. */
const heldPart = ({ expression, held }: Place): Part => (held === "optional" ? [expression, ".Value"] : expression);

/** The same of a value that is there. */
const presentPart = (place: Place): Part => [heldPart(place), place.held === "value" ? "" : "!"];

const asserted = (name: string, args: readonly Part[]): Part => call(`Assert.${name}`, args);

function stepped(context: Context, place: Place, step: ReadStep): Place {
  const { names, declared } = context;
  const from = presentPart(place);
  const held = step.nullable ? "nullable" : "value";
  switch (step.kind) {
    case "property": {
      const { required, nullable } = step;
      const expression: Part = [from, `.${names.property(step.id, step.wire)}`];
      return { expression, held: !required ? (nullable ? "optional" : "nullable") : held };
    }
    case "index":
      return { expression: [from, `[${step.index}]`], held };
    case "key":
      return { expression: [from, `[${stringLiteral(step.key)}]`], held };
    case "variant": {
      const type: Part = [declared(names.type(step.id)), `.Of${names.variant(step.id, step.index)}`];
      return { expression: [call(["Assert.IsType<", type, ">"], [heldPart(place)]), ".Value"], held: "value" };
    }
    default:
      return step satisfies never;
  }
}

function valueCheck(context: Context, place: Place, value: SampleValue): Part {
  const got = heldPart(place);
  switch (value.kind) {
    case "null":
      return asserted("Null", [got]);
    case "boolean":
      return asserted(value.value ? "True" : "False", [got]);
    default:
      return asserted("Equal", [valuePart(context, value), got]);
  }
}

function readPart(context: Context, { path, value }: SampleRead, root: Place): Part {
  const place = path.reduce((from, step) => stepped(context, from, step), root);
  return [valueCheck(context, place, value), ";"];
}

/** Checks of what a result holds, as users of the library read it: of the value in a variable, or of items in a list. */
export function readParts(context: Context, { from, of, optional, list }: SampleReads, variable: string): Part[] {
  const held = from.kind === "value" && (optional || of.nullable) ? "nullable" : "value";
  return list.map((read) => readPart(context, read, { expression: variable, held }));
}
