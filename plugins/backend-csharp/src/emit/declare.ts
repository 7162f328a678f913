import type { FileWriter, TypeDecl } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";

/** Begins the declaration of a type, and gives its name. */
export function openDeclaration(decl: TypeDecl, file: FileWriter, { names }: Context): string {
  const name = names.type(decl.id);
  file.blank();
  file.doc(docOf(decl));
  file.declare(name, decl.origin);
  return name;
}
