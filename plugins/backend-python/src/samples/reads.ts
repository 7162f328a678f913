import type { Part, ReadStep, SampleRead, SampleReads, SampleValue } from "@sdkwright/plugin-api";
import { code, flatWidth, hardline, join, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { builtin, typing, WIDTH } from "../dialect.js";
import { stringLiteral } from "../literals.js";
import { isExpression, untaggedVariant } from "../shapes.js";
import { annotated, INDENT, optional, subscript, type TypeContext, typeOf, union } from "../types.js";
import { imported, valuePart } from "./values.js";

/** A step on the path to a value in the result. */
interface Place {
  readonly expression: string;
  /** It can be `None`. */
  readonly canBeNone: boolean;
}

/** The class of the values of a variant, by which programs tell them apart. */
function variantClass(context: Context, { id, index }: Extract<ReadStep, { readonly kind: "variant" }>): Part | null {
  const { names, sdk } = context;
  const decl = sdk.api.types[id];
  const variant = decl?.kind === "union" ? decl.variants[index] : undefined;
  if (decl?.kind !== "union" || !variant) return null;
  if (untaggedVariant(sdk, decl, index) !== null) {
    return [imported(context, "types"), ".", names.companion("variantMaker", id, index)];
  }
  const resolved = resolveType(sdk.api, variant.type);
  switch (resolved.kind) {
    case "object":
      if (isExpression(sdk, resolved.id)) return builtin("dict");
      return [imported(context, "types"), ".", names.type(resolved.id)];
    case "list":
      return builtin("list");
    case "map":
      return builtin("dict");
    default:
      return null;
  }
}

function stepped(context: Context, { expression, canBeNone }: Place, step: ReadStep): Place {
  const { nullable } = step;
  switch (step.kind) {
    case "property": {
      const name = context.names.property(step.id, step.wire);
      return { expression: `${expression}.${name}`, canBeNone: nullable || !step.required };
    }
    case "index":
      return { expression: `${expression}[${step.index}]`, canBeNone: nullable };
    case "key":
      return { expression: `${expression}[${stringLiteral(step.key)}]`, canBeNone: nullable };
    case "variant":
      return { expression, canBeNone: canBeNone || nullable };
    default:
      return step satisfies never;
  }
}

/** `assert a == b`: in parentheses where it does not fit. */
function asserted(left: string, operator: string, right: Part): Part {
  const fits = (width: number, ...line: Part[]): boolean => width + flatWidth(line) <= WIDTH;
  if (fits(INDENT, "assert ", left, operator, right)) return ["assert ", left, operator, right];
  const inner: Part = fits(2 * INDENT, left, operator, right)
    ? [left, operator, right]
    : [left, hardline, operator.trimStart(), right];
  return code`
    assert (
      ${inner}
    )`;
}

function compared(context: Context, expression: string, value: SampleValue): Part {
  if (value.kind === "null") return asserted(expression, " is ", "None");
  if (value.kind === "boolean") return asserted(expression, " is ", value.value ? "True" : "False");
  return asserted(expression, " == ", valuePart(context, value));
}

/** The lines of a read; what is known of a place already is not said again. */
function readLines(context: Context, { path, value }: SampleRead, root: Place, known: Set<string>): Part[] {
  const lines: Part[] = [];
  const tell = (line: Part, key: string): void => {
    if (!known.has(key)) lines.push(line);
    known.add(key);
  };
  let place = root;
  for (const [at, step] of path.entries()) {
    if (place.canBeNone && step.kind !== "variant") {
      tell(asserted(place.expression, " is not ", "None"), `${place.expression} is not None`);
    }
    const type = step.kind === "variant" && at < path.length - 1 ? variantClass(context, step) : null;
    if (type !== null) {
      tell(["assert isinstance(", place.expression, ", ", type, ")"], `${place.expression} is a variant`);
    }
    place = stepped(context, place, step);
    if (type !== null) place = { ...place, canBeNone: false };
  }
  return [...lines, compared(context, place.expression, value)];
}

/** Types of results as tests import them. */
function testTypes(context: Context): TypeContext {
  return {
    ref: (id) => [imported(context, "types"), ".", context.names.type(id)],
    // What the runtime adds to types, such as how bytes are written, is of no interest to readers.
    runtime: (name) => (name === "Base64" ? builtin("bytes") : typing("Any")),
    list: builtin("list"),
    mapping: builtin("dict"),
  };
}

/** `def read_get(result: types.Pet) -> None:`, which reads the result of a call as users do. */
export function readFunction(context: Context, reads: SampleReads, name: string): Part {
  const { from, of, optional: isOptional, list } = reads;
  const value = typeOf(of.type, testTypes(context));
  const held = of.nullable || isOptional ? optional(value) : value;
  const isList = from.kind === "items";
  const parameter = isList ? "items" : "result";
  const type = isList ? [subscript(builtin("list"), [union(held)])] : held;
  const root: Place = { expression: parameter, canBeNone: !isList && (of.nullable || isOptional) };
  const known = new Set<string>();
  const lines = list.flatMap((read) => readLines(context, read, root, known));
  return code`
    def ${name}(${parameter}: ${annotated(type)}) -> None:
      ${join(hardline, lines)}`;
}
