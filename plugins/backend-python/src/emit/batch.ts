import type { ClientNode, FileWriter, Part, RequestNode } from "@sdkwright/plugin-api";
import { clientNode, list, methodOf, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { call } from "../literals.js";
import { type Mode, twinClass } from "../twins.js";
import { subscript, union } from "../types.js";
import { emitClass, emitMember } from "./declare.js";
import { argumentsOf, optionsParameter, parametersOf, resultOf } from "./method.js";

function emitCall(node: RequestNode, file: FileWriter, context: Context): void {
  const { names, runtime } = context;
  emitMember(file, {
    name: names.method(node.method.id),
    parameters: parametersOf(context, node),
    result: [subscript(runtime("Pending"), [union(resultOf(context, node.method))])],
    doc: docOf(node.operation),
    body: [["return ", call("self._calls.add", argumentsOf(context, node))]],
  });
}

/** A class that collects the calls of a resource, and of those below it, for one request. */
export function emitBatchClass({ client }: ClientNode, file: FileWriter, context: Context): void {
  if (!client.batches) return;
  const { names, runtime, sdk, layout } = context;
  const batched = client.methods.filter((id) => methodOf(sdk, id).call.protocol.kind === "json-rpc");
  const children = client.children.filter((id) => clientNode(sdk, id).client.batches);
  const doc = `Collects calls to the methods of \`${names.client(client.id)}\` for a batch.`;
  emitClass(file, { name: names.companion("batch", client.id), doc }, () => {
    const made = children.map((id): Part => {
      const child = { part: "sym", name: names.companion("batch", id), module: layout.clientPath(id) } as const;
      return ["self.", names.resource(id), " = ", child, "(calls)"];
    });
    const parameters: Part[] = [["calls: ", runtime("BatchCalls")]];
    emitMember(file, { name: "__init__", parameters, result: ["None"], body: ["self._calls = calls", ...made] });
    for (const id of batched) emitCall(requestNode(sdk, id), file, context);
  });
}

/** The method of the root's client that begins a batch. */
export function emitBatchMethod({ client }: ClientNode, mode: Mode, file: FileWriter, context: Context): void {
  if (!client.batches) return;
  const { names, runtime } = context;
  const calls = names.companion("batch", client.id);
  const batch = runtime(twinClass("Batch", mode));
  emitMember(file, {
    name: names.rootMember("batch"),
    parameters: ["*", optionsParameter(context)],
    result: [[batch, "[", calls, "]"]],
    doc: "Sends the calls that the `with` block makes as a single request when the block ends.",
    body: [["return ", batch, list("(", ["self._core", calls, "request_options"], ")")]],
  });
}
