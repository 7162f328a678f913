import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import { isDeclaredType, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { call, stringLiteral } from "../literals.js";
import { qualified } from "./layout.js";
import { valuePart } from "./values.js";

/** How a program reaches what a place holds. A place that holds nil where the test reads on fails the test. */
function stepped({ names }: Context, place: string, step: ReadStep): string {
  switch (step.kind) {
    case "property":
      return `${place}.${names.property(step.id, step.wire)}`;
    case "index":
      return `${place}[${step.index}]`;
    case "key":
      return `${place}[${stringLiteral(step.key)}]`;
    case "variant":
      return place;
    default:
      return step satisfies never;
  }
}

/** Bytes have another encoding than literals of strings, which comparisons see. */
function expected(context: Context, value: SampleValue): Part {
  const part = valuePart(context, value);
  const isText = value.kind === "bytes" && value.text !== null && !/^[ -~]*$/.test(value.text);
  return isText ? [part, ".b"] : part;
}

const checked = (context: Context, place: string, value: SampleValue): Part =>
  value.kind === "null" ? call("assert_nil", [place]) : call("assert_equal", [expected(context, value), place]);

/** The class of a variant, which tells it from others; undefined for a variant that has none. */
function variantClass(
  context: Context,
  { id, index }: Extract<ReadStep, { readonly kind: "variant" }>,
): Part | undefined {
  const { api, sdk } = context;
  const decl = api.types[id];
  const variant = decl?.kind === "union" ? decl.variants[index] : undefined;
  const resolved = variant && resolveType(api, variant.type);
  return resolved?.kind === "object" && isDeclaredType(sdk, resolved.id)
    ? qualified(context, context.typePath(resolved.id))
    : undefined;
}

/** The lines of a read. That a place holds a variant is said once: `known` has the places of which it was. */
function readLines(context: Context, { path, value }: SampleRead, root: string, known: Set<string>): Part[] {
  const lines: Part[] = [];
  let place = root;
  for (const step of path) {
    const type = step.kind === "variant" ? variantClass(context, step) : undefined;
    if (type !== undefined && !known.has(place)) {
      lines.push(call("assert_instance_of", [type, place]));
      known.add(place);
    }
    place = stepped(context, place, step);
  }
  return [...lines, checked(context, place, value)];
}

/** Checks of what a result holds, as users of the gem read it: of a value, or of items in a list. */
export function readParts(context: Context, { list }: SampleReads, expression: string): Part[] {
  const known = new Set<string>();
  return list.flatMap((read) => readLines(context, read, expression, known));
}
