import type { ClientNode, FileWriter, PartNode } from "@sdkwright/plugin-api";
import { clientNode, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { emitClass, emitMethod, said } from "./declare.js";
import { emitMethods, methodsOf, optionsParameter, unionsOf } from "./method.js";
import { emitResourceClasses, emitResourceField, emitResources, resourcesOf, resourceTags } from "./resources.js";
import { importTags } from "./union.js";

function emitSend(file: FileWriter, context: Context): void {
  const parameters = [optionsParameter(context)];
  emitMethod(file, {
    doc: said("Sends the calls as a single request. Each call then has a result or an exception of its own."),
    name: context.names.rootMember("send"),
    parameters,
    type: "void",
    body: ["$this->calls->send($options);"],
  });
}

/** `final class PetsBatch`: collects calls of a client for one request. */
export function emitBatch({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk, core } = context;
  const classOf = (id: (typeof client.children)[number]): string => names.part("batch", id);
  const children = client.children.filter((id) => clientNode(sdk, id).client.batches);
  const nodes = client.methods.map((id) => requestNode(sdk, id));
  const methods = methodsOf(
    context,
    nodes.filter(({ method }) => method.call.protocol.kind === "json-rpc"),
    "batch",
  );
  const resources = resourcesOf(context, children, classOf);
  const unions = unionsOf(methods);
  const tags = [...resourceTags(context, children, classOf), ...importTags(unions)];
  const doc = { text: ["Collects calls that are sent as a single request."], tags };
  emitClass(file, { name: names.part("batch", client.id), doc, uses: unions }, () => {
    emitResourceClasses(resources, file);
    emitResourceField(resources, file);
    const calls = { name: "calls", type: core("BatchCalls"), text: "", promoted: "private readonly" };
    emitMethod(file, {
      doc: { text: [], tags: [{ tag: "internal", text: "" }] },
      name: "__construct",
      parameters: [calls],
      body: [],
    });
    emitResources(resources, "$this->calls", file);
    emitMethods(methods, file, context);
    if (client.root) emitSend(file, context);
  });
}

/** The method with which root clients begin a batch. */
export function emitNewBatch({ client }: ClientNode, file: FileWriter, context: Context): void {
  if (!client.batches) return;
  const { names, declared, core } = context;
  const type = declared(names.part("batch", client.id));
  emitMethod(file, {
    doc: said("Begins a batch of calls."),
    name: names.rootMember("batch"),
    type,
    body: [["return new ", type, "(new ", core("BatchCalls"), "($this->core));"]],
  });
}
