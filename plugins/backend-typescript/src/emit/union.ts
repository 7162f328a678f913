import type { FileWriter, UnionNode, Variant } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { memberKey } from "../dialect.js";
import { runtimeType } from "../runtime.js";
import { braces, intersection, keyword, literalType, named, type TypeExpr, typeOf, union } from "../types.js";
import { emitHead, emitType } from "./declare.js";

/** `Cat & { type: "cat" }`. */
function taggedVariant({ type, tags }: Variant, discriminator: string, { aliases }: Context): TypeExpr {
  return intersection([typeOf(type, aliases), braces([[memberKey(discriminator), union(tags.map(literalType))]])]);
}

/**
 * What a server may send that the definition does not know. Its tag is a type of which no declared tag is a value, so
 * that a comparison with a declared tag excludes it.
 */
function unknownVariant(discriminator: string): TypeExpr {
  return braces([
    [memberKey(discriminator), named(runtimeType("UnknownTag"))],
    ["[key: string]", keyword("unknown")],
  ]);
}

/** Any of the types, and what the definition does not know where a property tells them apart. */
export function withUnknown(types: readonly TypeExpr[], tag: string | null): TypeExpr {
  return union(tag === null ? types : [...types, unknownVariant(tag)]);
}

/** `export type Animal = (Cat & { type: "cat" }) | ...`. */
export function emitUnion({ decl, plan: { union: plan } }: UnionNode, file: FileWriter, context: Context): void {
  const name = context.names.type(decl.id);
  const tag = decl.discriminator?.wire ?? null;
  const members = decl.variants.map((variant, index) =>
    tag === null || plan?.declaresTag[index]
      ? typeOf(variant.type, context.aliases)
      : taggedVariant(variant, tag, context),
  );
  emitHead(file, name, decl);
  emitType(file, name, withUnknown(members, plan?.keepsUnknown ? tag : null));
}
