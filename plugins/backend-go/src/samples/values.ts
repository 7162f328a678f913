import { base64Bytes, declaredFields, undeclaredMembers } from "@sdkwright/docs-kit";
import type {
  JsonValue,
  Part,
  PrimitiveKind,
  SampleEntry,
  SampleExtra,
  SampleValue,
  Type,
} from "@sdkwright/plugin-api";
import { isAnyJson, resolveType } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { numberLiteral, rawLiteral, stringLiteral } from "../dialect.js";
import { atom, call, type Entry, json, map, pointer, slice, struct, text, type Value } from "../literals.js";
import { heldType, itemField, standard, typeOf } from "../types.js";

/** A name that the root package hands on from the runtime, unless the API has it. */
export function handedOn({ names, core, root }: Context, name: string): Part {
  return names.isTaken(name) ? core(name) : root(name);
}

/** What samples call a file that they have opened before the call. */
export const OPENED_FILE = "content";

type ValueOf<K extends SampleValue["kind"]> = Extract<SampleValue, { readonly kind: K }>;

/** `time.Date(2024, 1, 2, 3, 4, 5, 0, time.UTC)`. */
function timeValue({ moment }: ValueOf<"date-time">): Value {
  if (!moment) return atom([standard("time", "Time"), "{}"], 11);
  const { year, month, day, hour, minute, second, nanosecond } = moment;
  const args = `(${[year, month, day, hour, minute, second, nanosecond].join(", ")}, `;
  return atom([standard("time", "Date"), args, standard("time", "UTC"), ")"], args.length + 18);
}

function dateValue({ core }: Context, { year, month, day }: ValueOf<"date">): Value {
  const args = `(${year}, ${month}, ${day})`;
  return atom([core("NewDate"), args], args.length + 12);
}

