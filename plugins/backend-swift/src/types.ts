import type { Part, PrimitiveKind, Type, TypeId } from "@sdkwright/plugin-api";
import { isDeclaredType, splitNull, valueVariants } from "@sdkwright/plugin-api";
import { type Context, foundation } from "./context.js";
import { generic } from "./line-breaks.js";

/** Types that Swift itself has are strings; those of Foundation are imported. */
const FOUNDATION: ReadonlySet<string> = new Set(["Data", "Date", "Decimal", "UUID"]);

const primitives: { readonly [K in PrimitiveKind]: string } = {
  string: "String",
  boolean: "Bool",
  int32: "Int",
  int64: "Int64",
  uint32: "Int64",
  uint64: "UInt64",
  bigint: "JSONNumber",
  float: "Double",
  number: "Double",
  decimal: "Decimal",
  date: "CalendarDate",
  "date-time": "Date",
  time: "String",
  duration: "String",
  uuid: "UUID",
  uri: "String",
  base64: "Data",
  binary: "FileUpload",
};

/** Any JSON, null too. */
export const ANY = "JSONValue";

/** Equal for primitives that are of one type. */
export const scalarName = (primitive: PrimitiveKind): string => primitives[primitive];

const spelled = (name: string): Part => (FOUNDATION.has(name) ? foundation(name) : name);

const literalName = (value: string | number | boolean): string => {
  if (typeof value === "number") return Number.isInteger(value) ? primitives.int64 : primitives.number;
  return typeof value === "string" ? primitives.string : primitives.boolean;
};

/** A type that also has null as a value. Any JSON has it already. */
export const nullable = (name: Part): Part => (name === ANY ? name : generic("Nullable", [name]));

/** The type of a value that may be null where the definition says so. */
export function itemType(context: Context, type: Type, within: readonly TypeId[] = []): Part {
  const present = typeOf(context, type, within);
  return splitNull(context.api, type).nullable ? nullable(present) : present;
}

const sameType = (one: Type, other: Type): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The items of a tuple, which is a list: of one type, if all of its items are. */
export function tupleItem({ items, rest }: Extract<Type, { kind: "tuple" }>): Type {
  const [first, ...others] = rest ? [...items, rest] : items;
  const isEven = first !== undefined && others.every((one) => sameType(one, first));
  return isEven ? first : { kind: "unknown" };
}

/** A declared type. What holds itself without a type of its own in between can be any JSON. */
function declaredType(context: Context, id: TypeId, within: readonly TypeId[]): Part {
  const { sdk, names } = context;
  const decl = sdk.api.types[id];
  if (decl === undefined || within.includes(id)) return ANY;
  if (isDeclaredType(sdk, id)) return names.type(id);
  const inside = [...within, id];
  if (decl.kind === "alias") return typeOf(context, decl.type, inside);
  const values: Type = (decl.kind === "object" && sdk.types[id]?.object?.extra) || { kind: "unknown" };
  return ["[String: ", itemType(context, values, inside), "]"];
}

/** The type of a value that is there. */
export function typeOf(context: Context, type: Type, within: readonly TypeId[] = []): Part {
  const { inner } = splitNull(context.api, type);
  switch (inner.kind) {
    case "primitive":
      return spelled(primitives[inner.primitive]);
    case "literal":
      return literalName(inner.value);
    case "ref":
      return declaredType(context, inner.id, within);
    case "list":
      return ["[", itemType(context, inner.items, within), "]"];
    case "tuple":
      return ["[", itemType(context, tupleItem(inner), within), "]"];
    case "map":
      return ["[String: ", itemType(context, inner.values, within), "]"];
    case "nullable":
      return typeOf(context, inner.inner, within);
    case "unknown":
    case "never":
    case "null":
      return ANY;
    default:
      return inner satisfies never;
  }
}

/** A type as text, which tells whether two are one. */
export function typeText(name: Part): string {
  if (typeof name === "string") return name;
  if ("part" in name) return name.part === "sym" ? name.name : "contents" in name ? typeText(name.contents) : "";
  return (name as readonly Part[]).map(typeText).join("");
}

/** The type of a property or a parameter, which may be absent or null. */
export function memberType(context: Context, type: Type, required: boolean): Part {
  const present = itemType(context, type);
  return required ? present : [present, "?"];
}

/** Unions that a value of a type holds directly, so that it would be as large as itself. */
function heldUnions(context: Context, type: Type, within: readonly TypeId[] = []): TypeId[] {
  const { inner } = splitNull(context.api, type);
  if (inner.kind !== "ref" || within.includes(inner.id)) return [];
  const decl = context.api.types[inner.id];
  if (decl?.kind === "union") return [inner.id];
  return decl?.kind === "alias" ? heldUnions(context, decl.type, [...within, inner.id]) : [];
}

/** Whether a union is a variant of itself, or of a variant. */
export function holdsItself(context: Context, id: TypeId): boolean {
  const seen = new Set<TypeId>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const decl = context.api.types[next];
    if (decl?.kind !== "union") continue;
    for (const held of valueVariants(context.api, decl).flatMap(({ type }) => heldUnions(context, type))) {
      if (held === id) return true;
      if (!seen.has(held)) {
        seen.add(held);
        open.push(held);
      }
    }
  }
  return false;
}
