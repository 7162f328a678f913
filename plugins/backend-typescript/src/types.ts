import type { Part, PrimitiveKind, Sym, Type, TypeId } from "@sdkwright/plugin-api";
import { group, ifBreak, indent, join, line, list, numberLiteral, softline, typeUse } from "@sdkwright/plugin-api";
import { stringLiteral } from "./dialect.js";
import { type Choice, needsExactness } from "./forms/shapes.js";

/** What a type expression depends on besides itself. */
export interface TypeContext {
  /** Symbol of a declared type. */
  symbolOf(id: TypeId): Sym;
  /** How integers and dates are held. */
  readonly choice: Choice;
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
  | {
      /**
       * `keyword`: a keyword or a literal; `name`: a name; `generic`: a name with arguments; `bracketed`: an array or a
       * tuple; `braces`: a type literal.
       */
      readonly form: "keyword" | "name" | "generic" | "bracketed" | "braces" | "intersection";
      readonly part: Part;
      /** Equal for equal types. */
      readonly key: string;
      /** There is no place in it at which formatters could break it. */
      readonly rigid: boolean;
    }
  | { readonly form: "union"; readonly members: readonly TypeExpr[]; readonly key: string };

/** A keyword, or a literal in its source form. */
export function keyword(text: string): TypeExpr {
  return { form: "keyword", part: text, key: text, rigid: true };
}

/** A name in a type position. */
export function named(symbol: Sym): TypeExpr {
  return { form: "name", part: typeUse(symbol), key: `${symbol.module}#${symbol.name}`, rigid: true };
}

/** The type of a member of a named type: `Chat["send"]`. */
export function memberOf(symbol: Sym, member: string): TypeExpr {
  const { key } = named(symbol);
  const part = [typeUse(symbol), "[", stringLiteral(member), "]"];
  return { form: "name", part, key: `${key}[${member}]`, rigid: true };
}

/** A generic name with its arguments. A name that is not a symbol is built into the language. */
export function generic(name: Sym | string, args: readonly TypeExpr[]): Exclude<TypeExpr, { form: "union" }> {
  const [only] = args;
  const rigid = args.length === 1 && only !== undefined && keepsBrackets(only) && isRigid(only);
  const argsKey = args.map((arg) => arg.key).join(", ");
  const [use, key] = typeof name === "string" ? [name, name] : [name.typeOnly ? typeUse(name) : name, name.name];
  return { form: "generic", part: [use, typeArguments(args)], key: `${key}<${argsKey}>`, rigid };
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
  const breaks = types.every(({ form }) => form !== "braces");
  return {
    form: "intersection",
    part: breaks ? group(indent(join([" &", line], types.map(operand)))) : join(" & ", types.map(operand)),
    key: types.map((type) => `(${type.key})`).join(" & "),
    rigid: false,
  };
}

const nullExpr = keyword("null");

const NUMBERS: ReadonlySet<PrimitiveKind> = new Set([
  "int32",
  "int64",
  "uint32",
  "uint64",
  "bigint",
  "float",
  "number",
]);

/** Days, bytes and the like are text, as the wire has them. */
function primitiveOf(type: Extract<Type, { kind: "primitive" }>, { choice, file }: TypeContext): TypeExpr {
  const { primitive } = type;
  if (primitive === "binary") return { form: "name", part: file, key: "binary", rigid: true };
  if (primitive === "boolean") return keyword(primitive);
  if (choice.dates && primitive === "date-time") return { form: "name", part: "Date", key: "Date", rigid: true };
  if (!NUMBERS.has(primitive)) return keyword("string");
  return keyword(needsExactness(type) ? choice.integer : "number");
}

/** The literal type of a value; a number that JSON can write but the language cannot is any number. */
export function literalType(value: string | number | boolean): TypeExpr {
  if (typeof value === "string") return keyword(stringLiteral(value));
  if (typeof value === "number") return keyword(Number.isFinite(value) ? numberLiteral(value) : "number");
  return keyword(String(value));
}

/** The type expression of a type of the IR: shaped as the wire has it. */
export function typeOf(type: Type, typeContext: TypeContext): TypeExpr {
  switch (type.kind) {
    case "primitive":
      return primitiveOf(type, typeContext);
    case "literal":
      return literalType(type.value);
    case "ref":
      return named(typeContext.symbolOf(type.id));
    case "list":
      return arrayOf(typeOf(type.items, typeContext));
    case "tuple":
      return tuple(
        type.items.map((item) => typeOf(item, typeContext)),
        type.rest && typeOf(type.rest, typeContext),
      );
    case "map":
      return mapOf(typeOf(type.values, typeContext), typeContext.expandMaps ?? false);
    case "nullable":
      return union([typeOf(type.inner, typeContext), nullExpr]);
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
  if (items.form === "union" && !hugs(items.members)) {
    const contents = group(indent(softline, inline(items)), softline);
    return { form: "bracketed", part: ["(", contents, ")[]"], key, rigid: false };
  }
  return { form: "bracketed", part: [operand(items), "[]"], key, rigid: isRigid(items) };
}

function tuple(items: readonly TypeExpr[], rest: TypeExpr | null): TypeExpr {
  const all = rest ? [...items, arrayOf(rest)] : items;
  const several = all.length > 1;
  const parts = all.map((item, index): Part => {
    const spread = index === items.length ? "..." : "";
    return [spread, several && item.form === "union" && !hugs(item.members) ? tupleUnion(item) : inline(item)];
  });
  const key = `[${all.map((item) => item.key).join(", ")}]`;
  return { form: "bracketed", part: list("[", parts, "]"), key, rigid: false };
}

/** Formatters put parentheses around a union that breaks among the items of a tuple. */
function tupleUnion(item: TypeExpr): Part {
  return group(indent(ifBreak(["(", softline]), inline(item)), softline, ifBreak(")"));
}

/** String keys to values of a type. */
export function mapOf(values: TypeExpr, expand: boolean): TypeExpr {
  if (!expand) return generic("Record", [keyword("string"), values]);
  return braces([["[key: string]", values]]);
}

/** A type literal of these members. */
export function braces(members: readonly (readonly [key: string, type: TypeExpr])[]): TypeExpr {
  const parts = members.map(([key, type]): Part => [key, ":", annotated(type)]);
  const key = `{ ${members.map(([name, type]) => `${name}: ${type.key}`).join("; ")} }`;
  return { form: "braces", part: list("{", parts, "}", { spaced: true, separator: ";" }), key, rigid: false };
}

/** The members of a union: on one line, or each on its own behind a bar. */
function unionBody(members: readonly TypeExpr[]): Part {
  return group(ifBreak("| "), join([line, "| "], members.map(member)));
}

function member(type: TypeExpr): Part {
  if (type.form === "keyword" || type.form === "name") return type.part;
  return indent(type.form === "intersection" ? ["(", type.part, ")"] : inline(type));
}

/** Formatters never break a union of one name, or one type in braces, and null. */
function hugs(members: readonly TypeExpr[]): boolean {
  const isObject = ({ form }: TypeExpr): boolean => form === "name" || form === "generic" || form === "braces";
  return members.length === 2 && members.some(isObject) && members.some(({ key }) => key === "null");
}

/** The expression where brackets around it, or nothing, decide how it breaks. */
export function inline(type: TypeExpr): Part {
  if (type.form !== "union") return type.part;
  return hugs(type.members) ? join(" | ", type.members.map(inline)) : unionBody(type.members);
}

/** The expression as an operand of `&` or `[]`. */
function operand(type: TypeExpr): Part {
  return type.form === "union" || type.form === "intersection" ? ["(", inline(type), ")"] : type.part;
}

/** True where formatters keep the angle brackets on the line of the only argument. */
function keepsBrackets(argument: TypeExpr): boolean {
  if (argument.form === "union") return hugs(argument.members);
  return argument.form === "keyword" || argument.form === "name" || argument.form === "braces";
}

function typeArguments(args: readonly TypeExpr[]): Part {
  const [only] = args;
  if (args.length === 1 && only && keepsBrackets(only)) return ["<", inline(only), ">"];
  return list("<", args.map(inline), ">", { trailing: false });
}

/** The expression behind the colon of a member or parameter, with the space between. */
export function annotated(type: TypeExpr): Part {
  if (type.form !== "union" || hugs(type.members)) return [" ", inline(type)];
  return group(indent(line, unionBody(type.members)));
}

function isRigid(type: TypeExpr): boolean {
  return type.form === "union" ? hugs(type.members) && type.members.every(isRigid) : type.rigid;
}

/** The expression behind the equals sign of an alias, with the space between. */
export function assigned(type: TypeExpr): Part {
  return isRigid(type) ? group(indent(line, inline(type))) : annotated(type);
}