/** Bytes, as a text where they are one. */
function bytesValue({ base64, text }: ValueOf<"bytes">): Value {
  if (text !== null) return atom(`[]byte(${stringLiteral(text)})`);
  const digits = [...base64Bytes(base64)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`);
  return atom(`[]byte("${digits.join("")}")`);
}

function entriesOf(context: Context, entries: readonly SampleEntry[]): Entry[] {
  return entries.map(({ key, value }) => [key, itemValue(context, value)]);
}

/** The field for properties that are not declared. They are JSON if the definition does not describe them. */
export function extraEntry(context: Context, type: Type | null, extras: readonly SampleExtra[]): Entry {
  if (extras.length === 0) return ["ExtraProperties", undefined];
  const raw = standard("encoding/json", "RawMessage");
  const rawValue = (value: SampleValue): Value => {
    return call(raw, atom(rawLiteral(JSON.stringify(value.kind === "json" ? value.value : null))));
  };
  const entries = extras.map(({ wire, value }): Entry => {
    return [wire, type ? itemValue(context, value) : rawValue(value)];
  });
  return ["ExtraProperties", map(["map[string]", type ? typeOf(type, context.outer).part : raw], entries)];
}

function objectValue(context: Context, { id, members, extra }: ValueOf<"object">): Value {
  const { names, root } = context;
  const entries = declaredFields(members).map(({ wire, required, boxed, value }): Entry => {
    return [names.property(id, wire), fieldValue(context, value, required && !boxed)];
  });
  return struct(root(names.type(id)), [...entries, extraEntry(context, extra, undeclaredMembers(members))]);
}

/** `acme.Tuple2[string, int64]{First: "a", Second: 1}`: items that are missing have their zero values. */
function tupleValue(context: Context, { of: tuple, items, rest }: ValueOf<"tuple">): Value {
  const head = typeOf(tuple, context.outer).part;
  const further = rest.map((item) => itemValue(context, item));
  if (tuple.items.length === 0) return slice(head, further);
  const entries = items.map((item, index): Entry => [itemField(index), itemValue(context, item)]);
  if (tuple.rest && further.length > 0) {
    entries.push(["Rest", slice(["[]", typeOf(tuple.rest, context.outer).part], further)]);
  }
  return struct(head, entries);
}

/** Types whose literals have another type by default. */
const typedNumbers: ReadonlySet<PrimitiveKind> = new Set(["int32", "int64", "uint32", "uint64", "float", "number"]);

/** A value where its type must be told from it alone: `int64(5)`. */
function typedValue(context: Context, type: Type, value: Value): Value {
  const resolved = resolveType(context.api, type);
  const isNumber =
    (resolved.kind === "primitive" && typedNumbers.has(resolved.primitive)) ||
    (resolved.kind === "literal" && typeof resolved.value === "number");
  // Interfaces: of the values that stand for them, Go would see the types.
  const isInterface = resolved.kind === "unknown" || (resolved.kind === "primitive" && resolved.primitive === "binary");
  const isFloat = value.kind === "atom" && typeof value.part === "string" && /\d[.e]\d/.test(value.part);
  const needsType = type.kind === "ref" ? isNumber || resolved.kind === "primitive" : isNumber && !isFloat;
  return isInterface || needsType ? call(typeOf(type, context.outer).part, value) : value;
}

/** A pointer to a value: `&acme.Owner{...}`, or `acme.Ptr("x")` for what has no address. */
function pointerValue(context: Context, type: Type, value: Value): Value {
  if (value.kind === "composite") return pointer(value);
  return call(handedOn(context, "Ptr"), typedValue(context, type, value));
}

/** A value as the field of a struct holds it. */
export function fieldValue(context: Context, value: SampleValue, required: boolean): Value {
  const { type, nullable } = value;
  const isNull = value.kind === "null";
  const goType = typeOf(type, context.outer);
  if (nullable && !required) {
    if (isNull) return atom([handedOn(context, "Null"), "[", heldType(goType).part, "]()"], 20);
    const plain = plainValue(context, value);
    const isHeld = goType.kind === "struct";
    const held = isHeld ? pointerValue(context, type, plain) : typedValue(context, type, plain);
    return call(handedOn(context, "Value"), held);
  }
  // Of what can be anything, nil says that it is absent.
  if (isNull && goType.kind === "nilable" && !required && isAnyJson(context.api, type)) {
    return call(standard("encoding/json", "RawMessage"), text("null"));
  }
  // A pointer of its own stands for null, or for absence.
  if (isNull && (goType.kind !== "value" || nullable || !required)) return atom("nil");
  const plain = plainValue(context, value);
  if (goType.kind === "nilable" || (required && !nullable)) return plain;
  return pointerValue(context, type, plain);
}

/** A value that is a body or a message: behind a pointer where it is large, or where nothing else says that there is none. */
export function wholeValue(context: Context, value: SampleValue, required = true): Value {
  const isPointer = typeOf(value.type, context.outer).kind === "struct" || value.nullable || !required;
  return fieldValue(context, { ...value, nullable: false }, !isPointer);
}

/** A value as it stands in lists and maps. */
export function itemValue(context: Context, value: SampleValue): Value {
  return value.nullable ? fieldValue(context, value, true) : plainValue(context, value);
}

/** A value that is there, whether its type takes null or not. */
export function plainValue(context: Context, value: SampleValue): Value {
  const { names, root } = context;
  switch (value.kind) {
    case "object":
      return objectValue(context, value);
    case "map-object":
      return map(root(names.type(value.id)), entriesOf(context, value.entries));
    case "map":
      return map(typeOf(value.type, context.outer).part, entriesOf(context, value.entries));
    case "list":
      return slice(
        typeOf(value.type, context.outer).part,
        value.items.map((item) => itemValue(context, item)),
      );
    case "tuple":
      return tupleValue(context, value);
    case "enum-member":
      return atom(root(names.companion("enumConstant", value.id, value.value)), 24);
    case "unknown-enum-value":
      return call(root(names.type(value.id)), json(value.value));
    case "variant":
      return call(root(names.companion("variantMaker", value.id, value.index)), plainValue(context, value.value));
    case "unknown-variant":
      return struct(root(names.type(value.id)), []);
    case "date":
      return dateValue(context, value);
    case "date-time":
      return timeValue(value);
    case "bytes":
      return bytesValue(value);
    case "file":
      if (value.path !== null) return atom(OPENED_FILE);
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
