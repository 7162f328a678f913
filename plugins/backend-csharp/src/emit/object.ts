import { allProperties, type FileWriter, type ObjectNode, type Property, type TypePlan } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import { typeOf } from "../types.js";
import { openDeclaration } from "./declare.js";

function isRequired({ required, name }: Property, plan: TypePlan): boolean {
  return required && !plan.object?.optional.includes(name.wire);
}

export function emitObject({ decl, plan }: ObjectNode, file: FileWriter, context: Context): void {
  const name = openDeclaration(decl, file, context);
  const body = () => {
    for (const property of allProperties(context.api, decl)) {
      const { wire } = property.name;
      const mark = isRequired(property, plan) ? "" : "?";
      file.doc(docOf(property));
      const field = [context.names.property(decl.id, wire), mark, ": ", typeOf(context, property.type)];
      file.line(field, " = ", stringLiteral(wire));
    }
    if (plan.object?.extra) file.line("...: ", typeOf(context, plan.object.extra));
  };
  file.block(`type ${name} {`, body, "}");
}
