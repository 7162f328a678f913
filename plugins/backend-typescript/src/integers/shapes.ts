import type { Api, PrimitiveKind, Property, Sdk, Type, TypeDecl, TypeId } from "@sdkwright/plugin-api";
import { allProperties, resolveType, typesOfDecl, typesOfOperation } from "@sdkwright/plugin-api";
import type { IntegerForm } from "../options.js";

/** Whether a primitive is a 64-bit integer; one without a format counts as one. */
function isLongPrimitive(primitive: PrimitiveKind): boolean {
  return primitive === "int64" || primitive === "uint64" || primitive === "bigint";
}

/** Whether a value may be such an integer that a number would round: its bounds, where it has them, do not say otherwise. */
export function needsExactness({ primitive, constraints }: Extract<Type, { kind: "primitive" }>): boolean {
  const { minimum = -Infinity, maximum = Infinity } = constraints ?? {};
  return isLongPrimitive(primitive) && !(minimum >= Number.MIN_SAFE_INTEGER && maximum <= Number.MAX_SAFE_INTEGER);
}

/**
 * Where a value holds 64-bit integers, as the runtime's `IntegerShape` says it: it is one, it is of a type of the table,
 * it is of any of several shapes, its members hold some, or the value of a property tells which shape it has.
 */
export type Shape =
  | true
  | string
  | readonly Shape[]
  | { readonly properties?: Shapes; readonly values?: Shape }
  | { readonly tag: string; readonly variants?: Shapes };

/** Shapes by property. */
export type Shapes = { readonly [key: string]: Shape };

/** An API, and the names of those of its declared types that hold 64-bit integers. */
interface LongTypes {
  readonly api: Api;
  readonly names: ReadonlyMap<TypeId, string>;
}

/** Names of the declared types that hold 64-bit integers at any depth, in the order of the table. */
function longTypes(api: Api, nameOf: (id: TypeId) => string): ReadonlyMap<TypeId, string> {
  const names = new Map<TypeId, string>();
  let others = Object.values(api.types);
  // Until no type is left that holds one that was just added.
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const decl of others) {
      if (typesOfDecl(decl).some((type) => shapeOf(type, { api, names }))) names.set(decl.id, nameOf(decl.id));
    }
    others = others.filter(({ id }) => !names.has(id));
  }
  return names;
}

/** Whether an API has such integers where a type is spelled out in place. */
function hasLongsInPlace(long: LongTypes): boolean {
  const { operations, channels, webhooks } = long.api;
  const inPlace = [
    ...Object.values(operations).flatMap(typesOfOperation),
    ...Object.values(channels).flatMap(({ messages }) => messages.map(({ payload }) => payload)),
    ...Object.values(webhooks).flatMap(({ payload }) => payload ?? []),
  ];
  return inPlace.some((type) => shapeOf(type, long));
}

function shapesOf(entries: readonly (readonly [string, Type])[], long: LongTypes): Shapes | undefined {
  const shapes = entries.flatMap(([key, type]) => {
    const shape = shapeOf(type, long);
    return shape ? [[key, shape] as const] : [];
  });
  return shapes.length > 0 ? Object.fromEntries(shapes) : undefined;
}

function membersOf(properties: Shapes | undefined, values: Shape | undefined): Shape | undefined {
  return properties || values ? { ...(properties && { properties }), ...(values && { values }) } : undefined;
}

/** The shape of a type; undefined where it holds no such integer. */
export function shapeOf(type: Type, long: LongTypes): Shape | undefined {
  switch (type.kind) {
    case "primitive":
      return needsExactness(type) || undefined;
    case "ref":
      return long.names.get(type.id);
    case "nullable":
      return shapeOf(type.inner, long);
    case "list":
      return membersOf(undefined, shapeOf(type.items, long));
    case "map":
      return membersOf(undefined, shapeOf(type.values, long));
    case "tuple": {
      const items = type.items.map((item, index) => [String(index), item] as const);
      return membersOf(shapesOf(items, long), type.rest ? shapeOf(type.rest, long) : undefined);
    }
    default:
      return undefined;
  }
}

