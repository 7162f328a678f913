import type { FileWriter, PartNode } from "@sdkwright/plugin-api";
import { clientData, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { expressionOf } from "../descriptor.js";
import { PRIVATE } from "../docs.js";
import { emitClass, emitIn } from "./declare.js";

/** `module ClientSpec`: what the runtime knows of the API beside its operations. */
export function emitSpec({ of }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("spec", of.client.id);
  const data = clientData(context.sdk, settingsOf(context, context.gem));
  const doc = { text: ["What the SDK knows of the API beside its operations."], tags: [PRIVATE] };
  emitIn(file, context, "Internal", () => {
    emitClass(file, { name, kind: "module", doc }, () => {
      file.line("CLIENT = ", expressionOf(data, context), ".freeze");
    });
  });
}
