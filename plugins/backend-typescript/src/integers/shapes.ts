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

/** Where a value holds 64-bit integers, as the runtime's `IntegerShape` says it. */
export type Shape =
  | { readonly kind: "integer" }
  | { readonly kind: "ref"; readonly id: TypeId }
  | { readonly kind: "any"; readonly of: readonly Shape[] }
  | { readonly kind: "members"; readonly properties: Shapes; readonly values: Shape | undefined }
  | { readonly kind: "variants"; readonly tag: string; readonly variants: Shapes };

/** Shapes by property. */
export type Shapes = ReadonlyMap<string, Shape>;

/** An API, and which of its declared types hold 64-bit integers. */
interface LongTypes {
  readonly api: Api;
  readonly types: ReadonlySet<TypeId>;
}

/** Declared types that hold 64-bit integers at any depth. */
function longTypes(api: Api): ReadonlySet<TypeId> {
  const types = new Set<TypeId>();
  const isHolder = (decl: TypeDecl): boolean =>
    typesOfDecl(decl).some((type) => shapeOf(type, { api, types })) ||
    (decl.kind === "object" && decl.extends.some((id) => types.has(id)));
  let others = Object.values(api.types);
  // Until no type is left that holds one that was just added.
  for (let before = -1; before < types.size; ) {
    before = types.size;
    for (const decl of others) if (isHolder(decl)) types.add(decl.id);
    others = others.filter(({ id }) => !types.has(id));
  }
  return types;
}

/** Whether an API has such integers anywhere: in these declared types, or where a type is spelled out in place. */
function hasLongs(long: LongTypes): boolean {
  const { operations, channels, webhooks } = long.api;
  const inPlace = [
    ...Object.values(operations).flatMap(typesOfOperation),
    ...Object.values(channels).flatMap(({ messages }) => messages.map(({ payload }) => payload)),
    ...Object.values(webhooks).flatMap(({ payload }) => payload ?? []),
  ];
  return long.types.size > 0 || inPlace.some((type) => shapeOf(type, long));
}

function shapesOf(entries: readonly (readonly [string, Type])[], long: LongTypes): Shapes {
  const shapes = entries.flatMap(([key, type]) => {
    const shape = shapeOf(type, long);
    return shape ? [[key, shape] as const] : [];
  });
  return new Map(shapes);
}

/** The shape of a type; undefined where it holds no such integer. */
export function shapeOf(type: Type, long: LongTypes): Shape | undefined {
  switch (type.kind) {
    case "primitive":
      return needsExactness(type) ? { kind: "integer" } : undefined;
    case "ref":
      return long.types.has(type.id) ? { kind: "ref", id: type.id } : undefined;
    case "nullable":
      return shapeOf(type.inner, long);
    case "list":
    case "map": {
      const values = shapeOf(type.kind === "list" ? type.items : type.values, long);
      return values && { kind: "members", properties: new Map(), values };
    }
    case "tuple": {
      const properties = shapesOf(
        type.items.map((item, index) => [String(index), item]),
        long,
      );
      const values = type.rest ? shapeOf(type.rest, long) : undefined;
      return properties.size > 0 || values ? { kind: "members", properties, values } : undefined;
    }
    default:
      return undefined;
  }
}

/** The shape of any of several types. */
export function shapeOfAny(types: readonly Type[], long: LongTypes): Shape | undefined {
  const of = types.flatMap((type) => shapeOf(type, long) ?? []);
  return of.length < 2 ? of[0] : { kind: "any", of };
}

/** The shape of a declared type that holds such integers. */
export function shapeOfDecl(decl: TypeDecl, long: LongTypes): Shape | undefined {
  switch (decl.kind) {
    case "object": {
      const members = allProperties(long.api, decl).map(({ name, type }) => [name.wire, type] as const);
      const values = decl.additional ? shapeOf(decl.additional, long) : undefined;
      return { kind: "members", properties: shapesOf(members, long), values };
    }
    case "union": {
      const untagged = decl.variants.filter(({ tags }) => decl.discriminator === null || tags.length === 0);
      const loose = shapeOfAny(
        untagged.map(({ type }) => type),
        long,
      );
      if (!decl.discriminator) return loose;
      const tagged = decl.variants.flatMap(({ tags, type }) => tags.map((tag) => [String(tag), type] as const));
      const variants: Shape = { kind: "variants", tag: decl.discriminator.wire, variants: shapesOf(tagged, long) };
      return loose ? { kind: "any", of: [variants, loose] } : variants;
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
  /** Declared types that hold them at any depth; empty where they are numbers, which need no help. */
  readonly types: ReadonlySet<TypeId>;
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
export function integersOf(sdk: Sdk, form: IntegerForm): Integers {
  const { api } = sdk;
  if (form === "number") {
    const checked = checkedProperties(sdk);
    return { form, api, types: new Set(), checked, feature: checked.length > 0 ? "int64" : undefined };
  }
  const types = longTypes(api);
  return { form, api, types, checked: [], feature: hasLongs({ api, types }) ? "integers" : undefined };
}
