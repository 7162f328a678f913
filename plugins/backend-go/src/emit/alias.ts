import type { AliasNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { declarationDoc } from "../docs.js";
import { typeOf } from "../types.js";
import { emitHeading } from "./declare.js";

/** `type PetID = string`. */
export function emitAlias({ decl }: AliasNode, file: FileWriter, { names, types }: Context): void {
  const name = names.type(decl.id);
  const doc = declarationDoc(name, decl, "is a named type of the API.");
  emitHeading(file, { name, origin: decl.origin, doc });
  file.line("type ", name, " = ", typeOf(decl.type, types).part);
}
