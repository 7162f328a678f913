import { type ExactJson, ExactNumber, integerText } from "./exact.js";
import { scalarText } from "./scalars.js";
import type { PropertyShape, Shape, UnionShape, VariantShape } from "./shape.js";

/** The members of an object of JSON. */
export type Members = { readonly [key: string]: ExactJson };

export const isMembers = (value: ExactJson | undefined): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);

/** The value of an enum, where the JSON is of the type of its values; they need not have it. */
export function enumValue(values: readonly (string | number)[], value: ExactJson): string | number | undefined {
  if (typeof values[0] === "string") return typeof value === "string" ? value : undefined;
  const digits = value instanceof ExactNumber ? integerText(value) : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/** Whether a required property is there, and is what it must be if it is a constant. */
function isMember({ shape, required }: PropertyShape, value: ExactJson | undefined): boolean {
  if (!required) return true;
  return shape.kind === "constant" ? value === shape.value : value !== undefined;
}

/** Whether JSON has the form of a variant: the type of a scalar, or all required properties of an object. */
function fits(shape: Shape, value: ExactJson): boolean {
  switch (shape.kind) {
    case "scalar":
      return scalarText(value, shape.scalar, {}) !== undefined;
    case "enum":
      return enumValue(shape.values, value) !== undefined;
    case "list":
      return Array.isArray(value) && value.every((item) => fits(shape.items, item));
    case "object":
      return isMembers(value) && [...shape.properties].every(([wire, property]) => isMember(property, value[wire]));
    default:
      return true;
  }
}

/** The text of a discriminator; undefined where the value has none, or another type of value in its place. */
export function tagOf(tag: string | undefined, value: ExactJson): string | undefined {
  const own = tag !== undefined && isMembers(value) ? value[tag] : undefined;
  return typeof own === "string" ? own : undefined;
}

/** How many members of a value its shape does not declare. */
function undeclared(shape: Shape, value: ExactJson): number {
  if (shape.kind !== "object" || !isMembers(value)) return 0;
  return Object.keys(value).filter((wire) => !shape.properties.has(wire)).length;
}

/** The variant that a value is of; undefined where it is of none that the definition declares. */
export function variantOf({ tag, variants }: UnionShape, value: ExactJson): VariantShape | undefined {
  if (tag === undefined) {
    const fitting = variants.filter(({ shape }) => fits(shape, value));
    return fitting.sort((one, other) => undeclared(one.shape, value) - undeclared(other.shape, value))[0];
  }
  const own = tagOf(tag, value);
  return own === undefined ? undefined : variants.find(({ tags }) => tags.includes(own));
}
