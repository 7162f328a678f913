import { declaredFields, momentText, undeclaredMembers } from "@sdkwright/docs-kit";
import type { Part, SampleEntry, SampleExtra, SampleValue, Type } from "@sdkwright/plugin-api";
import { isAnyJson, isDeclaredType, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { numberLiteral, stringLiteral } from "../dialect.js";
import { branchesOf, isConverted } from "../emit/union.js";
import { call, chain, collection, generic, indexed, initializer, type Member } from "../line-breaks.js";
import { doubleLiteral, enumConstant, integerLiteral, typedLiteral } from "../literals.js";
import { itemType, typeOf } from "../types.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

function textPart(context: Context, { primitive, value, isValid }: ValueOf<"text">): string | Part {
  if (primitive === "decimal") return isValid && /^-?\d{1,20}(?:\.\d{1,8})?$/.test(value) ? `${value}m` : "0m";
  if (primitive === "uuid") {
    const type = context.symbol("System", "Guid");
    return isValid ? call(["new ", type], [stringLiteral(value)]) : [type, ".Empty"];
  }
  return stringLiteral(value);
}

function integerPart({ symbol }: Context, { primitive, value }: ValueOf<"integer">): Part {
  if (primitive === "int32") return numberLiteral(value);
  if (primitive === "int64" || primitive === "uint32") return integerLiteral(value);
  const type = symbol("System.Numerics", "BigInteger");
  if (Number.isSafeInteger(value)) return call(["new ", type], [integerLiteral(value)]);
  return call([type, ".Parse"], [stringLiteral(BigInt(value).toString())]);
}

/** Bytes, as a text where they are one. */
function bytesPart({ symbol }: Context, { base64, text }: ValueOf<"bytes">): Part {
  if (text !== null) return `${stringLiteral(text)}u8.ToArray()`;
  return call([symbol("System", "Convert"), ".FromBase64String"], [stringLiteral(base64)]);
}

/** JSON of any kind. */
function jsonText({ symbol }: Context, json: string): Part {
  return chain(symbol("System.Text.Json", "JsonDocument"), [call("Parse", [stringLiteral(json)]), "RootElement"]);
}

/** The JSON of a value of a type. */
function elementOf(context: Context, value: SampleValue): Part {
  const serializer = context.symbol("System.Text.Json", "JsonSerializer");
  const { name } = typeOf(context, value.type);
  return call([serializer, ".SerializeToElement<", name, ">"], [valuePart(context, value)]);
}

/** Null, where JSON's own would be a value of another type. */
const isNull = ({ api }: Context, { kind, type }: SampleValue): boolean => kind === "null" && !isAnyJson(api, type);

function dictionary(context: Context, values: Part, entries: readonly (readonly [string, Part])[]): Part {
  const type = generic(context.symbol("System.Collections.Generic", "Dictionary"), "string", values);
  return initializer(
    ["new ", type],
    entries.map(([key, value]): Member => [indexed(stringLiteral(key)), value]),
  );
}

/** The type of the values of a map. */
function valuesOf({ api }: Context, type: Type): Type {
  const resolved = resolveType(api, type);
  if (resolved.kind === "map") return resolved.values;
  return (resolved.kind === "object" && resolved.additional) || { kind: "unknown" };
}

function mapPart(context: Context, type: Type, entries: readonly SampleEntry[]): Part {
  const values = itemType(context, valuesOf(context, type)).name;
  return dictionary(
    context,
    values,
    entries.map(({ key, value }) => [key, valuePart(context, value)]),
  );
}

/** A property, or a field of a request, that an initializer sets. */
export interface Setting {
  readonly name: string;
  readonly required: boolean;
  readonly value: SampleValue;
}

/** Values that need a type to be converted to, which the optional ones of C# do not give. */
const UNTYPED: ReadonlySet<SampleValue["kind"]> = new Set(["list", "tuple", "map", "map-object", "variant"]);

function settingPart(context: Context, { required, value }: Setting): Part {
  const part = valuePart(context, value);
  return value.nullable && !required && UNTYPED.has(value.kind) ? call("new", [part]) : part;
}

/** An object by its initializer. Constants that are always there are not set. */
export function builtPart(
  context: Context,
  type: Part,
  settings: readonly Setting[],
  extras: readonly SampleExtra[],
): Part {
  const members = settings.flatMap((setting): Member[] => {
    const { name, required, value } = setting;
    if (isNull(context, value) && !value.nullable) return [];
    if (value.kind === "literal" && !value.nullable && required) return [];
    return [[name, settingPart(context, setting)]];
  });
  const [first] = extras;
  if (first) {
    const values = itemType(context, first.value.type).name;
    const entries = extras.map(({ wire, value }) => [wire, valuePart(context, value)] as const);
    members.push(["AdditionalProperties", dictionary(context, values, entries)]);
  }
  return initializer(["new ", type], members);
}

function objectPart(context: Context, { id, members }: ValueOf<"object">): Part {
  const { names, declared } = context;
  const settings = declaredFields(members).map((field) => ({ ...field, name: names.property(id, field.wire) }));
  return builtPart(context, declared(names.type(id)), settings, undeclaredMembers(members));
}

/** A type that contains itself without a class in between is any JSON. */
function memberMap(context: Context, { members }: ValueOf<"object">): Part {
  const element = context.symbol("System.Text.Json", "JsonElement");
  const serializer = context.symbol("System.Text.Json", "JsonSerializer");
  const entries = members.map(({ wire, value }) => [wire, elementOf(context, value)] as const);
  return call([serializer, ".SerializeToElement"], [dictionary(context, element, entries)]);
}

function variantPart(context: Context, { id, index, value }: ValueOf<"variant">): Part {
  const { names, api, declared } = context;
  const decl = api.types[id];
  const part = valuePart(context, value);
  if (decl?.kind !== "union") return part;
  const branches = branchesOf(context, decl);
  const branch = branches.find((one) => one.index === index);
  // A variant of a union in a union would take two conversions.
  const converts = branch && value.kind !== "variant" && isConverted(branches, branch, names.type(id));
  return converts ? part : call(["new ", declared(names.type(id)), `.Of${names.variant(id, index)}`], [part]);
}

function unknownVariant(context: Context, { id, value }: ValueOf<"unknown-variant">): Part {
  const { names, api, declared } = context;
  const decl = api.types[id];
  const tag = decl?.kind === "union" && decl.discriminator ? ["null"] : [];
  const raw = jsonText(context, JSON.stringify(value));
  return call(["new ", declared(names.type(id)), ".Unknown"], [...tag, raw]);
}

function filePart(context: Context, { text, path }: ValueOf<"file">): Part {
  const type = context.core("FileParameter");
  if (path !== null) return call([type, ".FromPath"], [stringLiteral(path)]);
  return call([type, ".FromBytes"], [`${stringLiteral(text)}u8.ToArray()`]);
}

/** A value as an expression. */
export function valuePart(context: Context, value: SampleValue): Part {
  const { names, sdk, declared, symbol } = context;
  switch (value.kind) {
    case "object":
      return isDeclaredType(sdk, value.id) ? objectPart(context, value) : memberMap(context, value);
    case "map":
    case "map-object":
      return mapPart(context, value.type, value.entries);
    case "list":
      return collection(value.items.map((item) => valuePart(context, item)));
    case "tuple":
      return collection([...value.items, ...value.rest].map((item) => elementOf(context, item)));
    case "enum-member":
      return [declared(names.type(value.id)), `.${names.enumMember(value.id, value.value)}`];
    case "unknown-enum-value": {
      const decl = sdk.api.types[value.id];
      const literal = enumConstant(value.value as string | number, decl?.kind === "enum" ? decl.base : "string");
      return call(["new ", declared(names.type(value.id))], [literal]);
    }
    case "variant":
      return variantPart(context, value);
    case "unknown-variant":
      return unknownVariant(context, value);
    case "literal":
      return typedLiteral(value.value);
    case "text":
      return textPart(context, value);
    case "integer":
      return integerPart(context, value);
    case "number":
      return doubleLiteral(value.value);
    case "boolean":
      return String(value.value);
    case "date":
      return call(["new ", context.core("Date")], [`${value.year}`, `${value.month}`, `${value.day}`]);
    case "date-time": {
      const text = value.moment ? momentText(value.moment) : "1970-01-01T00:00:00Z";
      return call([symbol("System", "DateTimeOffset"), ".Parse"], [stringLiteral(text)]);
    }
    case "bytes":
      return bytesPart(context, value);
    case "file":
      return filePart(context, value);
    case "null":
      return isNull(context, value) ? "null" : jsonText(context, "null");
    case "json":
      return jsonText(context, JSON.stringify(value.value));
    default:
      return value satisfies never;
  }
}
