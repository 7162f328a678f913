import type { AliasNode, FileWriter } from "@sdkwright/plugin-api";
import { declarationDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { typeOf } from "../types.js";
import { emitHeading } from "./declare.js";

/** `type PetID = string`. */
export function emitAlias({ decl }: AliasNode, file: FileWriter, { names, types }: Emission): void {
  const name = names.type(decl.id);
  const doc = declarationDoc(name, decl, "is a name that the API gives to a type.");
  emitHeading(file, { name, origin: decl.origin, doc });
  file.line("type ", name, " = ", typeOf(decl.type, types).part);
}
