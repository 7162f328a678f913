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
