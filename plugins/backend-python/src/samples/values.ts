import { base64Bytes, declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type { Part, SampleExtra, SampleField, SampleValue } from "@sdkwright/plugin-api";
import { list } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { external } from "../dialect.js";
import { call, dict, items, json, stringLiteral } from "../literals.js";
import { publicNames } from "../runtime.js";
import { isExpression, untaggedVariant } from "../shapes.js";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

/** A name that users import from the package: `types`, or the class of the client. */
export const imported = ({ module }: Context, name: string): Part => external(module, name);

/** A name of the runtime: from the package where it hands it on, else from the module that has it. */
export function handedOn(context: Context, name: string, from: string): Part {
  const isExported = publicNames(context).some(([exported]) => exported === name);
  return external(isExported ? context.module : `${context.module}.core.${from}`, name);
}

/** Bytes, as a text where they are one: literals hold ASCII alone. */
function bytesPart({ base64, text }: ValueOf<"bytes">): Part {
  if (text !== null) return textBytes(text);
  const digits = [...base64Bytes(base64)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`);
  return `b"${digits.join("")}"`;
}

function textBytes(text: string): Part {
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

/** A text. An example that does not match its type is not given the type's class either. */
function textValue({ primitive, value, isValid }: ValueOf<"text">): Part {
  switch (primitive) {
    case "uuid":
      return call(external("uuid", "UUID"), [isValid ? stringLiteral(value) : "int=0"]);
    case "decimal":
      return call(external("decimal", "Decimal"), [stringLiteral(isValid ? value : "0")]);
    default:
      return stringLiteral(value);
  }
}

/** Members as entries of a mapping: their names are those of the wire. */
export function wireEntries(context: Context, members: readonly (SampleField | SampleExtra)[]): [string, Part][] {
  return members.map(({ wire, value }) => [wire, valuePart(context, value)]);
}

type Tag = ValueOf<"variant">["tag"];

/** `types.Pet(name="Rex")`; what is not declared cannot be a keyword that type checkers accept, nor can a tag. */
function objectValue(context: Context, { id, members }: ValueOf<"object">, name: string, tag: Tag = null): Part {
  const { names } = context;
  const head: Part = [imported(context, "types"), ".", name];
  const fields = declaredFields(members);
  const further = undeclaredMembers(members);
  if (tag || further.length > 0) {
    const tags = tag ? [[tag.wire, json(tag.value)] as const] : [];
    return call([head, ".model_validate"], [dict([...tags, ...wireEntries(context, [...fields, ...further])])]);
  }
  const args = fields.map(({ wire, value }): Part => [names.property(id, wire), "=", valuePart(context, value)]);
  return call(head, args);
}

/** A variant of a union; one whose type does not declare the tag has a class of its own, which knows its only tag. */
function variantValue(context: Context, { id, index, tag, value }: ValueOf<"variant">): Part {
  const { names, sdk } = context;
  const union = sdk.api.types[id];
  const isOwn = union?.kind === "union" && untaggedVariant(sdk, union, index) !== null;
  if (!isOwn || value.kind !== "object") return valuePart(context, value);
  const name = names.companion("variantMaker", id, index);
  return objectValue(context, value, name, union.variants[index]?.tags.length === 1 ? null : tag);
}

function tupleValue(context: Context, { of: tuple, items: first, rest }: ValueOf<"tuple">): Part {
  const parts = [...first, ...rest].map((item) => valuePart(context, item));
  if (tuple.rest || tuple.items.length === 0) return items(parts);
  return parts.length === 1 ? ["(", ...parts, ",)"] : list("(", parts, ")");
}

/** The expression of a sample's value. */
export function valuePart(context: Context, value: SampleValue): Part {
  switch (value.kind) {
    case "object":
      if (isExpression(context.sdk, value.id)) return dict(wireEntries(context, value.members));
      return objectValue(context, value, context.names.type(value.id));
    case "map-object":
    case "map":
      return dict(value.entries.map(({ key, value: item }) => [key, valuePart(context, item)]));
    case "list":
      return items(value.items.map((item) => valuePart(context, item)));
    case "tuple":
      return tupleValue(context, value);
    case "variant":
      return variantValue(context, value);
    case "date":
      return call(external("datetime", "date"), [String(value.year), String(value.month), String(value.day)]);
    case "date-time":
      return dateTime(value);
    case "bytes":
      return bytesPart(value);
    case "file":
      return value.path === null
        ? textBytes(value.text)
        : call(external("pathlib", "Path"), [stringLiteral(value.path)]);
    case "text":
      return textValue(value);
    case "null":
      return "None";
    case "enum-member":
    case "literal":
    case "unknown-enum-value":
    case "unknown-variant":
    case "boolean":
    case "integer":
    case "number":
    case "json":
      return json(value.value);
    default:
      return value satisfies never;
  }
}
