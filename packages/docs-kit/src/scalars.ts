import type { Constraints, JsonValue, PrimitiveKind } from "@sdkwright/plugin-api";
import { splitWords } from "@sdkwright/plugin-api";

const plain: { readonly [K in PrimitiveKind]: JsonValue } = {
  string: "string",
  boolean: true,
  int32: 1,
  int64: 1,
  uint32: 1,
  uint64: 1,
  bigint: 1,
  float: 1.5,
  number: 1.5,
  decimal: "1.5",
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00",
  duration: "PT1H",
  uuid: "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b",
  uri: "https://example.com",
  base64: "aGVsbG8=",
  binary: "content of the file",
};

type Range = readonly [least: number, most: number];
const EXACT: Range = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** Whole numbers that an example can show: of the wide types those that are read exactly. */
export const integerRanges: { readonly [K in PrimitiveKind]?: Range } = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint32: [0, 2 ** 32 - 1],
  int64: EXACT,
  uint64: [0, Number.MAX_SAFE_INTEGER],
  bigint: EXACT,
};

/** Formats that only document, and last words of names that say as much. Domains and numbers are reserved for examples. */
const byFormat: { readonly [format: string]: string } = {
  email: "user@example.com",
  "idn-email": "user@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  "uri-reference": "/path",
  "json-pointer": "/path",
};
const byName: { readonly [word: string]: string } = {
  email: "user@example.com",
  url: "https://example.com",
  uri: "https://example.com",
  phone: "+15555550100",
  currency: "USD",
  country: "US",
  language: "en",
  locale: "en-US",
  timezone: "UTC",
};

/** Longest text, and longest list, that a lower limit may ask an example for. */
const MAX_LENGTH = 64;
const MAX_ITEMS = 4;

function fitLength(text: string, { minLength = 0, maxLength }: Constraints): string {
  const least = Math.min(minLength, MAX_LENGTH);
  const long = text.length < least ? text.repeat(Math.ceil(least / Math.max(1, text.length))).slice(0, least) : text;
  return maxLength !== undefined && long.length > maxLength ? long.slice(0, Math.max(0, maxLength)) : long;
}

function textExample(hint: string, constraints: Constraints): string {
  const { format } = constraints;
  const known = format !== undefined && Object.hasOwn(byFormat, format) ? byFormat[format] : undefined;
  if (known !== undefined) return known;
  const last = splitWords(hint).at(-1)?.toLowerCase();
  const named = last === undefined || !Object.hasOwn(byName, last) ? undefined : byName[last];
  return fitLength(named ?? hint, constraints);
}

function numberExample(value: number, constraints: Constraints, whole: boolean): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = constraints;
  const gap = whole ? 1 : 0.5;
  const least = Math.max(minimum ?? -Infinity, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + gap);
  const most = Math.min(maximum ?? Infinity, exclusiveMaximum === undefined ? Infinity : exclusiveMaximum - gap);
  const inside = Math.min(Math.max(value, least), most);
  if (multipleOf !== undefined && multipleOf > 0) {
    const multiple = Math.ceil(inside / multipleOf) * multipleOf;
    return multiple > most ? Math.floor(most / multipleOf) * multipleOf : multiple;
  }
  if (!whole) return inside;
  return Math.ceil(inside) > most ? Math.floor(inside) : Math.ceil(inside);
}

/** A value of a primitive: a plain one that keeps the limits which can be kept without guessing. Patterns are not tried. */
export function scalarExample(kind: PrimitiveKind, constraints: Constraints | undefined, hint: string): JsonValue {
  const value = plain[kind];
  if (kind === "string") return textExample(hint, constraints ?? {});
  if (typeof value !== "number" || !constraints) return value;
  const range = integerRanges[kind];
  const made = numberExample(value, constraints, range !== undefined);
  return range ? Math.min(Math.max(made, range[0]), range[1]) : made;
}

/** How many items a list needs, within reason. */
export function itemCount(constraints: Constraints | undefined): number {
  const least = Math.min(Math.max(constraints?.minItems ?? 1, 1), MAX_ITEMS);
  return constraints?.maxItems === 0 ? 0 : least;
}
