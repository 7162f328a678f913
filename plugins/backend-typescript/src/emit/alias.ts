import type { AliasNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { typeOf } from "../types.js";
import { emitHead, emitType } from "./declare.js";

/** `export type PetId = string`. */
export function emitAlias({ decl }: AliasNode, file: FileWriter, { names, aliases }: Context): void {
  const name = names.type(decl.id);
  emitHead(file, name, decl);
  emitType(file, name, typeOf(decl.type, aliases));
}
