import { canonicalJson, type ExactJson, ExactNumber, exactOf } from "./exact.js";
import { convertedText, hasItsType, instantOf, isInAnotherForm, scalarText, shownText } from "./scalars.js";
import type { ObjectShape, PropertyShape, Shape } from "./shape.js";
import { keyOf, type PlainJson, type Reads, type ScalarKind, type Shown, scalarKey } from "./shown.js";
import { enumValue, isMembers, type Members, tagOf, variantOf } from "./variants.js";

// Compares the values that a program reads with the JSON that they were read from. The expected values follow from the
// fixture's own definition, so that a fault of the SDK cannot change them. Each function returns a sentence for each fault.

/** The two sides of a comparison: a value that the server sends, and the value that a program reads from it. */
interface Pair {
  readonly reads: Reads;
  readonly path: string;
  readonly value: ExactJson;
  readonly shown: Shown;
  /** It is the value of a property that may be left out. */
  readonly isOptional?: boolean;
}

type Faults = readonly string[];

const NONE: Faults = [];
const ABSENT: Shown = { absent: true };
const text = (value: unknown): string => JSON.stringify(value);

function fault({ path, shown }: Pair, expected: string): Faults {
  return [`${path}: expected ${expected}, got ${text(shown)}`];
}

function inner(pair: Pair, step: string, value: ExactJson, shown: Shown | undefined): Pair {
  return { ...pair, path: `${pair.path}${step}`, value, shown: shown ?? ABSENT, isOptional: false };
}

const same = (one: PlainJson, other: PlainJson): boolean => text(one) === text(other);

/** JSON that a driver printed, in the form in which it is compared. */
const plain = (value: PlainJson): PlainJson => canonicalJson(exactOf(value));

const NUMBERS: ReadonlySet<string> = new Set([
  "int32",
  "int64",
  "uint32",
  "uint64",
  "int",
  "number",
  "float",
  "decimal",
]);

/**
 * Returns the JSON that a shown scalar stands for, since the accessors of some languages give a received value that does not
 * fit its type as it is.
 */
function receivedJson(shown: Shown): PlainJson | undefined {
  if ("text" in shown) return shown.text;
  if ("bool" in shown) return shown.bool;
  if ("null" in shown) return null;
  if ("any" in shown) return plain(shown.any);
  if ("enum" in shown) return shown.enum;
  const [key, value] = Object.entries(shown)[0] as [string, unknown];
  if (NUMBERS.has(key)) return canonicalJson(new ExactNumber(String(value)));
  // These are shown as JSON writes them; an instant or bytes are not.
  return key === "uuid" || key === "date" ? String(value) : undefined;
}

const NO_VALUE: ReadonlySet<string> = new Set(["null", "absent", "nothing"]);

/** Reports whether a misfit was read as no value, as the received value or as its text, since any other would be invented. */
function isHonest(read: Shown, raw: PlainJson): boolean {
  const received = receivedJson(read);
  return NO_VALUE.has(keyOf(read)) || (received !== undefined && (same(received, raw) || received === String(raw)));
}

/** Checks a value that does not fit its type: the received value is kept, and the accessor gives as much as can be read. */
function misfitFaults(pair: Pair, kind: ScalarKind | undefined): Faults {
  const { reads, value, shown } = pair;
  const raw = canonicalJson(value);
  if (value === null && NO_VALUE.has(keyOf(shown))) return NONE;
  const isMisfit = "misfit" in shown;
  if (isMisfit && !same(plain(shown.misfit.raw), raw)) return fault(pair, `the misfit ${text(raw)}`);
  const read = kind && convertedText(value, kind, reads);
  if (kind !== undefined && read !== undefined) {
    const got = isMisfit ? shown.misfit.read : shown;
    const isRead = hasItsType(got, kind, reads) && shownText(got, kind, reads) === read;
    return isRead ? NONE : fault(pair, `${kind} ${read}, read from ${text(raw)}`);
  }
  if (reads.misfits !== "received") {
    if (!isMisfit) return fault(pair, `the misfit ${text(raw)}`);
    // Where a value is required, languages give what their types hold then.
    return !pair.isOptional || isHonest(shown.misfit.read, raw) ? NONE : fault(pair, "no value");
  }
  const came = receivedJson(shown);
  return came !== undefined && same(came, raw) ? NONE : fault(pair, `${text(raw)} as it came`);
}

