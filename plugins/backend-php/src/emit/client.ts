import type { ClientNode, FileWriter, PartNode } from "@sdkwright/plugin-api";
import { hasResponses, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { resourceDoc } from "../docs.js";
import { emitClass, emitMethod, said } from "./declare.js";
import { emitMethods, methodsOf, unionsOf } from "./method.js";
import { emitResourceClasses, emitResourceField, emitResources, resourcesOf, resourceTags } from "./resources.js";
import { emitConstructors, emitRootMembers } from "./root.js";
import { importTags } from "./union.js";

const RAW = "The same methods, but returning the status and the headers of the response too.";

/** The constructor of clients that others make. */
function emitCore(file: FileWriter, { core }: Context): void {
  emitMethod(file, {
    doc: { text: [], tags: [{ tag: "internal", text: "" }] },
    name: "__construct",
    parameters: [{ name: "core", type: core("ClientCore"), text: "", promoted: "private readonly" }],
    body: [],
  });
}

function emitRaw({ client }: ClientNode, file: FileWriter, { sdk, names, declared }: Context): void {
  if (!hasResponses(sdk, client)) return;
  const raw = declared(names.part("rawClient", client.id));
  const body = [["return new ", raw, "($this->core);"]];
  emitMethod(file, { doc: said(RAW), name: "withRawResponse", type: raw, body });
}

/** `final class PetsClient`: the methods of a resource, and the resources below it. */
export function emitClient(node: ClientNode, file: FileWriter, context: Context): void {
  const { names, sdk, core } = context;
  const { client, resource } = node;
  const classOf = (id: (typeof client.children)[number]): string => names.client(id);
  const nodes = client.methods.map((id) => requestNode(sdk, id));
  const methods = methodsOf(context, nodes, "client");
  const resources = resourcesOf(context, client.children, classOf);
  const unions = unionsOf(methods);
  const tags = [...resourceTags(context, client.children, classOf), ...importTags(unions)];
  const doc = client.root ? { text: ["A client for the API."], tags } : resourceDoc(context, client.id, tags);
  emitClass(file, { name: names.client(client.id), origin: resource.origin, doc, uses: unions }, () => {
    emitResourceClasses(resources, file);
    if (client.root) file.line("private ", core("ClientCore"), " $core;");
    if (client.root) file.blank();
    emitResourceField(resources, file);
    if (client.root) emitConstructors(node, file, context);
    else emitCore(file, context);
    emitResources(resources, "$this->core", file);
    emitRaw(node, file, context);
    emitMethods(methods, file, context);
    if (client.root) emitRootMembers(node, file, context);
  });
}

/** The client whose methods also return the status and the headers. */
export function emitRawClient({ of: { client } }: PartNode, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const nodes = client.methods.map((id) => requestNode(sdk, id));
  const methods = methodsOf(
    context,
    nodes.filter(({ method }) => method.result.kind !== "socket"),
    "rawClient",
    names.client(client.id),
  );
  const unions = unionsOf(methods);
  const doc = {
    text: [`The methods of \`${names.client(client.id)}\`, returning the status and the headers of the response too.`],
    tags: importTags(unions),
  };
  emitClass(file, { name: names.part("rawClient", client.id), doc, uses: unions }, () => {
    emitCore(file, context);
    emitMethods(methods, file, context);
  });
}
