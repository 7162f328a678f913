import { momentText } from "@sdkwright/docs-kit";
import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { methodsOf, stringLiteral } from "../dialect.js";
import { call, chain, memberOf } from "../line-breaks.js";
import { valuePart } from "./values.js";

/** A place of a result: a chain of calls that reaches it, and how the value is held there. */
interface Place {
  readonly first: Part;
  readonly links: readonly Part[];
  readonly held: "value" | "optional" | "nullable";
}

const UNWRAPPED = { value: [], optional: ["orElseThrow()"], nullable: ["get()"] } as const;

/** The chain to the value of a place, which must be there. */
const valueLinks = ({ links, held }: Place): readonly Part[] => [...links, ...UNWRAPPED[held]];

/** An assertion of JUnit: `assertEquals("Ann", result.name())`. */
function asserted(context: Context, name: string, args: readonly Part[]): Part {
  return call(context.symbol(methodsOf("org.junit.jupiter.api.Assertions"), name), args);
}

function stepped(context: Context, place: Place, step: ReadStep): Place {
  const { names, packages } = context;
  const { first } = place;
  const links = valueLinks(place);
  switch (step.kind) {
    case "property": {
      const { required, nullable } = step;
      const held = nullable && !required ? "nullable" : nullable || !required ? "optional" : "value";
      return { first, links: [...links, `${names.property(step.id, step.wire)}()`], held };
    }
    case "index":
      return { first, links: [...links, `get(${step.index})`], held: "value" };
    case "key":
      return { first, links: [...links, call("get", [stringLiteral(step.key)])], held: "value" };
    case "variant": {
      const union = context.declared(packages.types, names.type(step.id));
      const variant: Part = [memberOf(union, `Of${names.variant(step.id, step.index)}`), ".class"];
      const made = asserted(context, "assertInstanceOf", [variant, chain(first, links)]);
      return { first: made, links: ["value()"], held: "value" };
    }
    default:
      return step satisfies never;
  }
}

/** That there is null at a place. */
function nullPart(context: Context, { first, links, held }: Place): Part {
  if (held === "value") return asserted(context, "assertNull", [chain(first, links)]);
  return asserted(context, "assertTrue", [chain(first, [...links, held === "optional" ? "isEmpty()" : "isNull()"])]);
}

function valueCheck(context: Context, place: Place, value: SampleValue): Part {
  const links = valueLinks(place);
  const got = chain(place.first, links);
  switch (value.kind) {
    case "null":
      return nullPart(context, place);
    case "boolean":
      return asserted(context, value.value ? "assertTrue" : "assertFalse", [got]);
    case "bytes":
      return asserted(context, "assertArrayEquals", [valuePart(context, value), got]);
    case "date-time": {
      // Servers choose the offset.
      const moment = value.moment ? momentText(value.moment) : "";
      const wanted = call([context.symbol("java.time", "Instant"), ".parse"], [stringLiteral(moment)]);
      return asserted(context, "assertEquals", [wanted, chain(place.first, [...links, "toInstant()"])]);
    }
    default:
      return asserted(context, "assertEquals", [valuePart(context, value), got]);
  }
}

function readPart(context: Context, { path, value }: SampleRead, root: Place): Part {
  const place = path.reduce((from, step) => stepped(context, from, step), root);
  return [valueCheck(context, place, value), ";"];
}

/** Checks of what a result holds, as users of the library read it: of the value in a variable, or of items in a list. */
export function readParts(context: Context, { from, of, optional, list }: SampleReads, variable: string): Part[] {
  const held = from.kind === "value" && (optional || of.nullable) ? "optional" : "value";
  return list.map((read) => readPart(context, read, { first: variable, links: [], held }));
}
