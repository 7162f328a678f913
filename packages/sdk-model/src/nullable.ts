import type { Api, Type } from "@sdkwright/ir-schema";

/** A type and whether null is a value of it, apart. Aliases are kept unless null is in them. */
export function splitNull(api: Pick<Api, "types">, type: Type): { readonly inner: Type; readonly nullable: boolean } {
  if (type.kind === "nullable") return { inner: splitNull(api, type.inner).inner, nullable: true };
  if (type.kind !== "ref") return { inner: type, nullable: false };
  const decl = api.types[type.id];
  if (decl?.kind !== "alias") return { inner: type, nullable: false };
  const split = splitNull(api, decl.type);
  return split.nullable ? split : { inner: type, nullable: false };
}
