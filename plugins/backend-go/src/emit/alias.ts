import type { AliasDecl, FileWriter, TargetContext } from "@sdkwright/plugin-api";
import { declarationDoc } from "../docs.js";
import { emissionOf } from "../emission.js";
import { typeOf } from "../types.js";

/** `type PetID = string`. */
export function emitAlias(decl: AliasDecl, file: FileWriter, target: TargetContext): void {
  const name = target.names.type(decl.id);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(declarationDoc(name, decl, "is a name that the API gives to a type."));
  file.line("type ", name, " = ", typeOf(decl.type, emissionOf(target).types).part);
}
