import type { Api, JsonValue, PrimitiveKind, Type, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import {
  allProperties,
  isAlwaysThere,
  isAnyJson,
  isDeclaredType,
  splitNull,
  valueVariants,
  variantsByTag,
} from "@sdkwright/plugin-api";
import type { Context } from "./context.js";
import { tupleItem } from "./types.js";

/** How the runtime calls primitives, in the shapes by which it tells the variants of a union apart. */
const WORDS: { readonly [K in PrimitiveKind]: string } = {
  string: "string",
  boolean: "bool",
  int32: "int32",
  int64: "int64",
  uint32: "int64",
  uint64: "uint64",
  bigint: "integer",
  float: "double",
  number: "double",
  decimal: "decimal",
  date: "date",
  "date-time": "datetime",
  time: "string",
  duration: "string",
  uuid: "uuid",
  uri: "string",
  base64: "bytes",
  binary: "file",
};

/** Unions whose variants no property tells apart. */
export const untaggedUnions = ({ types }: Pick<Api, "types">): UnionDecl[] =>
  Object.values(types).flatMap((decl) => (decl.kind === "union" && !decl.discriminator ? [decl] : []));

/** Shapes of types, and of those that they refer to. */
interface Shaper {
  readonly context: Context;
  /** Declared types that are to be described yet. */
  readonly open: TypeId[];
}

function shapeOfRef({ context, open }: Shaper, id: TypeId, within: readonly TypeId[]): JsonValue {
  const { sdk, names } = context;
  const decl = sdk.api.types[id];
  if (decl === undefined || within.includes(id)) return "any";
  if (isDeclaredType(sdk, id)) {
    open.push(id);
    return ["ref", names.type(id)];
  }
  const inside = [...within, id];
  if (decl.kind === "alias") return presentShape({ context, open }, decl.type, inside);
  const values: Type = (decl.kind === "object" && sdk.types[id]?.object?.extra) || { kind: "unknown" };
  return ["map", shapeOf({ context, open }, values, inside)];
}

/** The shape of a value that is not null. */
function presentShape(shaper: Shaper, type: Type, within: readonly TypeId[]): JsonValue {
  const { inner } = splitNull(shaper.context.api, type);
  switch (inner.kind) {
    case "primitive":
      return WORDS[inner.primitive];
    case "literal": {
      const { value } = inner;
      const base = typeof value === "number" ? (Number.isInteger(value) ? "int64" : "double") : undefined;
      return ["const", base ?? (typeof value === "string" ? "string" : "bool"), value];
    }
    case "ref":
      return shapeOfRef(shaper, inner.id, within);
    case "list":
      return ["list", shapeOf(shaper, inner.items, within)];
    case "tuple":
      return ["list", shapeOf(shaper, tupleItem(inner), within)];
    case "map":
      return ["map", shapeOf(shaper, inner.values, within)];
    case "nullable":
      return presentShape(shaper, inner.inner, within);
    case "unknown":
    case "never":
    case "null":
      return "any";
    default:
      return inner satisfies never;
  }
}

function shapeOf(shaper: Shaper, type: Type, within: readonly TypeId[] = []): JsonValue {
  const present = presentShape(shaper, type, within);
  return splitNull(shaper.context.api, type).nullable && present !== "any" ? ["nullable", present] : present;
}

function shapeOfDecl(shaper: Shaper, id: TypeId): JsonValue {
  const { api, sdk } = shaper.context;
  const decl = api.types[id];
  switch (decl?.kind) {
    case "enum": {
      const base = { string: "string", integer: "int64", number: "double" }[decl.base];
      return { enum: base, values: [...new Set(decl.values.map(({ value }) => value))] };
    }
    case "union": {
      if (!decl.discriminator)
        return { variants: valueVariants(api, decl).map(({ type }) => presentShape(shaper, type, [])) };
      const variants = [...variantsByTag(api, decl)].map(
        ([tag, type]) => [tag, presentShape(shaper, type, [])] as const,
      );
      return { tag: decl.discriminator.wire, variants: Object.fromEntries(variants) };
    }
    case "object": {
      const properties = allProperties(api, decl);
      const plan = sdk.types[id];
      const required = properties.filter((property) => plan && isAlwaysThere(property, plan));
      const extra = plan?.object?.extra ?? null;
      const isOpen = !extra || isAnyJson(api, splitNull(api, extra).inner);
      return {
        properties: Object.fromEntries(properties.map(({ name, type }) => [name.wire, shapeOf(shaper, type)])),
        ...(required.length > 0 && { required: required.map(({ name }) => name.wire) }),
        ...(!isOpen && { extra: shapeOf(shaper, extra) }),
      };
    }
    default:
      return {};
  }
}

/** The shapes of all unions whose variants no property tells apart, and of what is in them, by the names of their types. */
export function unionShapes(context: Context): { readonly [name: string]: JsonValue } {
  const declared = untaggedUnions(context.api).filter(({ id }) => isDeclaredType(context.sdk, id));
  const shaper: Shaper = { context, open: declared.map(({ id }) => id).reverse() };
  const shapes = new Map<string, JsonValue>();
  for (let id = shaper.open.pop(); id !== undefined; id = shaper.open.pop()) {
    const name = context.names.type(id);
    if (!shapes.has(name)) shapes.set(name, shapeOfDecl(shaper, id));
  }
  return Object.fromEntries(shapes);
}
