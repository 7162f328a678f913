import type { FileWriter, HttpOperation, ResourceDecl, TargetContext } from "@sdkwright/plugin-api";
import { requestsOf } from "@sdkwright/plugin-api";
import { declarationDoc, docOf } from "../docs.js";
import { type Emission, emissionOf } from "../emission.js";
import { atom, type Entry, layOut, struct } from "../literals.js";
import { takesRequest } from "../model/request.js";
import { operationSpec } from "../spec/operation.js";
import { emitBatch } from "./batch.js";
import { emitMethod, emitRawMethod, hasRawForm } from "./method.js";
import { emitParams, emitRequest } from "./request.js";
import { emitResult } from "./result.js";
import { emitRoot } from "./root.js";

/** What the operations of a resource ask of the server, in declared order. */
export function operationsOf({ target }: Emission, resource: ResourceDecl): HttpOperation[] {
  const { api } = target;
  return requestsOf(
    api,
    resource.operations.map((id) => api.operations[id]),
  );
}

/** Variables that describe a resource's operations to the runtime, and structs for arguments of their own. */
export function emitOperations(emission: Emission, resource: ResourceDecl, file: FileWriter): void {
  const { api, names } = emission.target;
  for (const operation of operationsOf(emission, resource)) {
    const name = emission.model.operation(operation.id);
    file.blank();
    file.declare(name, operation.origin);
    file.line("var ", name, " = ", layOut(operationSpec(emission, operation)));
    emitParams(emission, operation, file, takesRequest(api, operation) ? names.request(operation.id) : undefined);
    emitResult(emission, operation, file);
  }
}

/** Fields of the resources below one. */
export function emitChildren({ target }: Emission, resource: ResourceDecl, file: FileWriter): void {
  const { api, names } = target;
  for (const id of resource.children) {
    const child = api.resources[id];
    if (!child) continue;
    file.doc(docOf(child));
    file.row([names.resource(id), `*${names.client(id)}`]);
  }
}

/** Name of the function that makes a resource's client from what clients share. */
export function clientConstructor(client: string): string {
  return `new${client}`;
}

/** `return &PetsClient{core: c, Photos: newPhotosClient(c)}`. */
export function emitConstructor({ target, core }: Emission, resource: ResourceDecl, file: FileWriter): void {
  const { names } = target;
  const name = names.client(resource.id);
  const children = resource.children.map((id): Entry => {
    const made = `${clientConstructor(names.client(id))}(c)`;
    return [names.resource(id), atom(made)];
  });
  const literal = struct(["&", name], [["core", atom("c")], ...children], name.length);
  file.blank();
  file.block(
    ["func ", clientConstructor(name), "(c *", core("Client"), ") *", name, " {"],
    () => file.line("return ", layOut(literal)),
    "}",
  );
}

/** The client that gives status and headers with every result. */
export function emitRawClient(emission: Emission, resource: ResourceDecl, file: FileWriter): void {
  const { model, target, core } = emission;
  const client = target.names.client(resource.id);
  const raw = operationsOf(emission, resource).filter((operation) => hasRawForm(emission, operation));
  if (raw.length === 0) return;
  const name = model.companion(`${client.replace(/Client$/, "")}RawClient`);
  file.blank();
  file.line("// WithRawResponse gives access to the same methods with the status and the headers of their responses.");
  file.block(
    ["func (c *", client, ") WithRawResponse() *", name, " {"],
    () => file.line("return &", name, "{core: c.core}"),
    "}",
  );
  file.blank();
  file.declare(name);
  file.line(`// ${name} has the methods of ${client}, which give the status and the headers too.`);
  file.block(["type ", name, " struct {"], () => file.row(["core", ["*", core("Client")]]), "}");
  for (const operation of raw) emitRawMethod(emission, operation, name, file);
}

/** The client of a resource, or its request types, whichever the file is for. */
export function emitResource(decl: ResourceDecl, file: FileWriter, target: TargetContext): void {
  const emission = emissionOf(target);
  const requests = emission.model.requestFiles.get(file.path);
  if (requests) for (const operation of requests) emitRequest(operation, file, target);
  else if (decl.parent === null) emitRoot(decl, file, target);
  else emitClient(decl, file, emission);
}

function emitClient(decl: ResourceDecl, file: FileWriter, emission: Emission): void {
  const name = emission.target.names.client(decl.id);
  emitOperations(emission, decl, file);
  file.blank();
  file.declare(name, decl.origin);
  file.doc(declarationDoc(name, decl, "calls the operations of a part of the API."));
  file.block(
    ["type ", name, " struct {"],
    () => {
      file.row(["core", ["*", emission.core("Client")]]);
      emitChildren(emission, decl, file);
    },
    "}",
  );
  emitConstructor(emission, decl, file);
  for (const operation of operationsOf(emission, decl)) emitMethod(emission, operation, name, file);
  emitRawClient(emission, decl, file);
  emitBatch(emission, decl, file);
}
