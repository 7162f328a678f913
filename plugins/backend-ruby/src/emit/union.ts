import type { FileWriter, Part, UnionNode } from "@sdkwright/plugin-api";
import { valueVariants, variantsByTag } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { items, map, stringLiteral } from "../literals.js";
import { docsOf, nullableJson, unionValues } from "../types.js";
import { emitClass, emitIn } from "./declare.js";

/** The variants, by the values of the discriminator where there is one. */
function variantsPart({ decl }: UnionNode, context: Context): Part {
  const variants = valueVariants(context.api, decl);
  if (!decl.discriminator) return items(variants.map(({ type }) => nullableJson(context, type).lazy));
  return map([...variantsByTag(context.api, decl)].map(([tag, type]) => [tag, nullableJson(context, type).lazy]));
}

/** `module Animal`: how the values of a union are told apart. */
export function emitUnion(node: UnionNode, file: FileWriter, context: Context): void {
  const { decl } = node;
  const { names, core } = context;
  const doc = docOf(decl, "A value of one of several types.");
  const values = docsOf(unionValues(context, decl, "value")).map((one) => `\`${one}\``);
  const text = [...doc.text, `Its values are of the type ${values.join(" or ")}.`];
  const wire = decl.discriminator?.wire;
  emitIn(file, context, "Types", () => {
    emitClass(file, { name: names.type(decl.id), kind: "module", origin: decl.origin, doc: { ...doc, text } }, () => {
      file.line("extend ", core("Union"));
      file.blank();
      file.line("TAG = ", wire === undefined ? "nil" : stringLiteral(wire));
      file.line("VARIANTS = ", variantsPart(node, context), ".freeze");
    });
  });
}
