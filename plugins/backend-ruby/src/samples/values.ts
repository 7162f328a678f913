import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { JsonValue, Part, SampleEntry, SampleExtra, SampleValue } from "@sdkwright/plugin-api";
import { isAnyJson, isDeclaredType, resolveType, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { call, floatLiteral, items, json, numberLiteral, scalar, stringLiteral } from "../literals.js";
import { type HashEntry, hash, named, qualified, required } from "./layout.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

/** Null, where JSON's own would be a value of another type. */
const isNull = ({ api }: Context, { kind, type }: SampleValue): boolean => kind === "null" && !isAnyJson(api, type);

/** A property, or a field of a request, that is given. */
export interface Given {
  readonly name: string;
  readonly required: boolean;
  readonly value: SampleValue;
}

/** What is given by name. Null is left out where it is not a value of the type. */
export const withoutNull = (context: Context, all: readonly Given[]): Given[] =>
  all.filter(({ required, value }) => !isNull(context, value) || value.nullable || required);

/** Keyword arguments. */
export const givenArguments = (context: Context, all: readonly Given[]): Part[] =>
  withoutNull(context, all).map(({ name, value }) => named(name, valuePart(context, value)));

/** Properties that the API does not declare, as entries of a hash. */
export const extraEntries = (context: Context, extras: readonly SampleExtra[]): HashEntry[] =>
  extras.map(({ wire, value }) => ({ text: wire, value: valuePart(context, value) }));

/** The same as the argument for them. */
export function extraArguments(context: Context, extras: readonly SampleExtra[]): Part[] {
  if (extras.length === 0) return [];
  return [named("additional_properties", hash(extraEntries(context, extras)))];
}

type Tag = ValueOf<"variant">["tag"];

function fieldsOf(context: Context, { id, members }: ValueOf<"object">): Given[] {
  return declaredFields(members).map(({ wire, required, value }) => ({
    name: context.names.property(id, wire),
    required,
    value,
  }));
}

/** A hash in place of a model: `{ name: 'Rex' }`. */
function objectHash(context: Context, object: ValueOf<"object">, tag: Tag = null): Part {
  const declared = withoutNull(context, fieldsOf(context, object)).map(
    ({ name, value }): HashEntry => ({ name, value: valuePart(context, value) }),
  );
  const first: HashEntry[] = tag === null ? [] : [{ text: tag.wire, value: json(tag.value) }];
  return hash([...first.map(symbolized), ...declared, ...extraEntries(context, undeclaredMembers(object.members))]);
}

/** A text as the name that it is. */
const symbolized = (entry: HashEntry): HashEntry =>
  "text" in entry && /^[a-z_]\w*$/.test(entry.text) ? { name: entry.text, value: entry.value } : entry;

/** `Acme::Types::Pet.new(name: 'Rex')`: constants that every object has are left out. */
function objectPart(context: Context, object: ValueOf<"object">): Part {
  const isGiven = ({ required, value }: Given): boolean => !(value.kind === "literal" && required && !value.nullable);
  return call(
    [qualified(context, context.typePath(object.id)), ".new"],
    [
      ...givenArguments(context, fieldsOf(context, object).filter(isGiven)),
      ...extraArguments(context, undeclaredMembers(object.members)),
    ],
  );
}

/** A type that contains itself without a class in between is any JSON. */
const memberHash = (context: Context, { members }: ValueOf<"object">): Part =>
  hash(members.map(({ wire, value }) => ({ text: wire, value: valuePart(context, value) })));

const mapPart = (context: Context, entries: readonly SampleEntry[]): Part =>
  hash(entries.map(({ key, value }) => ({ text: key, value: valuePart(context, value) })));

/** Whether a hash says which variant of a union it is: by its tag, or since no variant before takes one. */
function isTold(context: Context, { id, index, tag }: ValueOf<"variant">, { members }: ValueOf<"object">): boolean {
  const decl = context.api.types[id];
  if (decl?.kind !== "union") return false;
  const wire = decl.discriminator?.wire;
  if (wire !== undefined) return tag !== null || members.some((member) => member.wire === wire);
  const before = valueVariants(context.api, decl).filter((one) => one.index < index);
  return before.every(({ type }) => ["primitive", "enum", "literal"].includes(resolveType(context.api, type).kind));
}

/** A value of a union is one of its variant. */
function variantPart(context: Context, sample: ValueOf<"variant">): Part {
  const { tag, value } = sample;
  if (value.kind !== "object" || !isDeclaredType(context.sdk, value.id)) return valuePart(context, value);
  return isTold(context, sample, value) ? objectHash(context, value, tag) : objectPart(context, value);
}

function unknownVariant(context: Context, { id, value }: ValueOf<"unknown-variant">): Part {
  const decl = context.api.types[id];
  const wire = decl?.kind === "union" ? decl.discriminator?.wire : undefined;
  const members = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const tag = members.find(([name]) => name === wire)?.[1];
  return call(
    [qualified(context, "UnknownVariant"), ".new"],
    [typeof tag === "string" ? stringLiteral(tag) : "nil", json(value)],
  );
}

/** `Time.utc(2024, 1, 15, 9, 30)`. */
function dateTime({ moment }: ValueOf<"date-time">): Part {
  if (moment === null) return call("Time.utc", ["1970"]);
  const { year, month, day, hour, minute, second, nanosecond } = moment;
  const time = second > 0 || nanosecond > 0 ? [hour, minute] : minute > 0 ? [hour, minute] : hour > 0 ? [hour] : [];
  const parts = [year, month, day, ...time].map((part) => String(part));
  if (nanosecond > 0) return call("Time.utc", [...parts, secondsLiteral(second, nanosecond)]);
  return call("Time.utc", second > 0 ? [...parts, String(second)] : parts);
}

/** Seconds with their fraction, exactly: `1.5r`. */
const secondsLiteral = (second: number, nanosecond: number): string =>
  `${second}.${String(nanosecond).padStart(9, "0").replace(/0+$/, "")}r`;

/** Bytes, as a text where they are one. */
const bytesPart = ({ base64, text }: ValueOf<"bytes">): Part =>
  text === null ? [stringLiteral(base64), ".unpack1('m')"] : stringLiteral(text);

const filePart = ({ text, path }: ValueOf<"file">): Part =>
  path === null ? stringLiteral(text) : call(required("pathname", "Pathname"), [stringLiteral(path)]);

/** A number of an enum, as its constants are. */
function enumValue({ api }: Context, id: ValueOf<"unknown-enum-value">["id"], value: JsonValue): Part {
  const decl = api.types[id];
  const isFloat = decl?.kind === "enum" && decl.base === "number" && typeof value === "number";
  return isFloat ? floatLiteral(value) : json(value);
}

const literalPart = ({ value }: ValueOf<"literal">): Part =>
  typeof value === "string" ? stringLiteral(value) : scalar(value);

/** A value as an expression. Hashes stand for models, and texts for members of enums. */
export function valuePart(context: Context, value: SampleValue): Part {
  switch (value.kind) {
    case "object":
      return isDeclaredType(context.sdk, value.id) ? objectHash(context, value) : memberHash(context, value);
    case "map":
    case "map-object":
      return mapPart(context, value.entries);
    case "list":
      return items(value.items.map((item) => valuePart(context, item)));
    case "tuple":
      return items([...value.items, ...value.rest].map((item) => valuePart(context, item)));
    case "enum-member":
    case "unknown-enum-value":
      return enumValue(context, value.id, value.value);
    case "variant":
      return variantPart(context, value);
    case "unknown-variant":
      return unknownVariant(context, value);
    case "literal":
      return literalPart(value);
    case "text":
      return stringLiteral(value.value);
    case "integer":
      return numberLiteral(value.value);
    case "number":
      return floatLiteral(value.value);
    case "boolean":
      return String(value.value);
    case "date":
      return call([required("date", "Date"), ".new"], [value.year, value.month, value.day].map(String));
    case "date-time":
      return dateTime(value);
    case "bytes":
      return bytesPart(value);
    case "file":
      return filePart(value);
    case "null":
      return "nil";
    case "json":
      return json(value.value);
    default:
      return value satisfies never;
  }
}
