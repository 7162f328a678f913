import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { call, chain } from "../line-breaks.js";
import { valuePart } from "./values.js";

/** A place of a result: a chain that reaches it, and how the value is held there. */
interface Place {
  readonly first: Part;
  readonly links: readonly Part[];
  readonly held: "value" | "nullable" | "optional";
  /** The last link ends in an index or a key. */
  readonly isIndexed?: boolean;
}

/** So many properties CSharpier leaves on one line, whether they fit or not. */
const FEW = 3;

/** A chain of calls breaks at its links; one of a few properties alone never does. */
function expressionOf({ first, links }: Place): Part {
  return first === "Assert" || links.length > FEW
    ? chain(first, links)
    : [first, ...links.map((link): Part => [".", link])];
}

/** The place with text behind its last link, such as an index. */
function extended(place: Place, text: string): Place {
  if (text === "") return place;
  const { first, links } = place;
  const last = links.at(-1);
  return last === undefined
    ? { ...place, first: [first, text] }
    : { ...place, links: [...links.slice(0, -1), [last, text]] };
}

/** What follows the value of a variant stays on its line, up to an index. */
function linked(place: Place, link: string): Place {
  if (place.first === "Assert" && !place.isIndexed) return extended(place, `.${link}`);
  return { ...place, links: [...place.links, link], isIndexed: false };
}

/** Where what a place holds is; null is a value of it. */
const heldIn = (place: Place): Place => (place.held === "optional" ? linked(place, "Value") : place);

/** The same of a value that is there. */
const presentIn = (place: Place): Place => extended(heldIn(place), place.held === "value" ? "" : "!");

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
      return { ...extended(from, `[${step.index}]`), held, isIndexed: true };
    case "key":
      return { ...extended(from, `[${stringLiteral(step.key)}]`), held, isIndexed: true };
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
