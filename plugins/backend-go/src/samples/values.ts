import { misfitOf } from "@sdkwright/docs-kit";
import type { Api, JsonValue, ObjectDecl, Part, PrimitiveKind, Type, UnionDecl } from "@sdkwright/plugin-api";
import { allProperties, resolveType } from "@sdkwright/plugin-api";
import { keys } from "../companions.js";
import { numberLiteral, rawLiteral, stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { atom, type Entry, json, map, pointer, scalar, slice, struct, text, type Value } from "../literals.js";
import { itemField, type Tuple } from "../tuples.js";
import { own, splitNull, standard, type TypeContext, typeOf } from "../types.js";

/** What writing a user's code needs: names as another package sees them. */
export interface Samples {
  readonly emission: Emission;
  readonly types: TypeContext;
  /** A name of the root package. */
  root(name: string): Part;
}

/** The samples of an SDK. */
export function samplesOf(emission: Emission): Samples {
  const { names } = emission;
  const root = (name: string): Part => own(emission.module, name, emission.packageName);
  const types: TypeContext = {
    ...emission.types,
    nameOf: (id) => root(names.type(id)),
    tuple: (shape) => root(names.companion(keys.tuple(shape))),
  };
  return { emission, types, root };
}

/** A function that the root package hands on from the runtime, unless the API has the name. */
function helper({ emission, root }: Samples, name: "Null" | "Ptr" | "Value"): Part {
  return emission.names.isTaken(name) ? emission.core(name) : root(name);
}

const isRecord = (value: JsonValue): value is { readonly [key: string]: JsonValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `time.Date(2024, 1, 2, 3, 4, 5, 0, time.UTC)`. */
function timeValue(value: string): Value {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return atom([standard("time", "Time"), "{}"], 11);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const clock = `${date.getUTCHours()}, ${date.getUTCMinutes()}, ${date.getUTCSeconds()}`;
  const nanoseconds = date.getUTCMilliseconds() * 1_000_000;
  const args = `(${year}, ${month}, ${day}, ${clock}, ${nanoseconds}, `;
  return atom([standard("time", "Date"), args, standard("time", "UTC"), ")"], args.length + 18);
}

function dateValue({ emission }: Samples, value: string): Value {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  const args = `(${Number(year ?? 2024)}, ${Number(month ?? 1)}, ${Number(day ?? 1)})`;
  return atom([emission.core("NewDate"), args], args.length + 12);
}

function primitiveValue(samples: Samples, primitive: PrimitiveKind, value: JsonValue): Value {
  const said = typeof value === "string" ? value : String(value);
  switch (primitive) {
    case "boolean":
      return scalar(value === true);
    case "int32":
    case "int64":
    case "uint32":
    case "uint64":
      return atom(numberLiteral(Math.trunc(Number(value)) || 0));
    case "float":
    case "number":
      return atom(numberLiteral(Number(value) || 0));
    case "bigint":
      return atom([standard("math/big", "NewInt"), `(${numberLiteral(Math.trunc(Number(value)) || 0)})`]);
    case "date":
      return dateValue(samples, said);
    case "date-time":
      return timeValue(said);
    case "base64":
      return atom(`[]byte(${stringLiteral(Buffer.from(said, "base64").toString("utf8"))})`);
    case "binary":
      return atom([standard("strings", "NewReader"), `(${stringLiteral(said)})`], said.length + 20);
    default:
      return text(said);
  }
}

function objectValue(samples: Samples, decl: ObjectDecl, value: JsonValue): Value {
  const { api, names, sdk } = samples.emission;
  const plan = sdk.types[decl.id]?.object;
  const given = isRecord(value) ? value : {};
  if (plan?.isMap) {
    const values = decl.additional ?? { kind: "unknown" };
    return map(samples.root(names.type(decl.id)), entriesOf(samples, values, given));
  }
  const properties = allProperties(api, decl);
  const entries = properties.flatMap((property): Entry[] => {
    const { wire } = property.name;
    const item = Object.hasOwn(given, wire) ? given[wire] : undefined;
    if (item === undefined) return [];
    const required = property.required && !plan?.optional.includes(wire) && !plan?.boxed.includes(wire);
    return [[names.property(decl.id, wire), fieldValue(samples, property.type, item, required)]];
  });
  const declared = new Set(properties.map(({ name }) => name.wire));
  const extra = Object.entries(given).filter(([key]) => !declared.has(key));
  if (extra.length > 0) {
    const type = plan?.extra;
    entries.push(["ExtraProperties", type ? extraValue(samples, type, extra) : rawValue(extra)]);
  }
  return struct(samples.root(names.type(decl.id)), entries);
}

/** Properties of which the definition says nothing, as JSON. */
function rawValue(values: readonly (readonly [key: string, value: JsonValue])[]): Value {
  const raw = standard("encoding/json", "RawMessage");
  const entries = values.map(([key, item]): Entry => {
    return [key, { kind: "call", head: raw, argument: atom(rawLiteral(JSON.stringify(item))) }];
  });
  return map(["map[string]", raw], entries);
}

/** Properties that are not declared, as the field that keeps them. */
export function extraValue(
  samples: Samples,
  type: Type,
  values: readonly (readonly [key: string, value: JsonValue])[],
): Value {
  const head: Part = ["map[string]", typeOf(type, samples.types).part];
  return map(
    head,
    values.map(([key, value]): Entry => [key, itemValue(samples, type, value)]),
  );
}

function entriesOf(samples: Samples, type: Type, values: { readonly [key: string]: JsonValue }): Entry[] {
  return Object.entries(values).map(([key, item]) => [key, itemValue(samples, type, item)]);
}

/** The variant that a value is of: by its tag, else the first that it fits. */
function variantOf(samples: Samples, decl: UnionDecl, value: JsonValue): number {
  const { api } = samples.emission;
  if (decl.discriminator && isRecord(value)) {
    const tag = value[decl.discriminator.wire];
    return decl.variants.findIndex(({ tags }) => tags.some((one) => one === tag));
  }
  return decl.variants.findIndex(({ type }) => misfitOf(api, type, value, "request") === undefined);
}

function unionValue(samples: Samples, decl: UnionDecl, value: JsonValue): Value {
  const { names } = samples.emission;
  const name = names.type(decl.id);
  const index = variantOf(samples, decl, value);
  const variant = decl.variants[index];
  if (!variant) return struct(samples.root(name), []);
  const { inner } = splitNull(samples.emission.api, variant.type);
  const made = pointerValue(samples, inner, itemValue(samples, inner, value));
  const head = samples.root(names.companion(keys.variant(decl.id, index)));
  return { kind: "call", head, argument: made };
}

/** Types whose literals are of another type unless told otherwise. */
const typedNumbers: ReadonlySet<PrimitiveKind> = new Set(["int32", "int64", "uint32", "uint64", "float", "number"]);

/** A value where its type must be told from it alone: `int64(5)`. */
function typedValue(samples: Samples, type: Type, value: Value): Value {
  const resolved = resolveType(samples.emission.api, type);
  const isNumber =
    (resolved.kind === "primitive" && typedNumbers.has(resolved.primitive)) ||
    (resolved.kind === "literal" && typeof resolved.value === "number");
  // Interfaces: of the values that stand for them, Go would see the types.
  const isInterface = resolved.kind === "unknown" || (resolved.kind === "primitive" && resolved.primitive === "binary");
  if (isInterface) return { kind: "call", head: typeOf(type, samples.types).part, argument: value };
  const isNamed = type.kind === "ref" && resolved.kind !== "object" && resolved.kind !== "union";
  if (value.kind === "atom" && typeof value.part === "string" && /\d[.e]\d/.test(value.part) && !isNamed) return value;
  if (!isNumber && !(isNamed && resolved.kind === "primitive")) return value;
  return { kind: "call", head: typeOf(type, samples.types).part, argument: value };
}

/** A pointer to a value: `&acme.Owner{...}`, or `acme.Ptr("x")` for what has no address. */
function pointerValue(samples: Samples, type: Type, value: Value): Value {
  if (value.kind === "composite") return pointer(value);
  return { kind: "call", head: helper(samples, "Ptr"), argument: typedValue(samples, type, value) };
}

function isAny(api: Api, type: Type): boolean {
  const { kind } = resolveType(api, type);
  return kind === "unknown" || kind === "null" || kind === "never";
}

/** A value as the field of a struct holds it. */
export function fieldValue(samples: Samples, type: Type, value: JsonValue, required: boolean): Value {
  const { emission } = samples;
  const { inner, nullable } = splitNull(emission.api, type);
  const found = typeOf(inner, samples.types);
  if (nullable && !required) {
    if (value === null) return atom([helper(samples, "Null"), "[", found.part, "]()"], 20);
    const argument = typedValue(samples, inner, itemValue(samples, inner, value));
    return { kind: "call", head: helper(samples, "Value"), argument };
  }
  // Of what can be anything, nil says that it is absent.
  if (value === null && found.kind === "nilable" && !required && isAny(emission.api, inner)) {
    return { kind: "call", head: standard("encoding/json", "RawMessage"), argument: text("null") };
  }
  if (value === null && found.kind !== "value") return atom("nil");
  const made = itemValue(samples, inner, value);
  if (found.kind === "nilable" || (required && !nullable)) return made;
  return pointerValue(samples, inner, made);
}

/** A value of a type, as it stands in lists and maps. */
export function itemValue(samples: Samples, type: Type, value: JsonValue): Value {
  const { emission, types } = samples;
  const { api, names } = emission;
  if (type.kind === "nullable") return fieldValue(samples, type, value, true);
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "primitive":
      return primitiveValue(samples, resolved.primitive, value);
    case "literal":
      return json(resolved.value);
    case "object":
      return objectValue(samples, resolved, value);
    case "union":
      return unionValue(samples, resolved, value);
    case "enum": {
      const known = resolved.values.find((one) => one.value === value);
      if (known) return atom(samples.root(names.companion(keys.constant(resolved.id, known.value))), 24);
      return { kind: "call", head: samples.root(names.type(resolved.id)), argument: json(value) };
    }
    case "list":
      return slice(
        typeOf(type, types).part,
        listOf(value).map((item) => itemValue(samples, resolved.items, item)),
      );
    case "tuple":
      return tupleValue(samples, resolved, value);
    case "map":
      return map(typeOf(type, types).part, entriesOf(samples, resolved.values, isRecord(value) ? value : {}));
    case "nullable":
      return fieldValue(samples, resolved, value, true);
    default:
      return json(value);
  }
}

/** `acme.Tuple2[string, int64]{First: "a", Second: 1}`: items that are missing have their zero values. */
function tupleValue(samples: Samples, tuple: Tuple, value: JsonValue): Value {
  const head = typeOf(tuple, samples.types).part;
  const { items, rest } = tuple;
  const given = listOf(value);
  const further = given.slice(items.length).map((item) => itemValue(samples, rest ?? { kind: "unknown" }, item));
  if (items.length === 0) return slice(head, further);
  const entries = items.flatMap((type, index): Entry[] => {
    const item = given[index];
    return item === undefined ? [] : [[itemField(index), itemValue(samples, type, item)]];
  });
  if (rest && further.length > 0) entries.push(["Rest", slice(["[]", typeOf(rest, samples.types).part], further)]);
  return struct(head, entries);
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}
