import type { ClientNode, FileWriter, Part, ResourceId } from "@sdkwright/plugin-api";
import { clientNode, code, requestNode } from "@sdkwright/plugin-api";
import { docOf, emitDoc } from "../docs.js";
import type { Emission } from "../emission.js";
import { assignment, call, methodHead } from "../layout.js";
import { type ClientRole, clientClass } from "../plan.js";
import { emitBatch, emitNewBatch } from "./batch.js";
import { emitBuilder } from "./builder.js";
import { emitMethod, type Mode } from "./method.js";
import { emitOperations, operationConstants } from "./operations.js";
import { emitSpec } from "./spec.js";

const summaries: { readonly [M in Mode]: string } = {
  sync: "Calls the API, and waits for the results. Threads can share it.",
  async: "Calls the API, and gives futures of the results. Threads can share it.",
  raw: "Calls the API, and gives the status and the headers of the responses too.",
  "async-raw": "Calls the API, and gives futures of responses with their status and headers.",
};

/** What the clients of the root have besides the API's own methods. */
function emitRoot(emission: Emission, { client }: ClientNode, mode: Mode, file: FileWriter): void {
  const { names, symbol } = emission;
  const name = clientClass(names, client.id, mode);
  const builder = `${names.client(client.id)}Builder`;
  const build = mode === "async" ? "buildAsync" : "build";
  const member = (wanted: string): string => names.rootMember(wanted);
  const consumer = symbol("java.util.function", "Consumer");
  const node = symbol("com.fasterxml.jackson.databind", "JsonNode");
  const response: Part = [emission.runtime("core.HttpResponse"), "<", node, ">"];
  const future = symbol("java.util.concurrent", "CompletableFuture");
  const options = emission.runtime("core.RequestOptions");
  const returns = (text: string) => ({ tag: "return", text });
  file.blank();
  emitDoc(file, { text: ["Begins a client."], tags: [returns("a builder")] }, 1);
  file.block(
    methodHead(`public static ${builder}`, member("builder"), [], 1),
    () => file.line(`return new ${builder}();`),
    "}",
  );
  file.blank();
  const created = { text: ["A client whose settings come from environment variables."], tags: [returns("the client")] };
  emitDoc(file, created, 1);
  file.block(
    methodHead(`public static ${name}`, member("create"), [], 1),
    () => file.line(`return new ${builder}().${build}();`),
    "}",
  );
  file.blank();
  const changed = [
    { tag: "param", name: "change", text: "changes the settings" },
    returns("a client that shares connections and access tokens with this one"),
  ];
  emitDoc(file, { text: ["A client with other settings."], tags: changed }, 1);
  file.block(
    methodHead(["public ", name], member("withOptions"), [[consumer, `<${builder}> change`]], 1),
    () =>
      file.line(code`
        ${assignment(`${builder} builder`, call(`new ${builder}`, ["core.settings()"]))}
        change.accept(builder);
        return builder.${build}();`),
    "}",
  );
  file.blank();
  const parts = [
    { tag: "param", name: "method", text: "the HTTP method" },
    { tag: "param", name: "path", text: "the path, relative to the base URL" },
    { tag: "param", name: "body", text: "sent as JSON unless it is null" },
    { tag: "param", name: "options", text: "settings of this call; may be null" },
    returns("the response"),
  ];
  emitDoc(file, { text: ["Calls an endpoint that this client has no method for."], tags: parts }, 1);
  const type: Part = mode === "async" ? [future, "<", response, ">"] : response;
  file.line(
    call(
      ["public ", type, " ", member("request")],
      ["String method", "String path", "Object body", [options, " options"]],
    ),
    " {",
  );
  file.line(`  return core.request${mode === "async" ? "Async" : ""}(method, path, body, options);`);
  file.line("}");
  file.blank();
  emitDoc(file, "Lets go of connections. Calls that are under way end.", 1);
  file.line("@Override");
  file.block("public void close() {", () => file.line("core.close();"), "}");
  file.blank();
  file.line("@Override");
  file.block("public String toString() {", () => file.line("return core.toString();"), "}");
}

function emitChild(emission: Emission, id: ResourceId, mode: Mode, file: FileWriter): void {
  const { names, api } = emission;
  const name = clientClass(names, id, mode);
  file.blank();
  const tags = [{ tag: "return", text: "the client" }];
  emitDoc(file, docOf(api.resources[id] ?? {}, "A group of operations.", tags), 1);
  file.block(
    methodHead(`public ${name}`, names.resource(id), [], 1),
    () => file.line(`return new ${name}(core);`),
    "}",
  );
}

function hasRaw({ sdk }: Emission, { client }: ClientNode): boolean {
  return client.methods.some((id) => sdk.methods[id]?.result.kind !== "socket");
}

function emitRawAccess(emission: Emission, { client }: ClientNode, mode: Mode, file: FileWriter): void {
  const raw = clientClass(emission.names, client.id, mode === "async" ? "async-raw" : "raw");
  file.blank();
  const tags = [{ tag: "return", text: "a client with the same methods" }];
  emitDoc(file, { text: ["Gives the status and the headers of responses too."], tags }, 1);
  file.block(methodHead(`public ${raw}`, "withRawResponse", [], 1), () => file.line(`return new ${raw}(core);`), "}");
}

/** The class of a client in one of its forms. */
function emitForm(emission: Emission, node: ClientNode, mode: Mode, file: FileWriter): void {
  const { names, sdk } = emission;
  const { client, resource } = node;
  const name = clientClass(names, client.id, mode);
  const isMain = mode === "sync" || mode === "async";
  const isRoot = client.root && isMain;
  const owner = clientClass(names, client.id, "operations");
  const constants = operationConstants(names, client);
  const core = emission.runtime("internal.call.Core");
  file.blank();
  file.declare(name, resource.origin);
  emitDoc(file, isMain && !client.root ? docOf(resource, summaries[mode]) : summaries[mode], 0);
  file.block(
    `public final class ${name} ${isRoot ? "implements AutoCloseable " : ""}{`,
    () => {
      file.line("private final ", core, " core;");
      file.blank();
      file.block([name, "(", core, " core) {"], () => file.line("this.core = core;"), "}");
      if (isRoot) emitRoot(emission, node, mode, file);
      if (isRoot) emitNewBatch(emission, node, file);
      if (isMain) for (const id of client.children) emitChild(emission, id, mode, file);
      if (isMain && hasRaw(emission, node)) emitRawAccess(emission, node, mode, file);
      for (const [id, constant] of constants) {
        const method = requestNode(sdk, id);
        if (!isMain && method.method.result.kind === "socket") continue;
        emitMethod(emission, method, mode, `${owner}.${constant}`, file);
      }
    },
    "}",
  );
}

/** The synchronous client of a resource. */
export function emitClient(node: ClientNode, file: FileWriter, emission: Emission): void {
  emitForm(emission, node, "sync", file);
}

/** The classes that accompany clients, and what makes the root's. */
export function emitEntry({ role }: { readonly role: string }, file: FileWriter, emission: Emission): void {
  if (role === "builder") {
    emitBuilder(emission, file);
    return;
  }
  if (role === "spec") {
    emitSpec(emission, file);
    return;
  }
  const [form, ...id] = role.split(":") as [ClientRole, ...string[]];
  const node = clientNode(emission.sdk, id.join(":") as ResourceId);
  if (form === "operations") emitOperations(emission, node, file);
  else if (form === "batch") emitBatch(emission, node, file);
  else emitForm(emission, node, form, file);
}
