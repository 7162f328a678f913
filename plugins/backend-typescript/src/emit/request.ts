import type { Field, FileWriter, NameTable, OperationId, RequestNode } from "@sdkwright/plugin-api";
import { sourceOf } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { annotated, keyword, typeOf } from "../types.js";
import { emitMember } from "./declare.js";

/** What callers call something that a method takes: an argument, or a key of its request. */
export function keyOf(names: NameTable, operation: OperationId, { from }: Field): string {
  switch (from.kind) {
    case "parameter":
      return names.parameter(operation, from.in, from.name);
    case "property":
      return from.name;
    case "body":
      return names.body(operation);
    default:
      return from satisfies never;
  }
}

/** `export interface GetPetRequest { ... }`: parameters and the body's properties as one object. */
export function emitRequest({ operation, method }: RequestNode, file: FileWriter, emission: Emission): void {
  const { api, names, types } = emission;
  const { fields = [], extra = null } = method.request ?? {};
  const name = names.request(method.id);
  file.blank();
  file.declare(name, operation.origin);
  file.doc({ text: [`What \`${names.method(method.id)}\` takes.`] });
  if (fields.length === 0 && !extra) {
    file.line("export type ", name, " = Record<string, never>;");
    return;
  }
  file.block(
    ["export interface ", name, " {"],
    () => {
      for (const field of fields) {
        const { type, required, sent, documentedDefault } = field;
        file.doc(docOf(sourceOf(api, operation, field), { default: sent ?? documentedDefault }));
        emitMember(file, keyOf(names, method.id, field), !required, typeOf(type, types));
      }
      // Beside declared keys only this type is sound: a narrower one would be wrong for them.
      if (extra) file.line("[key: string]:", annotated(keyword("unknown")), ";");
    },
    "}",
  );
}
