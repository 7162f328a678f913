import type {
  Api,
  EnumDecl,
  JsonValue,
  ObjectDecl,
  SampleContent,
  SampleEntry,
  SampleExtra,
  SampleField,
  SampleValue,
  Sdk,
  Type,
  UnionDecl,
  Variant,
} from "@sdkwright/plugin-api";
import { allProperties, isAlwaysThere, resolveType, splitNull, typeAt, typePlanOf } from "@sdkwright/plugin-api";
import { type Direction, misfitOf } from "../fit.js";
import { define, isList, isRecord, type JsonRecord } from "../json.js";
import { scalarContent } from "./scalars.js";

/** What values are decided by. */
export interface ValueModel extends Pick<Sdk, "api" | "types"> {
  /** Who writes the values. Default: callers. */
  readonly direction?: Direction;
}

const UNKNOWN: Type = { kind: "unknown" };

function entriesOf(model: ValueModel, type: Type, values: JsonRecord): SampleEntry[] {
  return Object.entries(values).map(([key, value]) => ({ key, value: sampleValue(model, type, value) }));
}

/** A property that is not declared. `type` is null if the definition does not describe such properties. */
export function sampleExtra(
  model: ValueModel,
  type: Type | null,
  [wire, value]: readonly [string, JsonValue],
): SampleExtra {
  return { kind: "extra", wire, value: sampleValue(model, type ?? UNKNOWN, value) };
}

function objectContent(model: ValueModel, decl: ObjectDecl, value: JsonValue): SampleContent {
  const given = isRecord(value) ? value : {};
  const { id } = decl;
  const plan = typePlanOf(model, id).object;
  if (plan?.isMap) return { kind: "map-object", id, entries: entriesOf(model, decl.additional ?? UNKNOWN, given) };
  const properties = allProperties(model.api, decl);
  const places = new Map(properties.map(({ name }, at) => [name.wire, at]));
  const extra = plan?.extra ?? null;
  const members = Object.entries(given).map(([wire, item]): SampleField | SampleExtra => {
    const at = places.get(wire);
    const property = at === undefined ? undefined : properties[at];
    if (at === undefined || !property) return sampleExtra(model, extra, [wire, item]);
    return {
      kind: "field",
      wire,
      at,
      required: isAlwaysThere(property, model.types[id]),
      boxed: plan?.boxed.includes(wire) === true,
      value: sampleValue(model, property.type, item),
    };
  });
  return { kind: "object", id, members, extra };
}

function enumContent({ id, values }: EnumDecl, value: JsonValue): SampleContent {
  const member = values.find((declared) => declared.value === value);
  return member ? { kind: "enum-member", id, value: member.value } : { kind: "unknown-enum-value", id, value };
}

/** How many properties of a value a variant does not declare. */
function undeclaredCount(api: Api, { type }: Variant, value: JsonValue): number {
  const resolved = resolveType(api, splitNull(api, type).inner);
  if (resolved.kind !== "object" || !isRecord(value)) return 0;
  const declared = new Set(allProperties(api, resolved).map(({ name }) => name.wire));
  return Object.keys(value).filter((key) => !declared.has(key)).length;
}

/**
 * Index of the variant that a value is of: by its tag, and among several with that tag the first that fits; without tags,
 * of those that fit the first that leaves the fewest properties undeclared.
 */
function variantOf(
  { api, direction = "request" }: ValueModel,
  { discriminator, variants }: UnionDecl,
  value: JsonValue,
): number {
  const fits = ({ type }: Variant): boolean => misfitOf(api, type, value, direction) === undefined;
  if (!discriminator || !isRecord(value)) {
    const fitting = variants.filter(fits);
    const counts = fitting.map((variant) => undeclaredCount(api, variant, value));
    const closest = fitting[counts.indexOf(Math.min(...counts))];
    return closest ? variants.indexOf(closest) : -1;
  }
  const tag = value[discriminator.wire];
  const hasTag = ({ tags }: Variant): boolean => tags.some((candidate) => candidate === tag);
  const fitting = variants.findIndex((variant) => hasTag(variant) && fits(variant));
  return fitting >= 0 ? fitting : variants.findIndex(hasTag);
}

/** A value without its tag, where the type of its variant does not declare the tag. */
function withoutTag(value: JsonValue, wire: string): JsonValue {
  const rest: Record<string, JsonValue> = {};
  for (const [key, item] of Object.entries(value as JsonRecord)) if (key !== wire) define(rest, key, item);
  return rest;
}

/** Reports whether an object does not have a property. Only objects can lack the property that selects them. */
function lacksProperty({ api }: ValueModel, type: Type, wire: string): boolean {
  const { inner } = splitNull(api, type);
  return resolveType(api, inner).kind === "object" && typeAt(api, inner, [wire]) === undefined;
}

function unionContent(model: ValueModel, decl: UnionDecl, value: JsonValue): SampleContent {
  const { id, discriminator } = decl;
  const index = variantOf(model, decl, value);
  const variant = decl.variants[index];
  if (!variant) return { kind: "unknown-variant", id, value };
  const { type } = variant;
  const wire = discriminator?.wire;
  const tag = wire !== undefined && isRecord(value) ? value[wire] : undefined;
  if (wire === undefined || tag === undefined || !lacksProperty(model, type, wire)) {
    return { kind: "variant", id, index, tag: null, value: sampleValue(model, type, value) };
  }
  const rest = sampleValue(model, type, withoutTag(value, wire));
  return { kind: "variant", id, index, tag: { wire, value: tag }, value: rest };
}

function tupleContent(model: ValueModel, type: Extract<Type, { kind: "tuple" }>, value: JsonValue): SampleContent {
  const given = isList(value) ? value : [];
  const { items } = type;
  return {
    kind: "tuple",
    of: type,
    items: given.slice(0, items.length).map((item, index) => sampleValue(model, items[index] ?? UNKNOWN, item)),
    rest: given.slice(items.length).map((item) => sampleValue(model, type.rest ?? UNKNOWN, item)),
  };
}

function contentOf(model: ValueModel, type: Type, value: JsonValue): SampleContent {
  if (value === null) return { kind: "null" };
  const resolved = resolveType(model.api, type);
  switch (resolved.kind) {
    case "primitive":
      return scalarContent(resolved, value);
    case "literal":
      return { kind: "literal", value: resolved.value };
    case "object":
      return objectContent(model, resolved, value);
    case "enum":
      return enumContent(resolved, value);
    case "union":
      return unionContent(model, resolved, value);
    case "list": {
      const items = isList(value) ? value : [];
      return { kind: "list", items: items.map((item) => sampleValue(model, resolved.items, item)) };
    }
    case "tuple":
      return tupleContent(model, resolved, value);
    case "map":
      return { kind: "map", entries: entriesOf(model, resolved.values, isRecord(value) ? value : {}) };
    case "nullable":
    case "unknown":
    case "null":
    case "never":
      return { kind: "json", value };
    default:
      return resolved satisfies never;
  }
}

/**
 * Resolves a JSON value of a type to its form in an SDK, so that renderers need not look up anything: variants, enum
 * members, dates, declared and undeclared properties.
 */
export function sampleValue(model: ValueModel, type: Type, value: JsonValue): SampleValue {
  const { inner, nullable } = splitNull(model.api, type);
  return { type: inner, nullable, ...contentOf(model, inner, value) };
}
