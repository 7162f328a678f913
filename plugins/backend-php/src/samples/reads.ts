import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import { isDeclaredType, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../literals.js";
import { call, chain } from "./layout.js";
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

/** A place as formatters break it: not where an index is on the way. */
function placePart(expression: string): Part {
  const [start = "", ...links] = expression.split(/(?=\?->)|(?<!\?)(?=->)/);
  return links.length < 3 || expression.includes("[") ? expression : chain(start, links);
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
      return call(`self::${name}`, [valuePart(context, value), placePart(expression)]);
    }
  }
}

/** The class of a variant, which tells it from others; undefined for a variant that has none. */
function variantClass(
  context: Context,
  { id, index }: Extract<ReadStep, { readonly kind: "variant" }>,
): Part | undefined {
  const { api, sdk, names, declared } = context;
  const decl = api.types[id];
  const variant = decl?.kind === "union" ? decl.variants[index] : undefined;
  const resolved = variant && resolveType(api, variant.type);
  return resolved?.kind === "object" && isDeclaredType(sdk, resolved.id)
    ? declared(names.type(resolved.id))
    : undefined;
}

/** The lines of a read. That a place holds a variant is said once: `known` has the places of which it was. */
function readLines(context: Context, { path, value }: SampleRead, root: Place, known: Set<string>): Part[] {
  const lines: Part[] = [];
  let place = root;
  for (const step of path) {
    const type = step.kind === "variant" ? variantClass(context, step) : undefined;
    if (type !== undefined && !known.has(place.expression)) {
      lines.push([call("self::assertInstanceOf", [[type, "::class"], place.expression]), ";"]);
      known.add(place.expression);
    }
    place = stepped(context, place, step);
    if (type !== undefined) place = { ...place, canBeNull: false };
  }
  return [...lines, [checked(context, place.expression, value), ";"]];
}

/** Checks of what a result holds, as users of the package read it: of a value, or of items in a list. */
export function readParts(context: Context, { from, of, optional, list }: SampleReads, expression: string): Part[] {
  const canBeNull = from.kind === "value" && (optional || of.nullable);
  const known = new Set<string>();
  return list.flatMap((read) => readLines(context, read, { expression, canBeNull }, known));
}
