import type { FileWriter, NameTable, OperationId, PartNode } from "@sdkwright/plugin-api";
import { accessPath, operationData, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { isRecord, madeOf } from "../descriptor.js";
import { arrow } from "../line-breaks.js";
import { emitType } from "./declare.js";

/** The descriptor of an operation. */
export function operationName(names: NameTable, id: OperationId): string {
  return names.method(id);
}

function emitOperation(id: OperationId, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const { method, operation } = requestNode(sdk, id);
  const data = operationData(sdk, method);
  if (!isRecord(data)) return;
  const type = context.internal("OperationSpec");
  const name = operationName(names, id);
  const field = `s_${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  file.blank();
  file.line("private static ", type, `? ${field};`);
  file.blank();
  file.trace(accessPath(sdk, names, id).join("."), operation.origin, true);
  file.line(arrow(["internal static ", type, ` ${name}`], [`${field} ??= `, madeOf(data, context)]));
}

/** `internal static class PetsOperations`: what the clients of a resource tell the runtime of its operations. */
export function emitOperations({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("operations", client.id);
  const doc = "What the runtime knows of the operations. Each is made when it is first used.";
  emitType(file, { name, doc, kind: "internal static class" }, () => {
    for (const id of client.methods) emitOperation(id, file, context);
  });
}
