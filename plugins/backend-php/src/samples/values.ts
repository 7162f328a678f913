import { declaredFields, momentText, undeclaredMembers } from "@sdkwright/docs-kit";
import type { JsonValue, Part, SampleEntry, SampleExtra, SampleValue } from "@sdkwright/plugin-api";
import { isAnyJson, isDeclaredType, resolveType, valueVariants } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { floatLiteral, json, numberLiteral, stringLiteral } from "../literals.js";
import { array, call, map, named } from "./layout.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

/** Null, where JSON's own would be a value of another type. */
const isNull = ({ api }: Context, { kind, type }: SampleValue): boolean => kind === "null" && !isAnyJson(api, type);

/** Whether an array of PHP with these keys would be a list of JSON. */
const isListed = (keys: readonly string[]): boolean => keys.every((key, index) => key === String(index));

/** An object of JSON whose type is not declared: arrays without keys of their own would be lists. */
function objectOf(entries: readonly (readonly [key: string, value: Part])[]): Part {
  if (entries.length === 0) return "new \\stdClass()";
  const values = map(entries);
  return isListed(entries.map(([key]) => key)) ? ["(object) ", values] : values;
}

/** Any JSON that the SDK sends. */
function anyPart(value: JsonValue): Part {
  if (typeof value !== "object" || value === null) return json(value);
  if (Array.isArray(value)) return array((value as readonly JsonValue[]).map(anyPart));
  return objectOf(Object.entries(value).map(([name, item]) => [name, anyPart(item)] as const));
}

/** Any JSON as programs get it: objects are not arrays. */
function receivedPart(value: JsonValue): Part {
  if (typeof value !== "object" || value === null) return json(value);
  if (Array.isArray(value)) return array((value as readonly JsonValue[]).map(receivedPart));
  const entries = Object.entries(value).map(([name, item]) => [name, receivedPart(item)] as const);
  return entries.length === 0 ? "new \\stdClass()" : ["(object) ", map(entries)];
}

/** An integer; one that is beyond PHP's own is a text where the type takes one. */
function integerPart({ primitive, value }: ValueOf<"integer">): Part {
  const isOfAnySize = primitive === "uint64" || primitive === "bigint";
  if (!isOfAnySize || Math.abs(value) < 2 ** 63) return numberLiteral(value);
  return stringLiteral(BigInt(value).toString());
}

/** Bytes, as a text where they are one. */
function bytesPart({ base64, text }: ValueOf<"bytes">): Part {
  return text === null ? call("base64_decode", [stringLiteral(base64)]) : stringLiteral(text);
}

function filePart(context: Context, { text, path }: ValueOf<"file">): Part {
  const type = context.core("FileUpload");
  return path === null
    ? call([type, "::fromString"], [stringLiteral(text)])
    : call([type, "::fromPath"], [stringLiteral(path)]);
}

function mapPart(context: Context, entries: readonly SampleEntry[]): Part {
  return map(entries.map(({ key, value }) => [key, valuePart(context, value)] as const));
}

/** A property, or a field of a request, that is given. */
export interface Given {
  readonly name: string;
  readonly required: boolean;
  readonly value: SampleValue;
}

/** What is given as named arguments. Null is left out where it is not a value of the type. */
export function givenArguments(context: Context, all: readonly Given[]): Part[] {
  return all.flatMap(({ name, required, value }): Part[] => {
    if (isNull(context, value) && !value.nullable && !required) return [];
    return [named(name, valuePart(context, value))];
  });
}

/** Properties that the API does not declare, as the argument for them. */
export function extraArguments(context: Context, extras: readonly SampleExtra[]): Part[] {
  if (extras.length === 0) return [];
  return [
    named("additionalProperties", map(extras.map(({ wire, value }) => [wire, valuePart(context, value)] as const))),
  ];
}

/** `new Pet(name: 'Rex')`: constants that every object has are left out. */
function objectPart(context: Context, { id, members }: ValueOf<"object">, extras: readonly Part[] = []): Part {
  const { names, declared } = context;
  const fields = declaredFields(members).filter(
    ({ required, value }) => !(value.kind === "literal" && required && !value.nullable),
  );
  const given = fields.map(({ wire, required, value }) => ({ name: names.property(id, wire), required, value }));
  return call(
    ["new ", declared(names.type(id))],
    [...givenArguments(context, given), ...extraArguments(context, undeclaredMembers(members)), ...extras],
  );
}

