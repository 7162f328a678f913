import { type ExactJson, ExactNumber, integerText } from "./exact.js";
import { keyOf, type Reads, type ScalarKind, type Shown, scalarKey } from "./shown.js";

// What a declared scalar is read as, worked out from the JSON alone.

/** A scalar of JSON in the form in which shown values are compared; undefined where the JSON does not fit its type. */
export type ScalarText = string | undefined;

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?(?:([Zz])|([+-])((?:[01]\d|2[0-3])):([0-5]\d))?$/;
const STANDARD_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** Whether a text is a date that exists: `2023-02-29` does not. */
const isDay = (text: string): boolean => DAY.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** An instant in UTC with its offset. A text without an offset counts as UTC, a date as its midnight. */
export function instantOf(text: string, fraction: number): { instant: string; offset: string } | undefined {
  if (isDay(text)) return { instant: `${text}T00:00:00Z`, offset: "+00:00" };
  const [, day, time, digits = "", , sign, hours = "00", minutes = "00"] = TIME.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  const offset = `${sign ?? "+"}${hours}:${minutes}`;
  const seconds = new Date(`${day}T${time}${offset}`).toISOString().slice(0, 19);
  const rest = digits.slice(0, fraction).replace(/0+$/, "");
  return { instant: `${seconds}${rest === "" ? "" : `.${rest}`}Z`, offset: offset === "-00:00" ? "+00:00" : offset };
}

/** An instant that a driver printed, in the same form. */
export function shownInstant(text: string, fraction: number): string {
  return instantOf(text, fraction)?.instant ?? text;
}

const LIMITS = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
} as const;

function integerOf(value: ExactJson, kind: keyof typeof LIMITS): ScalarText {
  const digits = value instanceof ExactNumber ? integerText(value) : undefined;
  if (digits === undefined) return undefined;
  const [least, most] = LIMITS[kind];
  return BigInt(digits) >= least && BigInt(digits) <= most ? digits : undefined;
}

/** A text of a format in the form in which it is compared. */
function textOf(value: string, kind: ScalarKind, { fraction = 9 }: Reads): ScalarText {
  switch (kind) {
    case "string":
      return value;
    case "decimal":
      return DECIMAL.test(value) ? value : undefined;
    case "uuid":
      return UUID.test(value) ? value.toLowerCase() : undefined;
    case "date":
      return isDay(value) ? value : undefined;
    case "date-time":
      return instantOf(value, fraction)?.instant;
    case "base64":
      return BASE64.test(value) ? Buffer.from(value, "base64").toString("hex") : undefined;
    default:
      return undefined;
  }
}

/** What a scalar of JSON is, if it fits its declared type. */
export function scalarText(value: ExactJson, kind: ScalarKind, reads: Reads): ScalarText {
  switch (kind) {
    case "boolean":
      return typeof value === "boolean" ? String(value) : undefined;
    case "int32":
    case "int64":
    case "uint64":
      return integerOf(value, kind);
    case "number":
      return value instanceof ExactNumber ? String(Number(value.text)) : undefined;
    case "float":
      return value instanceof ExactNumber ? String(Math.fround(Number(value.text))) : undefined;
    default:
      return typeof value === "string" ? textOf(value, kind, reads) : undefined;
  }
}

const NUMBER_KINDS: ReadonlySet<ScalarKind> = new Set(["int32", "int64", "uint64", "number", "float"]);
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What an SDK reads of a scalar that does not fit its type (rule C14): undefined where nothing. */
export function convertedText(value: ExactJson, kind: ScalarKind, reads: Reads): ScalarText {
  const { conversions } = reads;
  const converts = conversions === undefined || (conversions !== "none" && conversions.includes(kind));
  if (typeof value !== "string" || !converts) return undefined;
  if (NUMBER_KINDS.has(kind) && NUMBER.test(value)) return scalarText(new ExactNumber(value), kind, reads);
  const isTime = kind === "date" && TIME.test(value) && instantOf(value, 0) !== undefined;
  return isTime ? value.slice(0, 10) : undefined;
}

/**
 * Whether a scalar that can be read is not spelled as its format is: a language that keeps what came, to send it back, shows it
 * as a misfit.
 */
export function isInAnotherForm(value: ExactJson, kind: ScalarKind): boolean {
  return kind === "date-time" && typeof value === "string" && !STANDARD_TIME.test(value);
}

/** A shown scalar in the form in which it is compared. */
export function shownText(shown: Shown, kind: ScalarKind, reads: Reads): ScalarText {
  const key = keyOf(shown);
  const value = String((shown as { readonly [key: string]: unknown })[key]);
  // Text that stays text is compared as what it spells.
  if (key === "text") return scalarText(value, kind, reads);
  if (key === "instant") return shownInstant(value, reads.fraction ?? 9);
  if (key === "uuid" || key === "bytes") return value.toLowerCase();
  if (kind === "float") return String(Math.fround(Number(value)));
  if (key === "number") return kind === "number" ? String(Number(value)) : integerText(new ExactNumber(value));
  return value;
}

/** Whether a shown scalar has the type that the language reads its kind as. */
export function hasItsType(shown: Shown, kind: ScalarKind, reads: Reads): boolean {
  return keyOf(shown) === scalarKey(reads, kind);
}
