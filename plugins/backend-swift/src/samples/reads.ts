import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../literals.js";
import { givenPart, valuePart } from "./values.js";

/** A place of a result: the expression that reaches it, and how the value is held there. */
interface Place {
  readonly expression: string;
  /** Whether it can be absent, null, or both. */
  readonly optional: boolean;
  readonly nullable: boolean;
}

/** The value of a place that is there; what is behind it is absent where it is not. */
function reached({ expression, optional, nullable }: Place): Place {
  if (!nullable) return { expression: optional ? `${expression}?` : expression, optional, nullable: false };
  return { expression: `${expression}${optional ? "?" : ""}.value?`, optional: true, nullable: false };
}

function stepped({ names }: Context, place: Place, step: ReadStep): Place {
  const { expression, optional } = reached(place);
  const { nullable } = step;
  switch (step.kind) {
    case "property": {
      const name = names.property(step.id, step.wire);
      return { expression: `${expression}.${name}`, optional: optional || !step.required, nullable };
    }
    case "index":
      return { expression: `${expression}[${step.index}]`, optional, nullable };
    case "key":
      return { expression: `${expression}[${stringLiteral(step.key)}]`, optional: true, nullable };
    case "variant":
      return {
        expression: `${expression}.${names.variant(step.id, step.index)}`,
        optional: true,
        nullable: false,
      };
    default:
      return step satisfies never;
  }
}

function valueCheck(context: Context, { expression, optional, nullable }: Place, value: SampleValue): Part {
  if (value.kind === "null") return `${expression} == ${nullable ? ".null" : "nil"}`;
  const expected = nullable ? valuePart(context, { ...value, nullable: true }) : givenPart(context, value);
  if (value.kind === "boolean" && !optional && !nullable) return `${value.value ? "" : "!"}${expression}`;
  return [`${expression} == `, expected];
}

function readPart(context: Context, { path, value }: SampleRead, root: Place): Part {
  const place = path.reduce((from, step) => stepped(context, from, step), root);
  return ["#expect(", valueCheck(context, place, value), ")"];
}

/** Checks of what a result holds, as users of the library read it: of the value in a variable, or of items in a list. */
export function readParts(context: Context, { from, of, optional, list }: SampleReads, variable: string): Part[] {
  const root: Place = {
    expression: variable,
    optional: from.kind === "value" && (optional || of.nullable),
    nullable: false,
  };
  return list.map((read) => readPart(context, read, root));
}
