import type { Api, FileWriter, TargetContext, Type, UnionDecl, Variant } from "@sdkwright/plugin-api";
import { resolveType, tagOf, typeAt, typeUse } from "@sdkwright/plugin-api";
import { memberKey } from "../dialect.js";
import { docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { runtimeType } from "../runtime.js";
import { annotated, assigned, braces, intersection, literalType, type TypeExpr, typeOf, union } from "../types.js";

type Tags = Variant["tags"];

/** The values that a type can have, where they are a closed list. */
function literalsOf(api: Api, type: Type): Tags | undefined {
  const resolved = resolveType(api, type);
  if (resolved.kind === "literal") return [resolved.value];
  return resolved.kind === "enum" ? resolved.values.map(({ value }) => value) : undefined;
}

/** True where the variant's own type says already that its tag is one of `tags`, and nothing else. */
function saysItsTag(api: Api, variant: Type, discriminator: string, tags: Tags): boolean {
  const resolved = resolveType(api, variant);
  if (resolved.kind !== "object") return false;
  const property = typeAt(api, variant, [discriminator]);
  if (!property || resolveType(api, property).kind !== "literal") return false;
  const values = literalsOf(api, property) ?? [];
  return values.every((value) => tags.includes(value)) || !values.some((value) => tags.includes(value));
}

/** `Cat & { type: "cat" }`, or `Cat` where it has that property already. */
function taggedVariant(variant: Variant, discriminator: string, emission: Emission): TypeExpr {
  const type = typeOf(variant.type, emission.aliases);
  const { api } = emission.target;
  if (variant.tags.length === 0 || saysItsTag(api, variant.type, discriminator, variant.tags)) return type;
  const tag = union(variant.tags.map(literalType));
  const key = `{ ${memberKey(discriminator)}: ${tag.key} }`;
  return intersection([type, braces([[memberKey(discriminator), ":", annotated(tag)]], key)]);
}

/**
 * What a server may send that the definition does not know. Its tag is a type of which no declared tag is a value, so
 * that a comparison with a declared tag excludes it.
 */
export function unknownVariant(discriminator: string): TypeExpr {
  const tag = typeUse(runtimeType("UnknownTag"));
  const members = [
    [memberKey(discriminator), ": ", tag],
    ["[key: string]:", " unknown"],
  ];
  return braces(members, `{ ${memberKey(discriminator)}: UnknownTag }`);
}

/** Any of the types, and what is none of them where a property tells them apart. */
export function withUnknown(types: readonly Type[], emission: Emission): TypeExpr {
  const tag = types.length > 1 ? tagOf(emission.target.api, types) : undefined;
  const known = types.map((type) => typeOf(type, emission.aliases));
  return union(tag === undefined ? known : [...known, unknownVariant(tag)]);
}

function unionMembers(decl: UnionDecl, emission: Emission): TypeExpr[] {
  const { discriminator, variants } = decl;
  if (!discriminator) return variants.map((variant) => typeOf(variant.type, emission.aliases));
  const members = variants.map((variant) => taggedVariant(variant, discriminator.wire, emission));
  const tagged = variants.every(({ tags }) => tags.length > 0 && tags.every((tag) => typeof tag === "string"));
  return tagged && emission.model.read.has(decl.id) ? [...members, unknownVariant(discriminator.wire)] : members;
}

/** `export type Animal = (Cat & { type: "cat" }) | ...`. */
export function emitUnion(decl: UnionDecl, file: FileWriter, target: TargetContext): void {
  const name = target.names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.line("export type ", name, " =", assigned(union(unionMembers(decl, emissionOf(target)))), ";");
}
