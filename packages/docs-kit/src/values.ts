import type { EnumDecl, JsonValue, ObjectDecl, Property, Type, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import { allProperties, placeOf, resolveType, splitNull } from "@sdkwright/plugin-api";
import { examplesCatalogue } from "./catalogue.js";
import { declaredExample, type ExampleContext } from "./declared.js";
import type { Direction } from "./fit.js";
import { define, isRecord } from "./json.js";
import { itemCount, scalarExample } from "./scalars.js";
import { givesNull, turned, variedScalar, withSecond } from "./varied.js";

/** Where in an example a value is being made. */
export interface ValuePlace {
  readonly direction: Direction;
  /** Levels of objects, this one included, whose optional properties are filled. */
  readonly depth: number;
  /** Types that are being made, so that one that needs itself ends. */
  readonly open: readonly TypeId[];
  /** Name of what holds the value: the text that a string shows. */
  readonly hint: string;
  /** The value is sent in a form or a query, which cannot represent an object without properties. */
  readonly inForm?: boolean | undefined;
  /** Which of several values that differ, in a list whose items must: 0 for the first. */
  readonly nth?: number | undefined;
  /**
   * The value is there to be read by a test, not by people: its lists have several items and its maps an entry, later
   * variants and null come up, and scalars have values that are easily read wrongly.
   */
  readonly varied?: boolean | undefined;
}

/** A place, and how many values are still allowed in the example as a whole. */
interface Place extends ValuePlace {
  readonly budget: { left: number };
}

/**
 * How many values an example may have. Types that need each other several times over have values that double with each
 * level: nobody reads those, and writing them out would take all there is of time and memory.
 */
const MAX_VALUES = 2000;

/** Which of the values of an example is being made; undefined in one that is not varied. */
const positionOf = ({ varied, budget }: Place): number | undefined => (varied ? MAX_VALUES - budget.left : undefined);

/** How many objects and unions of an example may lie inside each other. */
const MAX_NESTING = 100;

function propertyExample(context: ExampleContext, property: Property, place: Place): JsonValue | undefined {
  const declared = declaredExample(context, property, place.direction);
  if (declared !== undefined) return declared;
  return valueAt(context, property.type, { ...place, hint: property.name.wire });
}

/**
 * Reports whether a property is left out, because only the other direction has it, or because it is optional and below
 * the requested depth.
 */
function isLeftOut(property: Property, { direction, depth }: Place): boolean {
  if (property.access === (direction === "request" ? "read" : "write")) return true;
  return !property.required && depth <= 0;
}

/** Of an object's properties, those that an example shows; undefined where one that is needed has no value that ends. */
function propertyExamples(
  context: ExampleContext,
  properties: readonly Property[],
  place: Place,
): Record<string, JsonValue> | undefined {
  const made: Record<string, JsonValue> = {};
  const inside = { ...place, depth: place.depth - 1 };
  for (const property of properties) {
    if (isLeftOut(property, place)) continue;
    const value = propertyExample(context, property, inside);
    if (value !== undefined) define(made, property.name.wire, value);
    else if (property.required) return undefined;
  }
  return made;
}

/** How much a property tells of what an object is for: most where the definition has an example of it. */
function rank(context: ExampleContext, { type, examples = [] }: Property): number {
  const isScalar = (resolved: { readonly kind: string }): boolean => /^(?:primitive|enum|literal)$/.test(resolved.kind);
  const inner = resolveType(context.api, splitNull(context.api, type).inner);
  return (examples.length > 0 ? 0 : 2) + (isScalar(inner) ? 0 : 1);
}

/** Adds optional properties to an object, the most telling first, until there are as many as wanted. */
export function addTelling(
  context: ExampleContext,
  { properties, made, count, isNeeded }: Addition,
  place: ValuePlace & { readonly budget?: { left: number } },
): void {
  const inside: Place = { ...place, depth: place.depth - 1, budget: place.budget ?? { left: MAX_VALUES } };
  const missing = properties.filter(
    ({ name, access, availability }) =>
      !Object.hasOwn(made, name.wire) &&
      access !== (place.direction === "request" ? "read" : "write") &&
      availability?.status !== "deprecated",
  );
  const ranked = missing.map((property) => ({ property, order: rank(context, property) }));
  for (const { property } of ranked.sort((a, b) => a.order - b.order)) {
    if (Object.keys(made).length >= count) return;
    const value = propertyExample(context, property, inside);
    if (value !== undefined && (isNeeded || !isEmpty(value))) define(made, property.name.wire, value);
  }
}

/** Reports whether a value is an empty object or list. */
const isEmpty = (value: JsonValue): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** What is added to an object. */
interface Addition {
  readonly properties: readonly Property[];
  readonly made: Record<string, JsonValue>;
  /** How many properties there are to be. */
  readonly count: number;
  /** Whether a minimum number is required, in which case empty values are added, too. */
  readonly isNeeded?: boolean;
}

/** Most properties that are added for a lower limit alone. */
const MAX_ADDED = 20;

function objectExample(context: ExampleContext, decl: ObjectDecl, place: Place): JsonValue | undefined {
  if (place.open.includes(decl.id)) return undefined;
  const properties = allProperties(context.api, decl);
  const inside = { ...place, open: [...place.open, decl.id] };
  const made = propertyExamples(context, properties, inside);
  if (!made) return undefined;
  const count = Math.min(decl.minProperties ?? leastShown(place), MAX_ADDED);
  if (Object.keys(made).length >= count) return made;
  addTelling(context, { properties, made, count, isNeeded: decl.minProperties !== undefined }, inside);
  if (decl.additional) addEntries(context, decl.additional, { made, count }, inside);
  return made;
}

/** Levels below those that are asked for in which an empty value still gets an entry: a map may hold itself. */
const MAX_FILLED = 8;

/** How many properties or entries there are where nothing asks for one. */
const leastShown = ({ inForm, varied, depth }: Place): number => ((inForm || varied) && depth > -MAX_FILLED ? 1 : 0);

/** Adds entries of undeclared keys to an object: `key`, `key2`, ... */
function addEntries(
  context: ExampleContext,
  values: Type,
  { made, count }: Pick<Addition, "made" | "count">,
  place: Place,
): void {
  for (let nth = 1; Object.keys(made).length < count && nth <= MAX_ADDED; nth++) {
    const value = valueAt(context, values, { ...place, depth: place.depth - 1 });
    if (value === undefined) return;
    define(made, nth === 1 ? "key" : `key${nth}`, value);
  }
}

function unionExample(context: ExampleContext, decl: UnionDecl, place: Place): JsonValue | undefined {
  if (place.open.includes(decl.id)) return undefined;
  for (const { type, tags } of turned(decl.variants, positionOf(place))) {
    const value = valueAt(context, type, { ...place, open: [...place.open, decl.id] });
    if (value === undefined) continue;
    const [tag] = tags;
    if (!decl.discriminator || tag === undefined || !isRecord(value)) return value;
    const tagged: Record<string, JsonValue> = {};
    define(tagged, decl.discriminator.wire, tag);
    for (const [key, item] of Object.entries(value)) if (key !== decl.discriminator.wire) define(tagged, key, item);
    return tagged;
  }
  return undefined;
}

function enumExample(decl: EnumDecl, nth = 0): JsonValue {
  const { values, base } = decl;
  return (values[nth] ?? values[0])?.value ?? (base === "string" ? "string" : 1);
}

function listExample(
  context: ExampleContext,
  type: Extract<Type, { kind: "list" }>,
  place: Place,
): JsonValue | undefined {
  const before = place.budget.left;
  const item = valueAt(context, type.items, place);
  const least = itemCount(type.constraints);
  const count = withSecond(type, least, { ...place, first: item }) ? 2 : least;
  if (count > least) {
    // What the second leaves out shows that it can be.
    return differentItems(context, type.items, { count, place: { ...place, depth: 0 }, first: item });
  }
  if (count > 1 && type.unique) return differentItems(context, type.items, { count, place, first: item });
  place.budget.left -= (before - place.budget.left) * (count - 1);
  if (item === undefined || place.budget.left < 0) return [];
  return Array.from({ length: count }, () => item);
}

/** Items that differ; fewer where the type has no more. */
function differentItems(
  context: ExampleContext,
  type: Type,
  { count, place, first }: { readonly count: number; readonly place: Place; readonly first: JsonValue | undefined },
): JsonValue[] {
  const items = new Map(first === undefined ? [] : [[JSON.stringify(first), first]]);
  for (let nth = 1; items.size < count && nth < 2 * count; nth++) {
    const item = valueAt(context, type, { ...place, nth });
    if (item !== undefined) items.set(JSON.stringify(item), item);
  }
  return place.budget.left < 0 ? [] : [...items.values()];
}

/** An entry where optional properties would be filled too, and as many as there must be. */
function mapExample(context: ExampleContext, type: Extract<Type, { kind: "map" }>, place: Place): JsonValue {
  const made: Record<string, JsonValue> = {};
  const shown = place.depth > 0 ? 1 : leastShown(place);
  const count = Math.min(Math.max(type.minProperties ?? 0, shown), MAX_ADDED);
  addEntries(context, type.values, { made, count }, place);
  return made;
}

/** The example of the nearest declaration that a reference passes on its way. */
function referredExample(context: ExampleContext, type: Type, { direction }: Place): JsonValue | undefined {
  for (let current = type; current.kind === "ref"; ) {
    const decl = context.api.types[current.id];
    if (!decl) return undefined;
    const found = declaredExample(context, { type: current, examples: decl.examples }, direction);
    if (found !== undefined || decl.kind !== "alias") return found;
    current = decl.type;
  }
  return undefined;
}

function scalarAt(type: Extract<Type, { kind: "primitive" }>, place: Place): JsonValue {
  const varied = place.nth ? undefined : variedScalar(type, positionOf(place));
  return varied ?? scalarExample(type.primitive, type.constraints, place);
}

function valueAt(context: ExampleContext, type: Type, place: Place): JsonValue | undefined {
  // Each object and union around it is in `open`: an example that deep is as little use as one that large.
  place.budget.left -= place.open.length > MAX_NESTING ? MAX_VALUES : 1;
  if (place.budget.left < 0) return undefined;
  const declared = referredExample(context, type, place);
  if (declared !== undefined) return declared;
  const resolved = resolveType(context.api, type);
  switch (resolved.kind) {
    case "primitive":
      return scalarAt(resolved, place);
    case "literal":
      return resolved.value;
    case "object":
      return objectExample(context, resolved, place);
    case "enum":
      return enumExample(resolved, place.nth);
    case "union":
      return unionExample(context, resolved, place);
    case "list":
      return listExample(context, resolved, place);
    case "tuple": {
      const items = resolved.items.map((item) => valueAt(context, item, place));
      return items.some((item) => item === undefined) ? undefined : (items as JsonValue[]);
    }
    case "map":
      return mapExample(context, resolved, place);
    case "nullable":
      if (givesNull(resolveType(context.api, resolved.inner), positionOf(place))) return null;
      return valueAt(context, resolved.inner, place) ?? null;
    case "unknown":
      return "value";
    case "null":
      return null;
    case "never":
      return undefined;
    default:
      return resolved satisfies never;
  }
}

function reportSize({ api, report }: ExampleContext, type: Type): void {
  const decl = type.kind === "ref" ? api.types[type.id] : undefined;
  const location = decl && placeOf(api.origins, decl.origin);
  report(examplesCatalogue.create("too-large", { limit: MAX_VALUES }, { ...(location && { location }) }));
}

/**
 * A value of a type: what the definition gives as an example where it is one, else made by type, format, limits and
 * name, the same each time. Undefined where no value ends, or none of a size that could be shown: a note says so then.
 */
export function exampleValue(context: ExampleContext, type: Type, place: ValuePlace): JsonValue | undefined {
  for (const depth of place.depth > 0 ? [place.depth, 0] : [0]) {
    const budget = { left: MAX_VALUES };
    const value = valueAt(context, type, { ...place, depth, budget });
    if (budget.left >= 0) return value;
  }
  reportSize(context, type);
  return undefined;
}
