import type { Api, EnumDecl, JsonValue, ObjectDecl, PrimitiveKind, Type, UnionDecl } from "@sdkwright/plugin-api";
import { allProperties, isRequiredIn, resolveType } from "@sdkwright/plugin-api";
import { isList, isRecord } from "./json.js";
import { countMisfit, limitMisfit, type Misfit, misfit, sizeMisfit } from "./limits.js";
import { integerRanges } from "./scalars.js";

export type { Misfit } from "./limits.js";

/** Who writes the value: a request leaves out what only responses carry, and the other way round. */
export type Direction = "request" | "response";

/** What of a value is looked at. */
interface How {
  readonly direction: Direction;
  /** Formats, lengths, ranges and patterns too. */
  readonly limits: boolean;
}

const kinds: { readonly [K in PrimitiveKind]: "string" | "boolean" | "number" | "integer" } = {
  string: "string",
  boolean: "boolean",
  int32: "integer",
  int64: "integer",
  uint32: "integer",
  uint64: "integer",
  bigint: "integer",
  float: "number",
  number: "number",
  decimal: "string",
  date: "string",
  "date-time": "string",
  time: "string",
  duration: "string",
  uuid: "string",
  uri: "string",
  base64: "string",
  binary: "string",
};

const words = { string: "a string", boolean: "true or false", number: "a number", integer: "a whole number" } as const;

const below = (step: string | number, inner: Misfit | undefined): Misfit | undefined =>
  inner && { path: [String(step), ...inner.path], problem: inner.problem };

function primitiveMisfit(kind: PrimitiveKind, value: JsonValue): Misfit | undefined {
  const wanted = kinds[kind];
  const fits = wanted === "integer" ? Number.isInteger(value) : typeof value === wanted;
  if (!fits) return misfit(`is not ${words[wanted]}`);
  const range = integerRanges[kind];
  if (!range || typeof value !== "number" || (range[0] <= value && value <= range[1])) return undefined;
  return misfit(range[1] < Number.MAX_SAFE_INTEGER ? `is not in the range of ${kind}` : "is too large to be exact");
}

function enumMisfit(decl: EnumDecl, value: JsonValue): Misfit | undefined {
  if (decl.values.some((known) => known.value === value)) return undefined;
  const plain = decl.base === "string" ? "string" : "number";
  return decl.open && typeof value === plain ? undefined : misfit("is not a value of the enum");
}

function objectMisfit(api: Api, decl: ObjectDecl, value: JsonValue, how: How): Misfit | undefined {
  if (!isRecord(value)) return misfit("is not an object");
  const properties = allProperties(api, decl);
  for (const property of properties) {
    const { name, type } = property;
    if (Object.hasOwn(value, name.wire)) {
      const found = misfitAt(api, type, value[name.wire] as JsonValue, how);
      if (found) return below(name.wire, found);
    } else if (isRequiredIn(property, how.direction === "request" ? "sent" : "received")) {
      return misfit(`lacks the property \`${name.wire}\``);
    }
  }
  const additional = additionalOf(api, decl);
  // Servers may add to what they answer; callers cannot.
  if (!additional && how.direction === "response") return undefined;
  const declared = new Set(properties.map(({ name }) => name.wire));
  for (const key of Object.keys(value)) {
    if (declared.has(key)) continue;
    if (!additional) return { path: [key], problem: "is not declared" };
    const found = misfitAt(api, additional, value[key] as JsonValue, how);
    if (found) return below(key, found);
  }
  return undefined;
}

function additionalOf(api: Api, decl: ObjectDecl, seen = new Set<ObjectDecl>()): Type | null {
  if (decl.additional || seen.has(decl)) return decl.additional;
  seen.add(decl);
  for (const id of decl.extends) {
    const parent = api.types[id];
    const found = parent?.kind === "object" ? additionalOf(api, parent, seen) : null;
    if (found) return found;
  }
  return null;
}

