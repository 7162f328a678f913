import { listOf, mapOf, nullable, nullType, primitive, type Type, unknownType } from "@sdkwright/plugin-api";

/** 64-bit integers are text in JSON: numbers there would lose digits. */
const longText = (format: string): Type => ({ kind: "primitive", primitive: "string", constraints: { format } });

/** Scalars by their names in proto files, as JSON has them. */
export const SCALARS: ReadonlyMap<string, Type> = new Map([
  ["int32", primitive("int32")],
  ["sint32", primitive("int32")],
  ["sfixed32", primitive("int32")],
  ["uint32", primitive("uint32")],
  ["fixed32", primitive("uint32")],
  ["int64", longText("int64")],
  ["sint64", longText("int64")],
  ["sfixed64", longText("int64")],
  ["uint64", longText("uint64")],
  ["fixed64", longText("uint64")],
  ["bool", primitive("boolean")],
  ["string", primitive("string")],
  ["bytes", primitive("base64")],
]);

/** Numbers that can be no number: JSON has their names for those values. */
export const FLOATS: ReadonlyMap<string, Type> = new Map([
  ["double", primitive("number")],
  ["float", primitive("float")],
]);
/** Messages that hold one of {@link FLOATS}. */
export const FLOAT_WRAPPERS: ReadonlyMap<string, string> = new Map([
  ["google.protobuf.DoubleValue", "double"],
  ["google.protobuf.FloatValue", "float"],
]);

const scalar = (name: string): Type => SCALARS.get(name) ?? unknownType;
const text = (format: string): Type => ({ kind: "primitive", primitive: "string", constraints: { format } });

/** Types with a form of their own in JSON (protobuf.dev, ProtoJSON format), by full name. */
export const WELL_KNOWN: ReadonlyMap<string, Type> = new Map([
  ["google.protobuf.Timestamp", primitive("date-time")],
  ["google.protobuf.Duration", text("duration-seconds")],
  ["google.protobuf.FieldMask", text("field-mask")],
  ["google.protobuf.Struct", mapOf(unknownType)],
  ["google.protobuf.Value", unknownType],
  ["google.protobuf.ListValue", listOf(unknownType)],
  ["google.protobuf.NullValue", nullType],
  ["google.protobuf.Int64Value", nullable(scalar("int64"))],
  ["google.protobuf.UInt64Value", nullable(scalar("uint64"))],
  ["google.protobuf.Int32Value", nullable(scalar("int32"))],
  ["google.protobuf.UInt32Value", nullable(scalar("uint32"))],
  ["google.protobuf.BoolValue", nullable(scalar("bool"))],
  ["google.protobuf.StringValue", nullable(scalar("string"))],
  ["google.protobuf.BytesValue", nullable(scalar("bytes"))],
]);

/** A message in a message, whatever it is: its type stands under `@type`. */
export const ANY = "google.protobuf.Any";
/** A message without fields: nothing to send, and nothing to read. */
export const EMPTY = "google.protobuf.Empty";
/** A body of any media type. */
export const HTTP_BODY = "google.api.HttpBody";

const FILES: ReadonlyMap<string, string> = new Map([
  ...["Any", "Duration", "Empty", "Timestamp"].map((name) => [name, name.toLowerCase()] as const),
  ["FieldMask", "field_mask"],
  ...["Struct", "Value", "ListValue", "NullValue"].map((name) => [name, "struct"] as const),
  ...["Double", "Float", "Int64", "UInt64", "Int32", "UInt32", "Bool", "String", "Bytes"].map(
    (name) => [`${name}Value`, "wrappers"] as const,
  ),
]);

/** The file that declares a type of `google.protobuf`. */
export function fileOfWellKnown(name: string): string | undefined {
  const file = name.startsWith("google.protobuf.") ? FILES.get(name.slice("google.protobuf.".length)) : undefined;
  return file === undefined ? undefined : `google/protobuf/${file}.proto`;
}
