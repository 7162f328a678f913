import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../literals.js";
import { call } from "./layout.js";
import { valuePart } from "./values.js";

/** A place of a result: how a program reaches it. */
interface Place {
  readonly expression: string;
  readonly canBeNull: boolean;
}

function stepped({ names }: Context, { expression, canBeNull }: Place, step: ReadStep): Place {
  const { nullable } = step;
  switch (step.kind) {
    case "property": {
      const name = names.property(step.id, step.wire);
      const arrow = canBeNull ? "?->" : "->";
      return { expression: `${expression}${arrow}${name}`, canBeNull: nullable || !step.required };
    }
    case "index":
      return { expression: `${expression}[${step.index}]`, canBeNull: nullable };
    case "key":
      return { expression: `${expression}[${stringLiteral(step.key)}]`, canBeNull: nullable };
    case "variant":
      return { expression, canBeNull: canBeNull || nullable };
    default:
      return step satisfies never;
  }
}

/** Values that are objects of PHP, which are never identical. */
const OBJECTS: ReadonlySet<SampleValue["kind"]> = new Set(["date", "date-time"]);

function checked(context: Context, expression: string, value: SampleValue): Part {
  switch (value.kind) {
    case "null":
      return call("self::assertNull", [expression]);
    case "boolean":
      return call(value.value ? "self::assertTrue" : "self::assertFalse", [expression]);
    default: {
      const name = OBJECTS.has(value.kind) ? "assertEquals" : "assertSame";
      return call(`self::${name}`, [valuePart(context, value), expression]);
    }
  }
}

function readPart(context: Context, { path, value }: SampleRead, root: Place): Part {
  const { expression } = path.reduce((place, step) => stepped(context, place, step), root);
  return [checked(context, expression, value), ";"];
}

/** Checks of what a result holds, as users of the package read it: of a value, or of items in a list. */
export function readParts(context: Context, { from, of, optional, list }: SampleReads, expression: string): Part[] {
  const canBeNull = from.kind === "value" && (optional || of.nullable);
  return list.map((read) => readPart(context, read, { expression, canBeNull }));
}
