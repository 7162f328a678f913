import type { ClientNode, FileWriter } from "@sdkwright/plugin-api";
import { accessPath, operationData, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { literalOf } from "../descriptor.js";
import { declarationDoc, docOf } from "../docs.js";
import { layOut } from "../literals.js";
import { emitBatch } from "./batch.js";
import { emitConstructor, emitFunction, emitHeading, emitStruct } from "./declare.js";
import { type Calls, callsOf, emitMethod, type MethodInput, methodDoc } from "./method.js";
import { emitParams } from "./request.js";
import { emitHatches, emitMaker, emitSpec } from "./root.js";

/** Variables that describe a client's operations to the runtime, and structs for arguments of their own. */
function emitOperations({ client }: ClientNode, file: FileWriter, context: Context): void {
  const { sdk, names } = context;
  for (const id of client.methods) {
    const node = requestNode(sdk, id);
    const name = names.companion("operation", id);
    emitHeading(file, { name });
    file.trace(accessPath(sdk, names, id).join("."), node.operation.origin, true);
    file.line("var ", name, " = ", layOut(literalOf(operationData(sdk, node.method), context)));
    emitParams(node, file, context);
  }
}

function emitType({ resource, client }: ClientNode, file: FileWriter, context: Context): void {
  const { api, names } = context;
  const name = names.client(client.id);
  const summary = `${name} calls the API. It is safe for concurrent use. Create it with New${name}.`;
  const doc = declarationDoc(name, client.root ? { summary } : resource, "calls a group of operations of the API.");
  emitStruct(file, { name, origin: resource.origin, doc }, () => {
    file.row(["core", ["*", context.core("Client")]]);
    for (const id of client.children) {
      file.doc(docOf(api.resources[id] ?? {}));
      file.row([names.resource(id), `*${names.client(id)}`]);
    }
  });
}

/** A method, whose plain and raw forms share what it is documented with. */
interface ClientMethod extends Omit<MethodInput, "owner"> {
  readonly calls: Calls;
}

/** The client that gives status and headers with every result. */
function emitRawClient(
  { client }: ClientNode,
  methods: readonly ClientMethod[],
  file: FileWriter,
  context: Context,
): void {
  const { core, names } = context;
  const owner = names.client(client.id);
  if (methods.every(({ calls }) => calls.raw === undefined)) return;
  const name = names.companion("rawClient", client.id);
  emitFunction(file, {
    doc: "WithRawResponse returns a client whose methods also return the status and headers of the response.",
    head: ["(c *", owner, ") WithRawResponse() *", name],
    body: ["return &", name, "{core: c.core}"],
  });
  const doc = `${name} has the methods of ${owner}, which also return the status and headers of the response.`;
  emitStruct(file, { name, doc }, () => file.row(["core", ["*", core("Client")]]));
  for (const { calls, ...method } of methods) {
    if (calls.raw) emitMethod({ ...method, owner: name }, calls.raw, file, context);
  }
}

/** The client of a resource. That of the root has what the runtime knows of the API, and makes all others. */
export function emitClient(node: ClientNode, file: FileWriter, context: Context): void {
  const { sdk, names } = context;
  const { client } = node;
  const owner = names.client(client.id);
  if (client.root) emitSpec(file, context);
  emitOperations(node, file, context);
  emitType(node, file, context);
  if (client.root) emitMaker(node, file, context);
  emitConstructor(file, {
    maker: names.companion("clientMaker", client.id),
    type: owner,
    field: "core",
    shared: context.core("Client"),
    children: client.children.map((id) => [names.resource(id), names.companion("clientMaker", id)]),
  });
  if (client.root) emitHatches(node, file, context);
  const methods = client.methods.map((id): ClientMethod => {
    const method = requestNode(sdk, id);
    return { node: method, calls: callsOf(context, method), doc: methodDoc(context, method) };
  });
  for (const { calls, ...method } of methods) {
    const { id, origin } = method.node.operation;
    file.trace(accessPath(sdk, names, id).join("."), origin);
    emitMethod({ ...method, owner }, calls.plain, file, context);
  }
  emitRawClient(node, methods, file, context);
  emitBatch(node, file, context);
}
