import type { Constraints, JsonValue, PrimitiveKind } from "@sdkwright/plugin-api";
import { splitWords } from "@sdkwright/plugin-api";
import { type Pattern, readPattern } from "./pattern.js";

const plain = {
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
  time: "12:00:00Z",
  duration: "PT1H",
  uuid: "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b",
  uri: "https://example.com",
  base64: "aGVsbG8=",
  binary: "content of the file",
} as const satisfies { readonly [K in PrimitiveKind]: JsonValue };

/** Values for a second of several that differ. Numbers and texts are counted on. */
const second: { readonly [K in PrimitiveKind]?: JsonValue } = {
  boolean: false,
  decimal: "2.5",
  date: "2026-02-28",
  "date-time": "2026-02-28T12:00:00Z",
  time: "13:00:00Z",
  duration: "PT2H",
  base64: "d29ybGQ=",
};

/** The UUID of samples, where neither the definition nor a reader has given one. */
export const SAMPLE_UUID = plain.uuid;

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
  "idn-hostname": "example.com",
  ipv4: "192.0.2.1",
  ip: "192.0.2.1",
  ipv6: "2001:db8::1",
  cidr: "192.0.2.0/24",
  iri: "https://example.com",
  "uri-reference": "/path",
  "iri-reference": "/path",
  "uri-template": "/path/{id}",
  url: "https://example.com",
  "json-pointer": "/path",
  "relative-json-pointer": "0/path",
  regex: "^[a-z]+$",
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00Z",
  duration: "PT1H",
  uuid: "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b",
  byte: "aGVsbG8=",
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
const MAX_LENGTH = 256;
const MAX_ITEMS = 20;

function fitLength(text: string, { minLength = 0, maxLength }: Constraints): string {
  const least = Math.min(minLength, MAX_LENGTH);
  const long = text.length < least ? text.repeat(Math.ceil(least / Math.max(1, text.length))).slice(0, least) : text;
  return maxLength !== undefined && long.length > maxLength ? long.slice(0, Math.max(0, maxLength)) : long;
}

/** Whether a text keeps the limits on its length. */
function fitsLength(text: string, { minLength = 0, maxLength = Infinity }: Constraints): boolean {
  return text.length >= minLength && text.length <= maxLength;
}

const patterns = new Map<string, Pattern | undefined>();
/** How many patterns are remembered: no definition has more of its own that matter. */
const MAX_PATTERNS = 10_000;

/** A pattern, read once; undefined for one that is not understood. */
export function patternOf(source: string): Pattern | undefined {
  if (patterns.has(source)) return patterns.get(source);
  if (patterns.size >= MAX_PATTERNS) patterns.clear();
  const read = readPattern(source);
  patterns.set(source, read);
  return read;
}

/** The n-th of several texts: `name`, `name2`, `name3`. */
function numbered(text: string, nth: number, { maxLength = Infinity }: Constraints): string {
  if (nth === 0) return text;
  const number = String(nth + 1);
  return text.slice(0, Math.max(0, maxLength - number.length)) + number;
}

/** A text that keeps its limits, and its pattern where that can be read: the usual one of its format or name where that will do. */
function textExample(hint: string, constraints: Constraints, nth: number): string {
  const { format, pattern } = constraints;
  const known = format !== undefined && Object.hasOwn(byFormat, format) ? byFormat[format] : undefined;
  const last = splitWords(hint).at(-1)?.toLowerCase();
  const named = last === undefined || !Object.hasOwn(byName, last) ? undefined : byName[last];
  const usual = known ?? numbered(fitLength(named ?? hint, constraints), nth, constraints);
  const read = pattern === undefined ? undefined : patternOf(pattern);
  if (!read) return usual;
  for (const text of [usual, named, hint, fitLength(hint.toLowerCase(), constraints)]) {
    if (nth === 0 && text !== undefined && fitsLength(text, constraints) && read.accepts(text)) return text;
  }
  return read.make(constraints, nth) ?? usual;
}

/** A multiple, without the noise of binary fractions: 151 times 0.01 is 1.51. */
function timesStep(times: number, step: number): number {
  return Number((times * step).toPrecision(15));
}

function numberExample(value: number, constraints: Constraints, whole: boolean): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = constraints;
  const gap = whole ? 1 : 0.5;
  const least = Math.max(minimum ?? -Infinity, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + gap);
  const most = Math.min(maximum ?? Infinity, exclusiveMaximum === undefined ? Infinity : exclusiveMaximum - gap);
  const inside = Math.min(Math.max(value, least), most);
  if (multipleOf !== undefined && multipleOf > 0) {
    const multiple = timesStep(Math.ceil(inside / multipleOf), multipleOf);
    return multiple > most ? timesStep(Math.floor(most / multipleOf), multipleOf) : multiple;
  }
  if (!whole) return inside;
  return Math.ceil(inside) > most ? Math.floor(inside) : Math.ceil(inside);
}

/** What a sample of a scalar is made by, beside its kind. */
export interface ScalarPlace {
  /** Name of what holds the value: the text that a string shows. */
  readonly hint: string;
  /** Which of several values that differ: 0 for the first. */
  readonly nth?: number | undefined;
}

/** A value of a primitive: a plain one that keeps its limits. */
export function scalarExample(
  kind: PrimitiveKind,
  constraints: Constraints | undefined,
  { hint, nth = 0 }: ScalarPlace,
): JsonValue {
  const value: JsonValue = plain[kind];
  if (kind === "string") return textExample(hint, constraints ?? {}, nth);
  if (kind === "uuid" && nth > 0) return plain.uuid.slice(0, -2) + String(nth % 100).padStart(2, "0");
  if (typeof value !== "number") return nth > 0 ? (second[kind] ?? value) : value;
  if (!constraints && nth === 0) return value;
  const range = integerRanges[kind];
  const step = constraints?.multipleOf ?? 1;
  const made = numberExample(value + nth * step, constraints ?? {}, range !== undefined);
  return range ? Math.min(Math.max(made, range[0]), range[1]) : made;
}

/** How many items a list needs, within reason. */
export function itemCount(constraints: Constraints | undefined): number {
  const least = Math.min(Math.max(constraints?.minItems ?? 1, 1), MAX_ITEMS);
  return constraints?.maxItems === 0 ? 0 : least;
}
