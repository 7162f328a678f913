import {
  type Api,
  allProperties,
  caseWords,
  type Method,
  type ObjectDecl,
  type PrimitiveKind,
  requestsOf,
  type TargetContext,
  type Type,
  type TypeDecl,
  type TypeId,
  typeDecls,
} from "@sdkwright/plugin-api";
import { callName } from "./calls.js";

// What drivers need to know of the types of an SDK, so that they can make values and read them as programs do: by the
// names that the SDK has for them. Declarations that are only other names, and objects that are maps, are spelled out.

/** A type expression, with the names that types have in the SDK. */
export type TypeEntry =
  | { readonly kind: "scalar"; readonly scalar: PrimitiveKind }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "ref"; readonly name: string }
  | { readonly kind: "list"; readonly items: TypeEntry }
  | { readonly kind: "tuple"; readonly items: readonly TypeEntry[]; readonly rest: TypeEntry | null }
  | { readonly kind: "map"; readonly values: TypeEntry }
  | { readonly kind: "nullable"; readonly inner: TypeEntry }
  | { readonly kind: "any" };

export interface PropertyEntry {
  readonly wire: string;
  /** Name of the property in the SDK. */
  readonly accessor: string;
  readonly type: TypeEntry;
  readonly required: boolean;
}

export interface VariantEntry {
  /** Name by which answers call it: that of the schema, where the variant is one. */
  readonly name: string;
  /** Name of the variant in the SDK. */
  readonly accessor: string;
  readonly type: TypeEntry;
  readonly tags: readonly (string | number | boolean)[];
}

/** What a declared type is. `name` is what answers call it, by the definition. */
export type DeclaredEntry =
  | {
      readonly kind: "object";
      readonly name: string;
      readonly properties: readonly PropertyEntry[];
      /** Type of undeclared properties; null if the definition does not describe them. */
      readonly extra: TypeEntry | null;
    }
  | {
      readonly kind: "enum";
      readonly name: string;
      readonly base: "string" | "integer" | "number";
      readonly cases: readonly { readonly value: string | number; readonly accessor: string }[];
    }
  | {
      readonly kind: "union";
      readonly name: string;
      /** Wire name of the discriminator; null where variants are told apart by their shape. */
      readonly tag: string | null;
      readonly variants: readonly VariantEntry[];
    };

/** What a call gives: its value, or the items of its list or stream. */
export interface ResultEntry {
  readonly kind: Method["result"]["kind"];
  readonly value?: TypeEntry;
  readonly item?: TypeEntry;
}

/** What a driver's table says of types. */
export interface TypesTable {
  /** By name in the SDK. */
  readonly types: { readonly [name: string]: DeclaredEntry };
  /** By the name that messages have for a call. */
  readonly results: { readonly [call: string]: ResultEntry };
  /** Types of the bodies of declared errors, by the name of the class in the SDK. */
  readonly errors: { readonly [name: string]: TypeEntry };
  /** Type of the deliveries of each webhook, by its name in the definition. */
  readonly webhooks: { readonly [name: string]: TypeEntry };
}

function declOf(api: Api, id: TypeId): TypeDecl {
  const decl = api.types[id];
  if (!decl) throw new Error(`The API has no type ${id}`);
  return decl;
}

/** The type of a map's values, where an object is nothing but one. */
function mapValues({ sdk }: TargetContext, id: TypeId): Type | undefined {
  const plan = sdk.types[id]?.object;
  return plan?.isMap ? (plan.extra ?? { kind: "unknown" }) : undefined;
}

function referred(target: TargetContext, id: TypeId): TypeEntry {
  const decl = declOf(target.api, id);
  if (decl.kind === "alias") return typeEntry(target, decl.type);
  const values = mapValues(target, id);
  return values ? { kind: "map", values: typeEntry(target, values) } : { kind: "ref", name: target.names.type(id) };
}

