import type { ErrorNode, FileWriter } from "@sdkwright/plugin-api";
import { statusErrorName, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { exceptionName } from "../names.js";
import { docOfType, jsonOf, typeOf } from "../types.js";
import { emitClass } from "./declare.js";
import { importTags } from "./union.js";

/** `final class PetNotFoundException extends NotFoundException`, with the type of its body. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, context: Context): void {
  if (!plan.body) return;
  const name = context.names.companion("errorMaker", decl.id);
  const type = typeOf(context, plan.body);
  const body = { tag: "property-read", name: `${docOfType(type, { nullable: true })} $body`, text: "" };
  const doc = docOf(decl, `The server answered with the status ${statusText(plan.status)}.`, [
    ...importTags(type.unions),
    body,
  ]);
  const base = context.core(exceptionName(statusErrorName(plan.parent)));
  emitClass(file, { name, origin: decl.origin, doc, base, uses: type.uses }, () => {
    file.line("protected const BODY = ", jsonOf(context, plan.body ?? { kind: "unknown" }, type), ";");
  });
}
