import type { Data, DataRecord, FieldName, JsonValue, Part } from "@sdkwright/plugin-api";
import { dataText, descriptorKey } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { pascal, type SpecField, specFields, specType } from "./descriptor-types.js";
import { stringLiteral } from "./dialect.js";
import { call, collection, indexed, initializer, type Member } from "./line-breaks.js";
import { constantLiteral, jsonPart } from "./literals.js";

/** Seconds as a time span. */
export function durationPart({ symbol }: Context, seconds: number): Part {
  const type = symbol("System", "TimeSpan");
  return Number.isInteger(seconds)
    ? [type, `.FromSeconds(${seconds})`]
    : [type, `.FromMilliseconds(${Math.round(seconds * 1000)})`];
}

/** The exception of an error, which the runtime makes of a failed call. */
function exceptionPart(data: Data, { names, declared }: Context): Part {
  if (data.kind !== "name" || data.ref.kind !== "error") throw new Error("An error without a name");
  return call(["static failure => new ", declared(names.companion("errorMaker", data.ref.id))], ["failure"]);
}

/** Fields that are not written as their data usually is. */
const forms: { readonly [field in FieldName]?: (data: Data, context: Context) => Part } = {
  "client.timeout": (data, context) => durationPart(context, Number(dataText(data))),
  "error.error": exceptionPart,
};

/** A value of the definition: a constant of C#, or JSON. */
const jsonLiteral = (context: Context, value: JsonValue): Part =>
  typeof value === "object" ? jsonPart(context, value) : constantLiteral(value);

function fieldPart(data: Data, { id, words }: SpecField, context: Context): Part {
  const form = forms[id];
  if (form) return form(data, context);
  return words === undefined ? expressionOf(data, context) : [context.internal(words), `.${pascal(dataText(data))}`];
}

function membersOf(context: Context, { type, fields }: DataRecord): Member[] {
  return (specFields.get(type) ?? []).flatMap((field): Member[] => {
    const data = fields[field.name];
    return data ? [[field.property, fieldPart(data, field, context)]] : [];
  });
}

/** Schemes know their keys themselves; other maps are of JSON. */
function mapPart(entries: readonly (readonly [string, Data])[], context: Context): Part {
  if (entries.every(([, value]) => value.kind === "record")) {
    return collection(entries.map(([, value]) => expressionOf(value, context)));
  }
  const type = context.symbol("System.Collections.Generic", "Dictionary");
  const members = entries.map(([key, value]): Member => [indexed(stringLiteral(key)), expressionOf(value, context)]);
  return initializer(["new ", type, "<string, object?>"], members);
}

/** What the runtime must know, as an expression. */
export function expressionOf(data: Data, context: Context): Part {
  switch (data.kind) {
    case "record":
      return initializer(["new ", context.internal(specType(data.type))], membersOf(context, data));
    case "list":
      return collection(data.items.map((item) => expressionOf(item, context)));
    case "map":
      return mapPart(data.entries, context);
    case "text":
    case "word":
      return stringLiteral(data.value);
    case "number":
    case "flag":
      return String(data.value);
    case "name":
      return stringLiteral(descriptorKey(context, data.ref));
    case "json":
      return jsonLiteral(context, data.value);
    default:
      return data satisfies never;
  }
}

/** The expression that makes the object of a record, where its type is known. */
export const madeOf = (record: DataRecord, context: Context): Part => initializer("new()", membersOf(context, record));

export const isRecord = (data: Data | undefined): data is DataRecord => data?.kind === "record";