/** A type expression as tables hold it. */
export function typeEntry(target: TargetContext, type: Type): TypeEntry {
  const entry = (inner: Type): TypeEntry => typeEntry(target, inner);
  switch (type.kind) {
    case "primitive":
      return { kind: "scalar", scalar: type.primitive };
    case "literal":
      return type;
    case "ref":
      return referred(target, type.id);
    case "list":
      return { kind: "list", items: entry(type.items) };
    case "tuple":
      return { kind: "tuple", items: type.items.map(entry), rest: type.rest && entry(type.rest) };
    case "map":
      return { kind: "map", values: entry(type.values) };
    case "nullable":
      return { kind: "nullable", inner: entry(type.inner) };
    case "unknown":
    case "never":
    case "null":
      return { kind: "any" };
    default:
      return type satisfies never;
  }
}

const nameOf = (decl: TypeDecl): string => caseWords(decl.name.words, "pascal", false);

function objectEntry(target: TargetContext, decl: ObjectDecl): DeclaredEntry {
  const plan = target.sdk.types[decl.id]?.object;
  const properties = allProperties(target.api, decl).map(({ name, type, required }) => ({
    wire: name.wire,
    accessor: target.names.property(decl.id, name.wire),
    type: typeEntry(target, type),
    required,
  }));
  return { kind: "object", name: nameOf(decl), properties, extra: plan?.extra ? typeEntry(target, plan.extra) : null };
}

function declaredEntry(target: TargetContext, decl: Exclude<TypeDecl, { kind: "alias" }>): DeclaredEntry {
  const { api, names } = target;
  switch (decl.kind) {
    case "object":
      return objectEntry(target, decl);
    case "enum": {
      const cases = decl.values.map(({ value }) => ({ value, accessor: names.enumMember(decl.id, value) }));
      return { kind: "enum", name: nameOf(decl), base: decl.base, cases };
    }
    case "union": {
      const variants = decl.variants.map(({ type, tags, name }, index) => ({
        name: type.kind === "ref" ? nameOf(declOf(api, type.id)) : caseWords(name.words, "pascal", false),
        accessor: names.variant(decl.id, index),
        type: typeEntry(target, type),
        tags,
      }));
      return { kind: "union", name: nameOf(decl), tag: decl.discriminator?.wire ?? null, variants };
    }
    default:
      return decl satisfies never;
  }
}

function resultEntry(target: TargetContext, { result }: Method): ResultEntry {
  const { kind } = result;
  switch (kind) {
    case "value":
      return { kind, value: typeEntry(target, result.type) };
    case "page":
      return { kind, value: typeEntry(target, result.page), item: typeEntry(target, result.item) };
    case "stream":
      return { kind, item: typeEntry(target, result.item) };
    default:
      return { kind };
  }
}

function declaredTypes(target: TargetContext): TypesTable["types"] {
  const { api, names, sdk } = target;
  const entries = typeDecls(api).flatMap((decl): [string, DeclaredEntry][] => {
    if (decl.kind === "alias" || sdk.types[decl.id]?.dissolved || mapValues(target, decl.id)) return [];
    return [[names.type(decl.id), declaredEntry(target, decl)]];
  });
  return Object.fromEntries(entries);
}

/** What the table of an SDK says of its types. */
export function typesTable(target: TargetContext): TypesTable {
  const { api, names, sdk } = target;
  const results = requestsOf(api).flatMap((operation): [string, ResultEntry][] => {
    const method = sdk.methods[operation.id];
    return method ? [[callName(api, operation), resultEntry(target, method)]] : [];
  });
  const errors = Object.values(api.errors).flatMap(({ id }): [string, TypeEntry][] => {
    const { typed, body } = sdk.errors[id] ?? {};
    return typed && body ? [[names.type(id), typeEntry(target, body)]] : [];
  });
  const webhooks = Object.values(api.webhooks).flatMap(({ name, payload }): [string, TypeEntry][] =>
    payload ? [[name.wire, typeEntry(target, payload)]] : [],
  );
  return {
    types: declaredTypes(target),
    results: Object.fromEntries(results),
    errors: Object.fromEntries(errors),
    webhooks: Object.fromEntries(webhooks),
  };
}
