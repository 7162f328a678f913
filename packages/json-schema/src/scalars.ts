import { type Constraints, type PrimitiveKind, primitive, type Type } from "@sdkwright/plugin-api";
import { isBinary } from "./media-types.js";
import type { JsonObject } from "./node.js";
import type { Mutable, State } from "./state.js";

const SCALARS: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean"]);

export function isScalarType(type: string): boolean {
  return SCALARS.has(type);
}

/** Formats of strings that make a type of their own. All others only document. */
const STRING_FORMATS: ReadonlyMap<string, PrimitiveKind> = new Map([
  ["date", "date"],
  ["date-time", "date-time"],
  ["datetime", "date-time"],
  ["time", "time"],
  ["duration", "duration"],
  ["uuid", "uuid"],
  ["guid", "uuid"],
  ["uri", "uri"],
  ["url", "uri"],
  ["byte", "base64"],
  ["base64", "base64"],
  ["binary", "binary"],
  ["decimal", "decimal"],
]);

const NUMBER_FORMATS: ReadonlyMap<string, PrimitiveKind> = new Map([
  ["int32", "int32"],
  ["int64", "int64"],
  ["uint32", "uint32"],
  ["uint64", "uint64"],
  ["int8", "int32"],
  ["int16", "int32"],
  ["uint8", "int32"],
  ["uint16", "int32"],
  ["bigint", "bigint"],
  ["float", "float"],
  ["double", "number"],
]);

const INTEGER_KINDS: ReadonlySet<PrimitiveKind> = new Set(["int32", "int64", "uint32", "uint64", "bigint"]);

function stringKind(value: JsonObject): PrimitiveKind {
  const { format, contentEncoding } = value;
  // The alphabet of base64url is another one, which no type of bytes reads and writes: it stays text.
  if (contentEncoding === "base64url") return "string";
  if (contentEncoding === "base64") return "base64";
  const named = typeof format === "string" ? STRING_FORMATS.get(format) : undefined;
  if (contentEncoding !== "binary" && named) return named;
  return isBinary(value) ? "binary" : "string";
}

/** An `integer` without a format has no bound in JSON Schema; it is taken to fit 64 bits, as every API's does. */
function numberKind(type: string, format: unknown): PrimitiveKind {
  const kind = typeof format === "string" ? NUMBER_FORMATS.get(format) : undefined;
  if (type === "integer") return kind && INTEGER_KINDS.has(kind) ? kind : "int64";
  return kind ?? "number";
}

/** Type of a string, number, integer or boolean schema without a format and limits. */
export function plain(type: string): Type {
  return primitive(
    type === "boolean" ? "boolean" : type === "string" ? "string" : type === "integer" ? "int64" : "number",
  );
}

/** Type of a string, number, integer or boolean schema. */
export function scalar(state: State, type: string, value: JsonObject): Type {
  if (type === "boolean") return primitive("boolean");
  const own = type === "string" ? stringKind(value) : numberKind(type, value.format);
  const kind = own === "date" && state.options.settings.datesAsStrings ? "string" : own;
  const constraints = constraintsOf(value, kind);
  return constraints ? { kind: "primitive", primitive: kind, constraints } : primitive(kind);
}

const LIMITS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
] as const;

/** The limits of a schema; undefined where it has none. Draft 4's boolean `exclusiveMinimum` is understood. */
export function constraintsOf(value: JsonObject, kind: PrimitiveKind | "list"): Constraints | undefined {
  let found: Mutable<Constraints> | undefined;
  for (const name of LIMITS) {
    const limit = value[name];
    if (limit === undefined || typeof limit !== "number") continue;
    found ??= {};
    found[name] = limit;
  }
  if (found && value.exclusiveMinimum === true && found.minimum !== undefined) {
    found.exclusiveMinimum = found.minimum;
    delete found.minimum;
  }
  if (found && value.exclusiveMaximum === true && found.maximum !== undefined) {
    found.exclusiveMaximum = found.maximum;
    delete found.maximum;
  }
  if (typeof value.pattern === "string") found = { ...found, pattern: value.pattern };
  const format = value.format;
  if (typeof format === "string" && kind !== "list" && format !== kind && !isTyped(format, kind)) {
    found = { ...found, format };
  }
  return found;
}

function isTyped(format: string, kind: PrimitiveKind): boolean {
  return STRING_FORMATS.get(format) === kind || (format === "double" && kind === "number");
}
