import { declaredFields, momentText, undeclaredMembers } from "@sdkwright/docs-kit";
import type { Part, SampleEntry, SampleExtra, SampleValue } from "@sdkwright/plugin-api";
import { group, isAnyJson, isDeclaredType, softline } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { numberLiteral, stringLiteral } from "../dialect.js";
import { call, chain, memberOf } from "../line-breaks.js";
import { enumConstant, jsonPart, textLiteral, typedLiteral } from "../literals.js";
import { toldVariants } from "../types.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

function textPart(context: Context, { primitive, value, isValid }: ValueOf<"text">): Part {
  const text = textLiteral(value);
  if (primitive === "decimal") {
    const type = context.symbol("java.math", "BigDecimal");
    return isValid ? call(["new ", type], [text]) : [type, ".ZERO"];
  }
  if (primitive === "uuid") {
    const type = context.symbol("java.util", "UUID");
    return isValid ? call([type, ".fromString"], [text]) : ["new ", type, "(0, 0)"];
  }
  return text;
}

function integerPart(context: Context, { primitive, value }: ValueOf<"integer">): Part {
  if (primitive === "int32") return numberLiteral(value);
  if (primitive === "int64" || primitive === "uint32") return enumConstant(value, "integer");
  const type = context.symbol("java.math", "BigInteger");
  if (Number.isSafeInteger(value)) return [type, `.valueOf(${enumConstant(value, "integer")})`];
  return call(["new ", type], [stringLiteral(BigInt(value).toString())]);
}

/** Bytes, as a text where they are one. */
function bytesPart(context: Context, { base64, text }: ValueOf<"bytes">): Part {
  if (text !== null) return textBytes(context, text);
  return call([context.symbol("java.util", "Base64"), ".getDecoder().decode"], [textLiteral(base64)]);
}

function textBytes(context: Context, text: string): Part {
  const charsets = context.symbol("java.nio.charset", "StandardCharsets");
  return [stringLiteral(text), ".getBytes(", charsets, ".UTF_8)"];
}

/** Null, where JSON's own would be a value of another type. */
const isNull = ({ api }: Context, { kind, type }: SampleValue): boolean => kind === "null" && !isAnyJson(api, type);

/** Entries without null, which no `Map.of` takes. */
function mapPart(context: Context, entries: readonly SampleEntry[]): Part {
  const map = context.symbol("java.util", "Map");
  const pairs = entries
    .filter(({ value }) => !isNull(context, value))
    .map(({ key, value }): Part[] => [stringLiteral(key), valuePart(context, value)]);
  const inner = pairs.map((pair) => call([map, ".entry"], pair));
  return pairs.length <= 5 ? call([map, ".of"], pairs.flat()) : call([map, ".ofEntries"], inner);
}

/** `List.of` takes no null, and `Arrays.asList(null)` would be a list of no array. */
function listPart(context: Context, items: readonly SampleValue[]): Part {
  const nullable = items.length === 1 ? ["Collections", "singletonList"] : ["Arrays", "asList"];
  const [home = "", made] = items.some((item) => isNull(context, item)) ? nullable : ["List", "of"];
  const parts = items.map((item) => valuePart(context, item));
  return call([context.symbol("java.util", home), `.${made}`], parts);
}

/** A property, or a field of a request, that a builder is told. */
interface Setting {
  readonly name: string;
  readonly required: boolean;
  readonly value: SampleValue;
}

/** An object by its builder. Constants are set without an argument, unless they are always there. */
export function builtPart(
  context: Context,
  type: Part,
  settings: readonly Setting[],
  extras: readonly SampleExtra[],
): Part {
  const setters = settings.flatMap(({ name, required, value }): Part[] => {
    if (isNull(context, value) && !value.nullable) return [];
    if (value.kind !== "literal" || value.nullable) return [call(name, [valuePart(context, value)])];
    return required ? [] : [`${name}()`];
  });
  const further = extras.map(({ wire, value }) =>
    call("additionalProperty", [stringLiteral(wire), valuePart(context, value)]),
  );
  // A wide name leaves no room for what makes the builder.
  return chain(group(type, softline, ".builder()"), [...setters, ...further, "build()"]);
}

