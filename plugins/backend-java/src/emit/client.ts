import type { ClientNode, FileWriter, Part, ResourceId } from "@sdkwright/plugin-api";
import { clientNode, code, requestNode } from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { assignment, call, memberOf } from "../layout.js";
import { clientClass } from "../plan.js";
import { emitBatch, emitNewBatch } from "./batch.js";
import { emitBuilder } from "./builder.js";
import { type Declaration, emitClass, emitHeld, emitMember, said, tagsOf } from "./declare.js";
import { emitMethod, type Form } from "./method.js";
import { emitOperations, operationConstants } from "./operations.js";
import { emitSpec } from "./spec.js";

const summaries: { readonly [M in Form]: string } = {
  sync: "A client of the API. It is safe for use by multiple threads.",
  async: "An asynchronous client of the API. It is safe for use by multiple threads.",
  raw: "A client whose methods also return the status and headers of responses.",
  "async-raw": "An asynchronous client whose methods also return the status and headers of responses.",
};

/** Members of root clients that are not methods of the API. */
function emitRoot(emission: Emission, { client }: ClientNode, mode: Form, file: FileWriter): void {
  const { names, symbol } = emission;
  const type = clientClass(names, client.id, mode);
  const builder = `${names.client(client.id)}Builder`;
  const [build, request] = mode === "async" ? ["buildAsync", "requestAsync"] : ["build", "request"];
  const node = symbol("com.fasterxml.jackson.databind", "JsonNode");
  const response: Part = [emission.runtime("core.RawResponse"), "<", node, ">"];
  const future = symbol("java.util.concurrent", "CompletableFuture");
  const options: Part = [emission.runtime("core.RequestOptions"), " options"];
  const emit = (declaration: Declaration): void => emitMember(file, declaration);
  emit({
    doc: said("Returns a builder of clients.", {}, "a builder"),
    type: `public static ${builder}`,
    name: names.rootMember("builder"),
    body: `return new ${builder}();`,
  });
  const unset = "Returns a client whose settings are read from environment variables or have defaults.";
  emit({
    doc: said(unset, {}, "the client"),
    type: `public static ${type}`,
    name: names.rootMember("create"),
    body: `return new ${builder}().${build}();`,
  });
  const shared = "a client that shares connections and access tokens with this one";
  emit({
    doc: said("Returns a client with other settings.", { change: "changes the settings" }, shared),
    type: `public ${type}`,
    name: names.rootMember("withOptions"),
    parameters: [[symbol("java.util.function", "Consumer"), `<${builder}> change`]],
    body: code`
      ${assignment(`${builder} builder`, call(`new ${builder}`, ["core.settings()"]))}
      change.accept(builder);
      return builder.${build}();`,
  });
  const given = {
    method: "the HTTP method",
    path: "the path, relative to the base URL",
    body: "sent as JSON unless it is null",
    options: "settings of this call; may be null",
  };
  emit({
    doc: said("Calls an endpoint for which this client has no method.", given, "the response"),
    type: ["public ", mode === "async" ? [future, "<", response, ">"] : response],
    name: names.rootMember("request"),
    parameters: ["String method", "String path", "Object body", options],
    body: `return core.${request}(method, path, body, options);`,
  });
  const closing = said("Lets go of the connections. Calls in progress go on.", {});
  emit({ doc: closing, annotation: "@Override", type: "public void", name: "close", body: "core.close();" });
  emit({ annotation: "@Override", type: "public String", name: "toString", body: "return core.toString();" });
}

function emitChild({ names, api }: Emission, id: ResourceId, mode: Form, file: FileWriter): void {
  const type = clientClass(names, id, mode);
  const doc = docOf(api.resources[id] ?? {}, "A group of operations.", tagsOf({}, "the client"));
  emitMember(file, { doc, type: `public ${type}`, name: names.resource(id), body: `return new ${type}(core);` });
}

function emitRawAccess({ names }: Emission, { client }: ClientNode, mode: Form, file: FileWriter): void {
  const type = clientClass(names, client.id, mode === "async" ? "async-raw" : "raw");
  const doc = said("Returns a client whose methods also return the status and headers.", {}, "the client");
  emitMember(file, { doc, type: `public ${type}`, name: "withRawResponse", body: `return new ${type}(core);` });
}

/** The class of a client in one of its forms. */
function emitForm(emission: Emission, node: ClientNode, mode: Form, file: FileWriter): void {
  const { names, sdk } = emission;
  const { client, resource } = node;
  const name = clientClass(names, client.id, mode);
  const isMain = mode === "sync" || mode === "async";
  const isRoot = client.root && isMain;
  const owner = clientClass(names, client.id, "operations");
  const methods = [...operationConstants(names, client)]
    .map(([id, constant]) => ({ node: requestNode(sdk, id), constant }))
    .filter((one) => isMain || one.node.method.result.kind !== "socket");
  const doc = isMain && !client.root ? docOf(resource, summaries[mode]) : summaries[mode];
  const clause = isRoot && { clause: "implements AutoCloseable" };
  emitClass(file, { name, origin: resource.origin, doc, kind: "public final class", ...clause }, () => {
    emitHeld(file, name, emission.runtime("internal.call.Core"), "core");
    if (isRoot) emitRoot(emission, node, mode, file);
    if (isRoot) emitNewBatch(emission, node, file);
    if (isMain) for (const id of client.children) emitChild(emission, id, mode, file);
    const hasRaw = isMain && methods.some((one) => one.node.method.result.kind !== "socket");
    if (hasRaw) emitRawAccess(emission, node, mode, file);
    const main = clientClass(names, client.id, mode === "raw" ? "sync" : "async");
    for (const one of methods) {
      emitMethod(emission, one.node, { mode, main, constant: memberOf(owner, one.constant) }, file);
    }
  });
}

/** The synchronous client of a resource. */
export function emitClient(node: ClientNode, file: FileWriter, emission: Emission): void {
  emitForm(emission, node, "sync", file);
}

/** Classes that are not clients: the builder of the root client, and the companions of a resource's client. */
const entries: { readonly [role: string]: (emission: Emission, file: FileWriter, node: ClientNode) => void } = {
  builder: emitBuilder,
  spec: emitSpec,
  operations: emitOperations,
  batch: emitBatch,
};

/** The classes that accompany clients, and what makes the root's. */
export function emitEntry({ role }: { readonly role: string }, file: FileWriter, emission: Emission): void {
  const [form = "", ...id] = role.split(":");
  const node = clientNode(emission.sdk, id.length > 0 ? (id.join(":") as ResourceId) : emission.api.root);
  const emit = entries[form];
  if (emit) emit(emission, file, node);
  else emitForm(emission, node, form as Form, file);
}
