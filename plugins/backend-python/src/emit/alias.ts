import type { AliasNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { typeOf, unionExpression } from "../types.js";
import { emitExpression } from "./expression.js";

export function emitAlias(node: AliasNode, file: FileWriter, context: Context): void {
  emitExpression(node, (typeContext) => unionExpression(typeOf(node.decl.type, typeContext)), file, context);
}
