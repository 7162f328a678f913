import type { Part, PrimitiveKind, Sym, Type, TypeId } from "@sdkwright/plugin-api";
import { group, hardline, ifBreak, indent, join, line, list, softline, textWidth } from "@sdkwright/plugin-api";
import { scalar, stringLiteral } from "./literals.js";

/** What a type expression depends on beside itself. */
export interface TypeContext {
  /** A declared type, as the file refers to it. */
  ref(id: TypeId): Part;
  /** A name of the runtime. */
  runtime(name: string): Sym;
  /** What lists are to what the type is for. */
  readonly list: Sym;
  /** What mappings are. */
  readonly mapping: Sym;
}

/** Alternatives of types; a type that is no union is its only alternative. */
export type TypeExpr = readonly Part[];

export const external = (module: string, name: string): Sym => ({ part: "sym", name, module, external: true });
export const typing = (name: string): Sym => external("typing", name);
/** A name of the language itself: it is imported only where a member of the file's classes has this name. */
export const builtin = (name: string): Sym => external("builtins", name);

/** `head[a, b]`. One argument alone takes no comma behind it, which would make a tuple of it. */
export function subscript(head: Part, args: readonly Part[]): Part {
  return list([head, "["], args, "]", { trailing: args.length > 1 });
}

const NONE: Part = "None";

/** Columns of a line, and those before the members of a class. */
const WIDTH = 100;
const FIELD_INDENT = 4;

const builtins: { readonly [kind in PrimitiveKind]?: string } = {
  string: "str",
  boolean: "bool",
  int32: "int",
  int64: "int",
  uint32: "int",
  uint64: "int",
  bigint: "int",
  float: "float",
  number: "float",
  // Python has no type for what ISO 8601 can say of times of day and durations.
  time: "str",
  duration: "str",
  uri: "str",
};

/** Types of the standard library, by module and name. */
const standard: { readonly [kind in PrimitiveKind]?: readonly [module: string, name: string] } = {
  decimal: ["decimal", "Decimal"],
  date: ["datetime", "date"],
  "date-time": ["datetime", "datetime"],
  uuid: ["uuid", "UUID"],
};

function primitive(kind: PrimitiveKind, { runtime }: TypeContext): Part {
  const own = builtins[kind];
  if (own !== undefined) return builtin(own);
  const library = standard[kind];
  if (library) return external(...library);
  return runtime(kind === "binary" ? "FileInput" : "Base64");
}

/** `Literal` takes texts, integers and truth values. */
export function literalType(values: readonly (string | number | boolean)[]): TypeExpr {
  const isAllowed = (value: string | number | boolean): boolean => typeof value !== "number" || Number.isInteger(value);
  const allowed = values
    .filter(isAllowed)
    .map((value) => (typeof value === "string" ? stringLiteral(value) : scalar(value)));
  const literals = allowed.length > 0 ? [subscript(typing("Literal"), [...new Set(allowed)])] : [];
  return allowed.length < values.length ? [...literals, builtin("float")] : literals;
}

function listType(items: Type, context: TypeContext): Part {
  return subscript(context.list, [inner(items, context)]);
}

function tupleType({ items, rest }: Extract<Type, { kind: "tuple" }>, context: TypeContext): Part {
  if (items.length === 0 && rest) return listType(rest, context);
  // A tuple of at least so many items has no type in Python 3.10.
  if (rest)
    return subscript(builtin("list"), [union(unique([...items, rest].flatMap((item) => typeOf(item, context))))]);
  if (items.length === 0) return subscript(context.list, [typing("Any")]);
  return subscript(
    builtin("tuple"),
    items.map((item) => inner(item, context)),
  );
}

