import type { ClientNode, FileWriter, PartNode } from "@sdkwright/plugin-api";
import { clientNode, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { PRIVATE, typedTag } from "../docs.js";
import { emitClass, emitIn, emitMethod, said } from "./declare.js";
import { emitOperation, optionsParameter } from "./method.js";
import { emitOperationsConstant } from "./operations.js";
import { emitResources } from "./resources.js";

function emitSend(file: FileWriter, context: Context): void {
  const parameters = [optionsParameter(context)];
  const text = "Sends the calls as a single request. Each then has a result or a failure of its own.";
  emitMethod(file, {
    doc: said(text, parameters, [typedTag("return", "", ["nil"], "")]),
    name: context.names.rootMember("execute"),
    parameters,
    body: ["@calls.send(request_options)"],
  });
}

/** `class PetsBatch`: collects calls of a client for one request. */
export function emitBatch({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const children = client.children.filter((id) => clientNode(sdk, id).client.batches);
  const doc = { text: ["Collects calls that are sent as a single request."] };
  emitIn(file, context, "Resources", () => {
    emitClass(file, { name: names.part("batch", client.id), doc }, () => {
      emitOperationsConstant(client, file, context);
      emitMethod(file, {
        doc: { text: [], tags: [PRIVATE] },
        name: "initialize",
        parameters: [{ name: "calls", docs: [], text: "", positional: true }],
        body: ["@calls = calls", ...(children.length > 0 ? ["@resources = {}"] : [])],
      });
      emitResources(children, (id) => names.part("batch", id), "@calls", file, context);
      for (const id of client.methods) {
        const node = requestNode(sdk, id);
        if (node.method.call.protocol.kind === "json-rpc") emitOperation(node, "batch", file, context);
      }
      if (client.root) emitSend(file, context);
    });
  });
}

/** The method with which root clients begin a batch. */
export function emitNewBatch({ client }: ClientNode, file: FileWriter, context: Context): void {
  if (!client.batches) return;
  const { names } = context;
  const type = `Resources::${names.part("batch", client.id)}`;
  emitMethod(file, {
    doc: said("Begins a batch of calls.", [], [typedTag("return", "", [type], "")]),
    name: names.rootMember("batch"),
    body: [`${type}.new(Internal::Rpc::BatchCalls.new(@core))`],
  });
}
