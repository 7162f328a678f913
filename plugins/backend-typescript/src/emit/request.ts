import type { FileWriter, RequestNode } from "@sdkwright/plugin-api";
import { accessPath, sourceOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { typeOf } from "../types.js";
import { emitInterface, emitMember, heritage } from "./declare.js";
import { basePart, keyOf } from "./method.js";

/** `export interface GetPetRequest { ... }`: parameters and the body's properties as one object. */
export function emitRequest({ operation, method }: RequestNode, file: FileWriter, context: Context): void {
  const { api, names, sdk, types } = context;
  const { fields = [], extra = null, base = null } = method.request ?? {};
  const name = names.request(method.id);
  const own = base ? base.adds : fields;
  file.blank();
  file.declare(name, operation.origin);
  file.doc({ text: [`Request of \`${accessPath(sdk, names, method.id).join(".")}\`.`] });
  if (own.length === 0 && !extra) {
    file.line("export type ", name, " = ", base ? basePart(base, context) : "Record<string, never>", ";");
    return;
  }
  const members = (): void => {
    for (const field of own) {
      const { type, required, sent, documentedDefault } = field;
      file.doc(docOf(sourceOf(api, operation, field), { default: sent ?? documentedDefault }));
      emitMember(file, keyOf(names, method.id, field), !required, typeOf(type, types));
    }
    // Beside declared keys only this type is sound: a narrower one would be wrong for them.
    if (extra && !base) file.line("[key: string]: unknown;");
  };
  emitInterface(file, name, members, base ? heritage([basePart(base, context)]) : "");
}
