import type { Api, HttpOperation, Sdk, Type, TypeDecl, TypeId } from "@sdkwright/plugin-api";
import { allProperties, extraType, requestsOf, typesOfDecl, typesOfOperation, walkType } from "@sdkwright/plugin-api";
import type { IntegerForm } from "../options.js";
import { checkedPlaces, isLongPrimitive, responsePlaces } from "./places.js";

/** Reports whether a value may be an integer that a number would round, because its bounds do not exclude that. */
export function needsExactness({ primitive, constraints }: Extract<Type, { kind: "primitive" }>): boolean {
  const { minimum = -Infinity, maximum = Infinity } = constraints ?? {};
  return isLongPrimitive(primitive) && !(minimum >= Number.MIN_SAFE_INTEGER && maximum <= Number.MAX_SAFE_INTEGER);
}

/**
 * What callers get in another form than JSON has, as the runtime names it; and numbers that they get as JSON has them, where
 * integers are exact in places without a type.
 */
export type Leaf = "@int64" | "@number" | "@date";

/**
 * Where a value holds such, as the runtime's `Shape` says it: it is one, it is of a type of the table, it is of any of
 * several shapes, its members hold some, or the value of a property tells which shape it has.
 */
export type Shape =
  | string
  | readonly Shape[]
  | { readonly properties?: Shapes; readonly values?: Shape }
  | { readonly tag: string; readonly variants?: Shapes };

/** Shapes by property. */
export type Shapes = { readonly [key: string]: Shape };

/** How an SDK holds the values that have several forms. */
export interface Choice {
  readonly integer: IntegerForm;
  /** Times are `Date`. */
  readonly dates: boolean;
}

/** An API, and the names of those of its declared types that hold values of other forms. */
interface Formed {
  readonly api: Api;
  readonly choice: Choice;
  readonly names: ReadonlyMap<TypeId, string>;
}

/** Names of the declared types that hold such values at any depth, in the order of the table. */
function formedTypes(api: Api, choice: Choice, nameOf: (id: TypeId) => string): ReadonlyMap<TypeId, string> {
  const names = new Map<TypeId, string>();
  let others = Object.values(api.types);
  // Until no type is left that holds one that was just added.
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const decl of others) {
      if (typesOfDecl(decl).some((type) => shapeOf(type, { api, choice, names }))) names.set(decl.id, nameOf(decl.id));
    }
    others = others.filter(({ id }) => !names.has(id));
  }
  return names;
}

/** The leaves of all types that are declared, or spelled out in place: none where everything is as JSON has it. */
function leavesOf({ types, errors, operations, channels, webhooks }: Api, choice: Choice): ReadonlySet<Leaf> {
  if (choice.integer === "number" && !choice.dates) return new Set();
  const all = [
    ...Object.values(types).flatMap(typesOfDecl),
    ...Object.values(errors).flatMap(({ type }) => type ?? []),
    ...Object.values(operations).flatMap(typesOfOperation),
    ...Object.values(channels).flatMap(({ messages }) => messages.map(({ payload }) => payload)),
    ...Object.values(webhooks).flatMap(({ payload }) => payload ?? []),
  ];
  const found = new Set<Leaf>();
  for (const type of all) {
    walkType(type, (inner) => {
      const leaf = inner.kind === "primitive" ? leafOf(inner, choice) : undefined;
      if (leaf) found.add(leaf);
    });
  }
  return found;
}

function shapesOf(entries: readonly (readonly [string, Type])[], formed: Formed): Shapes | undefined {
  const shapes = entries.flatMap(([key, type]) => {
    const shape = shapeOf(type, formed);
    return shape ? [[key, shape] as const] : [];
  });
  return shapes.length > 0 ? Object.fromEntries(shapes) : undefined;
}

function membersOf(properties: Shapes | undefined, values: Shape | undefined): Shape | undefined {
  return properties || values ? { ...(properties && { properties }), ...(values && { values }) } : undefined;
}

/** The type of a primitive in the chosen forms; undefined if it is that of JSON. */
function leafOf(type: Extract<Type, { kind: "primitive" }>, { integer, dates }: Choice): Leaf | undefined {
  if (dates && type.primitive === "date-time") return "@date";
  if (integer === "number") return undefined;
  if (type.primitive === "number" || type.primitive === "float") return "@number";
  return needsExactness(type) ? "@int64" : undefined;
}