/** A type that contains itself without a class in between is any JSON. */
function memberMap(context: Context, { members }: ValueOf<"object">): Part {
  return objectOf(members.map(({ wire, value }) => [wire, valuePart(context, value)] as const));
}

/** Whether several variants of a union are of one type, so that the value alone does not say which one it is. */
function isShared({ api }: Context, { id, value }: ValueOf<"variant">): boolean {
  const decl = api.types[id];
  if (decl?.kind !== "union") return false;
  const own = JSON.stringify(resolveType(api, value.type));
  const same = valueVariants(api, decl).filter(({ type }) => JSON.stringify(resolveType(api, type)) === own);
  return same.length > 1 || (same[0]?.variant.tags.length ?? 0) > 1;
}

/** A value of a union is one of its variant. */
function variantPart(context: Context, sample: ValueOf<"variant">): Part {
  const { tag, value } = sample;
  if (tag === null || value.kind !== "object" || !isDeclaredType(context.sdk, value.id) || !isShared(context, sample)) {
    return valuePart(context, value);
  }
  const further = undeclaredMembers(value.members);
  if (further.some(({ wire }) => wire === tag.wire)) return valuePart(context, value);
  const all = [
    [tag.wire, json(tag.value)] as const,
    ...further.map((extra) => [extra.wire, valuePart(context, extra.value)] as const),
  ];
  const declared = { ...value, members: declaredFields(value.members) };
  return objectPart(context, declared, [named("additionalProperties", map(all))]);
}

function unknownVariant(context: Context, { id, value }: ValueOf<"unknown-variant">): Part {
  const decl = context.api.types[id];
  const wire = decl?.kind === "union" ? decl.discriminator?.wire : undefined;
  const members = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const tag = members.find(([name]) => name === wire)?.[1];
  return call(
    ["new ", context.core("UnknownVariant")],
    [typeof tag === "string" ? stringLiteral(tag) : "null", receivedPart(value)],
  );
}

function dateTime({ text, moment }: ValueOf<"date-time">): Part {
  const isWritten = moment !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const written = isWritten ? text : moment ? momentText(moment) : "1970-01-01T00:00:00Z";
  return call("new \\DateTimeImmutable", [stringLiteral(written)]);
}

/** A number of an enum, as its constants are. */
function enumValue({ api }: Context, { id, value }: ValueOf<"unknown-enum-value">): Part {
  const decl = api.types[id];
  const isFloat = decl?.kind === "enum" && decl.base === "number" && typeof value === "number";
  return isFloat ? floatLiteral(value) : json(value);
}

/** A constant of the API: a number of a type with fractions is one in PHP too. */
function literalPart({ value }: ValueOf<"literal">): Part {
  return typeof value === "number" && !Number.isInteger(value) ? floatLiteral(value) : json(value);
}

/** A value as an expression. */
export function valuePart(context: Context, value: SampleValue): Part {
  const { names, sdk, declared } = context;
  switch (value.kind) {
    case "object":
      return isDeclaredType(sdk, value.id) ? objectPart(context, value) : memberMap(context, value);
    case "map":
    case "map-object":
      return mapPart(context, value.entries);
    case "list":
      return array(value.items.map((item) => valuePart(context, item)));
    case "tuple":
      return array([...value.items, ...value.rest].map((item) => valuePart(context, item)));
    case "enum-member":
      return [declared(names.type(value.id)), `::${names.enumMember(value.id, value.value)}`];
    case "unknown-enum-value":
      return enumValue(context, value);
    case "variant":
      return variantPart(context, value);
    case "unknown-variant":
      return unknownVariant(context, value);
    case "literal":
      return literalPart(value);
    case "text":
      return stringLiteral(value.value);
    case "integer":
      return integerPart(value);
    case "number":
      return floatLiteral(value.value);
    case "boolean":
      return String(value.value);
    case "date":
      return call(["new ", context.core("Date")], [`${value.year}`, `${value.month}`, `${value.day}`]);
    case "date-time":
      return dateTime(value);
    case "bytes":
      return bytesPart(value);
    case "file":
      return filePart(context, value);
    case "null":
      return "null";
    case "json":
      return anyPart(value.value);
    default:
      return value satisfies never;
  }
}
