import type { Part, PrimitiveKind, Sym, Type, TypeId } from "@sdkwright/plugin-api";
import { group, ifBreak, indent, join, line, list, softline, typeUse } from "@sdkwright/plugin-api";
import { numberLiteral, stringLiteral } from "./dialect.js";

/** What a type expression depends on besides itself. */
export interface TypeContext {
  /** Symbol of a declared type. */
  symbolOf(id: TypeId): Sym;
  /** Type of a file that the caller sends. */
  readonly file: Part;
  /**
   * Maps are written as index signatures. Needed in type aliases: a recursive alias may go through an object type, but
   * not through the arguments of `Record`.
   */
  readonly expandMaps?: boolean;
}

/**
 * A type expression of the language. How it may be broken depends on where it stands, so its outermost form is kept
 * until a function below places it.
 */
export type TypeExpr =
  /** Words without structure: a name or a keyword. */
  | { readonly form: "simple"; readonly part: Part; readonly key: string }
  /** Something with brackets of its own, in which it breaks. */
  | { readonly form: "bracketed"; readonly part: Part; readonly key: string }
  | { readonly form: "array"; readonly part: Part; readonly key: string }
  /** A type literal in braces. */
  | { readonly form: "braces"; readonly part: Part; readonly key: string }
  | { readonly form: "intersection"; readonly part: Part; readonly key: string }
  | { readonly form: "union"; readonly members: readonly TypeExpr[]; readonly key: string };

const keywords = new Map<string, TypeExpr>();

/** A keyword, or a literal in its source form. */
export function keyword(text: string): TypeExpr {
  let known = keywords.get(text);
  if (!known) {
    known = { form: "simple", part: text, key: text };
    keywords.set(text, known);
  }
  return known;
}

/** A name in a type position. */
export function named(symbol: Sym): TypeExpr {
  return { form: "simple", part: typeUse(symbol), key: `${symbol.module}#${symbol.name}` };
}

/** A generic name with its arguments. */
export function generic(name: Part, key: string, args: readonly TypeExpr[]): TypeExpr & { readonly part: Part } {
  const argsKey = args.map((arg) => arg.key).join(", ");
  return { form: "bracketed", part: [name, typeArguments(args)], key: `${key}<${argsKey}>` };
}

/** The union of types: flattened, without repeats, `unknown` absorbing all and `never` nothing. */
export function union(types: readonly TypeExpr[]): TypeExpr {
  const members = new Map<string, TypeExpr>();
  for (const type of types) {
    if (type.form === "union") for (const member of type.members) members.set(member.key, member);
    else members.set(type.key, type);
  }
  const unknown = members.get("unknown");
  if (unknown) return unknown;
  if (members.size > 1) members.delete("never");
  const [first] = members.values();
  if (!first) return keyword("never");
  if (members.size === 1) return first;
  return { form: "union", members: [...members.values()], key: [...members.keys()].join(" | ") };
}

/** All of the types at once. */
export function intersection(types: readonly TypeExpr[]): TypeExpr {
  return {
    form: "intersection",
    part: join(" & ", types.map(operand)),
    key: types.map((type) => `(${type.key})`).join(" & "),
  };
}

const nullExpr = keyword("null");

const primitives: { readonly [K in Exclude<PrimitiveKind, "binary">]: "string" | "number" | "boolean" } = {
  string: "string",
  boolean: "boolean",
  int32: "number",
  int64: "number",
  uint32: "number",
  uint64: "number",
  bigint: "number",
  float: "number",
  number: "number",
  decimal: "string",
  date: "string",
  "date-time": "string",
  time: "string",
  duration: "string",
  uuid: "string",
  uri: "string",
  base64: "string",
};

/** The literal type of a value; a number that JSON can write but the language cannot is any number. */
export function literalType(value: string | number | boolean): TypeExpr {
  if (typeof value === "string") return keyword(stringLiteral(value));
  if (typeof value === "number") return keyword(Number.isFinite(value) ? numberLiteral(value) : "number");
  return keyword(String(value));
}

