import type { Part, PrimitiveKind, Sym, Type, TypeId } from "@sdkwright/plugin-api";
import { flatWidth, group, hardline, ifBreak, indent, join, line, list, softline } from "@sdkwright/plugin-api";
import { builtin, external, typing, WIDTH } from "./dialect.js";
import { json, stringLiteral } from "./literals.js";

/** What the expression of a type depends on, apart from the type. */
export interface TypeContext {
  /** A declared type, as the file refers to it. */
  ref(id: TypeId): Part;
  /** A name of the runtime. */
  runtime(name: string): Sym;
  /** The type of lists: received values and arguments use different ones. */
  readonly list: Sym;
  /** The type of mappings. */
  readonly mapping: Sym;
  /** Types that are accepted in place of a declared type. */
  readonly object?: (id: TypeId) => TypeExpr;
  /** Joins alternatives inside brackets. `|` cannot join quoted names. */
  readonly union?: typeof unionExpression;
}

/** Alternatives of a type; a type that is not a union is its only alternative. */
export type TypeExpr = readonly Part[];

/** `head[a, b]`. One argument alone takes no comma behind it, which would make a tuple of it. */
export const subscript = (head: Part, args: readonly Part[]): Part =>
  list([head, "["], args, "]", { trailing: args.length > 1 });

const NONE: Part = "None";

/** Columns before the members of a class, or before the lines inside parentheses. */
export const INDENT = 4;

/** The types of primitives; those without a module are the runtime's. */
const PRIMITIVES: { readonly [K in PrimitiveKind]: Sym | string } = {
  string: builtin("str"),
  boolean: builtin("bool"),
  int32: builtin("int"),
  int64: builtin("int"),
  uint32: builtin("int"),
  uint64: builtin("int"),
  bigint: builtin("int"),
  float: builtin("float"),
  number: builtin("float"),
  decimal: external("decimal", "Decimal"),
  date: external("datetime", "date"),
  "date-time": external("datetime", "datetime"),
  // Python has no type for what ISO 8601 can say of times of day and durations.
  time: builtin("str"),
  duration: builtin("str"),
  uuid: external("uuid", "UUID"),
  uri: builtin("str"),
  binary: "FileInput",
  base64: "Base64",
};

/** Equal for primitives that are of one type. */
export function scalarName(kind: PrimitiveKind): string {
  const type = PRIMITIVES[kind];
  return typeof type === "string" ? type : type.name;
}

/** `Literal` takes texts, integers and truth values. */
export function literalType(values: readonly (string | number | boolean)[]): TypeExpr {
  const allowed = values.filter((value) => typeof value !== "number" || Number.isInteger(value));
  const literals = allowed.length > 0 ? [subscript(typing("Literal"), unique(allowed.map(json)))] : [];
  return allowed.length < values.length ? [...literals, builtin("float")] : literals;
}

function tupleType({ items, rest }: Extract<Type, { kind: "tuple" }>, typeContext: TypeContext): Part {
  const types = items.map((item) => typeOf(item, typeContext));
  if (types.length === 0) return subscript(typeContext.list, [rest ? inner(rest, typeContext) : typing("Any")]);
  if (!rest) return subscript(builtin("tuple"), types.map(typeContext.union ?? union));
  // A tuple of at least so many items has no type in Python 3.10.
  return subscript(typeContext.list, [
    (typeContext.union ?? union)(unique([...types.flat(), ...typeOf(rest, typeContext)])),
  ]);
}

