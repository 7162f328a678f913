import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { Api, ObjectDecl, Part, SampleEntry, SampleValue, TypeId } from "@sdkwright/plugin-api";
import { allProperties, list } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { call, dict, items, json, numberLiteral, scalar, stringLiteral } from "../literals.js";
import { isExpression, untaggedVariant } from "../shapes.js";
import { external } from "../types.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

/** A name that users import from the package: `types`, or the class of the client. */
export const imported = ({ module }: Emission, name: string): Part => external(module, name);

/** A name of the runtime: from the package where it hands it on, else from the module that has it. */
export function handedOn({ module, runtimeExports }: Emission, name: string, from: string): Part {
  const isExported = runtimeExports.some(([exported]) => exported === name);
  return external(isExported ? module : `${module}.core.${from}`, name);
}

/** A type of the API: `types.Pet`. */
export function typeName(emission: Emission, name: string): Part {
  return [imported(emission, "types"), ".", name];
}

/** Bytes: literals hold ASCII alone. */
function bytes(text: string): Part {
  const isPlain = /^[\x20-\x7e\n\r\t]*$/.test(text);
  return isPlain ? `b${stringLiteral(text)}` : `${stringLiteral(text)}.encode()`;
}

/** `datetime(2024, 1, 2, 3, 4, 5, tzinfo=timezone.utc)`. */
function dateTime({ moment }: ValueOf<"date-time">): Part {
  const zone: Part = ["tzinfo=", external("datetime", "timezone"), ".utc"];
  const name = external("datetime", "datetime");
  if (!moment) return call(name, ["1970", "1", "1", zone]);
  const { year, month, day, hour, minute, second, nanosecond } = moment;
  const parts = [year, month, day, hour, minute, second, Math.trunc(nanosecond / 1000)];
  while (parts.length > 3 && parts.at(-1) === 0) parts.pop();
  return call(name, [...parts.map(String), zone]);
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const DECIMAL = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** A text; what is no example of its type has none of its class either. */
function textValue({ primitive, value }: ValueOf<"text">): Part {
  if (primitive === "uuid") {
    const name = external("uuid", "UUID");
    return UUID.test(value) ? call(name, [stringLiteral(value)]) : call(name, ["int=0"]);
  }
  if (primitive !== "decimal") return stringLiteral(value);
  return call(external("decimal", "Decimal"), [stringLiteral(DECIMAL.test(value) ? value : "0")]);
}

/** The type that declares a property: the object itself, or one that it extends. */
function declaringType(api: Api, id: TypeId, wire: string): TypeId {
  const decl = api.types[id];
  if (decl?.kind !== "object" || decl.properties.some(({ name }) => name.wire === wire)) return id;
  const parent = decl.extends.find((next) => {
    const target = api.types[next];
    return target?.kind === "object" && allProperties(api, target).some(({ name }) => name.wire === wire);
  });
  return parent === undefined ? id : declaringType(api, parent, wire);
}

/** `types.Pet(name="Rex")`; what is not declared cannot be a keyword that type checkers accept. */
function objectValue(emission: Emission, value: ValueOf<"object">, head: Part): Part {
  const { names, sdk } = emission;
  const further = undeclaredMembers(value.members);
  const fields = declaredFields(value.members);
  if (further.length > 0) {
    const entries = [...fields, ...further].map(({ wire, value: item }) => [wire, valuePart(emission, item)] as const);
    return call([head, ".model_validate"], [dict(entries)]);
  }
  const args = fields.map(({ wire, value: item }): Part => {
    return [names.property(declaringType(sdk.api, value.id, wire), wire), "=", valuePart(emission, item)];
  });
  return call(head, args);
}

/** A variant of a union; one whose type does not declare the tag has a class of its own. */
function variantValue(emission: Emission, { id, index, tag, value }: ValueOf<"variant">): Part {
  const { names, sdk } = emission;
  const union = sdk.api.types[id];
  const isOwn = union?.kind === "union" && untaggedVariant(sdk, union, index) !== null;
  if (!isOwn || value.kind !== "object") return valuePart(emission, value);
  const head = typeName(emission, names.companion("variantMaker", id, index));
  const several = union.variants[index]?.tags.length !== 1;
  if (!several || !tag) return objectValue(emission, value, head);
  const entries = declaredFields(value.members).map(
    ({ wire, value: item }) => [wire, valuePart(emission, item)] as const,
  );
  return call([head, ".model_validate"], [dict([[tag.wire, json(tag.value)], ...entries])]);
}

const entriesOf = (emission: Emission, entries: readonly SampleEntry[]): Part =>
  dict(entries.map(({ key, value }) => [key, valuePart(emission, value)]));

function tupleValue(emission: Emission, { of: tuple, items: first, rest }: ValueOf<"tuple">): Part {
  const parts = [...first, ...rest].map((item) => valuePart(emission, item));
  if (tuple.rest || tuple.items.length === 0) return items(parts);
  return parts.length === 1 ? ["(", ...parts, ",)"] : list("(", parts, ")");
}

/** An object of a declared type; one without properties is a mapping. */
function modelValue(emission: Emission, value: ValueOf<"object">): Part {
  const { names, sdk } = emission;
  const decl: ObjectDecl | undefined = sdk.api.types[value.id] as ObjectDecl | undefined;
  if (!decl || !isExpression(sdk, value.id))
    return objectValue(emission, value, typeName(emission, names.type(value.id)));
  return dict(value.members.map(({ wire, value: item }) => [wire, valuePart(emission, item)]));
}

/** The expression of a sample's value. */
export function valuePart(emission: Emission, value: SampleValue): Part {
  switch (value.kind) {
    case "object":
      return modelValue(emission, value);
    case "map-object":
    case "map":
      return entriesOf(emission, value.entries);
    case "list":
      return items(value.items.map((item) => valuePart(emission, item)));
    case "tuple":
      return tupleValue(emission, value);
    case "variant":
      return variantValue(emission, value);
    case "date":
      return call(external("datetime", "date"), [String(value.year), String(value.month), String(value.day)]);
    case "date-time":
      return dateTime(value);
    case "bytes":
      return bytes(value.text);
    case "file":
      return value.path === null ? bytes(value.text) : call(external("pathlib", "Path"), [stringLiteral(value.path)]);
    case "text":
      return textValue(value);
    case "integer":
    case "number":
      return numberLiteral(value.value);
    case "boolean":
      return scalar(value.value);
    case "null":
      return "None";
    case "enum-member":
    case "literal":
      return json(value.value);
    case "unknown-enum-value":
    case "unknown-variant":
    case "json":
      return json(value.value);
    default:
      return value satisfies never;
  }
}