/** The type expression of a type of the IR: shaped as the wire has it. */
export function typeOf(type: Type, context: TypeContext): TypeExpr {
  switch (type.kind) {
    case "primitive":
      return type.primitive === "binary"
        ? { form: "simple", part: context.file, key: "binary" }
        : keyword(primitives[type.primitive]);
    case "literal":
      return literalType(type.value);
    case "ref":
      return named(context.symbolOf(type.id));
    case "list":
      return arrayOf(typeOf(type.items, context));
    case "tuple":
      return tuple(
        type.items.map((item) => typeOf(item, context)),
        type.rest && typeOf(type.rest, context),
      );
    case "map":
      return mapOf(typeOf(type.values, context), context.expandMaps ?? false);
    case "nullable":
      return union([typeOf(type.inner, context), nullExpr]);
    case "unknown":
    case "never":
    case "null":
      return keyword(type.kind);
    default:
      return type satisfies never;
  }
}

/** Arrays of a type. */
export function arrayOf(items: TypeExpr): TypeExpr {
  const key = `(${items.key})[]`;
  if (items.form === "union") {
    return { form: "array", part: [group("(", indent(softline, unionBody(items.members)), softline, ")"), "[]"], key };
  }
  return { form: items.form === "simple" ? "array" : "bracketed", part: [operand(items), "[]"], key };
}

function tuple(items: readonly TypeExpr[], rest: TypeExpr | null): TypeExpr {
  const all = rest ? [...items, arrayOf(rest)] : items;
  const several = all.length > 1;
  const parts = all.map((item, index): Part => {
    const spread = index === items.length ? "..." : "";
    return [spread, several && item.form === "union" ? tupleUnion(item.members) : inline(item)];
  });
  return { form: "bracketed", part: list("[", parts, "]"), key: `[${all.map((item) => item.key).join(", ")}]` };
}

function tupleUnion(members: readonly TypeExpr[]): Part {
  return group(indent(ifBreak(["(", softline]), unionBody(members)), softline, ifBreak(")"));
}

/** String keys to values of a type. */
export function mapOf(values: TypeExpr, expand: boolean): TypeExpr {
  if (!expand) return generic("Record", "Record", [keyword("string"), values]);
  return braces([["[key: string]:", annotated(values)]], `{ [key: string]: ${values.key} }`);
}

/** A type literal; `members` are without their semicolons. */
export function braces(members: readonly Part[], key: string): TypeExpr {
  return { form: "braces", part: list("{", members, "}", { spaced: true, separator: ";" }), key };
}

/** The members of a union: on one line, or each on its own behind a bar. */
function unionBody(members: readonly TypeExpr[]): Part {
  return [ifBreak("| "), join([line, "| "], members.map(member))];
}

function member(type: TypeExpr): Part {
  return type.form === "intersection" ? ["(", type.part, ")"] : inline(type);
}

/** Unions of one object type and null keep to the object's braces. */
function hugs(members: readonly TypeExpr[]): boolean {
  return members.filter((type) => type.form === "braces").length === 1 && members.length === 2 && members.some(isNull);
}

function isNull(type: TypeExpr): boolean {
  return type.key === "null" || type.key === "undefined";
}

/** The expression where brackets around it, or nothing, decide how it breaks. */
export function inline(type: TypeExpr): Part {
  return type.form === "union" ? group(unionBody(type.members)) : type.part;
}

/** The expression as an operand of `&` or `[]`. */
function operand(type: TypeExpr): Part {
  if (type.form === "union") return ["(", inline(type), ")"];
  return type.form === "intersection" ? ["(", type.part, ")"] : type.part;
}

function typeArguments(args: readonly TypeExpr[]): Part {
  const [only] = args;
  if (args.length === 1 && only && (only.form === "simple" || only.form === "braces")) return ["<", only.part, ">"];
  return list("<", args.map(inline), ">", { trailing: false });
}

function unionAfter(members: readonly TypeExpr[]): Part {
  return hugs(members) ? [" ", join(" | ", members.map(member))] : group(indent(line, group(unionBody(members))));
}

/** The expression behind the colon of a member or parameter, with the space between. */
export function annotated(type: TypeExpr): Part {
  return type.form === "union" ? unionAfter(type.members) : [" ", type.part];
}

/** The expression behind the equals sign of an alias, with the space between. */
export function assigned(type: TypeExpr): Part {
  if (type.form === "union") return unionAfter(type.members);
  return type.form === "simple" || type.form === "array" ? group(indent(line, type.part)) : [" ", type.part];
}
