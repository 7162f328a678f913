import type { ErrorNode, FileWriter } from "@sdkwright/plugin-api";
import { statusErrorName, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { docsOf, nullableJson, typeOf } from "../types.js";
import { emitClass, emitIn } from "./declare.js";
import { isFrozen } from "./object.js";

/** `class PetNotFoundError < NotFoundError`, with the type of its body. */
export function emitError({ decl, plan }: ErrorNode, file: FileWriter, context: Context): void {
  const { body } = plan;
  if (!body) return;
  const found = typeOf(context, body);
  const said = docOf(decl, `The server answered with the status ${statusText(plan.status)}.`);
  const doc = { ...said, text: [...said.text, `Its body is of the type \`${docsOf(found, true).join(", ")}\`.`] };
  const { lazy } = nullableJson(context, body, found);
  emitIn(file, context, "Errors", () => {
    emitClass(
      file,
      { name: context.names.type(decl.id), origin: decl.origin, doc, base: statusErrorName(plan.parent) },
      () => {
        file.line("BODY = ", lazy, isFrozen(lazy) ? "" : ".freeze");
      },
    );
  });
}
