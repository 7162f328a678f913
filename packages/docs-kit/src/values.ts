import type { EnumDecl, JsonValue, ObjectDecl, Property, Type, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import { allProperties, placeOf, resolveType } from "@sdkwright/plugin-api";
import { examplesCatalogue } from "./catalogue.js";
import { declaredExample, type ExampleContext } from "./declared.js";
import type { Direction } from "./fit.js";
import { define, isRecord } from "./json.js";
import { itemCount, scalarExample } from "./scalars.js";

/** Where in an example a value is being made. */
export interface ValuePlace {
  readonly direction: Direction;
  /** Levels of objects, this one included, whose optional properties are filled. */
  readonly depth: number;
  /** Types that are being made, so that one that needs itself ends. */
  readonly open: readonly TypeId[];
  /** Name of what holds the value: the text that a string shows. */
  readonly hint: string;
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

/** How many objects and unions of an example may lie inside each other. */
const MAX_NESTING = 100;

function propertyExample(context: ExampleContext, property: Property, place: Place): JsonValue | undefined {
  const declared = declaredExample(context, property, place.direction);
  if (declared !== undefined) return declared;
  return valueAt(context, property.type, { ...place, hint: property.name.wire });
}

/** Whether a property is left out: what only the other side carries, and what is optional below the depth that is asked for. */
function isLeftOut(property: Property, { direction, depth }: Place): boolean {
  if (property.access === (direction === "request" ? "read" : "write")) return true;
  return !property.required && depth <= 0;
}

/** Of an object's properties, those that an example shows; undefined where one that is needed has no value that ends. */
function propertyExamples(
  context: ExampleContext,
  properties: readonly Property[],
  place: Place,
): JsonValue | undefined {
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

function objectExample(context: ExampleContext, decl: ObjectDecl, place: Place): JsonValue | undefined {
  if (place.open.includes(decl.id)) return undefined;
  const properties = allProperties(context.api, decl);
  return propertyExamples(context, properties, { ...place, open: [...place.open, decl.id] });
}

function unionExample(context: ExampleContext, decl: UnionDecl, place: Place): JsonValue | undefined {
  if (place.open.includes(decl.id)) return undefined;
  for (const { type, tags } of decl.variants) {
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

function enumExample(decl: EnumDecl): JsonValue {
  return decl.values[0]?.value ?? (decl.base === "string" ? "string" : 1);
}

function listExample(
  context: ExampleContext,
  type: Extract<Type, { kind: "list" }>,
  place: Place,
): JsonValue | undefined {
  const before = place.budget.left;
  const item = valueAt(context, type.items, place);
  const count = type.unique ? 1 : itemCount(type.constraints);
  place.budget.left -= (before - place.budget.left) * (count - 1);
  if (item === undefined || place.budget.left < 0) return [];
  return Array.from({ length: count }, () => item);
}

/** An entry where optional properties would be filled too. */
function mapExample(context: ExampleContext, values: Type, place: Place): JsonValue {
  const value = place.depth > 0 ? valueAt(context, values, { ...place, depth: place.depth - 1 }) : undefined;
  return value === undefined ? {} : { key: value };
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

function valueAt(context: ExampleContext, type: Type, place: Place): JsonValue | undefined {
  // Each object and union around it is in `open`: an example that deep is as little use as one that large.
  place.budget.left -= place.open.length > MAX_NESTING ? MAX_VALUES : 1;
  if (place.budget.left < 0) return undefined;
  const declared = referredExample(context, type, place);
  if (declared !== undefined) return declared;
  const resolved = resolveType(context.api, type);
  switch (resolved.kind) {
    case "primitive":
      return scalarExample(resolved.primitive, resolved.constraints, place.hint);
    case "literal":
      return resolved.value;
    case "object":
      return objectExample(context, resolved, place);
    case "enum":
      return enumExample(resolved);
    case "union":
      return unionExample(context, resolved, place);
    case "list":
      return listExample(context, resolved, place);
    case "tuple": {
      const items = resolved.items.map((item) => valueAt(context, item, place));
      return items.some((item) => item === undefined) ? undefined : (items as JsonValue[]);
    }
    case "map":
      return mapExample(context, resolved.values, place);
    case "nullable":
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