/** The shape of a type; undefined where all of it is as JSON has it. */
export function shapeOf(type: Type, formed: Formed): Shape | undefined {
  switch (type.kind) {
    case "primitive":
      return leafOf(type, formed.choice);
    case "ref":
      return formed.names.get(type.id);
    case "nullable":
      return shapeOf(type.inner, formed);
    case "list":
      return membersOf(undefined, shapeOf(type.items, formed));
    case "map":
      return membersOf(undefined, shapeOf(type.values, formed));
    case "tuple": {
      const items = type.items.map((item, index) => [String(index), item] as const);
      return membersOf(shapesOf(items, formed), type.rest ? shapeOf(type.rest, formed) : undefined);
    }
    default:
      return undefined;
  }
}

/**
 * The shape of any of several types. `{}` stands for those that are as JSON has them: where there are any, a text that spells
 * an integer may be meant as text.
 */
export function shapeOfAny(types: readonly Type[], formed: Formed): Shape | undefined {
  const values = types.filter(({ kind }) => kind !== "null");
  const shapes = values.flatMap((type) => shapeOf(type, formed) ?? []);
  const isPartial = formed.choice.integer === "bigint" && shapes.length < values.length;
  if (shapes.length > 0 && isPartial) return [...shapes, {}];
  return shapes.length < 2 ? shapes[0] : shapes;
}

/** The shape of a declared type that holds such values. */
function shapeOfDecl(decl: TypeDecl, formed: Formed): Shape | undefined {
  switch (decl.kind) {
    case "object": {
      const members = allProperties(formed.api, decl).map(({ name, type }) => [name.wire, type] as const);
      const extra = extraType(formed.api, decl);
      return membersOf(shapesOf(members, formed), extra && shapeOf(extra, formed)) ?? {};
    }
    case "union": {
      const { discriminator, variants: all } = decl;
      const untagged = all.filter(({ tags }) => discriminator === null || tags.length === 0);
      const loose = shapeOfAny(
        untagged.map(({ type }) => type),
        formed,
      );
      if (!discriminator) return loose;
      const tagged = all.flatMap(({ tags, type }) => tags.map((tag) => [String(tag), type] as const));
      const variants = shapesOf(tagged, formed);
      const shape: Shape = { tag: discriminator.wire, ...(variants && { variants }) };
      return loose ? [shape, loose, ...(formed.choice.integer === "bigint" ? [{}] : [])] : shape;
    }
    case "alias":
      return shapeOf(decl.type, formed);
    case "enum":
      return undefined;
    default:
      return decl satisfies never;
  }
}

/** In which forms an SDK holds values, and where there are any. */
export interface Forms extends Formed {
  /** The shapes of the types that have names, by name. */
  readonly table: Shapes;
  /** Where integers are numbers: the places of the properties that hold them somewhere in a response, sorted. */
  readonly checked: readonly string[];
  readonly leaves: ReadonlySet<Leaf>;
  /** Parts of the runtime that read them: `int64` checks numbers, `integers` keeps every digit, `dates` makes dates. */
  readonly features: readonly ("int64" | "integers" | "dates")[];
}

/** The forms of an SDK's values, as the options choose them. */
export function formsOf(sdk: Sdk, choice: Choice, nameOf: (id: TypeId) => string): Forms {
  const { api } = sdk;
  const checked = choice.integer === "number" ? checkedPlaces(sdk) : [];
  const holdsChecked = (operation: HttpOperation): boolean => responsePlaces(api, operation).length > 0;
  const isChecked = checked.length > 0 || (choice.integer === "number" && requestsOf(api).some(holdsChecked));
  const leaves = leavesOf(api, choice);
  const names = leaves.size > 0 ? formedTypes(api, choice, nameOf) : new Map<TypeId, string>();
  const shapes = [...names].flatMap(([id, name]) => {
    const decl = api.types[id];
    const shape = decl && shapeOfDecl(decl, { api, choice, names });
    return shape ? [[name, shape] as const] : [];
  });
  const features = [
    ...(isChecked ? (["int64"] as const) : []),
    ...(choice.integer === "number" ? [] : (["integers"] as const)),
    ...(leaves.has("@date") ? (["dates"] as const) : []),
  ];
  return { api, choice, names, table: Object.fromEntries(shapes), checked, leaves, features };
}
