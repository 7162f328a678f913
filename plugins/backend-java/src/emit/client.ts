import type { ClientNode, FileWriter, Part, PartNode, ResourceId } from "@sdkwright/plugin-api";
import { code, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf } from "../docs.js";
import { assignment, call, memberOf } from "../line-breaks.js";
import { type ClientForm, clientClass } from "../parts.js";
import { emitNewBatch } from "./batch.js";
import { type Declaration, emitClass, emitHeld, emitMember, said, tagsOf } from "./declare.js";
import { emitMethod } from "./method.js";
import { operationConstants } from "./operations.js";

const summaries: { readonly [F in ClientForm]: string } = {
  client: "A client of the API. It is safe for use by multiple threads.",
  asyncClient: "An asynchronous client of the API. It is safe for use by multiple threads.",
  rawClient: "A client whose methods also return the status and headers of responses.",
  asyncRawClient: "An asynchronous client whose methods also return the status and headers of responses.",
};

/** Members of root clients that are not methods of the API. */
function emitRoot({ client }: ClientNode, form: ClientForm, file: FileWriter, context: Context): void {
  const { names, symbol } = context;
  const type = clientClass(names, client.id, form);
  const builder = names.part("builder", client.id);
  const [build, request] = form === "asyncClient" ? ["buildAsync", "requestAsync"] : ["build", "request"];
  const node = symbol("com.fasterxml.jackson.databind", "JsonNode");
  const response: Part = [context.runtime("core.RawResponse"), "<", node, ">"];
  const future = symbol("java.util.concurrent", "CompletableFuture");
  const options: Part = [context.runtime("core.RequestOptions"), " options"];
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
    type: ["public ", form === "asyncClient" ? [future, "<", response, ">"] : response],
    name: names.rootMember("request"),
    parameters: ["String method", "String path", "Object body", options],
    body: `return core.${request}(method, path, body, options);`,
  });
  const closing = said("Lets go of the connections. Calls in progress go on.", {});
  emit({ doc: closing, annotation: "@Override", type: "public void", name: "close", body: "core.close();" });
  emit({ annotation: "@Override", type: "public String", name: "toString", body: "return core.toString();" });
}

function emitChild(id: ResourceId, form: ClientForm, file: FileWriter, { names, api }: Context): void {
  const type = clientClass(names, id, form);
  const doc = docOf(api.resources[id] ?? {}, "A group of operations.", tagsOf({}, "the client"));
  emitMember(file, { doc, type: `public ${type}`, name: names.resource(id), body: `return new ${type}(core);` });
}

function emitRawAccess({ client }: ClientNode, form: ClientForm, file: FileWriter, { names }: Context): void {
  const type = clientClass(names, client.id, form === "asyncClient" ? "asyncRawClient" : "rawClient");
  const doc = said("Returns a client whose methods also return the status and headers.", {}, "the client");
  emitMember(file, { doc, type: `public ${type}`, name: "withRawResponse", body: `return new ${type}(core);` });
}

/** The class of a client in one of its forms. */
function emitForm(node: ClientNode, form: ClientForm, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
  const { client, resource } = node;
  const name = clientClass(names, client.id, form);
  const isMain = form === "client" || form === "asyncClient";
  const isRoot = client.root && isMain;
  const methods = [...operationConstants(names, client)]
    .map(([id, constant]) => ({ node: requestNode(sdk, id), constant }))
    .filter((one) => isMain || one.node.method.result.kind !== "socket");
  const doc = isMain && !client.root ? docOf(resource, summaries[form]) : summaries[form];
  const clause = isRoot && { clause: "implements AutoCloseable" };
  emitClass(file, { name, origin: resource.origin, doc, kind: "public final class", ...clause }, () => {
    emitHeld(file, name, context.runtime("internal.call.Core"), "core");
    if (isRoot) emitRoot(node, form, file, context);
    if (isRoot) emitNewBatch(node, file, context);
    if (isMain) for (const id of client.children) emitChild(id, form, file, context);
    const hasRaw = isMain && methods.some((one) => one.node.method.result.kind !== "socket");
    if (hasRaw) emitRawAccess(node, form, file, context);
    const main = clientClass(names, client.id, form === "rawClient" ? "client" : "asyncClient");
    for (const one of methods) {
      const constant = memberOf(names.part("operations", client.id), one.constant);
      emitMethod(one.node, { form, main, constant }, file, context);
    }
  });
}

/** The synchronous client of a resource. */
export function emitClient(node: ClientNode, file: FileWriter, context: Context): void {
  emitForm(node, "client", file, context);
}

/** The client of a resource in one of the forms that are parts. */
export const emitClientAs =
  (form: ClientForm) =>
  ({ of }: PartNode, file: FileWriter, context: Context): void =>
    emitForm(of, form, file, context);
