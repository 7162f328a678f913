import type { FileWriter, OperationId, Part, PartNode } from "@sdkwright/plugin-api";
import { accessPath, methodOf, operationData, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { jsonOf } from "../descriptor.js";
import { chain, jsonCall } from "../line-breaks.js";
import { identifier } from "../names.js";
import { emitType } from "./declare.js";

/** The descriptor of an operation. */
export const operationPart = ({ names, sdk }: Context, id: OperationId): Part =>
  chain(names.part("operations", methodOf(sdk, id).owner), [`.${names.method(id)}`]);

/** `enum PetsOperations`: what the clients of a resource tell the runtime of its operations. */
export function emitOperations({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const name = names.part("operations", client.id);
  const doc = "What the runtime knows of the operations. Each is read when it is first used.";
  emitType(file, { name, doc, kind: "enum" }, () => {
    for (const id of client.methods) {
      const { method, operation } = requestNode(sdk, id);
      file.blank();
      file.trace(accessPath(sdk, names, id).join("."), operation.origin, true);
      const data = jsonOf(operationData(sdk, method), context);
      file.line(`static let ${identifier(names.method(id))} = `, jsonCall("OperationSpec", data, 2));
    }
  });
}
