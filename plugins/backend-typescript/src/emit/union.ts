import type { FileWriter, UnionNode, Variant } from "@sdkwright/plugin-api";
import { typeUse } from "@sdkwright/plugin-api";
import { memberKey } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { runtimeType } from "../runtime.js";
import { annotated, assigned, braces, intersection, literalType, type TypeExpr, typeOf, union } from "../types.js";

/** `Cat & { type: "cat" }`. */
function taggedVariant({ type, tags }: Variant, discriminator: string, { aliases }: Emission): TypeExpr {
  const tag = union(tags.map(literalType));
  const key = `{ ${memberKey(discriminator)}: ${tag.key} }`;
  return intersection([typeOf(type, aliases), braces([[memberKey(discriminator), ":", annotated(tag)]], key)]);
}

/**
 * What a server may send that the definition does not know. Its tag is a type of which no declared tag is a value, so
 * that a comparison with a declared tag excludes it.
 */
function unknownVariant(discriminator: string): TypeExpr {
  const tag = typeUse(runtimeType("UnknownTag"));
  const members = [
    [memberKey(discriminator), ": ", tag],
    ["[key: string]:", " unknown"],
  ];
  return braces(members, `{ ${memberKey(discriminator)}: UnknownTag }`);
}

/** Any of the types, and what the definition does not know where a property tells them apart. */
export function withUnknown(types: readonly TypeExpr[], tag: string | null): TypeExpr {
  return union(tag === null ? types : [...types, unknownVariant(tag)]);
}

function unionType({ decl, plan: { union: plan } }: UnionNode, emission: Emission): TypeExpr {
  const tag = decl.discriminator?.wire ?? null;
  const members = decl.variants.map((variant, index) =>
    tag === null || plan?.declaresTag[index]
      ? typeOf(variant.type, emission.aliases)
      : taggedVariant(variant, tag, emission),
  );
  return withUnknown(members, plan?.keepsUnknown ? tag : null);
}

/** `export type Animal = (Cat & { type: "cat" }) | ...`. */
export function emitUnion(node: UnionNode, file: FileWriter, emission: Emission): void {
  const { decl } = node;
  const name = emission.names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.line("export type ", name, " =", assigned(unionType(node, emission)), ";");
}
