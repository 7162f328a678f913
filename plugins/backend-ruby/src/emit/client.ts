import type { ClientNode, FileWriter, PartNode } from "@sdkwright/plugin-api";
import { hasResponses, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { PRIVATE, resourceDoc, typedTag } from "../docs.js";
import { emitClass, emitIn, emitMethod, said } from "./declare.js";
import { emitOperation } from "./method.js";
import { emitOperationsConstant } from "./operations.js";
import { emitResources } from "./resources.js";
import { emitConstructors, emitHold, emitRootMembers } from "./root.js";

const RAW = "The same methods, which also return the status and the headers of the response.";

/** Prints what keeps a client short where it is printed itself. */
function emitPrinting(file: FileWriter): void {
  file.line("include Internal::ShortInspect");
  file.blank();
}

/** The constructor of clients that others make. */
function emitCore(file: FileWriter, hasResources: boolean): void {
  emitMethod(file, {
    doc: { text: [], tags: [PRIVATE] },
    name: "initialize",
    parameters: [{ name: "core", docs: [], text: "", positional: true }],
    body: ["@core = core", ...(hasResources ? ["@resources = {}"] : [])],
  });
}

function emitRaw({ client }: ClientNode, file: FileWriter, { sdk, names }: Context): void {
  if (!hasResponses(sdk, client)) return;
  const raw = `Resources::${names.part("rawClient", client.id)}`;
  emitMethod(file, {
    doc: said(RAW, [], [typedTag("return", "", [raw], "")]),
    name: "with_raw_response",
    body: [`${raw}.new(@core)`],
  });
}

/** `class PetsClient`: the methods of a resource, and the resources below it. */
export function emitClient(node: ClientNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const { client, resource } = node;
  const doc = client.root ? { text: ["A client for the API."] } : resourceDoc(context, client.id);
  const name = client.root ? context.client : names.client(client.id);
  emitIn(file, context, client.root ? "" : "Resources", () => {
    emitClass(file, { name, origin: resource.origin, doc }, () => {
      emitPrinting(file);
      emitOperationsConstant(client, file, context);
      if (client.root) emitConstructors(file, context);
      else emitCore(file, client.children.length > 0);
      emitResources(client.children, (id) => names.client(id), "@core", file, context);
      emitRaw(node, file, context);
      for (const id of client.methods) emitOperation(requestNode(sdk, id), "client", file, context);
      if (client.root) emitRootMembers(node, file, context);
      if (client.root) emitHold(file, context);
    });
  });
}

/** The client whose methods also return the status and the headers. */
export function emitRawClient({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const plain = client.root ? context.client : `Resources::${names.client(client.id)}`;
  const doc = { text: [`The methods of {${plain}}, which also return the status and the headers.`] };
  emitIn(file, context, "Resources", () => {
    emitClass(file, { name: names.part("rawClient", client.id), doc }, () => {
      emitPrinting(file);
      emitOperationsConstant(client, file, context);
      emitCore(file, false);
      const nodes = client.methods.map((id) => requestNode(sdk, id));
      for (const node of nodes)
        if (node.method.result.kind !== "socket") emitOperation(node, "rawClient", file, context);
    });
  });
}
