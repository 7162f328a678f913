import { base64Bytes, declaredFields, SAMPLE_UUID, undeclaredMembers } from "@sdkwright/docs-kit";
import type { JsonValue, Part, SampleEntry, SampleExtra, SampleMoment, SampleValue } from "@sdkwright/plugin-api";
import { isAnyJson, isDeclaredType } from "@sdkwright/plugin-api";
import { type Context, foundation } from "../context.js";
import { call, chain, dictionary, items, labelled } from "../line-breaks.js";
import { constantLiteral, doubleLiteral, grouped, integerLiteral, numberLiteral, stringLiteral } from "../literals.js";
import { tupleItem } from "../types.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

/** What ends a test where a value is nil. */
export const REQUIRE = "#require";

/** A decimal number, which a literal would make of a binary one. */
function decimalPart({ value, isValid }: ValueOf<"text">): Part {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const digits = (whole + fraction).replace(/^0+(?=\d)/, "");
  if (!isValid || digits === "" || digits.length > 18) return "0";
  if (fraction === "") return `${sign}${grouped(digits)}`;
  return call(foundation("Decimal"), [
    `sign: .${sign === "" ? "plus" : "minus"}`,
    `exponent: -${fraction.length}`,
    `significand: ${grouped(digits)}`,
  ]);
}

/** The UUID of a text; nil in Swift if it is none. */
export const optionalUUID = (text: string): Part => call(foundation("UUID"), [`uuidString: ${stringLiteral(text)}`]);

/** A UUID, which Swift has no literal of. A program gets a new one in place of that of all samples. */
function uuidPart({ value, isValid }: ValueOf<"text">, { inTest = false }: Context): Part {
  const type = foundation("UUID");
  if (!isValid || (value === SAMPLE_UUID && !inTest)) return [type, "()"];
  return inTest ? call(REQUIRE, [optionalUUID(value)]) : [optionalUUID(value), " ?? ", type, "()"];
}

function textPart(text: ValueOf<"text">, context: Context): Part {
  if (text.primitive === "decimal") return decimalPart(text);
  return text.primitive === "uuid" ? uuidPart(text, context) : stringLiteral(text.value);
}

function integerPart({ primitive, value }: ValueOf<"integer">): Part {
  if (Number.isSafeInteger(value) || primitive === "int64") return numberLiteral(value);
  const digits = BigInt(value).toString();
  return primitive === "bigint" ? call("JSONNumber", [stringLiteral(digits)]) : integerLiteral(digits);
}

/** A moment by the seconds since 1970. */
function momentPart(moment: SampleMoment | null): Part {
  const type = foundation("Date");
  if (moment === null) return call(type, ["timeIntervalSince1970: 0"]);
  const { year, month, day, hour, minute, second, nanosecond } = moment;
  const seconds = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const fraction = nanosecond === 0 ? "" : `.${String(nanosecond).padStart(9, "0").replace(/0+$/, "")}`;
  return call(type, [`timeIntervalSince1970: ${numberLiteral(seconds)}${fraction}`]);
}

/** The bytes of a text. */
const dataPart = (text: string): Part => call(foundation("Data"), [chain(stringLiteral(text), [".utf8"])]);

/** Bytes that a list can show. */
const FEW_BYTES = 16;

/** Bytes, as a text where they are one. */
function bytesPart({ base64, text }: ValueOf<"bytes">, { inTest = false }: Context): Part {
  const type = foundation("Data");
  if (text !== null) return dataPart(text);
  const bytes = [...base64Bytes(base64)];
  if (bytes.length <= FEW_BYTES) return call(type, [items(bytes.map(String))]);
  const made = call(type, [`base64Encoded: ${stringLiteral(base64)}`]);
  return inTest ? call(REQUIRE, [made]) : [made, " ?? ", type, "()"];
}

/** JSON of any kind. */
function jsonPart(value: JsonValue): Part {
  if (value === null) return ".null";
  if (Array.isArray(value)) return items(value.map(jsonPart));
  if (typeof value === "object") return dictionary(Object.entries(value).map(([key, one]) => [key, jsonPart(one)]));
  return constantLiteral(value);
}

/** Whether a place takes any JSON, which has null of its own. */
const isAny = ({ api }: Context, { type }: SampleValue): boolean => isAnyJson(api, type);