/** The shape of any of several types. */
export function shapeOfAny(types: readonly Type[], long: LongTypes): Shape | undefined {
  const shapes = types.flatMap((type) => shapeOf(type, long) ?? []);
  return shapes.length < 2 ? shapes[0] : shapes;
}

/** The shape of a declared type that holds such integers. */
function shapeOfDecl(decl: TypeDecl, long: LongTypes): Shape | undefined {
  switch (decl.kind) {
    case "object": {
      const members = allProperties(long.api, decl).map(({ name, type }) => [name.wire, type] as const);
      return membersOf(shapesOf(members, long), decl.additional ? shapeOf(decl.additional, long) : undefined) ?? {};
    }
    case "union": {
      const { discriminator, variants: all } = decl;
      const untagged = all.filter(({ tags }) => discriminator === null || tags.length === 0);
      const loose = shapeOfAny(
        untagged.map(({ type }) => type),
        long,
      );
      if (!discriminator) return loose;
      const tagged = all.flatMap(({ tags, type }) => tags.map((tag) => [String(tag), type] as const));
      const variants = shapesOf(tagged, long);
      const shape: Shape = { tag: discriminator.wire, ...(variants && { variants }) };
      return loose ? [shape, loose] : shape;
    }
    case "alias":
      return shapeOf(decl.type, long);
    case "enum":
      return undefined;
    default:
      return decl satisfies never;
  }
}

/** How an SDK holds 64-bit integers, and where there are any. */
export interface Integers {
  readonly form: IntegerForm;
  readonly api: Api;
  /** Names of the declared types that hold them at any depth; empty where they are numbers, which need no help. */
  readonly names: ReadonlyMap<TypeId, string>;
  /** The shapes of these types, by name. */
  readonly table: Shapes;
  /** Where they are numbers: wire names of the properties that hold them somewhere in a response, sorted. */
  readonly checked: readonly string[];
  /** Part of the runtime that reads them: `int64` checks numbers, `integers` keeps every digit. */
  readonly feature: "int64" | "integers" | undefined;
}

/** Whether values of a type are such integers, or lists and maps of them. */
function isLong(api: Api, type: Type): boolean {
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "primitive":
      return isLongPrimitive(resolved.primitive);
    case "nullable":
      return isLong(api, resolved.inner);
    case "list":
      return isLong(api, resolved.items);
    case "map":
      return isLong(api, resolved.values);
    default:
      return false;
  }
}

function checkedProperties({ api, types }: Sdk): string[] {
  const names = new Set<string>();
  const add = ({ name, type }: Property): void => {
    if (!names.has(name.wire) && isLong(api, type)) names.add(name.wire);
  };
  for (const decl of Object.values(api.types)) {
    const direction = types[decl.id]?.direction;
    const isReceived = direction === "received" || direction === "both";
    if (isReceived && decl.kind === "object") decl.properties.forEach(add);
  }
  return [...names].sort();
}

/** How the SDK holds 64-bit integers, in the form that the option `int64` asks for. */
export function integersOf(sdk: Sdk, form: IntegerForm, nameOf: (id: TypeId) => string): Integers {
  const { api } = sdk;
  if (form === "number") {
    const checked = checkedProperties(sdk);
    return { form, api, names: new Map(), table: {}, checked, feature: checked.length > 0 ? "int64" : undefined };
  }
  const names = longTypes(api, nameOf);
  const shapes = [...names].flatMap(([id, name]) => {
    const decl = api.types[id];
    const shape = decl && shapeOfDecl(decl, { api, names });
    return shape ? [[name, shape] as const] : [];
  });
  const isNeeded = names.size > 0 || hasLongsInPlace({ api, names });
  const table = Object.fromEntries(shapes);
  return { form, api, names, table, checked: [], feature: isNeeded ? "integers" : undefined };
}
