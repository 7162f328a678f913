/** What programs read of values: the properties of models by their names in the SDK, and types as the platform has them. */
import type { DeclaredEntry, TypeEntry, TypesTable, VariantEntry } from "@sdkwright/conformance";
import { hex } from "./values.js";

type Bag = { readonly [key: string]: unknown };
type Shown = { readonly [key: string]: unknown };

/** What an SDK has: the driver's table of types, and the constants of enums by the names of both. */
export interface Types extends TypesTable {
  readonly constants: { readonly [name: string]: Bag | undefined };
}

const isBag = (value: unknown): value is Bag =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A value of any type, as JSON. What JSON does not have, such as a date, is not what came: it is shown by its type. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint") return { $int: String(value) };
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date || value instanceof Uint8Array) return scalar(value);
  if (!isBag(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}

/** A value by its own type, whatever the definition declares. */
function scalar(value: unknown): Shown {
  switch (typeof value) {
    case "string":
      return { text: value };
    case "boolean":
      return { bool: value };
    case "number":
      return { number: String(value) };
    case "bigint":
      return { int: String(value) };
    default:
      if (value instanceof Date) return { instant: new Date(value.getTime()).toISOString() };
      if (value instanceof Uint8Array) return { bytes: hex(value) };
      return { any: plain(value) };
  }
}

function showMembers(types: Types, values: TypeEntry, members: readonly (readonly [string, unknown])[]): Shown {
  return Object.fromEntries(members.map(([key, value]) => [key, show(types, values, value)]));
}

function showObject(types: Types, entry: Extract<DeclaredEntry, { kind: "object" }>, value: Bag): Shown {
  const read = entry.properties.map(({ wire, accessor, type }) => [wire, show(types, type, value[accessor])]);
  const declared = new Set(entry.properties.map(({ accessor }) => accessor));
  const further = Object.entries(value).filter(([key]) => !declared.has(key));
  const extra = showMembers(types, entry.extra ?? { kind: "any" }, further);
  return { model: entry.name, value: Object.fromEntries(read), extra };
}

/** An enum is a text or a number, which a program compares with the constants. */
function showEnum(types: Types, name: string, entry: Extract<DeclaredEntry, { kind: "enum" }>, value: unknown): Shown {
  if (typeof value !== typeof entry.cases[0]?.value) return scalar(value);
  const constants = entry.cases.map(({ accessor }) => types.constants[name]?.[accessor]);
  const equal = constants.find((constant) => constant === value);
  return { enum: value, known: equal !== undefined, ...(equal !== undefined && { case: equal }) };
}

/** Whether a program that looks at a value takes it for one of a type. */
function isOf(types: Types, type: TypeEntry, value: unknown): boolean {
  switch (type.kind) {
    case "scalar":
      if (type.scalar === "boolean") return typeof value === "boolean";
      if (/int/.test(type.scalar)) return typeof value === "bigint" || Number.isInteger(value);
      if (type.scalar === "number" || type.scalar === "float") return typeof value === "number";
      return typeof value === "string" || value instanceof Date;
    case "list":
      return Array.isArray(value) && value.every((item) => isOf(types, type.items, item));
    case "ref": {
      const entry = types.types[type.name];
      if (entry?.kind === "enum") return typeof value === typeof entry.cases[0]?.value;
      return (
        entry?.kind === "object" &&
        isBag(value) &&
        entry.properties.every((one) => !one.required || one.accessor in value)
      );
    }
    default:
      return true;
  }
}

/** How many properties of a value a type does not declare. */
function undeclared(types: Types, type: TypeEntry, value: unknown): number {
  const entry = type.kind === "ref" ? types.types[type.name] : undefined;
  if (entry?.kind !== "object" || !isBag(value)) return 0;
  const declared = new Set(entry.properties.map(({ accessor }) => accessor));
  return Object.keys(value).filter((name) => !declared.has(name)).length;
}

function variantOf(
  types: Types,
  entry: Extract<DeclaredEntry, { kind: "union" }>,
  value: unknown,
): VariantEntry | undefined {
  const { tag, variants } = entry;
  if (tag === null) {
    const fitting = variants.filter(({ type }) => isOf(types, type, value));
    return fitting.sort((one, other) => undeclared(types, one.type, value) - undeclared(types, other.type, value))[0];
  }
  return variants.find(({ tags }) => isBag(value) && tags.includes(value[tag] as string));
}

function showUnion(types: Types, entry: Extract<DeclaredEntry, { kind: "union" }>, value: unknown): Shown {
  const variant = variantOf(types, entry, value);
  if (variant) return show(types, variant.type, value);
  const tag = entry.tag !== null && isBag(value) ? value[entry.tag] : undefined;
  return { unknown: { ...(typeof tag === "string" && { tag }), raw: plain(value) } };
}

function showDeclared(types: Types, name: string, value: unknown): Shown {
  const entry = types.types[name];
  switch (entry?.kind) {
    case "object":
      return isBag(value) ? showObject(types, entry, value) : scalar(value);
    case "enum":
      return showEnum(types, name, entry, value);
    case "union":
      return showUnion(types, entry, value);
    default:
      throw new Error(`The table has no type ${name}`);
  }
}

/** What a program reads of a value of a declared type (docs/backends/3-conformance.md). */
export function show(types: Types, type: TypeEntry, value: unknown): Shown {
  if (value === undefined) return { absent: true };
  if (value === null && type.kind !== "any") return { null: true };
  switch (type.kind) {
    case "any":
      return { any: plain(value) };
    case "nullable":
      return show(types, type.inner, value);
    case "list":
      return Array.isArray(value) ? { list: value.map((item) => show(types, type.items, item)) } : scalar(value);
    case "map":
      return isBag(value) ? { map: showMembers(types, type.values, Object.entries(value)) } : scalar(value);
    case "ref":
      return showDeclared(types, type.name, value);
    default:
      return scalar(value);
  }
}
