import type {
  Api,
  HttpOperation,
  JsonValue,
  ObjectDecl,
  Parameter,
  Property,
  Type,
  TypeId,
} from "@sdkwright/ir-schema";
import { resolveType } from "@sdkwright/ir-schema";

type Types = Pick<Api, "types">;

/** An object's properties with those that it inherits, parents first; its own win. A cycle of inheritance ends. */
export function allProperties(api: Types, decl: ObjectDecl): readonly Property[] {
  if (decl.extends.length === 0) return decl.properties;
  const byName = new Map<string, Property>();
  collect(api, decl, byName, new Set());
  return [...byName.values()];
}

function collect(api: Types, decl: ObjectDecl, into: Map<string, Property>, seen: Set<TypeId>): void {
  if (seen.has(decl.id)) return;
  seen.add(decl.id);
  for (const id of decl.extends) {
    const parent = api.types[id];
    if (parent?.kind === "object") collect(api, parent, into, seen);
  }
  for (const property of decl.properties) into.set(property.name.wire, property);
}

/** True where an object, or one that it inherits from, takes keys that it does not declare. */
export function isOpenObject(api: Types, decl: ObjectDecl, seen = new Set<TypeId>()): boolean {
  if (decl.additional) return true;
  seen.add(decl.id);
  return decl.extends.some((id) => {
    const parent = api.types[id];
    return parent?.kind === "object" && !seen.has(id) && isOpenObject(api, parent, seen);
  });
}

/** The parameters that a method takes as arguments of their own, in the order of the path; the others are keys of its request. */
export function positionalParameters(api: Types, operation: HttpOperation): readonly Parameter[] {
  if (!operation.positionalPath) return [];
  const places = new Map(operation.path.flatMap((part, at) => (part.kind === "parameter" ? [[part.name, at]] : [])));
  return operation.parameters
    .filter((one) => one.in === "path" && one.variable === undefined && sentDefault(api, one) === undefined)
    .sort((a, b) => (places.get(a.name.wire) ?? 0) - (places.get(b.name.wire) ?? 0));
}

/**
 * The value that a client sends for a parameter that the caller omits: the only value of a required parameter, or the
 * default of a parameter that is required, a header or part of the path. Servers apply all other defaults.
 */
export function sentDefault(api: Types, parameter: Parameter): JsonValue | undefined {
  const { default: value, required, type } = parameter;
  const resolved = resolveType(api, type);
  if (required && resolved.kind === "literal") return resolved.value;
  if (value === undefined || value === null || typeof value === "object") return undefined;
  return required || parameter.in === "header" || parameter.in === "path" ? value : undefined;
}

/** Resolves a path of property names; undefined if some step is not a property of an object. */
export function propertyAt(api: Types, type: Type, path: readonly string[]): Property | undefined {
  let current: { readonly type: Type } = { type };
  let property: Property | undefined;
  for (const name of path) {
    const decl = resolveType(api, current.type.kind === "nullable" ? current.type.inner : current.type);
    if (decl.kind !== "object") return undefined;
    property = allProperties(api, decl).find((candidate) => candidate.name.wire === name);
    if (!property) return undefined;
    current = property;
  }
  return property;
}

/** The type of what a path of property names leads to; an empty path leads to the type itself. */
export function typeAt(api: Types, type: Type, path: readonly string[]): Type | undefined {
  return path.length === 0 ? type : propertyAt(api, type, path)?.type;
}

/** The type of a list's items; undefined for what is not a list. */
export function itemType(api: Types, type: Type): Type | undefined {
  const resolved = resolveType(api, type.kind === "nullable" ? type.inner : type);
  if (resolved.kind === "nullable") return itemType(api, resolved.inner);
  return resolved.kind === "list" ? resolved.items : undefined;
}
