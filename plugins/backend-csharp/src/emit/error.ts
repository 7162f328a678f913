import { type ErrorNode, type FileWriter, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { typeOf } from "../types.js";

/** A declared error, with its status and its body. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, context: Context): void {
  const name = context.names.type(decl.id);
  file.blank();
  file.doc(docOf(decl));
  file.declare(name, decl.origin);
  const body = () => {
    if (plan.body) file.line("body: ", typeOf(context, plan.body));
  };
  file.block(`error ${name}(${statusText(plan.status)}) {`, body, "}");
}
