import {
  type EnumDecl,
  type EnumValue,
  type Json,
  literal,
  makeName,
  nullType,
  primitive,
  type Type,
  unknownType,
  type Variant,
} from "@sdkwright/plugin-api";
import { jsonSchemaCatalogue } from "./catalogue.js";
import { extension } from "./dialect.js";
import { claim, namedVariant, settle } from "./drafts.js";
import { isExact, isExactAt } from "./exact.js";
import { typesOf } from "./keywords.js";
import { isScalar, type Scalar } from "./literal-values.js";
import { child, elements, isObject, type JsonObject, keyOf, locationOf, type Node, originOf } from "./node.js";
import type { Mutable, State } from "./state.js";

/** Type of a schema that pins one value. */
export function lowerConst(state: State, node: Node, value: Json): Type {
  if (value === null) return nullType;
  if (!isExactAt(state, child(node, "const"), "const")) return primitive("int64");
  if (isScalar(value)) return literal(value);
  const location = locationOf(child(node, "const")!);
  state.report(jsonSchemaCatalogue.create("unsupported-value", { keyword: "const" }, { location }));
  return unknownType;
}

/**
 * Type of a schema that lists its values: an enum, a literal where an inline schema lists one, a union of literals
 * where the values are of several types.
 */
export function lowerEnum(state: State, node: Node, value: JsonObject): Type {
  const values = scalarsOf(state, node, value);
  if (!values) return unknownType;
  if (!values.every(isExact)) return primitive(values.every(Number.isInteger) ? "int64" : "number");
  if (values.length === 0) return nullType;
  const kinds = new Set(values.map((item) => typeof item));
  if (kinds.size > 1) return literalUnion(state, node, values);
  if (kinds.has("boolean")) return values.length > 1 ? primitive("boolean") : literal(values[0]!);
  if (values.length === 1 && !state.drafts.has(keyOf(node))) return literal(values[0]!);
  return declareEnum(state, node, { values: values as readonly (string | number)[], open: false });
}

/** Values without null and repeats, each of the declared type; undefined if one is not a scalar. */
function scalarsOf(state: State, node: Node, value: JsonObject): readonly Scalar[] | undefined {
  const types = typesOf(value.type === undefined ? {} : value);
  const found = new Set<Scalar>();
  const mistyped: number[] = [];
  const list = value.enum as Json[];
  const at = (index: number) => ({ location: locationOf(child(child(node, "enum")!, String(index))!) });
  for (const [index, item] of list.entries()) {
    if (item === null) continue;
    if (!isScalar(item)) {
      state.report(jsonSchemaCatalogue.create("unsupported-value", { keyword: "enum" }, at(index)));
      return undefined;
    }
    const typed = asDeclared(item, types);
    isExactAt(state, child(child(node, "enum")!, String(index)), "enum");
    if (typed !== item) mistyped.push(index);
    if (found.has(typed))
      state.report(jsonSchemaCatalogue.create("enum-repeat", { value: JSON.stringify(item) }, at(index)));
    found.add(typed);
  }
  const [first] = mistyped;
  if (first !== undefined) {
    const params = { value: JSON.stringify(list[first]), others: mistyped.length - 1, type: types.join(" or ") };
    state.report(jsonSchemaCatalogue.create("enum-type", params, at(first)));
  }
  return [...found];
}

/** The value as its declared type has it: an unquoted YAML scalar in an enum of strings is meant as text. */
function asDeclared(item: Scalar, types: readonly string[]): Scalar {
  if (types.length !== 1) return item;
  if (types[0] === "string" && typeof item !== "string") return String(item);
  const numeric = types[0] === "integer" || types[0] === "number";
  if (numeric && typeof item === "string" && item.trim() !== "" && Number.isFinite(Number(item))) return Number(item);
  return item;
}

function literalUnion(state: State, node: Node, values: readonly Scalar[]): Type {
  const variants = values.map((value) => namedVariant(node, makeName(String(value)).words, literal(value)));
  return settle(state, claim(state, node), { kind: "union", discriminator: null, variants });
}

/** The literal of an enum's only value, or a union of those of several. What the definition says of a value stays. */
function literalsOf(state: State, node: Node, values: readonly EnumValue[]): Type {
  const [only] = values;
  if (only && values.length === 1) return literal(only.value);
  const variants = values.map(({ value, ...documented }): Variant => {
    return { ...documented, type: literal(value), tags: [], origin: originOf(node) };
  });
  return settle(state, claim(state, node), { kind: "union", discriminator: null, variants });
}

