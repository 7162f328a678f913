import type { AliasNode, FileWriter } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { assigned, typeOf } from "../types.js";

/** `export type PetId = string`. */
export function emitAlias({ decl }: AliasNode, file: FileWriter, { names, aliases }: Emission): void {
  const name = names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.line("export type ", name, " =", assigned(typeOf(decl.type, aliases)), ";");
}
