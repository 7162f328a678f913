import type { Data, DataRecord, JsonValue, NameRef, Part } from "@sdkwright/plugin-api";
import { caseWords, dataOf, dataText, referredName, splitWords } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { types } from "./descriptor-types.js";
import { stringLiteral } from "./dialect.js";
import { call, collection, initializer, type Member } from "./line-breaks.js";
import { constantLiteral, jsonPart } from "./literals.js";

/** How the data of a field is written where it is not written as its kind usually is; undefined leaves the field out. */
type Form = (data: Data, context: Context) => Part | undefined;

/** A constant of an enum of the runtime: `BodyKind.Json`. */
const constant = (type: string): Form => {
  return (data, { internal }) => [internal(type), `.${caseWords(splitWords(dataText(data)), "pascal", false)}`];
};

const seconds: Form = (data, { symbol }) => {
  const value = Number(dataText(data));
  const span = symbol("System", "TimeSpan");
  return Number.isInteger(value)
    ? [span, `.FromSeconds(${value})`]
    : [span, `.FromMilliseconds(${Math.round(value * 1000)})`];
};

/** The exception of an error, which the runtime makes of a failed call. */
const exception: Form = (data, { names, declared }) => {
  if (data.kind !== "name" || data.ref.kind !== "error") throw new Error("An error without a name");
  return ["static failure => new ", declared(names.companion("errorMaker", data.ref.id)), "(failure)"];
};

/** Fields by their types, of which some are not written as their data usually is. */
const forms: { readonly [field: string]: Form } = {
  "ParameterSpec.Style": constant("ParameterStyle"),
  "BodySpec.Kind": constant("BodyKind"),
  "FieldSpec.Encoding": constant("FieldEncoding"),
  "FieldSpec.Style": constant("ParameterStyle"),
  "ResponseSpec.Kind": constant("ResponseKind"),
  "ErrorSpec.Error": exception,
  "PageSpec.Kind": constant("PageKind"),
  "PageSpec.Unit": constant("PageUnit"),
  "ClientSpec.Timeout": seconds,
  "AuthSpec.Mode": constant("AuthMode"),
  "KeyScheme.Kind": constant("KeyPlace"),
  "SignatureSpec.Family": constant("SignatureFamily"),
  "SignatureSpec.Hash": constant("SignatureHash"),
  "SignatureSpec.Encoding": constant("SignatureEncoding"),
  "TimestampSpec.Format": constant("TimestampFormat"),
  "PlaceSpec.In": constant("ParameterPlace"),
  "PinnedSpec.In": constant("ParameterPlace"),
};

/** A value of the definition: a constant of C#, or JSON. */
const jsonLiteral = (context: Context, value: JsonValue): Part =>
  typeof value === "object" ? jsonPart(context, value) : constantLiteral(value);

const nameText = ({ names }: Context, ref: NameRef): string => stringLiteral(referredName(names, ref));

function recordType({ type }: DataRecord) {
  const found = types.get(type);
  if (!found) throw new Error(`The runtime has no type for ${type}`);
  return found;
}

function membersOf(context: Context, record: DataRecord): Member[] {
  const { name, fields } = recordType(record);
  return fields.flatMap((field): Member[] => {
    const data = dataOf(record, field);
    const part = data && (forms[`${name}.${field.name}`] ?? expressionOf)(data, context);
    return part === undefined ? [] : [[field.name, part]];
  });
}

/** What the runtime must know, as an expression. */
export function expressionOf(data: Data, context: Context): Part {
  switch (data.kind) {
    case "record":
      return initializer(["new ", context.internal(recordType(data).name)], membersOf(context, data));
    case "list":
      return collection(data.items.map((item) => expressionOf(item, context)));
    case "map":
      return mapOf(data.entries, context);
    case "text":
    case "word":
      return stringLiteral(data.value);
    case "number":
    case "flag":
      return String(data.value);
    case "name":
      return nameText(context, data.ref);
    case "json":
      return jsonLiteral(context, data.value);
    default:
      return data satisfies never;
  }
}

/** Schemes know their keys themselves; other maps are of JSON. */
function mapOf(entries: readonly (readonly [string, Data])[], context: Context): Part {
  if (entries.every(([, value]) => value.kind === "record")) {
    return collection(entries.map(([, value]) => expressionOf(value, context)));
  }
  const type = context.symbol("System.Collections.Generic", "Dictionary");
  const head: Part = ["new ", type, "<string, object?>"];
  return initializer(
    head,
    entries.map(([key, value]): Member => [`[${stringLiteral(key)}]`, expressionOf(value, context)]),
  );
}

/** The expression that makes the object of a record, where its type is known. */
export const madeOf = (record: DataRecord, context: Context): Part => initializer("new()", membersOf(context, record));

/** Seconds as a time span. */
export const durationPart = ({ symbol }: Context, value: number): Part =>
  Number.isInteger(value)
    ? call([symbol("System", "TimeSpan"), ".FromSeconds"], [String(value)])
    : call([symbol("System", "TimeSpan"), ".FromMilliseconds"], [String(Math.round(value * 1000))]);

export const isRecord = (data: Data | undefined): data is DataRecord => data?.kind === "record";
