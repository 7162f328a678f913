import { type FormField, type FormType, type FormTypes, type OperationData, resolve } from "./data.js";

/** What a reader has filled in, by key of the request. Absent keys are not sent. */
export type Values = { readonly [key: string]: unknown };

/** Changes what a reader has filled in. Several inputs can change before any of them is drawn again, so each change is of the latest. */
export type ChangeValues = (change: (before: Values) => Values) => void;

/** The values that a form begins with: examples of what is required, so that a call can be sent at once. */
export function initialValues(operation: Pick<OperationData, "fields" | "given">): Values {
  return exampleValues(operation, ({ required }) => required);
}

/** The values of the example for some fields, in its order. */
export function exampleValues(
  { fields, given }: Pick<OperationData, "fields" | "given">,
  isWanted: (field: FormField) => boolean = () => true,
): Values {
  const wanted = given.flatMap((key) => fields.filter((field) => field.key === key && isWanted(field)));
  return Object.fromEntries(wanted.map(({ key, example }) => [key, example]));
}

/** Values without one, or with another one. */
export function withValue(values: Values, key: string, value: unknown): Values {
  // What is changed keeps its place in printed calls.
  if (value !== undefined) return { ...values, [key]: value };
  const { [key]: _, ...rest } = values;
  return rest;
}

/** A value to begin with, once a reader asks for one. */
export function emptyValue(type: FormType, types: FormTypes): unknown {
  const resolved = resolve(type, types);
  switch (resolved.kind) {
    case "object":
      return Object.fromEntries(
        resolved.properties
          .filter(({ required }) => required)
          .map(({ name, type: inner }) => [name, emptyValue(inner, types)]),
      );
    case "list":
      return [];
    case "tuple":
      return resolved.items.map((item) => emptyValue(item, types));
    case "map":
      return {};
    case "literal":
      return resolved.value;
    case "enum":
      return resolved.values[0] ?? "";
    case "union": {
      const [first] = resolved.variants;
      return first === undefined ? null : variantValue(resolved.tag, first, types);
    }
    case "primitive":
      return resolved.primitive === "boolean"
        ? false
        : isNumber(resolved.primitive) || isInteger(resolved.primitive)
          ? 0
          : "";
    default:
      return null;
  }
}

/** A value of a variant, with the tag that selects it. */
export function variantValue(
  tag: string | null,
  variant: { readonly type: FormType; readonly tags: readonly (string | number | boolean)[] },
  types: FormTypes,
): unknown {
  const value = emptyValue(variant.type, types);
  const isTagged = tag !== null && typeof value === "object" && value !== null && !Array.isArray(value);
  return isTagged
    ? { [tag]: variant.tags[0], ...value, ...(variant.tags.length > 0 && { [tag]: variant.tags[0] }) }
    : value;
}

const NUMBERS: ReadonlySet<string> = new Set(["int32", "uint32", "float", "number"]);

export const isNumber = (primitive: string): boolean => NUMBERS.has(primitive);

const INTEGERS: ReadonlySet<string> = new Set(["int64", "uint64", "bigint"]);

/** Whether values can be too large for a number: the runtime takes and gives bigints. */
export const isInteger = (primitive: string): boolean => INTEGERS.has(primitive);

/** Whether a field is part of the body. */
export const isBody = ({ in: place }: FormField): boolean => place === "property" || place === "body";

/** The body as JSON has it: the one field that is all of it, or an object of the fields. */
export function bodyOf(fields: readonly FormField[], values: Values): unknown {
  const own = fields.filter(isBody);
  const whole = own.find(({ in: place }) => place === "body");
  if (whole !== undefined) return values[whole.key];
  const known = new Set(fields.filter((field) => !isBody(field)).map(({ key }) => key));
  const entries = Object.entries(values).filter(([key]) => !known.has(key));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Values with another body. */
export function withBody(fields: readonly FormField[], values: Values, body: unknown): Values {
  const whole = fields.find(({ in: place }) => place === "body");
  if (whole !== undefined) return withValue(values, whole.key, body);
  const kept = fields.filter((field) => !isBody(field) && Object.hasOwn(values, field.key));
  const rest = Object.fromEntries(kept.map(({ key }) => [key, values[key]]));
  return typeof body === "object" && body !== null ? { ...rest, ...body } : rest;
}

/** Whether a value holds a file, which JSON cannot show. */
export function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(holdsFile);
}
