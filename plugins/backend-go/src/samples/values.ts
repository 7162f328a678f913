import { declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type {
  JsonValue,
  Part,
  PrimitiveKind,
  SampleEntry,
  SampleExtra,
  SampleValue,
  Type,
} from "@sdkwright/plugin-api";
import { resolveType } from "@sdkwright/plugin-api";
import { keys } from "../companions.js";
import { numberLiteral, rawLiteral, stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { atom, call, type Entry, json, map, pointer, scalar, slice, struct, text, type Value } from "../literals.js";
import { itemField } from "../tuples.js";
import { own, standard, type TypeContext, typeOf } from "../types.js";

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

/** A name that the root package hands on from the runtime, unless the API has it. */
export function handedOn({ emission, root }: Samples, name: string): Part {
  return emission.names.isTaken(name) ? emission.core(name) : root(name);
}

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

/** `time.Date(2024, 1, 2, 3, 4, 5, 0, time.UTC)`. */
function timeValue({ moment }: ValueOf<"date-time">): Value {
  if (!moment) return atom([standard("time", "Time"), "{}"], 11);
  const { year, month, day, hour, minute, second, nanosecond } = moment;
  const args = `(${[year, month, day, hour, minute, second, nanosecond].join(", ")}, `;
  return atom([standard("time", "Date"), args, standard("time", "UTC"), ")"], args.length + 18);
}

function dateValue({ emission }: Samples, { year, month, day }: ValueOf<"date">): Value {
  const args = `(${year}, ${month}, ${day})`;
  return atom([emission.core("NewDate"), args], args.length + 12);
}

function entriesOf(samples: Samples, entries: readonly SampleEntry[]): Entry[] {
  return entries.map(({ key, value }) => [key, itemValue(samples, value)]);
}

/** The field for properties that are not declared; they are JSON where the definition says nothing of them. */
export function extraEntry(samples: Samples, type: Type | null, extras: readonly SampleExtra[]): Entry {
  if (extras.length === 0) return ["ExtraProperties", undefined];
  const raw = standard("encoding/json", "RawMessage");
  const rawValue = (value: SampleValue): Value => {
    return call(raw, atom(rawLiteral(JSON.stringify(value.kind === "json" ? value.value : null))));
  };
  const entries = extras.map(({ wire, value }): Entry => {
    return [wire, type ? itemValue(samples, value) : rawValue(value)];
  });
  return ["ExtraProperties", map(["map[string]", type ? typeOf(type, samples.types).part : raw], entries)];
}

function objectValue(samples: Samples, { id, members, extra }: ValueOf<"object">): Value {
  const { names } = samples.emission;
  const entries = declaredFields(members).map(({ wire, required, boxed, value }): Entry => {
    return [names.property(id, wire), fieldValue(samples, value, required && !boxed)];
  });
  return struct(samples.root(names.type(id)), [...entries, extraEntry(samples, extra, undeclaredMembers(members))]);
}

/** `acme.Tuple2[string, int64]{First: "a", Second: 1}`: items that are missing have their zero values. */
function tupleValue(samples: Samples, { type, items, rest }: ValueOf<"tuple">): Value {
  const tuple = resolveType(samples.emission.api, type);
  if (tuple.kind !== "tuple") throw new Error(`A tuple's type is ${tuple.kind}`);
  const head = typeOf(tuple, samples.types).part;
  const further = rest.map((item) => itemValue(samples, item));
  if (tuple.items.length === 0) return slice(head, further);
  const entries = items.map((item, index): Entry => [itemField(index), itemValue(samples, item)]);
  if (tuple.rest && further.length > 0) {
    entries.push(["Rest", slice(["[]", typeOf(tuple.rest, samples.types).part], further)]);
  }
  return struct(head, entries);
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
  if (isInterface) return call(typeOf(type, samples.types).part, value);
  const isNamed = type.kind === "ref" && resolved.kind !== "object" && resolved.kind !== "union";
  if (value.kind === "atom" && typeof value.part === "string" && /\d[.e]\d/.test(value.part) && !isNamed) return value;
  if (!isNumber && !(isNamed && resolved.kind === "primitive")) return value;
  return call(typeOf(type, samples.types).part, value);
}

/** A pointer to a value: `&acme.Owner{...}`, or `acme.Ptr("x")` for what has no address. */
function pointerValue(samples: Samples, type: Type, value: Value): Value {
  if (value.kind === "composite") return pointer(value);
  return call(handedOn(samples, "Ptr"), typedValue(samples, type, value));
}

function isAny({ emission }: Samples, type: Type): boolean {
  const { kind } = resolveType(emission.api, type);
  return kind === "unknown" || kind === "null" || kind === "never";
}

/** A value as the field of a struct holds it. */
export function fieldValue(samples: Samples, value: SampleValue, required: boolean): Value {
  const { type, nullable } = value;
  const isNull = value.kind === "null";
  const goType = typeOf(type, samples.types);
  if (nullable && !required) {
    if (isNull) return atom([handedOn(samples, "Null"), "[", goType.part, "]()"], 20);
    return call(handedOn(samples, "Value"), typedValue(samples, type, plainValue(samples, value)));
  }
  // Of what can be anything, nil says that it is absent.
  if (isNull && goType.kind === "nilable" && !required && isAny(samples, type)) {
    return call(standard("encoding/json", "RawMessage"), text("null"));
  }
  if (isNull && goType.kind !== "value") return atom("nil");
  const plain = plainValue(samples, value);
  if (goType.kind === "nilable" || (required && !nullable)) return plain;
  return pointerValue(samples, type, plain);
}

/** A value that is a body or a message: behind a pointer where it is large, or where nothing else says that there is none. */
export function wholeValue(samples: Samples, value: SampleValue, required = true): Value {
  const isPointer = typeOf(value.type, samples.types).kind === "struct" || value.nullable || !required;
  return fieldValue(samples, { ...value, nullable: false }, !isPointer);
}

/** A value as it stands in lists and maps. */
export function itemValue(samples: Samples, value: SampleValue): Value {
  return value.nullable ? fieldValue(samples, value, true) : plainValue(samples, value);
}

/** A value that is there, whether its type takes null or not. */
function plainValue(samples: Samples, value: SampleValue): Value {
  const { emission, root } = samples;
  const { names } = emission;
  switch (value.kind) {
    case "object":
      return objectValue(samples, value);
    case "map-object":
      return map(root(names.type(value.id)), entriesOf(samples, value.entries));
    case "map":
      return map(typeOf(value.type, samples.types).part, entriesOf(samples, value.entries));
    case "list":
      return slice(
        typeOf(value.type, samples.types).part,
        value.items.map((item) => itemValue(samples, item)),
      );
    case "tuple":
      return tupleValue(samples, value);
    case "enum-member":
      return atom(root(names.companion(keys.constant(value.id, value.value))), 24);
    case "unknown-enum-value":
      return call(root(names.type(value.id)), json(value.value));
    case "variant": {
      const variant = pointerValue(samples, value.value.type, plainValue(samples, value.value));
      return call(root(names.companion(keys.variant(value.id, value.index))), variant);
    }
    case "unknown-variant":
      return struct(root(names.type(value.id)), []);
    case "date":
      return dateValue(samples, value);
    case "date-time":
      return timeValue(value);
    case "bytes":
      return atom(`[]byte(${stringLiteral(value.text)})`);
    case "file":
      return atom([standard("strings", "NewReader"), `(${stringLiteral(value.text)})`], value.text.length + 20);
    case "integer": {
      const digits = numberLiteral(value.value);
      return value.primitive === "bigint" ? atom([standard("math/big", "NewInt"), `(${digits})`]) : atom(digits);
    }
    case "null":
      return atom("nil");
    case "text":
    case "boolean":
    case "number":
    case "literal":
    case "json":
      return json(value.value as JsonValue);
    default:
      return value satisfies never;
  }
}
