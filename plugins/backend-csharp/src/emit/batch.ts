import type { ClientNode, FileWriter, Part, PartNode } from "@sdkwright/plugin-api";
import { clientNode, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitDoc } from "../docs.js";
import { arrow, call } from "../line-breaks.js";
import { emitBlock, emitMethodMember, emitType, said } from "./declare.js";
import { emitMethod } from "./method.js";

function emitSend(file: FileWriter, { names, core, symbol }: Context): void {
  const given = { options: "settings of the request", cancellationToken: "cancels the request" };
  const text = "Sends the calls as a single request. Each call then has its own result or failure.";
  emitMethodMember(file, {
    doc: said(text, given, "a task that ends with the request"),
    type: ["public ", symbol("System.Threading.Tasks", "Task")],
    name: `${names.rootMember("Send")}Async`,
    parameters: [
      [core("RequestOptions"), "? options = null"],
      [symbol("System.Threading", "CancellationToken"), " cancellationToken = default"],
    ],
    value: call("_calls.SendAsync", ["options", "cancellationToken"]),
  });
}

/** `public sealed class PetsBatch`: collects calls of a client for one request. */
export function emitBatch({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk, internal } = context;
  const name = names.part("batch", client.id);
  const children = client.children.filter((id) => clientNode(sdk, id).client.batches);
  const doc = "A batch of calls that are sent as a single request.";
  emitType(file, { name, doc, kind: "public sealed class" }, () => {
    const calls = internal("BatchCalls");
    file.line("private readonly ", calls, " _calls;");
    file.blank();
    emitBlock(file, [`internal ${name}(`, calls, " calls)"], () => file.line("_calls = calls;"));
    for (const child of children) {
      file.blank();
      emitDoc(file, "Calls of a group of operations.");
      file.line(arrow(`public ${names.part("batch", child)} ${names.resource(child)}`, "new(_calls)"));
    }
    const members = new Set(children.map((id) => names.resource(id)));
    for (const id of client.methods) {
      const called = requestNode(sdk, id);
      if (called.method.call.protocol.kind !== "json-rpc") continue;
      emitMethod(called, { form: "batch", members }, file, context);
    }
    if (client.root) emitSend(file, context);
  });
}

/** The method with which root clients begin a batch. */
export function emitNewBatch({ client }: ClientNode, file: FileWriter, context: Context): void {
  if (!client.batches) return;
  const type = context.names.part("batch", client.id);
  const calls: Part = ["new ", context.internal("BatchCalls"), "(_core)"];
  emitMethodMember(file, {
    doc: said("Returns a new batch of calls.", {}, "the batch"),
    type: `public ${type}`,
    name: context.names.rootMember("NewBatch"),
    value: call("new", [calls]),
  });
}
