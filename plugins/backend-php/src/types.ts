import type { Part, PrimitiveKind, Sym, Type, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import { join, oncePer, referredIn, splitNull, takesNull, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { floatLiteral, items, scalar, stringLiteral } from "./literals.js";

/** Who gives a value: of an argument, arrays stand for objects too. */
export type Role = "value" | "argument";

/** A type of the language, of values that are there. */
export interface PhpType {
  /** The alternatives of the native type; none where any value fits. */
  readonly native: readonly Part[];
  /** The alternatives as doc comments write them. */
  readonly docs: readonly string[];
  /** Classes that the doc comment names. */
  readonly uses: readonly Sym[];
  /** Unions whose types the doc comment names by their short names. */
  readonly unions: readonly Sym[];
  /** What the runtime reads and writes it by. */
  readonly json: Part;
}

type Spelling = readonly [native: readonly string[], json: string];

const TEXT: Spelling = [["string"], "string"];
const LONG: Spelling = [["int"], "int64"];
const BIG: Spelling = [["int", "string"], "integer"];
const DOUBLE: Spelling = [["float"], "double"];

const primitives: { readonly [K in Exclude<PrimitiveKind, "binary" | "date" | "date-time">]: Spelling } = {
  string: TEXT,
  boolean: [["bool"], "bool"],
  int32: [["int"], "int32"],
  int64: LONG,
  uint32: LONG,
  uint64: BIG,
  bigint: BIG,
  float: DOUBLE,
  number: DOUBLE,
  decimal: [["string"], "decimal"],
  time: TEXT,
  duration: TEXT,
  uuid: [["string"], "uuid"],
  uri: TEXT,
  base64: [["string"], "bytes"],
};

/** Equal for primitives that are of one type. */
export function scalarName(primitive: PrimitiveKind): string {
  if (primitive === "binary") return "FileUpload";
  if (primitive === "date") return "Date";
  return primitive === "date-time" ? "DateTimeImmutable" : primitives[primitive][0].join("|");
}

/** Whether null is one of the values of a type beside others. */
export const isNullable = ({ api }: Pick<Context, "api">, type: Type): boolean => takesNull(api, type);

/** Columns that a union may take where it is used: a longer one has a name. */
const LONGEST_UNION = 72;

export const isSym = (part: Part): part is Sym => typeof part === "object" && "part" in part && part.part === "sym";

/** A class as doc comments write it. */
const docName = (part: Part): string => (isSym(part) ? part.name : String(part));

const simple = (native: readonly Part[], json: Part): PhpType => ({
  native,
  docs: native.map(docName),
  uses: native.filter(isSym),
  unions: [],
  json,
});

const ANY: PhpType = { native: [], docs: ["mixed"], uses: [], unions: [], json: "'any'" };

function primitiveType(context: Context, primitive: PrimitiveKind, role: Role): PhpType {
  const isArgument = role === "argument";
  switch (primitive) {
    case "binary":
      return simple([context.core("FileUpload"), "string"], "'file'");
    case "date":
      return simple([context.core("Date"), ...(isArgument ? ["\\DateTimeInterface"] : [])], "'date'");
    case "date-time":
      return simple([isArgument ? "\\DateTimeInterface" : "\\DateTimeImmutable"], "'datetime'");
    default: {
      const [native, json] = primitives[primitive];
      return simple(native, stringLiteral(json));
    }
  }
}

function literalType(value: string | number | boolean): PhpType {
  const [native, json] =
    typeof value === "string" ? TEXT : typeof value === "boolean" ? primitives.boolean : numberSpelling(value);
  return simple(native, items(["'const'", stringLiteral(json), constantLiteral(value)]));
}

const numberSpelling = (value: number): Spelling => (Number.isInteger(value) ? LONG : DOUBLE);

/** The value of a constant, of the type that its property has. */
export function constantLiteral(value: string | number | boolean): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "number" && numberSpelling(value) === DOUBLE ? floatLiteral(value) : scalar(value);
}

/** A type as part of others: its members may be null where the definition says so. */
interface Reading {
  readonly role: Role;
  /** Declared types that stand around it without a class between. */
  readonly within: readonly TypeId[];
}

/** A list or a map of values. */
function container(context: Context, kind: "list" | "map", type: Type, reading: Reading): PhpType {
  const item = typeIn(context, type, reading);
  const inner = docOfType(item, { nullable: isNullable(context, type) });
  return {
    ...item,
    native: ["array"],
    docs: [kind === "list" ? `list<${inner}>` : `array<string, ${inner}>`],
    json: items([`'${kind}'`, jsonOf(context, type, item)]),
  };
}

/** How doc comments write a tuple: a shape where that says all and fits, otherwise a list of all of its types. */
function docOfTuple(docs: readonly string[], rest: string | undefined): string {
  const further = rest === "mixed" ? [...docs, "..."] : docs;
  const shape = `array{${further.join(", ")}}`;
  if (docs.length > 0 && (rest ?? "mixed") === "mixed" && shape.length <= LONGEST_UNION) return shape;
  const all = [...new Set(rest === undefined ? docs : [...docs, rest])];
  const united = `list<${all.join("|")}>`;
  return all.includes("mixed") || united.length > LONGEST_UNION ? "list<mixed>" : united;
}

/** A list whose items have types of their own. */
function tupleType(
  context: Context,
  { items: all, rest }: Extract<Type, { kind: "tuple" }>,
  reading: Reading,
): PhpType {
  const memberOf = (type: Type) => {
    const item = typeIn(context, type, reading);
    const nullable = isNullable(context, type);
    return { ...item, doc: docOfType(item, { nullable }), json: jsonOf(context, type, item) };
  };
  const members = all.map(memberOf);
  const last = rest ? memberOf(rest) : undefined;
  const doc = docOfTuple(
    members.map((one) => one.doc),
    last?.doc,
  );
  return {
    ...unite(doc === "list<mixed>" ? [] : [...members, ...(last ? [last] : [])]),
    native: ["array"],
    docs: [doc],
    json: items(["'tuple'", items(members.map((one) => one.json)), ...(last ? [last.json] : [])]),
  };
}

const uniqueBy = <T>(values: readonly T[], key: (value: T) => string): T[] => [
  ...new Map(values.map((value) => [key(value), value])).values(),
];

const unite = (types: readonly PhpType[]): Omit<PhpType, "json"> => ({
  native: uniqueBy(
    types.flatMap(({ native }) => native),
    docName,
  ),
  docs: [...new Set(types.flatMap(({ docs }) => docs))],
  uses: types.flatMap(({ uses }) => uses),
  unions: types.flatMap(({ unions }) => unions),
});

/** The name of the type of a union's values in doc comments. */
export const unionAlias = (name: string): string => `${name}Value`;

/** The values of a union: those of its variants, and what it does not declare. */
export function unionValues(context: Context, decl: UnionDecl, reading: Reading): Omit<PhpType, "json"> {
  const inside = { ...reading, within: [...reading.within, decl.id] };
  const variants = valueVariants(context.api, decl).map(({ type }) => typeIn(context, type, inside));
  if (variants.some(({ native }) => native.length === 0)) return ANY;
  return unite([...variants, simple([context.core("UnknownVariant")], "")]);
}

/** Unions by id; one that is being looked at counts as short in those that it holds. */
const longUnions = oncePer((_: Context) => new Map<TypeId, boolean>());

/** Whether a union has too many variants to be written where it is used. */
export function isLong(context: Context, decl: UnionDecl): boolean {
  const known = longUnions(context);
  const found = known.get(decl.id);
  if (found !== undefined) return found;
  known.set(decl.id, false);
  const { docs } = unionValues(context, decl, { role: "value", within: [] });
  const isWide = docs.join("|").length > LONGEST_UNION;
  known.set(decl.id, isWide);
  return isWide;
}

function unionType(context: Context, decl: UnionDecl, reading: Reading): PhpType {
  const name = context.declared(context.names.type(decl.id));
  const json: Part = [name, "::class"];
  const all = unionValues(context, decl, reading);
  if (!isLong(context, decl)) return { ...all, json };
  const arrays = reading.role === "argument" && all.native.includes("array") ? ["array<string, mixed>"] : [];
  return { native: [], docs: [unionAlias(name.name), ...arrays], uses: [name], unions: [name], json };
}

const ENUM_BASES = { string: "string", integer: "int", number: "float" } as const;

/** A declared type. What holds itself without a class in between can be any JSON. */
function declaredType(context: Context, id: TypeId, reading: Reading): PhpType {
  const { sdk, names, declared } = context;
  const referred = referredIn(sdk, id, reading.within);
  if (referred.kind === "other") return typeIn(context, referred.type, { ...reading, within: [...reading.within, id] });
  const { decl } = referred;
  if (decl.kind === "union") return unionType(context, decl, reading);
  const name = declared(names.type(id));
  const type = simple([name], [name, "::class"]);
  if (decl.kind === "enum") {
    const base = ENUM_BASES[decl.base];
    return { ...type, native: [base], docs: [`${name.name}::*`, base] };
  }
  if (reading.role === "value") return type;
  return { ...type, native: [name, "array"], docs: [name.name, "array<string, mixed>"] };
}

/** Declared types by role and id: most are used more than once. */
const knownTypes = oncePer((_: Context) => new Map<string, PhpType>());

function knownType(context: Context, id: TypeId, reading: Reading): PhpType {
  if (reading.within.length > 0) return declaredType(context, id, reading);
  const known = knownTypes(context);
  const key = `${reading.role} ${id}`;
  const found = known.get(key);
  if (found) return found;
  const type = declaredType(context, id, reading);
  known.set(key, type);
  return type;
}

function typeIn(context: Context, type: Type, reading: Reading): PhpType {
  const { inner } = splitNull(context.api, type);
  switch (inner.kind) {
    case "primitive":
      return primitiveType(context, inner.primitive, reading.role);
    case "literal":
      return literalType(inner.value);
    case "ref":
      return knownType(context, inner.id, reading);
    case "list":
      return container(context, "list", inner.items, reading);
    case "tuple":
      return tupleType(context, inner, reading);
    case "map":
      return container(context, "map", inner.values, reading);
    case "nullable":
      return typeIn(context, inner.inner, reading);
    case "unknown":
    case "never":
    case "null":
      return ANY;
    default:
      return inner satisfies never;
  }
}

/** The type of a value that is there. */
export const typeOf = (context: Context, type: Type, role: Role = "value"): PhpType =>
  typeIn(context, type, { role, within: [] });

/** What the runtime reads and writes values by that may be null where the definition says so. */
export function jsonOf(context: Context, type: Type, { json }: PhpType = typeOf(context, type)): Part {
  return isNullable(context, type) && json !== ANY.json ? items(["'nullable'", json]) : json;
}

/** What else a place takes beside the values of its type. */
interface Further {
  readonly nullable?: boolean;
  /** What says that a value is not given. */
  readonly omit?: Part;
}

/** The native type of a place. */
export function nativeOf({ native }: Pick<PhpType, "native">, { nullable = false, omit }: Further = {}): Part {
  const [only] = native;
  if (only === undefined) return "mixed";
  if (native.length === 1 && omit === undefined) return nullable ? ["?", only] : only;
  return join("|", [...native, ...(omit === undefined ? [] : [omit]), ...(nullable ? ["null"] : [])]);
}

/** The same as doc comments write it. */
export function docOfType({ docs }: Pick<PhpType, "docs">, { nullable = false, omit }: Further = {}): string {
  const all = [...docs, ...(omit === undefined ? [] : [docName(omit)])];
  const [only = "mixed"] = all;
  if (only === "mixed") return only;
  if (!nullable) return all.join("|");
  return all.length === 1 ? `?${only}` : `${all.join("|")}|null`;
}

/** Whether doc comments say more of a type than its native type does. */
export const isDetailed = ({ native, docs }: PhpType): boolean =>
  docs.join("|") !== (native.length === 0 ? "mixed" : native.map(docName).join("|"));