function scalarFaults(pair: Pair, declared: ScalarKind): Faults {
  const { reads, value, shown } = pair;
  // Any text fits a format that the language reads as text.
  const kind = typeof value === "string" && scalarKey(reads, declared) === "text" ? "string" : declared;
  const expected = scalarText(value, kind, reads);
  if (expected === undefined) return misfitFaults(pair, kind);
  if ("misfit" in shown && isInAnotherForm(value, kind)) {
    if (!same(plain(shown.misfit.raw), canonicalJson(value))) return fault(pair, `the misfit ${text(value)}`);
    return scalarFaults({ ...pair, shown: shown.misfit.read }, kind);
  }
  if (!hasItsType(shown, kind, reads)) return fault(pair, `a value of the type ${scalarKey(reads, kind)}`);
  if (shownText(shown, kind, reads) !== expected) return fault(pair, `${kind} ${expected}`);
  if (!("instant" in shown) || reads.offsets === "lost") return NONE;
  const { offset } = instantOf(String(value), 9) ?? {};
  return shown.offset === offset ? NONE : fault(pair, `the offset ${offset}`);
}

function enumFaults(pair: Pair, values: readonly (string | number)[]): Faults {
  const { reads, shown } = pair;
  const value = enumValue(values, pair.value);
  if (value === undefined) return misfitFaults(pair, undefined);
  if (reads.enums === "value") return scalarFaults(pair, typeof value === "string" ? "string" : "int64");
  const known = values.includes(value);
  const isRight =
    "enum" in shown &&
    shown.enum === value &&
    shown.known === known &&
    shown.case === (known ? value : undefined) &&
    (shown.visited ?? (known ? "case" : "undeclared")) === (known ? "case" : "undeclared");
  return isRight ? NONE : fault(pair, text({ enum: value, known }));
}

function listFaults(pair: Pair, items: Shape): Faults {
  const { value, shown } = pair;
  if (!Array.isArray(value)) return misfitFaults(pair, undefined);
  if (!("list" in shown)) return fault(pair, "a list");
  const all = value as readonly ExactJson[];
  if (shown.list.length !== all.length) return fault(pair, `${all.length} items`);
  return all.flatMap((item, index) => valueFaults(inner(pair, `[${index}]`, item, shown.list[index]), items));
}

function memberFaults(pair: Pair, values: Shape, expected: Members, actual: { readonly [key: string]: Shown }): Faults {
  const keys = Object.keys(expected).sort();
  if (text(keys) !== text(Object.keys(actual).sort())) return fault(pair, `the keys ${text(keys)}`);
  return keys.flatMap((key) => valueFaults(inner(pair, `.${key}`, expected[key] ?? null, actual[key]), values));
}

function mapFaults(pair: Pair, values: Shape): Faults {
  const { value, shown } = pair;
  if (!isMembers(value)) return misfitFaults(pair, undefined);
  return "map" in shown ? memberFaults(pair, values, value, shown.map) : fault(pair, "a map");
}

/** Whether what is shown says that null was received. */
function isNullShown(shown: Shown): boolean {
  return receivedJson(shown) === null || ("misfit" in shown && shown.misfit.raw === null);
}

/** A property that the JSON does not have, or has as null. */
function missingFaults(pair: Pair, { shape, required }: PropertyShape, exact: "null" | "absent"): Faults {
  // Where a required value is missing, a language gives what its type holds then.
  if (required && exact === "absent") return NONE;
  const isNullable = shape.kind === "nullable" || shape.kind === "any";
  const isExact = shape.kind === "nullable" && !required;
  const allowed = isExact ? [exact] : [exact, "nothing"];
  // Null where none is allowed is a misfit in languages that can tell it from an absent value.
  if (exact === "null" && !isNullable) allowed.push("absent");
  if (exact === "null" && isNullShown(pair.shown)) return NONE;
  return allowed.includes(keyOf(pair.shown)) ? NONE : fault(pair, exact);
}

function propertyFaults(pair: Pair, wire: string, property: PropertyShape): Faults {
  const value = (pair.value as Members)[wire];
  const { shown } = pair;
  const at = inner(pair, `.${wire}`, value ?? null, "model" in shown ? shown.value[wire] : undefined);
  if (value === undefined || value === null) return missingFaults(at, property, value === null ? "null" : "absent");
  return valueFaults({ ...at, isOptional: !property.required }, property.shape);
}

