import type { IntegerKind, JsonValue, SampleContent, SampleMoment, TextKind, Type } from "@sdkwright/plugin-api";
import { base64Bytes } from "./bytes.js";

type Primitive = Extract<Type, { readonly kind: "primitive" }>;

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

function dateContent(text: string): SampleContent {
  const [, year = "2024", month = "1", day = "1"] = DAY.exec(text) ?? [];
  return { kind: "date", text, year: Number(year), month: Number(month), day: Number(day) };
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|z|[+-]\d{2}:?\d{2})?)?$/;

const digits = (value: number, width: number): string => String(value).padStart(width, "0");

/** A moment as RFC 3339 has it. */
export function momentText({ year, month, day, hour, minute, second, nanosecond }: SampleMoment): string {
  const fraction = nanosecond === 0 ? "" : `.${digits(nanosecond, 9).replace(/0+$/, "")}`;
  const time = `${digits(hour, 2)}:${digits(minute, 2)}:${digits(second, 2)}${fraction}`;
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T${time}Z`;
}

/**
 * A date-time in UTC, to the millisecond; null for a text that is none. One without an offset counts as UTC, since
 * samples must not depend on where they are made.
 */
function momentOf(text: string): SampleMoment | null {
  const [, day, time = "00:00", offset = "Z"] = MOMENT.exec(text) ?? [];
  const date = new Date(`${day}T${time}${offset.toUpperCase()}`);
  if (day === undefined || Number.isNaN(date.getTime())) return null;
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    nanosecond: date.getUTCMilliseconds() * 1_000_000,
  };
}

/**
 * Reports whether integers of a type can exceed the exact range of a double, because its limits do not exclude that.
 */
function isWide({ primitive, constraints }: Primitive): boolean {
  const { minimum = -Infinity, maximum = Infinity } = constraints ?? {};
  const isLong = primitive === "int64" || primitive === "uint64" || primitive === "bigint";
  return isLong && !(minimum >= Number.MIN_SAFE_INTEGER && maximum <= Number.MAX_SAFE_INTEGER);
}

function integerContent(type: Primitive, primitive: IntegerKind, value: JsonValue): SampleContent {
  return { kind: "integer", primitive, value: Math.trunc(Number(value)) || 0, wide: isWide(type) };
}

const FORMS: { readonly [kind in TextKind]?: RegExp } = {
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  decimal: /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i,
};

function textContent(primitive: TextKind, value: string): SampleContent {
  return { kind: "text", primitive, value, isValid: FORMS[primitive]?.test(value) ?? true };
}

/** Decodes base64 to text; null if the bytes are not UTF-8. */
function utf8Of(base64: string): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(base64Bytes(base64));
  } catch {
    // The decoder throws a TypeError for other bytes.
    return null;
  }
}

/** What a value of a primitive is. One that is not of it becomes the nearest that is, so that samples compile. */
export function scalarContent(type: Primitive, value: JsonValue): SampleContent {
  const { primitive } = type;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  switch (primitive) {
    case "boolean":
      return { kind: "boolean", value: value === true };
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
    case "bigint":
      return integerContent(type, primitive, value);
    case "float":
    case "number":
      return { kind: "number", primitive, value: Number(value) || 0 };
    case "date":
      return dateContent(text);
    case "date-time":
      return { kind: "date-time", text, moment: momentOf(text) };
    case "base64":
      return { kind: "bytes", base64: text, text: utf8Of(text) };
    case "binary":
      return { kind: "file", text, path: null };
    case "string":
    case "decimal":
    case "time":
    case "duration":
    case "uuid":
    case "uri":
      return textContent(primitive, text);
    default:
      return primitive satisfies never;
  }
}