/** A type of the definition. */
export function typeOf(type: Type, context: TypeContext): TypeExpr {
  switch (type.kind) {
    case "primitive":
      return [primitive(type.primitive, context)];
    case "literal":
      return literalType([type.value]);
    case "ref":
      return [context.ref(type.id)];
    case "list":
      return [listType(type.items, context)];
    case "tuple":
      return [tupleType(type, context)];
    case "map":
      return [subscript(context.mapping, [builtin("str"), inner(type.values, context)])];
    case "nullable":
      return [...typeOf(type.inner, context), NONE];
    case "unknown":
    case "never":
      return [typing("Any")];
    case "null":
      return [NONE];
    default:
      return type satisfies never;
  }
}

function keyOf(part: Part): string {
  return JSON.stringify(part);
}

/** Each alternative once, `None` last. */
export function unique(parts: readonly Part[]): Part[] {
  const byKey = new Map(parts.map((part) => [keyOf(part), part]));
  const none = byKey.delete(keyOf(NONE));
  return none ? [...byKey.values(), NONE] : [...byKey.values()];
}

/** The alternatives with `None` among them. */
export const optional = (expr: TypeExpr): TypeExpr => unique([...expr, NONE]);

/** The alternatives inside of brackets, where a line can end before each. */
export function union(expr: TypeExpr): Part {
  const [only = ""] = expr;
  return expr.length === 1 ? only : group(join([line, "| "], expr));
}

const inner = (type: Type, context: TypeContext): Part => union(typeOf(type, context));

/** Alternatives as an expression: `|` does not join everything that exists at run time. */
export function unionExpression(expr: TypeExpr): Part {
  const [only = ""] = expr;
  return expr.length === 1 ? only : subscript(typing("Union"), unique(expr));
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

/** Columns that a part takes on one line. */
function flatWidth(part: Part): number {
  if (typeof part === "string") return textWidth(part);
  if (Array.isArray(part)) return (part as readonly Part[]).reduce((sum: number, item) => sum + flatWidth(item), 0);
  const node = part as Exclude<Part, string | readonly Part[]>;
  switch (node.part) {
    case "sym":
      return textWidth(node.as ?? node.name);
    case "type-use":
      return flatWidth(node.sym);
    case "group":
    case "indent":
      return flatWidth(node.contents);
    case "if-break":
      return flatWidth(node.flat);
    case "line":
      return 1;
    default:
      return 0;
  }
}

/** `name: type = value` of a class, which formatters break at the value if all before it fits on the line. */
export function assignment(name: string, type: TypeExpr, value: Part): Part {
  const before = flatWidth([name, ": ", union(type), " = ("]) + FIELD_INDENT;
  if (before - 1 + flatWidth(value) > WIDTH && before <= WIDTH)
    return [name, ": ", union(type), " = ", inParentheses(value)];
  return [name, ": ", annotated(type), " = ", value];
}

/** `name = "text"` of a class, which formatters break at the value if that helps. */
export function assignedText(name: string, value: string): Part {
  const isLong = flatWidth([name, " = ", value]) + FIELD_INDENT > WIDTH;
  const helps = Math.max(flatWidth([name, " = ("]), FIELD_INDENT + flatWidth(value)) + FIELD_INDENT <= WIDTH;
  return [name, " = ", isLong && helps ? inParentheses(value) : value];
}

/** `target = head(args)`: formatters break at the value if the line is too long for its head alone. */
export function assignedCall(target: Part, head: Part, args: readonly Part[], depth = 0): Part {
  const before = flatWidth([target, " = ("]) + depth;
  // One argument alone takes no comma behind it.
  const value = list([head, "("], args, ")", { trailing: args.length > 1 });
  const isLong = before - 1 + flatWidth([head, "("]) > WIDTH && before <= WIDTH;
  return [target, " = ", isLong ? inParentheses(value) : value];
}

/** `name: type = other` of a module. */
export function alias(name: string, type: Part, other: Part): Part {
  const isLong = flatWidth([name, ": ", type, " = ", other]) > WIDTH && !hasBrackets(other);
  return [name, ": ", type, " = ", isLong ? inParentheses(other) : other];
}

const inParentheses = (value: Part): Part => ["(", indent(hardline, value), hardline, ")"];