function objectFaults(pair: Pair, shape: ObjectShape): Faults {
  const { value, shown } = pair;
  if (!isMembers(value)) return misfitFaults(pair, undefined);
  if (!("model" in shown)) return fault(pair, "a model");
  if (shape.name !== undefined && shown.model !== shape.name) return fault(pair, `the model ${shape.name}`);
  const declared = text([...shape.properties.keys()].sort());
  if (text(Object.keys(shown.value).sort()) !== declared) return fault(pair, `the properties ${declared}`);
  const extra = Object.fromEntries(Object.entries(value).filter(([wire]) => !shape.properties.has(wire)));
  return [
    ...[...shape.properties].flatMap(([wire, property]) => propertyFaults(pair, wire, property)),
    ...memberFaults(pair, shape.extra, extra, shown.extra ?? {}),
  ];
}

function unknownFaults(pair: Pair, tag: string | undefined): Faults {
  const { value, shown } = pair;
  const raw = canonicalJson(value);
  if (!("unknown" in shown) || !same(plain(shown.unknown.raw), raw)) return fault(pair, text({ unknown: raw }));
  // Nothing, null and the empty text all say that there is no tag.
  const expected = tagOf(tag, value) ?? "";
  return tag === undefined || (shown.unknown.tag ?? "") === expected ? NONE : fault(pair, `the tag ${text(expected)}`);
}

function unionFaults(pair: Pair, shape: Extract<Shape, { readonly kind: "union" }>): Faults {
  const { value, shown, reads } = pair;
  const variant = variantOf(shape, value);
  if (!variant) return unknownFaults(pair, shape.tag);
  if (reads.unions === "bare") return valueFaults(pair, variant.shape);
  const { name, tags } = variant;
  const isRight =
    "variant" in shown &&
    (name ?? shown.variant) === shown.variant &&
    (shown.visited ?? shown.variant) === shown.variant &&
    (shown.tag === undefined || tags.length === 0 || tags.includes(String(shown.tag)));
  if (!isRight) return fault(pair, `the variant ${name ?? ""} ${tags.join()}`);
  return valueFaults({ ...pair, shown: shown.value }, variant.shape);
}

const INTEGERS: ReadonlySet<string> = new Set(["int32", "int64", "uint32", "uint64", "int", "number"]);

/** A constant gives what came, whatever the definition says. An integer may have any type that integers have. */
function constantFaults(pair: Pair, constant: string | number | boolean): Faults {
  const { reads, value, shown } = pair;
  // A language whose zero value stands for the constant keeps what came, to send it back.
  if ("misfit" in shown && same(plain(shown.misfit.raw), canonicalJson(value)))
    return constantFaults({ ...pair, shown: shown.misfit.read }, constant);
  if (typeof constant !== "number") return scalarFaults(pair, typeof constant === "string" ? "string" : "boolean");
  const expected = scalarText(value, "int64", reads);
  if (expected === undefined) return misfitFaults(pair, "int64");
  const isRight = INTEGERS.has(keyOf(shown)) && shownText(shown, "int64", reads) === expected;
  return isRight ? NONE : fault(pair, `the integer ${expected}`);
}

function valueFaults(pair: Pair, shape: Shape): Faults {
  const { value, shown } = pair;
  switch (shape.kind) {
    case "scalar":
      return scalarFaults(pair, shape.scalar);
    case "constant":
      return constantFaults(pair, shape.value);
    case "enum":
      return enumFaults(pair, shape.values);
    case "list":
      return listFaults(pair, shape.items);
    case "map":
      return mapFaults(pair, shape.values);
    case "nullable":
      if (value !== null) return valueFaults(pair, shape.inner);
      return ["null", "nothing"].includes(keyOf(shown)) ? NONE : fault(pair, "null");
    case "object":
      return objectFaults(pair, shape);
    case "union":
      return unionFaults(pair, shape);
    case "any":
      return "any" in shown && same(plain(shown.any), canonicalJson(value))
        ? NONE
        : fault(pair, text({ any: canonicalJson(value) }));
    default:
      return shape satisfies never;
  }
}

/** Returns the faults of the reading of a value, a sentence with the path for each; an empty list if there are none. */
export function readingFaults(shape: Shape, value: ExactJson, shown: Shown, reads: Reads): Faults {
  return valueFaults({ reads, path: "$", value, shown }, shape);
}
