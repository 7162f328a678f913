import { declaredFields, momentText, undeclaredMembers } from "@sdkwright/docs-kit";
import type { Part, SampleEntry, SampleExtra, SampleValue } from "@sdkwright/plugin-api";
import { group, isAnyJson, softline } from "@sdkwright/plugin-api";
import { numberLiteral, stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { call, chain, memberOf } from "../layout.js";
import { enumConstant, jsonPart, textLiteral, typedLiteral } from "../literals.js";
import { isDeclaredType, toldVariants } from "../types.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

function textPart(emission: Emission, { primitive, value, isValid }: ValueOf<"text">): Part {
  const text = textLiteral(value);
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
  if (primitive === "int32") return numberLiteral(value);
  if (primitive === "int64" || primitive === "uint32") return enumConstant(value, "integer");
  const type = emission.symbol("java.math", "BigInteger");
  if (Number.isSafeInteger(value)) return [type, `.valueOf(${enumConstant(value, "integer")})`];
  return call(["new ", type], [stringLiteral(BigInt(value).toString())]);
}

/** Bytes, as a text where they are one. */
function bytesPart(emission: Emission, { base64, text }: ValueOf<"bytes">): Part {
  if (text !== null) return textBytes(emission, text);
  return call([emission.symbol("java.util", "Base64"), ".getDecoder().decode"], [textLiteral(base64)]);
}

function textBytes(emission: Emission, text: string): Part {
  const charsets = emission.symbol("java.nio.charset", "StandardCharsets");
  return [stringLiteral(text), ".getBytes(", charsets, ".UTF_8)"];
}

/** Null, where JSON's own would be a value of another type. */
const isNull = ({ api }: Emission, { kind, type }: SampleValue): boolean => kind === "null" && !isAnyJson(api, type);

/** Entries without null, which no `Map.of` takes. */
function mapPart(emission: Emission, entries: readonly SampleEntry[]): Part {
  const map = emission.symbol("java.util", "Map");
  const pairs = entries
    .filter(({ value }) => !isNull(emission, value))
    .map(({ key, value }): Part[] => [stringLiteral(key), valuePart(emission, value)]);
  const inner = pairs.map((pair) => call([map, ".entry"], pair));
  return pairs.length <= 5 ? call([map, ".of"], pairs.flat()) : call([map, ".ofEntries"], inner);
}

/** `List.of` takes no null, and `Arrays.asList(null)` would be a list of no array. */
function listPart(emission: Emission, items: readonly SampleValue[]): Part {
  const nullable = items.length === 1 ? ["Collections", "singletonList"] : ["Arrays", "asList"];
  const [home = "", made] = items.some((item) => isNull(emission, item)) ? nullable : ["List", "of"];
  const parts = items.map((item) => valuePart(emission, item));
  return call([emission.symbol("java.util", home), `.${made}`], parts);
}

/** A property, or a field of a request, that a builder is told. */
interface Setting {
  readonly name: string;
  readonly required: boolean;
  readonly value: SampleValue;
}

/** An object by its builder. Constants are set without an argument, unless they are always there. */
export function builtPart(
  emission: Emission,
  type: Part,
  settings: readonly Setting[],
  extras: readonly SampleExtra[],
): Part {
  const setters = settings.flatMap(({ name, required, value }): Part[] => {
    if (isNull(emission, value) && !value.nullable) return [];
    if (value.kind !== "literal" || value.nullable) return [call(name, [valuePart(emission, value)])];
    return required ? [] : [`${name}()`];
  });
  const further = extras.map(({ wire, value }) =>
    call("additionalProperty", [stringLiteral(wire), valuePart(emission, value)]),
  );
  // A wide name leaves no room for what makes the builder.
  return chain(group(type, softline, ".builder()"), [...setters, ...further, "build()"]);
}

function objectPart(emission: Emission, { id, members }: ValueOf<"object">): Part {
  const { names, packages } = emission;
  const settings = declaredFields(members).map((field) => ({ ...field, name: names.property(id, field.wire) }));
  const type = emission.declared(packages.types, names.type(id));
  return builtPart(emission, type, settings, undeclaredMembers(members));
}

/** A type that contains itself without a class in between is any JSON. */
function memberMap(emission: Emission, { members }: ValueOf<"object">): Part {
  const entries = members.map(({ wire, value }) => ({ key: wire, value }));
  return nodePart(emission, mapPart(emission, entries));
}

/** The JSON of a value. */
const nodePart = (emission: Emission, value: Part): Part => call([emission.runtime("json.Json"), ".node"], [value]);

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
      return isDeclaredType(sdk, value.id) ? objectPart(emission, value) : memberMap(emission, value);
    case "map":
    case "map-object":
      return mapPart(emission, value.entries);
    case "list":
      return listPart(emission, value.items);
    case "tuple": {
      const items = [...value.items, ...value.rest].map((item) => nodePart(emission, valuePart(emission, item)));
      return call([emission.symbol("java.util", "List"), ".of"], items);
    }
    case "enum-member":
      return memberOf(emission.declared(packages.types, names.type(value.id)), names.enumMember(value.id, value.value));
    case "unknown-enum-value": {
      const decl = sdk.api.types[value.id];
      const literal = enumConstant(value.value as string | number, decl?.kind === "enum" ? decl.base : "string");
      return call([emission.declared(packages.types, names.type(value.id)), ".of"], [literal]);
    }
    case "variant": {
      const union = emission.declared(packages.types, names.type(value.id));
      const decl = sdk.api.types[value.id];
      const told = decl?.kind === "union" ? toldVariants(emission, decl) : [];
      if (told.some(({ index }) => index === value.index)) {
        return call([union, ".of"], [valuePart(emission, value.value)]);
      }
      const head = memberOf(["new ", union], `Of${names.variant(value.id, value.index)}`);
      return call(head, [valuePart(emission, value.value)]);
    }
    case "unknown-variant":
      return unionPart(emission, value);
    case "literal":
      return typedLiteral(value.value);
    case "text":
      return textPart(emission, value);
    case "integer":
      return integerPart(emission, value);
    case "number":
      return enumConstant(value.value, "number");
    case "boolean":
      return String(value.value);
    case "date":
      return [emission.symbol("java.time", "LocalDate"), `.of(${value.year}, ${value.month}, ${value.day})`];
    case "date-time": {
      const text = value.moment ? momentText(value.moment) : "1970-01-01T00:00:00Z";
      return call([emission.symbol("java.time", "OffsetDateTime"), ".parse"], [stringLiteral(text)]);
    }
    case "bytes":
      return bytesPart(emission, value);
    case "file": {
      const content = value.path === null ? textBytes(emission, value.text) : pathPart(emission, value.path);
      return call([emission.runtime("core.FileUpload"), ".of"], [content]);
    }
    case "null":
      return isNull(emission, value) ? "null" : jsonPart(emission, null);
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
