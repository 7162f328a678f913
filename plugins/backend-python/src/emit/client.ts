import type { ClientNode, FileWriter, Part, RequestNode, ResourceId, Sym } from "@sdkwright/plugin-api";
import { clientNode, list, requestNode } from "@sdkwright/plugin-api";
import { dialect, importLine } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { assignedCall } from "../types.js";
import { emitBatchClass } from "./batch.js";
import { emitClass, emitFunction } from "./declare.js";
import { emitMethod, emitOperation, hiddenFunctions, type Mode } from "./method.js";
import { emitRootMembers } from "./root.js";

/** A client's class in its module. */
function classOf({ names, layout }: Emission, id: ResourceId, mode: Mode): Sym {
  const prefix = mode === "async" ? "Async" : "";
  return { part: "sym", name: prefix + names.client(id), module: layout.clientPath(id) };
}

/** The class whose methods also return status and headers. */
function rawClassOf(emission: Emission, id: ResourceId, mode: Mode): Sym {
  const { name, module } = classOf(emission, id, mode);
  return { part: "sym", name: `${name}WithRawResponse`, module };
}

/** Columns before the body of a member. */
const BODY_INDENT = 8;

const CACHED: Sym = { part: "sym", name: "cached_property", module: "functools", external: true };

/** A property that makes a client, whose module is imported when it is first used: programs load what they use. */
function emitChild(emission: Emission, id: ResourceId, file: FileWriter, child: Sym, argument: string): void {
  const { names, sdk } = emission;
  const imported = [{ name: child.name, alias: child.name, typeOnly: false }];
  emitFunction(file, {
    name: names.resource(id),
    isMember: true,
    decorators: [CACHED],
    parameters: ["self"],
    result: [{ ...child, typeOnly: true }],
    doc: docOf(sdk.api.resources[id] ?? {}),
    body: [
      importLine(emission.relative(file.path, child.module), imported, dialect.width - BODY_INDENT),
      "",
      ["return ", list([child.name, "("], [argument], ")", { trailing: false })],
    ],
  });
}

/** `with_raw_response`, which leads to the methods that also return the status and headers. */
function emitRawProperty(raw: Sym, file: FileWriter): void {
  emitFunction(file, {
    name: "with_raw_response",
    isMember: true,
    decorators: [CACHED],
    parameters: ["self"],
    result: [raw.name],
    doc: "The same methods, which also return the status and headers of the response.",
    body: [["return ", list([raw.name, "("], ["self"], ")", { trailing: false })]],
  });
}

function emitConstructor({ runtime }: Emission, mode: Mode, file: FileWriter): void {
  emitFunction(file, {
    name: "__init__",
    isMember: true,
    parameters: ["self", ["core: ", runtime(mode === "sync" ? "SyncCore" : "AsyncCore")]],
    result: ["None"],
    body: ["self._core = core"],
  });
}

function emitClientClass(emission: Emission, node: ClientNode, mode: Mode, file: FileWriter): void {
  const { client, resource } = node;
  const { name } = classOf(emission, client.id, mode);
  const fallback = client.root ? "Client of the API." : "Calls a group of operations of the API.";
  const doc = (client.root ? undefined : docOf(resource)) ?? { text: [fallback] };
  emitClass(file, { name, origin: resource.origin, doc: client.root ? { text: [rootText(mode)] } : doc }, () => {
    file.blank();
    if (client.root) emitRootMembers(emission, node, mode, file);
    else emitConstructor(emission, mode, file);
    for (const id of client.children) emitChild(emission, id, file, classOf(emission, id, mode), "self._core");
    if (hasRaw(emission, node)) emitRawProperty(rawClassOf(emission, client.id, mode), file);
    for (const id of client.methods) {
      emitMethod(emission, requestNode(emission.sdk, id), mode, file);
    }
  });
}

const rootText = (mode: Mode): string =>
  mode === "sync"
    ? "Client of the API. Several threads can share it. Close it, or use it in a `with` block."
    : "Asynchronous client of the API. Close it, or use it in an `async with` block.";

/** Calls that have a response: connections have none. */
function isRaw({ method }: RequestNode): boolean {
  return method.result.kind !== "socket";
}

/** Whether the client, or one below it, has methods with a raw form. */
function hasRaw(emission: Emission, { client }: ClientNode): boolean {
  const { sdk } = emission;
  return (
    client.methods.some((id) => isRaw(requestNode(sdk, id))) ||
    client.children.some((id) => hasRaw(emission, clientNode(sdk, id)))
  );
}

function emitRawClass(emission: Emission, node: ClientNode, mode: Mode, file: FileWriter): void {
  const { sdk, names, runtime } = emission;
  const { client } = node;
  const { name } = rawClassOf(emission, client.id, mode);
  const owner = classOf(emission, client.id, mode).name;
  const wrap = runtime(mode === "sync" ? "raw_response" : "raw_response_async");
  const doc = `Methods of \`${owner}\` that also return the status and headers of the response.`;
  emitClass(file, { name, doc }, () => {
    emitFunction(file, {
      name: "__init__",
      isMember: true,
      parameters: ["self", `client: ${owner}`],
      result: ["None"],
      body: [
        "self._client = client",
        ...client.methods
          .filter((id) => isRaw(requestNode(sdk, id)))
          .map((id): Part => {
            const name = names.method(id);
            return assignedCall(`self.${name}`, wrap, [`client.${name}`], BODY_INDENT);
          }),
      ],
    });
    for (const id of client.children.filter((child) => hasRaw(emission, clientNode(sdk, child)))) {
      emitChild(emission, id, file, rawClassOf(emission, id, mode), `self._client.${names.resource(id)}`);
    }
  });
}

/** The module of a resource: what its operations are, and the clients that call them. */
export function emitClient(node: ClientNode, file: FileWriter, emission: Emission): void {
  const { sdk, names } = emission;
  const { client } = node;
  // In the body of a class, a member hides what the module imports under its name.
  for (const id of client.methods) file.declare(names.method(id));
  for (const id of client.children) file.declare(names.resource(id));
  for (const id of client.methods) {
    for (const name of hiddenFunctions(emission, requestNode(sdk, id))) file.declare(name);
  }
  for (const id of client.methods) emitOperation(emission, requestNode(sdk, id), file);
  const modes: readonly Mode[] = ["sync", "async"];
  for (const mode of modes) emitClientClass(emission, node, mode, file);
  if (hasRaw(emission, node)) for (const mode of modes) emitRawClass(emission, node, mode, file);
  emitBatchClass(emission, node, file);
}
