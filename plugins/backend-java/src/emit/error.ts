import type { ErrorNode, FileWriter, Part } from "@sdkwright/plugin-api";
import { statusErrorName, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { typeDoc } from "../docs.js";
import { typeOf } from "../types.js";
import { emitClass, emitMember, said } from "./declare.js";

/** `public final class PetNotFoundException extends NotFoundException`, with its typed body. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, context: Context): void {
  if (!plan.body) return;
  const name = context.names.companion("errorMaker", decl.id);
  const parent = context.runtime(`errors.${statusErrorName(plan.parent).replace(/Error$/, "Exception")}`);
  const { boxed, descriptor } = typeOf(context, plan.body);
  const doc = typeDoc(decl, `The API responded with the status ${statusText(plan.status)}.`);
  const clause: Part = ["extends ", parent];
  emitClass(file, { name, origin: decl.origin, doc, kind: "public final class", clause }, () => {
    file.line("private static final long serialVersionUID = 1L;");
    emitMember(file, {
      doc: said("For use by the library.", { failure: "what failed" }),
      type: "public",
      name,
      parameters: [[context.runtime("errors.ApiFailure"), " failure"]],
      body: "super(failure);",
    });
    emitMember(file, {
      doc: said("Returns the body of the response.", {}, "the body, unless it does not fit its type"),
      annotation: "@Override",
      type: ["public ", context.symbol("java.util", "Optional"), "<", boxed, ">"],
      name: "body",
      body: ["return failure().body(", descriptor, ");"],
    });
  });
}
