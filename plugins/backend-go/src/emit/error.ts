import type { ErrorNode, FileWriter } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { declarationDoc } from "../docs.js";
import { statusWords } from "../status.js";
import { resultType } from "../types.js";
import { emitFunction, emitStruct } from "./declare.js";

/** `type PetNotFoundError struct`, which is an error of its status too, with its typed body. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, { core, names, types }: Context): void {
  if (!plan.body) return;
  const name = names.type(decl.id);
  const body = resultType(plan.body, types).part;
  const fallback = `is a response with ${statusWords(plan.status).text} and a body that the API declares.`;
  const doc = declarationDoc(name, decl, fallback);
  emitStruct(file, { name, origin: decl.origin, doc }, () => file.line(core("DeclaredError")));
  emitFunction(file, {
    head: [names.companion("errorMaker", decl.id), "(e ", core("DeclaredError"), ") error"],
    body: ["return &", name, "{e}"],
  });
  emitFunction(file, {
    doc: "Body returns the body of the response, or the zero value if it does not match the declared type.",
    head: ["(e *", name, ") Body() ", body],
    body: ["return ", core("ErrorBody"), "[", body, "](e.APIError)"],
  });
}
