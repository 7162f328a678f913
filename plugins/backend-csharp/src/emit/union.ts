import { type FileWriter, join, type UnionNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { constant, stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import { typeOf } from "../types.js";
import { openDeclaration } from "./declare.js";

export function emitUnion({ decl }: UnionNode, file: FileWriter, context: Context): void {
  const name = openDeclaration(decl, file, context);
  const tag = decl.discriminator ? ` by ${stringLiteral(decl.discriminator.wire)}` : "";
  const body = () => {
    for (const [index, variant] of decl.variants.entries()) {
      const tags = join(", ", variant.tags.map(constant));
      file.doc(docOf(variant));
      file.line(context.names.variant(decl.id, index), ": ", typeOf(context, variant.type), " = [", tags, "]");
    }
  };
  file.block(`union ${name}${tag} {`, body, "}");
}
