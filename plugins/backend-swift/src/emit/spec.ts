import type { FileWriter, PartNode } from "@sdkwright/plugin-api";
import { clientData, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { jsonOf } from "../descriptor.js";
import { jsonCall } from "../line-breaks.js";
import { emitType } from "./declare.js";

/** `enum ClientSpecs`: what the runtime knows of the API beside its operations. */
export function emitSpec({ of }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("spec", of.client.id);
  const data = jsonOf(clientData(context.sdk, settingsOf(context, context.package)), context);
  const doc = "What the runtime knows of the API beside its operations.";
  emitType(file, { name, doc, kind: "enum" }, () => {
    file.line("static let client = ", jsonCall("ClientSpec", data, 2));
  });
}
