import type { JsonValue, Part } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { numberLiteral, stringLiteral } from "./dialect.js";
import { call } from "./line-breaks.js";

/** JSON of any kind. */
export const jsonPart = (context: Context, value: JsonValue): Part =>
  call([context.internal("Json"), ".Parse"], [stringLiteral(JSON.stringify(value))]);

/** A constant of the definition as a literal. */
export function constantLiteral(value: string | number | boolean): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "number" ? numberLiteral(value) : String(value);
}

/** C# types of the values of enums, and the runtime's types of them. */
export const enumBases = {
  string: ["string", "Text"],
  integer: ["long", "Int64"],
  number: ["double", "Double"],
} as const;

/** A value as the constructor of its enum takes it. */
export function enumConstant(value: string | number, base: keyof typeof enumBases): string {
  if (typeof value === "string") return stringLiteral(value);
  return base === "integer" ? integerLiteral(value) : doubleLiteral(value);
}

/** An integer of the type `long`. */
export const integerLiteral = (value: number): string => numberLiteral(value).replace(/L?$/, "L");

/** A number of the type `double`. */
export function doubleLiteral(value: number): string {
  const digits = numberLiteral(value).replace(/L$/, "");
  return /[.e]/.test(digits) ? digits : `${digits}.0`;
}

/** The same for a parameter of its type: integers are of the type `long`. */
export function typedLiteral(value: string | number | boolean): string {
  return typeof value === "number" && Number.isInteger(value) ? integerLiteral(value) : constantLiteral(value);
}
