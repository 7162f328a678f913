import type { ErrorNode, FileWriter } from "@sdkwright/plugin-api";
import { statusErrorName, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { annotated, typeOf } from "../types.js";
import { emitClass } from "./declare.js";

/** `class PetNotFoundError(NotFoundError)`, whose body has the declared type. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, { names, results }: Context): void {
  const type = typeOf(plan.body ?? { kind: "unknown" }, results);
  const doc = docOf(decl) ?? `Status ${statusText(plan.status)}.`;
  const name = names.type(decl.id);
  emitClass(file, { name, origin: decl.origin, bases: [statusErrorName(plan.parent)], doc }, () => {
    file.blank();
    file.line("body: ", annotated(type));
  });
}
