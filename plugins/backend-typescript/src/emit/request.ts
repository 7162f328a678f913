import type { FileWriter, HttpOperation, TargetContext } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { type RequestField, requestShape } from "../model/request.js";
import { annotated, keyword, type TypeExpr, typeOf } from "../types.js";
import { emitMember } from "./object.js";

function fieldType(field: RequestField, { types }: Emission): TypeExpr {
  return typeOf(field.type ?? { kind: "primitive", primitive: "binary" }, types);
}

/** `export interface GetPetRequest { ... }`: parameters and the body's properties as one object. */
export function emitRequest(operation: HttpOperation, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const name = target.names.request(operation.id);
  const shape = requestShape(emission, operation);
  file.blank();
  file.declare(name, operation.origin);
  file.doc({ text: [`What \`${target.names.method(operation.id)}\` takes.`] });
  if (shape.fields.length === 0 && !shape.open) {
    file.line("export type ", name, " = Record<string, never>;");
    return;
  }
  file.block(
    ["export interface ", name, " {"],
    () => {
      for (const field of shape.fields) {
        file.doc(docOf(field.doc, { default: field.default }));
        emitMember(file, field.key, !field.required, fieldType(field, emission));
      }
      if (shape.open) file.line("[key: string]:", annotated(keyword("unknown")), ";");
    },
    "}",
  );
}
