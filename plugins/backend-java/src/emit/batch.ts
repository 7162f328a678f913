import type { ClientNode, FileWriter, Part, PartNode } from "@sdkwright/plugin-api";
import { clientNode, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { call, memberOf } from "../line-breaks.js";
import { emitClass, emitHeld, emitMember, said } from "./declare.js";
import { emitMethod } from "./method.js";
import { operationConstants } from "./operations.js";

function emitSend(file: FileWriter, context: Context): void {
  const future: Part = ["public ", context.symbol("java.util.concurrent", "CompletableFuture"), "<Void>"];
  const given = { options: "settings of the request; may be null" };
  const text = "Sends the calls as a single request. Each call then has its own result or failure.";
  const name = context.names.rootMember("send");
  const parameters: Part[] = [[context.runtime("core.RequestOptions"), " options"]];
  emitMember(file, { doc: said(text, {}), type: "public void", name, body: `${name}(null);` });
  emitMember(file, { doc: said(text, given), type: "public void", name, parameters, body: "calls.send(options);" });
  const doc = said(text, given, "done once the request is");
  emitMember(file, { doc, type: future, name: `${name}Async`, parameters, body: "return calls.sendAsync(options);" });
}

/** `public final class PetsBatch`: collects calls of a client for one request. */
export function emitBatch({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const name = names.part("batch", client.id);
  const doc = "A batch of calls that are sent as a single request.";
  emitClass(file, { name, doc, kind: "public final class" }, () => {
    emitHeld(file, name, context.runtime("internal.rpc.BatchCalls"), "calls");
    for (const child of client.children.filter((id) => clientNode(sdk, id).client.batches)) {
      const type = names.part("batch", child);
      emitMember(file, {
        doc: said("Calls of a group of operations.", {}, "the group"),
        type: `public ${type}`,
        name: names.resource(child),
        body: `return new ${type}(calls);`,
      });
    }
    for (const [id, constant] of operationConstants(names, client)) {
      const called = requestNode(sdk, id);
      const owner = names.part("operations", client.id);
      if (called.method.call.protocol.kind === "json-rpc") {
        const main = names.client(client.id);
        emitMethod(called, { form: "batch", main, constant: memberOf(owner, constant) }, file, context);
      }
    }
    if (client.root) emitSend(file, context);
  });
}

/** The method with which root clients begin a batch. */
export function emitNewBatch({ client }: ClientNode, file: FileWriter, context: Context): void {
  if (!client.batches) return;
  const type = context.names.part("batch", client.id);
  emitMember(file, {
    doc: said("Returns a new batch of calls.", {}, "the batch"),
    type: `public ${type}`,
    name: context.names.rootMember("newBatch"),
    body: ["return ", call(`new ${type}`, [["new ", context.runtime("internal.rpc.BatchCalls"), "(core)"]]), ";"],
  });
}