function unionMisfit(api: Api, decl: UnionDecl, value: JsonValue, how: How): Misfit | undefined {
  const tag = decl.discriminator && isRecord(value) ? value[decl.discriminator.wire] : undefined;
  const tagged = decl.variants.filter(({ tags }) => tags.some((own) => own === tag));
  const [only] = tagged;
  if (decl.discriminator && !only) return below(decl.discriminator.wire, misfit("selects none of the variants"));
  if (only && tagged.length === 1) return misfitAt(api, only.type, value, how);
  const candidates = only ? tagged : decl.variants;
  const fits = candidates.some(({ type }) => misfitAt(api, type, value, how) === undefined);
  return fits ? undefined : misfit("is not a value of one of the variants");
}

function listMisfit(api: Api, items: Type, value: JsonValue, how: How): Misfit | undefined {
  if (!isList(value)) return misfit("is not a list");
  for (const [index, item] of value.entries()) {
    const found = misfitAt(api, items, item, how);
    if (found) return below(index, found);
  }
  return undefined;
}

function tupleMisfit(
  api: Api,
  tuple: Extract<Type, { kind: "tuple" }>,
  value: JsonValue,
  how: How,
): Misfit | undefined {
  const { items, rest } = tuple;
  if (!isList(value)) return misfit("is not a list");
  if (value.length < items.length || (!rest && value.length > items.length))
    return misfit(`has not ${items.length} items`);
  for (const [index, item] of value.entries()) {
    const type = items[index] ?? rest;
    const found = type ? misfitAt(api, type, item, how) : undefined;
    if (found) return below(index, found);
  }
  return undefined;
}

function mapMisfit(api: Api, values: Type, value: JsonValue, how: How): Misfit | undefined {
  if (!isRecord(value)) return misfit("is not an object");
  for (const [key, item] of Object.entries(value)) {
    const found = misfitAt(api, values, item, how);
    if (found) return below(key, found);
  }
  return undefined;
}

/**
 * The first place at which a value is not of a type; undefined where it is. Formats and limits are not looked at, since
 * no SDK enforces them; keys that an object does not declare are where callers would have to write them.
 */
export function misfitOf(api: Api, type: Type, value: JsonValue, direction: Direction): Misfit | undefined {
  return misfitAt(api, type, value, { direction, limits: false });
}

/** The same, with formats and limits: a server may refuse what does not keep them. */
export function strictMisfitOf(api: Api, type: Type, value: JsonValue, direction: Direction): Misfit | undefined {
  return misfitAt(api, type, value, { direction, limits: true });
}

function misfitAt(api: Api, type: Type, value: JsonValue, how: How): Misfit | undefined {
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "primitive":
      return primitiveMisfit(resolved.primitive, value) ?? (how.limits ? limitMisfit(resolved, value) : undefined);
    case "literal":
      return value === resolved.value ? undefined : misfit(`is not ${JSON.stringify(resolved.value)}`);
    case "object":
      return objectMisfit(api, resolved, value, how) ?? (how.limits ? sizeMisfit(resolved, value) : undefined);
    case "enum":
      return enumMisfit(resolved, value);
    case "union":
      return unionMisfit(api, resolved, value, how);
    case "list":
      return listMisfit(api, resolved.items, value, how) ?? (how.limits ? countMisfit(resolved, value) : undefined);
    case "tuple":
      return tupleMisfit(api, resolved, value, how);
    case "map":
      return mapMisfit(api, resolved.values, value, how) ?? (how.limits ? sizeMisfit(resolved, value) : undefined);
    case "nullable":
      return value === null ? undefined : misfitAt(api, resolved.inner, value, how);
    case "unknown":
      return undefined;
    case "null":
      return value === null ? undefined : misfit("is not null");
    case "never":
      return misfit("can have no value");
    default:
      return resolved satisfies never;
  }
}
