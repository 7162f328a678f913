import type { ClientNode, FileWriter, Part, RequestNode, Sym } from "@sdkwright/plugin-api";
import { clientNode, list, requestNode } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { subscript, union } from "../types.js";
import { emitClass, emitFunction } from "./declare.js";
import { givenTo, type Mode, operationName, parametersOf, requestOptions, resultOf } from "./method.js";

function isBatched({ method }: RequestNode): boolean {
  return method.call.protocol.kind === "json-rpc";
}

function emitCall(emission: Emission, node: RequestNode, file: FileWriter): void {
  const { names, runtime } = emission;
  const { params, body } = givenTo(emission, node);
  const name = names.method(node.method.id);
  emitFunction(file, {
    name,
    isMember: true,
    parameters: parametersOf(emission, node, []),
    result: [subscript(runtime("Pending"), [union(resultOf(emission, node.method, "sync"))])],
    doc: docOf(node.operation),
    body: [["return ", list("self._calls.add(", [operationName(name), params, body], ")")]],
  });
}

/** What collects the calls of a resource, and of those below it, for one request. */
export function emitBatchClass(emission: Emission, { client }: ClientNode, file: FileWriter): void {
  if (!client.batches) return;
  const { names, runtime, sdk, layout } = emission;
  const children = client.children.filter((id) => clientNode(sdk, id).client.batches);
  const doc = `Collects calls to the methods of \`${names.client(client.id)}\` for a batch.`;
  emitClass(file, { name: names.companion("batch", client.id), doc }, () => {
    emitFunction(file, {
      name: "__init__",
      isMember: true,
      parameters: ["self", ["calls: ", runtime("BatchCalls")]],
      result: ["None"],
      body: [
        "self._calls = calls",
        ...children.map((id): Part => {
          const child: Sym = { part: "sym", name: names.companion("batch", id), module: layout.clientPath(id) };
          return ["self.", names.resource(id), " = ", child, "(calls)"];
        }),
      ],
    });
    for (const id of client.methods) {
      const node = requestNode(sdk, id);
      if (isBatched(node)) emitCall(emission, node, file);
    }
  });
}

/** The method of the root's client that begins a batch. */
export function emitBatchMethod(emission: Emission, { client }: ClientNode, mode: Mode, file: FileWriter): void {
  if (!client.batches) return;
  const { names, runtime } = emission;
  const calls = names.companion("batch", client.id);
  const batch = runtime(mode === "sync" ? "Batch" : "AsyncBatch");
  emitFunction(file, {
    name: names.rootMember("batch"),
    isMember: true,
    parameters: ["self", "*", ["request_options: ", requestOptions(emission), " | None = None"]],
    result: [[batch, "[", calls, "]"]],
    doc: "Sends the calls that the `with` block makes as a single request when the block ends.",
    body: [["return ", batch, list("(", ["self._core", calls, "request_options"], ")")]],
  });
}
