import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { call, chain, indexed } from "../line-breaks.js";
import { valuePart } from "./values.js";

/** An index or a key at the end of an expression, and `!` behind it where what it gives may be null. */
interface Tail {
  readonly index: Part;
  readonly mark: "" | "!";
}

/** A place of a result: a chain that reaches it, and how the value is held there. */
interface Place {
  readonly first: Part;
  readonly links: readonly Part[];
  readonly tail?: Tail;
  readonly held: "value" | "nullable" | "optional";
}

/** So many properties CSharpier leaves on one line, whether they fit or not. */
const FEW = 3;

const tailPart = ({ index, mark }: Tail): Part => [indexed(index), mark];

/** A chain of calls breaks at its links; one of a few properties alone never does. */
function expressionOf({ first, links, tail }: Place): Part {
  const isChain = first === "Assert" || links.length > FEW;
  const reached = isChain ? chain(first, links) : [first, ...links.map((link): Part => [".", link])];
  return tail === undefined ? reached : [reached, tailPart(tail)];
}

/** The place with more in its last link. */
function extended({ first, links, held }: Place, by: Part): Place {
  const last = links.at(-1);
  if (last === undefined) return { first: [first, by], links, held };
  return { first, links: [...links.slice(0, -1), [last, by]], held };
}

/** The place with its index in the last link, as something follows. */
const closed = (place: Place): Place => (place.tail === undefined ? place : extended(place, tailPart(place.tail)));

/** What follows the value of a variant stays on its line, up to an index. */
function linked(place: Place, link: string): Place {
  if (place.first === "Assert" && place.tail === undefined) return extended(place, `.${link}`);
  const from = closed(place);
  return { ...from, links: [...from.links, link] };
}

/** Where what a place holds is; null is a value of it. */
const heldIn = (place: Place): Place => (place.held === "optional" ? linked(place, "Value") : place);

/** The same of a value that is there. */
function presentIn(place: Place): Place {
  const from = heldIn(place);
  if (place.held === "value") return from;
  return from.tail === undefined ? extended(from, "!") : { ...from, tail: { ...from.tail, mark: "!" } };
}

const asserted = (name: string, args: readonly Part[]): Part => call(`Assert.${name}`, args);

function stepped(context: Context, place: Place, step: ReadStep): Place {
  const { names, declared } = context;
  const from = presentIn(place);
  const held = step.nullable ? "nullable" : "value";
  switch (step.kind) {
    case "property": {
      const { required, nullable } = step;
      const missing = nullable ? "optional" : "nullable";
      return { ...linked(from, names.property(step.id, step.wire)), held: required ? held : missing };
    }
    case "index":
      return { ...closed(from), held, tail: { index: String(step.index), mark: "" } };
    case "key":
      return { ...closed(from), held, tail: { index: stringLiteral(step.key), mark: "" } };
    case "variant": {
      const type: Part = [declared(names.type(step.id)), `.Of${names.variant(step.id, step.index)}`];
      const told = call(["IsType<", type, ">"], [expressionOf(heldIn(place))]);
      return { first: "Assert", links: [told, "Value"], held: "value" };
    }
    default:
      return step satisfies never;
  }
}

function valueCheck(context: Context, place: Place, value: SampleValue): Part {
  const got = expressionOf(heldIn(place));
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
  return list.map((read) => readPart(context, read, { first: variable, links: [], held }));
}
