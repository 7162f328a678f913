import type { JsonValue, Part } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { numberLiteral, stringLiteral, stringLiterals } from "./dialect.js";
import { call } from "./line-breaks.js";

/** A text that may be too long for one literal. */
export function textLiteral(value: string): Part {
  const literals = stringLiterals(value);
  return literals.length === 1 ? literals.join("") : call("String.join", ['""', ...literals]);
}

/** JSON of any kind. */
export const jsonPart = (context: Context, value: JsonValue): Part =>
  call([context.runtime("json.Json"), ".parse"], [textLiteral(JSON.stringify(value))]);

/** A constant of the definition as a literal. */
export function constantLiteral(value: string | number | boolean): Part {
  if (typeof value === "string") return textLiteral(value);
  return typeof value === "number" ? numberLiteral(value) : String(value);
}

/** The same for a parameter of its type: integers are of the type `long`. */
export function typedLiteral(value: string | number | boolean): Part {
  return typeof value === "number" && Number.isInteger(value) ? enumConstant(value, "integer") : constantLiteral(value);
}

/** Classes of the values of enums, and the runtime's types of them. */
export const enumBases = {
  string: ["String", "STRING"],
  integer: ["Long", "INT64"],
  number: ["Double", "DOUBLE"],
} as const;

/** A value as the constructor of its enum takes it. */
export function enumConstant(value: string | number, base: keyof typeof enumBases): string {
  if (typeof value === "string") return stringLiteral(value);
  const digits = numberLiteral(value);
  if (base === "integer") return digits.endsWith("L") ? digits : `${digits}L`;
  return /[.e]/.test(digits) ? digits : `${digits.replace(/L$/, "")}.0`;
}
