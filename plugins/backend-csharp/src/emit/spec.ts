import type { FileWriter, PartNode } from "@sdkwright/plugin-api";
import { clientData, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { madeOf } from "../descriptor.js";
import { packageId } from "../package.js";
import { emitType } from "./declare.js";

/** `internal static class ClientSpecs`: what the runtime knows of the API beside its operations. */
export function emitSpec({ of }: PartNode, file: FileWriter, context: Context): void {
  const name = context.names.part("spec", of.client.id);
  const data = clientData(context.sdk, settingsOf(context, packageId(context)));
  const doc = "What the runtime knows of the API beside its operations.";
  emitType(file, { name, doc, kind: "internal static class" }, () => {
    file.line("internal static readonly ", context.internal("ClientSpec"), " Client = ", madeOf(data, context), ";");
  });
}
