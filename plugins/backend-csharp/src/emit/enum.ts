import type { EnumNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { constant } from "../dialect.js";
import { docOf } from "../docs.js";
import { openDeclaration } from "./declare.js";

export function emitEnum({ decl }: EnumNode, file: FileWriter, context: Context): void {
  const name = openDeclaration(decl, file, context);
  const body = () => {
    for (const entry of decl.values) {
      file.doc(docOf(entry));
      file.line(context.names.enumMember(decl.id, entry.value), " = ", constant(entry.value));
    }
  };
  file.block(`enum ${name} {`, body, "}");
}
