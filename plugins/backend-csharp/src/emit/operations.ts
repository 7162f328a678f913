import type { FileWriter, OperationId, Part, PartNode } from "@sdkwright/plugin-api";
import { accessPath, methodOf, operationData, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { isRecord, madeOf } from "../descriptor.js";
import { arrow } from "../line-breaks.js";
import { memberIn } from "../names.js";
import { inScope } from "../types.js";
import { emitType } from "./declare.js";

/** The class that describes an operation. */
const ownerName = ({ names, sdk }: Context, id: OperationId): string =>
  names.part("operations", methodOf(sdk, id).owner);

/** The property of that class. */
const operationName = (context: Context, id: OperationId): string =>
  memberIn(ownerName(context, id), context.names.method(id));

/** The descriptor of an operation. */
export const operationPart = (context: Context, id: OperationId): Part => [
  context.declared(ownerName(context, id)),
  `.${operationName(context, id)}`,
];

function emitOperation(id: OperationId, members: ReadonlySet<string>, file: FileWriter, context: Context): void {
  const { names, sdk, internal } = context;
  const { method, operation } = requestNode(sdk, id);
  const data = operationData(sdk, method);
  if (!isRecord(data)) return;
  const type = internal("OperationSpec");
  const name = operationName(context, id);
  const field = `s_${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const made = inScope(context, madeOf(data, context), members);
  file.blank();
  file.line("private static ", type, `? ${field};`);
  file.blank();
  file.trace(accessPath(sdk, names, id).join("."), operation.origin, true);
  file.line(arrow(["internal static ", type, ` ${name}`], [`${field} ??= `, made]));
}

/** `internal static class PetsOperations`: what the clients of a resource tell the runtime of its operations. */
export function emitOperations({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("operations", client.id);
  const doc = "What the runtime knows of the operations. Each is made when it is first used.";
  const members = new Set(client.methods.map((id) => operationName(context, id)));
  emitType(file, { name, doc, kind: "internal static class" }, () => {
    for (const id of client.methods) emitOperation(id, members, file, context);
  });
}
