import type { ClientNode, FileWriter, PartNode } from "@sdkwright/plugin-api";
import { clientNode, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { resourceDoc } from "../docs.js";
import { identifier } from "../names.js";
import { emitComputed, emitFunction, emitType, said } from "./declare.js";
import { emitMethod, OPTIONS, parameterPart } from "./method.js";
import { emitShortMethod } from "./short-method.js";

/** `public struct PetsBatch`: collects calls of a client for one request. */
export function emitBatch({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const name = names.part("batch", client.id);
  const doc = "A batch of calls that are sent as a single request.";
  emitType(file, { name, doc, kind: "public struct", bases: ["Sendable"] }, () => {
    file.line("let core: Batch");
    for (const id of client.children.filter((child) => clientNode(sdk, child).client.batches)) {
      const type = names.part("batch", id);
      emitComputed(file, resourceDoc(context, id), [identifier(names.resource(id)), type], `${type}(core: core)`);
    }
    for (const id of client.methods) {
      const node = requestNode(sdk, id);
      if (node.method.call.protocol.kind !== "json-rpc") continue;
      emitMethod(node, "batch", file, context);
      emitShortMethod(node, "batch", file, context);
    }
    if (!client.root) return;
    emitFunction(file, {
      doc: said("Sends the calls as a single request. Each then has a result or an error of its own.", {
        options: OPTIONS.text,
      }),
      head: `public func ${names.rootMember("send")}`,
      parameters: [parameterPart(OPTIONS)],
      behind: " async throws",
      body: ["try await core.send(options: options)"],
    });
  });
}

/** The method with which root clients begin a batch. */
export function emitNewBatch({ client }: ClientNode, file: FileWriter, context: Context): void {
  if (!client.batches) return;
  const type = context.names.part("batch", client.id);
  emitFunction(file, {
    doc: said("Begins a batch of calls.", {}, "The batch."),
    head: `public func ${context.names.rootMember("batch")}`,
    behind: ` -> ${type}`,
    body: [`${type}(core: Batch(core))`],
  });
}
