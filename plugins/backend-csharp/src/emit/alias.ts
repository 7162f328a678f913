import type { AliasNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { typeOf } from "../types.js";
import { openDeclaration } from "./declare.js";

export function emitAlias({ decl }: AliasNode, file: FileWriter, context: Context): void {
  const name = openDeclaration(decl, file, context);
  file.line(`type ${name} = `, typeOf(context, decl.type));
}