function objectPart(context: Context, { id, members }: ValueOf<"object">): Part {
  const { names, packages } = context;
  const settings = declaredFields(members).map((field) => ({ ...field, name: names.property(id, field.wire) }));
  const type = context.declared(packages.types, names.type(id));
  return builtPart(context, type, settings, undeclaredMembers(members));
}

/** A type that contains itself without a class in between is any JSON. */
function memberMap(context: Context, { members }: ValueOf<"object">): Part {
  const entries = members.map(({ wire, value }) => ({ key: wire, value }));
  return nodePart(context, mapPart(context, entries));
}

/** The JSON of a value. */
const nodePart = (context: Context, value: Part): Part => call([context.runtime("json.Json"), ".node"], [value]);

function unionPart(context: Context, { id, value }: ValueOf<"unknown-variant">): Part {
  const { names, packages, api } = context;
  const type = context.declared(packages.types, names.type(id));
  const decl = api.types[id];
  const tag = decl?.kind === "union" && decl.discriminator ? ['""'] : [];
  return call(["new ", type, ".Unknown"], [...tag, jsonPart(context, value)]);
}

/** A value as an expression. */
export function valuePart(context: Context, value: SampleValue): Part {
  const { names, packages, sdk } = context;
  switch (value.kind) {
    case "object":
      return isDeclaredType(sdk, value.id) ? objectPart(context, value) : memberMap(context, value);
    case "map":
    case "map-object":
      return mapPart(context, value.entries);
    case "list":
      return listPart(context, value.items);
    case "tuple": {
      const items = [...value.items, ...value.rest].map((item) => nodePart(context, valuePart(context, item)));
      return call([context.symbol("java.util", "List"), ".of"], items);
    }
    case "enum-member":
      return memberOf(context.declared(packages.types, names.type(value.id)), names.enumMember(value.id, value.value));
    case "unknown-enum-value": {
      const decl = sdk.api.types[value.id];
      const literal = enumConstant(value.value as string | number, decl?.kind === "enum" ? decl.base : "string");
      return call([context.declared(packages.types, names.type(value.id)), ".of"], [literal]);
    }
    case "variant": {
      const union = context.declared(packages.types, names.type(value.id));
      const decl = sdk.api.types[value.id];
      const told = decl?.kind === "union" ? toldVariants(context, decl) : [];
      if (told.some(({ index }) => index === value.index)) {
        return call([union, ".of"], [valuePart(context, value.value)]);
      }
      const head = memberOf(["new ", union], `Of${names.variant(value.id, value.index)}`);
      return call(head, [valuePart(context, value.value)]);
    }
    case "unknown-variant":
      return unionPart(context, value);
    case "literal":
      return typedLiteral(value.value);
    case "text":
      return textPart(context, value);
    case "integer":
      return integerPart(context, value);
    case "number":
      return enumConstant(value.value, "number");
    case "boolean":
      return String(value.value);
    case "date":
      return [context.symbol("java.time", "LocalDate"), `.of(${value.year}, ${value.month}, ${value.day})`];
    case "date-time": {
      const text = value.moment ? momentText(value.moment) : "1970-01-01T00:00:00Z";
      return call([context.symbol("java.time", "OffsetDateTime"), ".parse"], [stringLiteral(text)]);
    }
    case "bytes":
      return bytesPart(context, value);
    case "file": {
      const content = value.path === null ? textBytes(context, value.text) : pathPart(context, value.path);
      return call([context.runtime("core.FileUpload"), ".of"], [content]);
    }
    case "null":
      return isNull(context, value) ? "null" : jsonPart(context, null);
    case "json":
      return jsonPart(context, value.value);
    default:
      return value satisfies never;
  }
}

/** `Path.of("cover.png")`. */
export function pathPart(context: Context, path: string): Part {
  return call([context.symbol("java.nio.file", "Path"), ".of"], [stringLiteral(path)]);
}
