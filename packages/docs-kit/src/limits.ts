import type { Constraints, JsonValue, ObjectDecl, PrimitiveKind, Type } from "@sdkwright/plugin-api";
import { isList, isRecord } from "./json.js";
import { patternOf } from "./scalars.js";

/** Where a value is not of its type, and how. */
export interface Misfit {
  /** Keys and indices from the value down. */
  readonly path: readonly string[];
  /** Such as `is not a string`. */
  readonly problem: string;
}

export const misfit = (problem: string): Misfit => ({ path: [], problem });

const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;

/** What texts of a format look like. */
const forms: { readonly [K in PrimitiveKind]?: readonly [form: RegExp, words: string] } = {
  date: [new RegExp(`^${DATE}$`), "a date"],
  "date-time": [
    new RegExp(`^${DATE}[Tt ]\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:[Zz]|[+-]\\d\\d:?\\d\\d)$`),
    "a date with a time",
  ],
  uuid: [/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, "a UUID"],
};

function textMisfit(text: string, { minLength = 0, maxLength = Infinity, pattern }: Constraints): Misfit | undefined {
  const length = [...text].length;
  if (length < minLength) return misfit(`has fewer than ${minLength} characters`);
  if (length > maxLength) return misfit(`has more than ${maxLength} characters`);
  const read = pattern === undefined ? undefined : patternOf(pattern);
  return read?.accepts(text) !== false ? undefined : misfit(`does not match the pattern ${pattern}`);
}

function numberMisfit(value: number, constraints: Constraints): Misfit | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = constraints;
  if (minimum !== undefined && value < minimum) return misfit(`is less than ${minimum}`);
  if (maximum !== undefined && value > maximum) return misfit(`is more than ${maximum}`);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return misfit(`is not more than ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return misfit(`is not less than ${exclusiveMaximum}`);
  return undefined;
}

/** How a scalar does not keep its format or limits. */
export function limitMisfit(
  { primitive, constraints }: Extract<Type, { kind: "primitive" }>,
  value: JsonValue,
): Misfit | undefined {
  if (typeof value === "number") return constraints && numberMisfit(value, constraints);
  if (typeof value !== "string") return undefined;
  const form = forms[primitive];
  if (form && !form[0].test(value)) return misfit(`is not ${form[1]}`);
  return constraints && textMisfit(value, constraints);
}

/** How a list has too few or too many items. */
export function countMisfit({ constraints }: Extract<Type, { kind: "list" }>, value: JsonValue): Misfit | undefined {
  if (!constraints || !isList(value)) return undefined;
  const { minItems = 0, maxItems = Infinity } = constraints;
  if (value.length < minItems) return misfit(`has fewer than ${minItems} items`);
  return value.length > maxItems ? misfit(`has more than ${maxItems} items`) : undefined;
}

/** How an object has too few properties. */
export function sizeMisfit(
  { minProperties = 0 }: Pick<ObjectDecl, "minProperties">,
  value: JsonValue,
): Misfit | undefined {
  const isSmall = isRecord(value) && Object.keys(value).length < minProperties;
  return isSmall ? misfit(`has fewer than ${minProperties} properties`) : undefined;
}
