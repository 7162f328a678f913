import type { DocTag } from "@sdkwright/docs-kit";
import type { FileWriter, Part, Sym, UnionNode } from "@sdkwright/plugin-api";
import { valueVariants, variantsByTag } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { dict, items, stringLiteral } from "../literals.js";
import { isLong, jsonOf, unionAlias, unionValues } from "../types.js";
import { emitClass } from "./declare.js";

/** Tags that import the names of long unions, each once. */
export function importTags(unions: readonly Sym[]): DocTag[] {
  const names = [...new Set(unions.map(({ name }) => name))];
  return names.map((name) => ({ tag: "phpstan-import-type", name: `${unionAlias(name)} from ${name}`, text: "" }));
}

/** The variants, by the values of the discriminator where there is one. */
function variantsPart({ decl }: UnionNode, context: Context): Part {
  const variants = valueVariants(context.api, decl);
  if (!decl.discriminator) return items(variants.map(({ type }) => jsonOf(context, type)));
  return dict([...variantsByTag(context.api, decl)].map(([tag, type]) => [tag, jsonOf(context, type)]));
}

/** `final class Animal extends Union`: how its values are told apart. */
export function emitUnion(node: UnionNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const name = context.names.type(decl.id);
  const values = unionValues(context, decl, { role: "value", within: [] });
  const wire = decl.discriminator?.wire;
  const isNamed = isLong(context, decl);
  const tags = isNamed ? aliasTags(name, values.docs) : [];
  const doc = docOf(decl, "A value of one of several types.", [...(isNamed ? importTags(values.unions) : []), ...tags]);
  emitClass(
    file,
    { name, origin: decl.origin, doc, base: context.core("Union"), uses: isNamed ? values.uses : [] },
    () => {
      if (wire !== undefined) file.line("protected const TAG = ", stringLiteral(wire), ";");
      file.line("protected const VARIANTS = ", variantsPart(node, context), ";");
    },
  );
}

/** The name of a long union in doc comments, one alternative a line. */
const aliasTags = (name: string, docs: readonly string[]): DocTag[] => [
  { tag: "phpstan-type", name: `${unionAlias(name)} (`, text: `${docs.join("\n|")}\n)` },
];