/** A type of the definition. */
export function typeOf(type: Type, typeContext: TypeContext): TypeExpr {
  switch (type.kind) {
    case "primitive": {
      const primitive = PRIMITIVES[type.primitive];
      return [typeof primitive === "string" ? typeContext.runtime(primitive) : primitive];
    }
    case "literal":
      return literalType([type.value]);
    case "ref":
      return [typeContext.ref(type.id), ...(typeContext.object?.(type.id) ?? [])];
    case "list":
      return [subscript(typeContext.list, [inner(type.items, typeContext)])];
    case "tuple":
      return [tupleType(type, typeContext)];
    case "map":
      return [subscript(typeContext.mapping, [builtin("str"), inner(type.values, typeContext)])];
    case "nullable":
      return [...typeOf(type.inner, typeContext), NONE];
    case "unknown":
    case "never":
      return [typing("Any")];
    case "null":
      return [NONE];
    default:
      return type satisfies never;
  }
}

const keyOf = (part: Part): string => (typeof part === "string" ? part : JSON.stringify(part));

/** Each alternative once, `None` last. */
export function unique(parts: readonly Part[]): readonly Part[] {
  if (parts.length < 2) return parts;
  const byKey = new Map(parts.map((part) => [keyOf(part), part]));
  const none = byKey.delete(keyOf(NONE));
  return none ? [...byKey.values(), NONE] : [...byKey.values()];
}

/** The alternatives with `None` among them. */
export const optional = (expr: TypeExpr): TypeExpr => unique([...expr, NONE]);

/** The alternatives inside of brackets, where a line can end before each. */
export const union = (expr: TypeExpr): Part => (expr.length > 1 ? group(join([line, "| "], expr)) : (expr[0] ?? ""));

const inner = (type: Type, typeContext: TypeContext): Part => (typeContext.union ?? union)(typeOf(type, typeContext));

/** Alternatives as an expression: `|` does not join everything that exists at run time. */
export const unionExpression = (expr: TypeExpr): Part =>
  expr.length > 1 ? subscript(typing("Union"), unique(expr)) : (expr[0] ?? "");

/** `Annotated[type, note]`. */
export const noted = (type: Part, note: Part): Part => subscript(typing("Annotated"), [type, note]);

/** A value of one of several types that no tag tells apart. */
export function untagged(variants: TypeExpr, { runtime }: TypeContext): Part {
  return noted(subscript(typing("Union"), variants), [runtime("untagged"), "()"]);
}

/** A type whose property is called otherwise than its field. */
export function renamed(type: TypeExpr, wire: string, { runtime }: TypeContext): Part {
  return noted(union(type), [runtime("Wire"), "(", stringLiteral(wire), ")"]);
}

/** A type after a colon or an arrow: formatters put alternatives that do not fit into parentheses. */
export function annotated(expr: TypeExpr): Part {
  const [only = ""] = expr;
  // Parentheses do not help a name that no line has room for.
  if (expr.length === 1 && (hasBrackets(only) || flatWidth(only) > WIDTH)) return only;
  return group(ifBreak("("), indent(softline, union(expr)), softline, ifBreak(")"));
}

/** Whether formatters can break a type inside of it. */
function hasBrackets(part: Part): boolean {
  return typeof part === "object" && !Array.isArray(part) && "part" in part && part.part === "group";
}

/**
 * `target = value`, the value in parentheses where it has no room on the line and they help. What must stand on one line
 * is its `head`: all of it, if formatters cannot break it.
 */
export function assigned(target: Part, value: Part, { head = hasBrackets(value) ? "" : value, depth = 0 } = {}): Part {
  const before = flatWidth([target, " = "]) + depth;
  const width = flatWidth(head);
  const helps = before < WIDTH && depth + INDENT + width <= WIDTH;
  return [target, " = ", helps && before + width > WIDTH ? ["(", indent(hardline, value), hardline, ")"] : value];
}

/** `name: type = value` of a class: where the value stays on the line, the type can break. */
export function assignedField(name: string, type: TypeExpr, value: Part): Part {
  const flat: Part = [name, ": ", union(type)];
  const before = flatWidth([flat, " = "]) + INDENT;
  const fits = before + flatWidth(value) <= WIDTH || before >= WIDTH;
  return fits ? [name, ": ", annotated(type), " = ", value] : assigned(flat, value, { depth: INDENT });
}