/** The JSON of a value of a type. */
function jsonOf(context: Context, value: SampleValue): Part {
  switch (value.kind) {
    case "text":
      return value.primitive === "decimal" ? [presentPart(context, value), ".json"] : stringLiteral(value.value);
    case "literal":
    case "boolean":
    case "number":
      return constantLiteral(value.value);
    case "integer":
      return integerPart(value);
    case "json":
      return jsonPart(value.value);
    case "null":
      return ".null";
    case "date":
    case "date-time":
      return stringLiteral(value.text);
    case "bytes":
      return stringLiteral(value.base64);
    case "enum-member":
      return constantLiteral(value.value);
    case "unknown-enum-value":
    case "unknown-variant":
      return jsonPart(value.value);
    case "list":
      return items(value.items.map((item) => jsonOf(context, item)));
    case "tuple":
      return items([...value.items, ...value.rest].map((item) => jsonOf(context, item)));
    case "map":
    case "map-object":
      return dictionary(value.entries.map((entry) => [entry.key, jsonOf(context, entry.value)]));
    case "object":
      return isDeclaredType(context.sdk, value.id)
        ? [objectPart(context, value), ".json"]
        : dictionary(value.members.map((member) => [member.wire, jsonOf(context, member.value)]));
    case "variant":
      return [context.names.type(value.id), presentPart(context, value), ".json"];
    case "file":
      return '""';
    default:
      return value satisfies never;
  }
}

const mapPart = (context: Context, entries: readonly SampleEntry[]): Part =>
  dictionary(entries.map(({ key, value }) => [key, valuePart(context, value)]));

/** A property, or a field of a request, that an initializer sets. */
export interface Setting {
  readonly name: string;
  readonly required: boolean;
  readonly value: SampleValue;
}

/** What calls give of an initializer's parameters, in their order. Constants that are always there are not given. */
export function givenSettings(context: Context, settings: readonly Setting[]): readonly Setting[] {
  const given = settings.filter(({ required, value }) => {
    if (value.kind === "null" && !value.nullable && !isAny(context, value)) return false;
    return value.kind !== "literal" || value.nullable || !required;
  });
  return [...given.filter(({ required }) => required), ...given.filter(({ required }) => !required)];
}

/** Settings as arguments. */
export const settingParts = (context: Context, settings: readonly Setting[]): Part[] =>
  settings.map(({ name, value }) => labelled(name, valuePart(context, value)));

/** An object by its initializer. */
export function builtPart(
  context: Context,
  type: Part,
  settings: readonly Setting[],
  extras: readonly SampleExtra[],
): Part {
  const made = call(type, settingParts(context, givenSettings(context, settings)));
  if (extras.length === 0) return made;
  return [made, call(".adding", [dictionary(extras.map(({ wire, value }) => [wire, jsonOf(context, value)]))])];
}

function objectPart(context: Context, { id, members }: ValueOf<"object">): Part {
  const { names } = context;
  const settings = declaredFields(members).map((field) => ({ ...field, name: names.property(id, field.wire) }));
  return builtPart(context, names.type(id), settings, undeclaredMembers(members));
}

function filePart({ text, path }: ValueOf<"file">): Part {
  if (path !== null) return call("FileUpload", [`path: ${stringLiteral(path)}`]);
  return call("FileUpload", [["data: ", dataPart(text)]]);
}

/** A value that is not null. */
function presentPart(context: Context, value: SampleValue): Part {
  const { names, sdk } = context;
  switch (value.kind) {
    case "object":
      return isDeclaredType(sdk, value.id) ? objectPart(context, value) : jsonOf(context, value);
    case "map":
    case "map-object":
      return mapPart(context, value.entries);
    case "list":
      return items(value.items.map((item) => valuePart(context, item)));
    case "tuple":
      return tuplePart(context, value);
    case "enum-member":
      return `.${names.enumMember(value.id, value.value)}`;
    case "unknown-enum-value":
      return call(".unknown", [jsonPart(value.value)]);
    case "variant":
      return call(`.${names.variant(value.id, value.index)}`, [valuePart(context, value.value)]);
    case "unknown-variant":
      return call(".unknown", ["type: nil", ["raw: ", jsonPart(value.value)]]);
    case "literal":
      return constantLiteral(value.value);
    case "text":
      return textPart(value, context);
    case "integer":
      return integerPart(value);
    case "number":
      return doubleLiteral(value.value);
    case "boolean":
      return String(value.value);
    case "date":
      return call("CalendarDate", [`year: ${value.year}`, `month: ${value.month}`, `day: ${value.day}`]);
    case "date-time":
      return momentPart(value.moment);
    case "bytes":
      return bytesPart(value, context);
    case "file":
      return filePart(value);
    case "null":
      return ".null";
    case "json":
      return jsonPart(value.value);
    default:
      return value satisfies never;
  }
}

/** A tuple, which is a list of one type if all of its items are. */
function tuplePart(context: Context, { of, items: first, rest }: ValueOf<"tuple">): Part {
  const isOpen = tupleItem(of).kind === "unknown";
  return items([...first, ...rest].map((item) => (isOpen ? jsonOf(context, item) : valuePart(context, item))));
}

/** A value as an expression. Beside null, it is a value of another type. */
export function valuePart(context: Context, value: SampleValue): Part {
  const part = presentPart(context, value);
  const wraps = value.nullable && value.kind !== "null" && !isAny(context, value);
  return wraps ? call(".value", [part]) : part;
}

/** The same where null is the absence of a value. */
export const givenPart = (context: Context, value: SampleValue): Part =>
  value.kind === "null" && !isAny(context, value) ? "nil" : presentPart(context, value);
