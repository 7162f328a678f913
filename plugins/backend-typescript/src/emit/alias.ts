import type { AliasDecl, FileWriter, TargetContext } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import { emissionOf } from "../emission.js";
import { assigned, typeOf } from "../types.js";

/** `export type PetId = string`. */
export function emitAlias(decl: AliasDecl, file: FileWriter, target: TargetContext): void {
  const name = target.names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(docOf(decl));
  file.line("export type ", name, " =", assigned(typeOf(decl.type, emissionOf(target).aliases)), ";");
}
