import type { ErrorDecl, FileWriter, TargetContext } from "@sdkwright/plugin-api";
import { declarationDoc } from "../docs.js";
import { emissionOf } from "../emission.js";
import { statusText } from "../model/errors.js";
import { resultType } from "../types.js";

/** Name of the function that makes an error, which operations refer to. */
export function errorConstructor(name: string): string {
  return `new${name}`;
}

/** `type PetNotFoundError struct`, which is an error of its status too, with its typed body. */
export function emitError(decl: ErrorDecl, file: FileWriter, target: TargetContext): void {
  if (!decl.type) return;
  const { core, types } = emissionOf(target);
  const name = target.names.type(decl.id);
  const body = resultType(decl.type, types).part;
  file.blank();
  file.declare(name, decl.origin);
  file.doc(
    declarationDoc(name, decl, `is an answer with ${statusText(decl.status)} and a body that the API declares.`),
  );
  file.block(["type ", name, " struct {"], () => file.line(core("DeclaredError")), "}");
  file.blank();
  file.block(
    ["func ", errorConstructor(name), "(e ", core("DeclaredError"), ") error {"],
    () => file.line("return &", name, "{e}"),
    "}",
  );
  file.blank();
  file.line("// Body is what the server sent, or the zero value where that is not of the declared type.");
  file.block(
    ["func (e *", name, ") Body() ", body, " {"],
    () => file.line("return ", core("ErrorBody"), "[", body, "](e.APIError)"),
    "}",
  );
}
