import type { FileWriter, PartNode } from "@sdkwright/plugin-api";
import { clientData, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { expressionOf } from "../descriptor.js";
import { productName } from "../package.js";
import { emitClass } from "./declare.js";

/** `final class ClientSpec`: what the runtime knows of the API beside its operations. */
export function emitSpec({ of }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("spec", of.client.id);
  const data = clientData(context.sdk, settingsOf(context, productName(context)));
  const text = "What the runtime knows of the API beside its operations.";
  emitClass(file, { name, doc: { text: [text], tags: [{ tag: "internal", text: "" }] } }, () => {
    file.line("public const CLIENT = ", expressionOf(data, context), ";");
  });
}
