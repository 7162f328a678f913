import { type Api, resolveType, type Type, type UnionDecl, type Variant } from "@sdkwright/ir-schema";

/** A type and whether null is a value of it, apart. Aliases are kept unless null is in them. */
export function splitNull(api: Pick<Api, "types">, type: Type): { readonly inner: Type; readonly nullable: boolean } {
  if (type.kind === "nullable") return { inner: splitNull(api, type.inner).inner, nullable: true };
  if (type.kind !== "ref") return { inner: type, nullable: false };
  const decl = api.types[type.id];
  if (decl?.kind !== "alias") return { inner: type, nullable: false };
  const split = splitNull(api, decl.type);
  return split.nullable ? split : { inner: type, nullable: false };
}

/** A variant of a union that is more than null. */
export interface ValueVariant {
  readonly variant: Variant;
  /** Among all variants: name tables know it by that. */
  readonly index: number;
  /** Its type without null. */
  readonly type: Type;
}

/** The variants of a union that are more than null, for languages that have a place for each. */
export function valueVariants(api: Pick<Api, "types">, { variants }: UnionDecl): ValueVariant[] {
  return variants.flatMap((variant, index) => {
    const { inner } = splitNull(api, variant.type);
    return resolveType(api, inner).kind === "null" ? [] : [{ variant, index, type: inner }];
  });
}

/** Whether null is a value of a type, or of a variant of the union that it is. */
export function takesNull(api: Pick<Api, "types">, type: Type): boolean {
  const { inner, nullable } = splitNull(api, type);
  if (nullable) return true;
  const decl = inner.kind === "ref" ? api.types[inner.id] : undefined;
  return (
    decl?.kind === "union" && decl.variants.some((one) => one.type.kind === "null" || splitNull(api, one.type).nullable)
  );
}

/** The only value that a property can have, where it must be there; undefined for a property with several. */
export function onlyValue(
  api: Pick<Api, "types">,
  { type, required }: { readonly type: Type; readonly required: boolean },
): string | number | boolean | undefined {
  const { inner, nullable } = splitNull(api, type);
  const resolved = resolveType(api, inner);
  return required && !nullable && resolved.kind === "literal" ? resolved.value : undefined;
}

/** The variants of a union with a discriminator by its values, of which each tells one variant. */
export function variantsByTag(api: Pick<Api, "types">, decl: UnionDecl): ReadonlyMap<string, Type> {
  const byTag = new Map<string, Type>();
  for (const { variant, type } of valueVariants(api, decl)) {
    for (const tag of variant.tags) if (!byTag.has(String(tag))) byTag.set(String(tag), type);
  }
  return byTag;
}