interface EnumBody {
  readonly values: readonly (string | number)[];
  readonly open: boolean;
  /** Names and descriptions that the values bring along, by index. */
  readonly named?: readonly EnumValue[];
}

export function declareEnum(state: State, node: Node, { values, open, named }: EnumBody): Type {
  const value = isObject(node.value) ? node.value : {};
  const { settings } = state.options;
  const isOpen = open || settings.openEnums;
  if (settings.enumsToLiterals && !isOpen) {
    return literalsOf(state, node, named ?? valuesOf(node, value, values));
  }
  const draft = claim(state, node);
  const body: Mutable<Pick<EnumDecl, "kind" | "base" | "values" | "open" | "default">> = {
    kind: "enum",
    base: baseOf(values),
    values: named ?? valuesOf(node, value, values),
    open: isOpen,
  };
  const { default: fallback } = value;
  if (typeof fallback === "string" || (typeof fallback === "number" && isExact(fallback))) body.default = fallback;
  return settle(state, draft, body);
}

function baseOf(values: readonly (string | number)[]): EnumDecl["base"] {
  if (typeof values[0] === "string") return "string";
  return values.every((value) => Number.isInteger(value)) ? "integer" : "number";
}

/** Names come from `x-gen-enum`, else from the lists that other tools write beside `enum`, else from the values. */
function valuesOf(node: Node, schema: JsonObject, values: readonly (string | number)[]): EnumValue[] {
  const names = schema["x-enum-varnames"] ?? schema["x-enumNames"] ?? schema["x-enum-names"];
  const texts = schema["x-enum-descriptions"] ?? schema["x-enumDescriptions"];
  const chosen = extension(schema, "enum");
  const positions = names || texts ? positionsOf(node) : undefined;
  return values.map((value) => {
    const position = positions?.get(value);
    const name = textAt(names, position, value);
    const description = textAt(texts, position, value);
    const own = isObject(chosen) && Object.hasOwn(chosen, String(value)) ? chosen[String(value)] : undefined;
    return enumValue(value, own, { name, description });
  });
}

function positionsOf(node: Node): ReadonlyMap<Json, number> {
  return new Map(elements(child(node, "enum")).map((item, index) => [item.value, index]));
}

function textAt(list: Json | undefined, index: number | undefined, value: string | number): string | undefined {
  if (Array.isArray(list)) return index !== undefined && typeof list[index] === "string" ? list[index] : undefined;
  if (!isObject(list) || !Object.hasOwn(list, String(value))) return undefined;
  const found = list[String(value)];
  return typeof found === "string" ? found : undefined;
}

function enumValue(value: string | number, own: Json | undefined, listed: EnumTexts): EnumValue {
  const given = isObject(own) ? own : {};
  const text = typeof given.name === "string" ? given.name : (casedName(given.casing) ?? listed.name);
  const name =
    text === undefined ? makeName(String(value)) : { ...makeName(text, { explicit: true }), wire: String(value) };
  const made: Mutable<EnumValue> = { name, value };
  const description = typeof given.description === "string" ? given.description : listed.description;
  if (description) made.description = description;
  if (given.deprecated === true) made.availability = { status: "deprecated" };
  return made;
}

/** `casing: {snake: mp3_file, camel: mp3File}` says which words a name has; languages case them as they do. */
function casedName(casing: Json | undefined): string | undefined {
  if (!isObject(casing)) return undefined;
  return Object.values(casing).find((text) => typeof text === "string" && text !== "") as string | undefined;
}

interface EnumTexts {
  readonly name: string | undefined;
  readonly description: string | undefined;
}

/** An enum written as variants of one constant each, with a title and a description of its own. */
export function enumOfConstants(variants: readonly Node[]): readonly EnumValue[] | undefined {
  const values: EnumValue[] = [];
  for (const { value } of variants) {
    if (!isObject(value)) return undefined;
    const only = Array.isArray(value.enum) && value.enum.length === 1 ? value.enum[0] : value.const;
    if ((typeof only !== "string" && typeof only !== "number") || !isExact(only)) return undefined;
    if (values.length > 0 && typeof values[0]!.value !== typeof only) return undefined;
    const title = typeof value.title === "string" && value.title !== "" ? value.title : undefined;
    const description = typeof value.description === "string" ? value.description : undefined;
    values.push(enumValue(only, { deprecated: value.deprecated === true }, { name: title, description }));
  }
  return new Set(values.map((item) => item.value)).size === values.length ? values : undefined;
}
