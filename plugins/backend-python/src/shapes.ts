import type { NameTable, Sdk, TypeId, UnionDecl } from "@sdkwright/plugin-api";
import { allProperties, referencesOfDecl, resolveType, typePlanOf } from "@sdkwright/plugin-api";

/** A type whose name stands for an expression, not for a class: it cannot be a parent, and is made when it is imported. */
export function isExpression(sdk: Sdk, id: TypeId): boolean {
  if (sdk.api.types[id]?.kind !== "object") return true;
  const object = typePlanOf(sdk, id).object;
  return object?.isMap === true && !object.inherited;
}

/** Whether values of a type can be objects, which have a class of their own. */
export function holdsObject(sdk: Sdk, id: TypeId): boolean {
  const decl = resolveType(sdk.api, { kind: "ref", id });
  if (decl.kind === "object") return !isExpression(sdk, decl.id);
  if (decl.kind !== "union") return false;
  return decl.variants.some(({ type }) => type.kind === "ref" && holdsObject(sdk, type.id));
}

/** The types that must be there when a type is made: all that an expression is made of, and the parents of a class. */
export function madeOf(sdk: Sdk, id: TypeId): readonly TypeId[] {
  const decl = sdk.api.types[id];
  if (!decl) return [];
  if (isExpression(sdk, id)) return referencesOfDecl(decl);
  return decl.kind === "object" ? decl.extends : [];
}

/** The expressions that hold an expression and are held by it without a class between, itself among them: JSON's is one. */
export function ringOf(sdk: Sdk, id: TypeId): readonly TypeId[] {
  const reachedFrom = (from: TypeId): ReadonlySet<TypeId> => {
    const reached = new Set(madeOf(sdk, from));
    for (const part of reached) for (const next of madeOf(sdk, part)) reached.add(next);
    return reached;
  };
  return [...reachedFrom(id)].filter((part) => reachedFrom(part).has(id)).sort();
}

/** The object of a variant whose type does not declare the tag, so that the union's module has a class which does. */
export function untaggedVariant(sdk: Sdk, { id, variants, discriminator }: UnionDecl, at: number): TypeId | null {
  const variant = variants[at];
  if (!discriminator || !variant || variant.tags.length === 0) return null;
  const target = resolveType(sdk.api, variant.type);
  if (target.kind !== "object" || isExpression(sdk, target.id) || typePlanOf(sdk, id).union?.declaresTag[at])
    return null;
  return allProperties(sdk.api, target).some(({ name }) => name.wire === discriminator.wire) ? null : target.id;
}

/** Names of the classes that the module of a union has beside it. */
export function variantClasses(sdk: Sdk, names: NameTable, id: TypeId): string[] {
  const decl = sdk.api.types[id];
  if (decl?.kind !== "union") return [];
  return decl.variants.flatMap((_, at) =>
    untaggedVariant(sdk, decl, at) === null ? [] : [names.companion("variantMaker", id, at)],
  );
}
