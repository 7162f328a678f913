import type { ErrorNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { statusErrorName, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc, plainDoc } from "../docs.js";
import { arrow, call } from "../line-breaks.js";
import { exceptionName } from "../names.js";
import { typeOf } from "../types.js";
import { emitType } from "./declare.js";

/** `public sealed class PetNotFoundException : AcmeNotFoundException`, with its typed body. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, context: Context): void {
  if (!plan.body) return;
  const name = context.names.companion("errorMaker", decl.id);
  const base = context.declared(exceptionName(`${context.brand}${statusErrorName(plan.parent)}`));
  const { name: type, json } = typeOf(context, plan.body);
  const doc = plainDoc(decl, `The API responded with the status ${statusText(plan.status)}.`);
  emitType(file, { name, origin: decl.origin, doc, kind: "public sealed class", base }, () => {
    const failure: Part = [context.internal("ApiFailure"), " failure"];
    file.line(`internal ${name}(`, failure, ")");
    file.line("    : base(failure) { }");
    file.blank();
    emitDoc(file, "The body of the response; null if it does not have the declared type.");
    file.line(arrow(["public new ", type, "? Body"], call("Failure.Body", [json])));
  });
}
