import type { Api, EnumDecl, EnumValue, TypeDecl } from "@sdkwright/ir-schema";

/** A union of constants of one kind as an enum; undefined for any other type. */
function enumOf(decl: TypeDecl): EnumDecl | undefined {
  if (decl.kind !== "union" || decl.discriminator) return undefined;
  const { variants, discriminator: _, ...rest } = decl;
  const values = variants.flatMap(({ type, tags: _, origin: __, ...documented }): EnumValue[] => {
    return type.kind === "literal" && typeof type.value !== "boolean" ? [{ ...documented, value: type.value }] : [];
  });
  const isText = typeof values[0]?.value === "string";
  if (values.length < variants.length || values.some(({ value }) => (typeof value === "string") !== isText))
    return undefined;
  const isWhole = values.every(({ value }) => Number.isInteger(value));
  return { ...rest, kind: "enum", base: isText ? "string" : isWhole ? "integer" : "number", values, open: false };
}

/**
 * The API with an enum in place of each union of constants of one kind: for languages without types of one value. The same
 * object where there are no such unions.
 */
export function constantsAsEnums(api: Api): Api {
  const enums = Object.values(api.types).flatMap((decl) => enumOf(decl) ?? []);
  if (enums.length === 0) return api;
  return { ...api, types: { ...api.types, ...Object.fromEntries(enums.map((decl) => [decl.id, decl])) } };
}
