import type { ClientNode, FileWriter, Part, RequestNode, ResourceId } from "@sdkwright/plugin-api";
import { clientNode, code, join, methodOf, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { standard } from "../types.js";
import { emitConstructor, emitFunction, emitStruct } from "./declare.js";
import { methodDoc, valueType } from "./method.js";
import { parametersOf, requestPart } from "./request.js";

function emitCall(node: RequestNode, owner: string, file: FileWriter, context: Context): void {
  const { core, names } = context;
  const { id } = node.operation;
  const result = valueType(context, node) ?? "struct{}";
  const parameters: Part = join(", ", parametersOf(context, node));
  const args = `(b.batch, &${names.companion("operation", id)}, ${requestPart(context, node)})`;
  emitFunction(file, {
    doc: methodDoc(context, node),
    head: ["(b *", owner, ") ", names.method(id), "(", parameters, ") *", core("Pending"), "[", result, "]"],
    body: ["return ", core("Defer"), "[", result, "]", args],
  });
}

/** What collects the calls of a client for one request. */
function emitCollector(node: ClientNode, file: FileWriter, context: Context): void {
  const { core, names, sdk } = context;
  const { id, methods } = node.client;
  const name = names.companion("batch", id);
  const children = node.client.children.filter((child) => clientNode(sdk, child).client.batches);
  const doc = `${name} collects calls to the methods of ${names.client(id)} for a batch.`;
  emitStruct(file, { name, doc }, () => {
    file.row(["batch", ["*", core("Batch")]]);
    for (const child of children) file.row([names.resource(child), `*${names.companion("batch", child)}`]);
  });
  emitConstructor(file, {
    maker: names.companion("batchMaker", id),
    type: name,
    field: "batch",
    shared: core("Batch"),
    children: children.map((child) => [names.resource(child), names.companion("batchMaker", child)]),
  });
  for (const method of methods) {
    if (methodOf(sdk, method).call.protocol.kind === "json-rpc") {
      emitCall(requestNode(sdk, method), name, file, context);
    }
  }
}

/** How the root's client begins a batch. */
function emitBegin(id: ResourceId, file: FileWriter, { core, names }: Context): void {
  const begin = names.rootMember("NewBatch");
  file.blank();
  file.line(code`
    // ${begin} begins a batch of calls, which its method ${names.rootMember("Send")} sends as one request.
    func (c *${names.client(id)}) ${begin}() *${names.companion("batch", id)} {
      return ${names.companion("batchMaker", id)}(${core("NewBatch")}(c.core))
    }`);
}

function emitSend(id: ResourceId, file: FileWriter, { option, names }: Context): void {
  const send = names.rootMember("Send");
  const parameters = code`ctx ${standard("context", "Context")}, opts ...${option("RequestOption")}`;
  file.blank();
  file.line(code`
    // ${send} sends the calls of the batch as a single request. It returns the error of the request; each call has its own result or error.
    func (b *${names.companion("batch", id)}) ${send}(${parameters}) error {
      return b.batch.Send(ctx, opts)
    }`);
}

/** Batches of a client's calls; nothing for a client without calls by JSON-RPC. */
export function emitBatch(node: ClientNode, file: FileWriter, context: Context): void {
  if (!node.client.batches) return;
  if (node.client.root) emitBegin(node.client.id, file, context);
  emitCollector(node, file, context);
  if (node.client.root) emitSend(node.client.id, file, context);
}
