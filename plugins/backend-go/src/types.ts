import type { Part, PrimitiveKind, Sdk, Sym, TupleShape, Type, TypeId } from "@sdkwright/plugin-api";
import { join, oncePerText, splitNull, tupleShape } from "@sdkwright/plugin-api";
import { packageOf } from "./dialect.js";

/** Packages of the standard library by path: a file looks at each object for a symbol only once. */
const standardPackage = oncePerText(
  (module): Sym => ({ part: "sym", name: packageOf(module), module, external: true }),
);

/** A name of the standard library, qualified: `time.Duration`. Its packages are imported before the module's own. */
export function standard(module: string, name: string): Part {
  return [standardPackage(module), `.${name}`];
}

/** Names of a package of the emitted module, qualified. The root package can be called other than its path ends. */
export function namesOf(module: string, packageName = packageOf(module)): (name: string) => Part {
  const symbol: Sym = { part: "sym", name: packageName, module };
  return (name) => [symbol, `.${name}`];
}

/** A list whose items have types of their own. */
export type Tuple = Extract<Type, { kind: "tuple" }>;

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];

/** Field of an item, by its place. */
export function itemField(index: number): string {
  return ordinals[index] ?? `Item${index + 1}`;
}

/** What a type expression depends on besides itself. */
export interface TypeContext {
  readonly sdk: Sdk;
  /** A declared type, as the file's package sees it. */
  nameOf(id: TypeId): Part;
  /** The generic type of tuples of a shape, as the file's package sees it. */
  tuple(shape: TupleShape): Part;
  /** A name of the runtime, as the file's package sees it. */
  runtime(name: string): Part;
}

/** A type of the language. */
export interface GoType {
  readonly part: Part;
  /**
   * `value`: has no way to say that it is absent; `nilable`: its zero value says it; `struct`: a value that is large, and
   * may hold itself.
   */
  readonly kind: "value" | "nilable" | "struct";
}

const value = (part: Part): GoType => ({ part, kind: "value" });
const nilable = (part: Part): GoType => ({ part, kind: "nilable" });

const keywords: { readonly [K in PrimitiveKind]?: string } = {
  string: "string",
  boolean: "bool",
  int32: "int32",
  int64: "int64",
  uint32: "uint32",
  uint64: "uint64",
  float: "float64",
  number: "float64",
  decimal: "string",
  time: "string",
  duration: "string",
  uuid: "string",
  uri: "string",
};

/** Equal for primitives that are of one type. */
export function scalarName(primitive: PrimitiveKind): string {
  return keywords[primitive] ?? primitive;
}

function primitiveType(primitive: PrimitiveKind, typeContext: TypeContext): GoType {
  switch (primitive) {
    case "date":
      return value(typeContext.runtime("Date"));
    case "date-time":
      return value(standard("time", "Time"));
    case "bigint":
      return nilable(["*", standard("math/big", "Int")]);
    case "base64":
      return nilable("[]byte");
    case "binary":
      return nilable(standard("io", "Reader"));
    default:
      return value(keywords[primitive] ?? "string");
  }
}

function literalType(literal: string | number | boolean): GoType {
  if (typeof literal === "string") return value("string");
  if (typeof literal === "boolean") return value("bool");
  return value(Number.isInteger(literal) ? "int64" : "float64");
}

/** Whether the zero value of a declared type can stand for its absence. What an alias names is looked at, not spelled. */
function declaredKind(id: TypeId, typeContext: TypeContext): GoType["kind"] {
  const { api, types } = typeContext.sdk;
  let decl = api.types[id];
  while (decl?.kind === "alias" && decl.type.kind === "ref") decl = api.types[decl.type.id];
  switch (decl?.kind) {
    case "alias":
      return decl.type.kind === "tuple" ? tupleKind(decl.type) : typeOf(decl.type, typeContext).kind;
    case "enum":
      return "value";
    case "object":
      return types[decl.id]?.object?.isMap ? "nilable" : "struct";
    default:
      return "struct";
  }
}

/** A list without types of its items can be nil. */
function tupleKind({ items }: Tuple): GoType["kind"] {
  return items.length === 0 ? "nilable" : "struct";
}

/** `Tuple2[string, int64]`; of items without types, `[]any`. */
function tupleType(tuple: Tuple, typeContext: TypeContext): GoType {
  const { items, rest } = tuple;
  if (items.length === 0) return nilable(["[]", rest ? typeOf(rest, typeContext).part : "any"]);
  const parameters = [...items, ...(rest ? [rest] : [])].map((type) => typeOf(type, typeContext).part);
  return { part: [typeContext.tuple(tupleShape(tuple)), "[", join(", ", parameters), "]"], kind: tupleKind(tuple) };
}

/** The type of a value that is there: what stands in lists and maps, and behind pointers. */
export function typeOf(type: Type, typeContext: TypeContext): GoType {
  switch (type.kind) {
    case "primitive":
      return primitiveType(type.primitive, typeContext);
    case "literal":
      return literalType(type.value);
    case "ref":
      return { part: typeContext.nameOf(type.id), kind: declaredKind(type.id, typeContext) };
    case "list":
      return nilable(["[]", typeOf(type.items, typeContext).part]);
    case "tuple":
      return tupleType(type, typeContext);
    case "map":
      return nilable(["map[string]", typeOf(type.values, typeContext).part]);
    case "nullable":
      return pointerTo(typeOf(type.inner, typeContext));
    case "unknown":
    case "never":
    case "null":
      return nilable("any");
    default:
      return type satisfies never;
  }
}

/** The type, or a pointer to it where it cannot be nil itself. */
export function pointerTo(type: GoType): GoType {
  return type.kind === "nilable" ? type : nilable(["*", type.part]);
}

/** The type where large values are behind pointers: what a `Nullable` holds, and results. */
export function heldType(type: GoType): GoType {
  return type.kind === "struct" ? pointerTo(type) : type;
}

/** The type of a result: structs behind pointers, so that there can be none. */
export function resultType(type: Type, typeContext: TypeContext): GoType {
  const { inner, nullable } = splitNull(typeContext.sdk.api, type);
  const goType = typeOf(inner, typeContext);
  return nullable ? pointerTo(goType) : heldType(goType);
}
