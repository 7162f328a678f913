import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { JsonValue, Part, SampleEntry, SampleExtra, SampleMoment, SampleValue } from "@sdkwright/plugin-api";
import { numberLiteral, stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { call, chain } from "../layout.js";
import { constantLiteral, enumConstant } from "../literals.js";
import { isDeclaredType } from "../types.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

/** JSON that a value is sent as, where no class of its own can say it. */
function jsonOf(value: SampleValue): JsonValue {
  switch (value.kind) {
    case "list":
      return value.items.map(jsonOf);
    case "tuple":
      return [...value.items, ...value.rest].map(jsonOf);
    case "map":
    case "map-object":
      return Object.fromEntries(value.entries.map(({ key, value: item }) => [key, jsonOf(item)]));
    case "object":
      return Object.fromEntries(value.members.map(({ wire, value: item }) => [wire, jsonOf(item)]));
    case "variant":
      return jsonOf(value.value);
    case "date":
    case "date-time":
    case "file":
      return value.text;
    case "bytes":
      return value.base64;
    case "null":
      return null;
    default:
      return value.value;
  }
}

function jsonPart(emission: Emission, value: JsonValue): Part {
  return call([emission.runtime("json.Json"), ".parse"], [stringLiteral(JSON.stringify(value))]);
}

const digits = (value: number, width: number): string => String(value).padStart(width, "0");

/** A moment as ISO 8601 has it. */
function momentText({ year, month, day, hour, minute, second, nanosecond }: SampleMoment): string {
  const fraction = nanosecond === 0 ? "" : `.${digits(nanosecond, 9).replace(/0+$/, "")}`;
  const time = `${digits(hour, 2)}:${digits(minute, 2)}:${digits(second, 2)}${fraction}`;
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T${time}Z`;
}

function textPart(emission: Emission, { primitive, value, isValid }: ValueOf<"text">): Part {
  const text = stringLiteral(value);
  if (primitive === "decimal") {
    const type = emission.symbol("java.math", "BigDecimal");
    return isValid ? call(["new ", type], [text]) : [type, ".ZERO"];
  }
  if (primitive === "uuid") {
    const type = emission.symbol("java.util", "UUID");
    return isValid ? call([type, ".fromString"], [text]) : ["new ", type, "(0, 0)"];
  }
  return text;
}

function integerPart(emission: Emission, { primitive, value }: ValueOf<"integer">): Part {
  const plain = numberLiteral(value);
  if (primitive === "int32") return plain;
  const long = /[.eL]/.test(plain) ? plain : `${plain}L`;
  if (primitive === "int64" || primitive === "uint32") return long;
  const type = emission.symbol("java.math", "BigInteger");
  return Number.isSafeInteger(value)
    ? [type, `.valueOf(${long})`]
    : call(["new ", type], [stringLiteral(BigInt(value).toString())]);
}

/** A number of the type `double`. */
function doubleLiteral(value: number): string {
  const plain = numberLiteral(value);
  return /[.e]/.test(plain) ? plain : `${plain.replace(/L$/, "")}.0`;
}

function bytesPart(emission: Emission, text: string): Part {
  const charsets = emission.symbol("java.nio.charset", "StandardCharsets");
  return [stringLiteral(text), ".getBytes(", charsets, ".UTF_8)"];
}

/** Entries without null, which no `Map.of` takes. */
function mapPart(emission: Emission, entries: readonly SampleEntry[]): Part {
  const map = emission.symbol("java.util", "Map");
  const pairs = entries
    .filter(({ value }) => value.kind !== "null")
    .map(({ key, value }): Part[] => [stringLiteral(key), valuePart(emission, value)]);
  if (pairs.length <= 5) return call([map, ".of"], pairs.flat());
  return call(
    [map, ".ofEntries"],
    pairs.map((pair) => call([map, ".entry"], pair)),
  );
}

function listPart(emission: Emission, items: readonly SampleValue[]): Part {
  const parts = items.map((item) => valuePart(emission, item));
  if (items.some(({ kind }) => kind === "null")) {
    // `Arrays.asList(null)` would be a list of no array.
    return items.length === 1
      ? call([emission.symbol("java.util", "Collections"), ".singletonList"], parts)
      : call([emission.symbol("java.util", "Arrays"), ".asList"], parts);
  }
  return call([emission.symbol("java.util", "List"), ".of"], parts);
}

/** Whether a property has no setter: it always has the same value. */
export const isConstant = (value: SampleValue, required: boolean): boolean =>
  value.kind === "literal" && required && !value.nullable;

/** Links of a builder that set what no type declares. */
export function extraLinks(emission: Emission, extras: readonly SampleExtra[]): Part[] {
  return extras.map(({ wire, value }) => call("additionalProperty", [stringLiteral(wire), valuePart(emission, value)]));
}

function objectPart(emission: Emission, { id, members }: ValueOf<"object">): Part {
  const { names, packages } = emission;
  const setters = declaredFields(members).flatMap(({ wire, required, value }) => {
    const isUnset = isConstant(value, required) || (value.kind === "null" && !value.nullable);
    return isUnset ? [] : [call(names.property(id, wire), [valuePart(emission, value)])];
  });
  const type = emission.declared(packages.types, names.type(id));
  return chain([type, ".builder()"], [...setters, ...extraLinks(emission, undeclaredMembers(members)), "build()"]);
}

function unionPart(emission: Emission, { id, value }: ValueOf<"unknown-variant">): Part {
  const { names, packages, api } = emission;
  const type = emission.declared(packages.types, names.type(id));
  const decl = api.types[id];
  const tag = decl?.kind === "union" && decl.discriminator ? ['""'] : [];
  return call(["new ", type, ".Unknown"], [...tag, jsonPart(emission, value)]);
}

/** A value as an expression. */
export function valuePart(emission: Emission, value: SampleValue): Part {
  const { names, packages, sdk } = emission;
  switch (value.kind) {
    case "object":
      return isDeclaredType(sdk, value.id) ? objectPart(emission, value) : jsonPart(emission, jsonOf(value));
    case "map":
    case "map-object":
      return mapPart(emission, value.entries);
    case "list":
      return listPart(emission, value.items);
    case "tuple": {
      const items = [...value.items, ...value.rest].map((item) => jsonPart(emission, jsonOf(item)));
      return call([emission.symbol("java.util", "List"), ".of"], items);
    }
    case "enum-member":
      return [emission.declared(packages.types, names.type(value.id)), `.${names.enumMember(value.id, value.value)}`];
    case "unknown-enum-value": {
      const decl = sdk.api.types[value.id];
      const base = decl?.kind === "enum" ? decl.base : "string";
      return call(
        [emission.declared(packages.types, names.type(value.id)), ".of"],
        [enumConstant(value.value as string | number, base)],
      );
    }
    case "variant":
      return call(
        ["new ", emission.declared(packages.types, names.type(value.id)), `.Of${names.variant(value.id, value.index)}`],
        [valuePart(emission, value.value)],
      );
    case "unknown-variant":
      return unionPart(emission, value);
    case "literal":
      return typeof value.value === "number" && Number.isInteger(value.value)
        ? enumConstant(value.value, "integer")
        : constantLiteral(value.value);
    case "text":
      return textPart(emission, value);
    case "integer":
      return integerPart(emission, value);
    case "number":
      return doubleLiteral(value.value);
    case "boolean":
      return String(value.value);
    case "date":
      return [emission.symbol("java.time", "LocalDate"), `.of(${value.year}, ${value.month}, ${value.day})`];
    case "date-time": {
      const text = value.moment ? momentText(value.moment) : "1970-01-01T00:00:00Z";
      return call([emission.symbol("java.time", "OffsetDateTime"), ".parse"], [stringLiteral(text)]);
    }
    case "bytes":
      return bytesPart(emission, value.text);
    case "file": {
      const content = value.path === null ? bytesPart(emission, value.text) : pathPart(emission, value.path);
      return call([emission.runtime("core.FileUpload"), ".of"], [content]);
    }
    case "null":
      return "null";
    case "json":
      return jsonPart(emission, value.value);
    default:
      return value satisfies never;
  }
}

/** `Path.of("cover.png")`. */
export function pathPart(emission: Emission, path: string): Part {
  return call([emission.symbol("java.nio.file", "Path"), ".of"], [stringLiteral(path)]);
}
