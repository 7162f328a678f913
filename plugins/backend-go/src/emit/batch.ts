import type { Api, FileWriter, HttpOperation, Part, ResourceDecl, ResourceId } from "@sdkwright/plugin-api";
import { join, jsonRpcOf, responseShape } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { atom, type Entry, layOut, struct } from "../literals.js";
import { standard } from "../types.js";
import { freeMember } from "./members.js";
import { argumentsOf, methodDoc, requestPart, valueType } from "./method.js";
import { operationsOf } from "./resource.js";

/** Whether a resource, or one below it, has calls that batches can collect. */
function isBatched(api: Api, id: ResourceId): boolean {
  const resource = api.resources[id];
  if (!resource) return false;
  const own = resource.operations.some((operation) => {
    const declared = api.operations[operation];
    return declared?.kind === "http" && jsonRpcOf(declared) !== undefined;
  });
  return own || resource.children.some((child) => isBatched(api, child));
}

/** Name of what collects the calls of a resource. */
function batchName({ model, target }: Emission, resource: ResourceDecl): string {
  return model.companion(`${target.names.client(resource.id).replace(/Client$/, "")}Batch`);
}

/** Name of the function that makes it. */
function constructorName(emission: Emission, resource: ResourceDecl): string {
  return emission.model.companion(`new${batchName(emission, resource)}`);
}

/** Resources below one that batches know, with the names of their fields. */
function childrenOf(
  emission: Emission,
  resource: ResourceDecl,
): { readonly field: string; readonly child: ResourceDecl }[] {
  const { api, names } = emission.target;
  return resource.children.flatMap((id) => {
    const child = api.resources[id];
    return child && isBatched(api, id) ? [{ field: names.resource(id), child }] : [];
  });
}

function emitCall(emission: Emission, operation: HttpOperation, owner: string, file: FileWriter): void {
  const { core, model, target } = emission;
  const name = target.names.method(operation.id);
  const result = responseShape(operation).content ? valueType(emission, operation) : "struct{}";
  const parameters: Part = join(", ", argumentsOf(emission, operation));
  file.blank();
  file.doc(methodDoc(emission, operation));
  file.block(
    ["func (b *", owner, ") ", name, "(", parameters, ") *", core("Pending"), "[", result, "] {"],
    () => {
      const args = `(b.batch, &${model.operation(operation.id)}, ${requestPart(emission, operation)})`;
      file.line("return ", core("Defer"), "[", result, "]", args);
    },
    "}",
  );
}

function emitConstructor(emission: Emission, resource: ResourceDecl, name: string, file: FileWriter): void {
  const children = childrenOf(emission, resource).map(
    ({ field, child }): Entry => [field, atom(`${constructorName(emission, child)}(b)`)],
  );
  const literal = struct(["&", name], [["batch", atom("b")], ...children], name.length);
  file.blank();
  file.block(
    ["func ", constructorName(emission, resource), "(b *", emission.core("Batch"), ") *", name, " {"],
    () => file.line("return ", layOut(literal)),
    "}",
  );
}

/** What collects the calls of a resource for one request; nothing for a resource without calls by JSON-RPC. */
export function emitBatch(emission: Emission, resource: ResourceDecl, file: FileWriter): void {
  if (!isBatched(emission.target.api, resource.id)) return;
  const name = batchName(emission, resource);
  file.blank();
  file.declare(name);
  file.line(
    `// ${name} has the methods of ${emission.target.names.client(resource.id)} for calls that a batch collects.`,
  );
  file.block(
    ["type ", name, " struct {"],
    () => {
      file.row(["batch", ["*", emission.core("Batch")]]);
      for (const { field, child } of childrenOf(emission, resource))
        file.row([field, `*${batchName(emission, child)}`]);
    },
    "}",
  );
  emitConstructor(emission, resource, name, file);
  for (const operation of operationsOf(emission, resource)) {
    if (jsonRpcOf(operation)) emitCall(emission, operation, name, file);
  }
}

/** How the root's client begins a batch, and how that is sent. */
export function emitRootBatch(emission: Emission, root: ResourceDecl, file: FileWriter): void {
  const { core, option, target } = emission;
  if (!isBatched(target.api, root.id)) return;
  const name = batchName(emission, root);
  const begin = freeMember(emission, root, "NewBatch");
  const send = freeMember(emission, root, "Send");
  file.blank();
  file.line(`// ${begin} begins a batch of calls, which its method ${send} sends as one request.`);
  file.block(
    ["func (c *", target.names.client(root.id), `) ${begin}() *`, name, " {"],
    () => file.line("return ", constructorName(emission, root), "(", core("NewBatch"), "(c.core))"),
    "}",
  );
  emitBatch(emission, root, file);
  file.blank();
  file.line(
    `// ${send} sends the calls of the batch as one request. Its error is that of the request; that of a call is with its result.`,
  );
  const parameters = ["ctx ", standard("context", "Context"), ", opts ...", option("RequestOption")];
  file.block(
    ["func (b *", name, `) ${send}(`, parameters, ") error {"],
    () => file.line("return b.batch.Send(ctx, opts)"),
    "}",
  );
}
