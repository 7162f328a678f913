import type { ClientNode, FileWriter, Part, RequestNode, ResourceId, Sym } from "@sdkwright/plugin-api";
import { clientNode, requestNode } from "@sdkwright/plugin-api";
import { external, importLine, moduleFrom, WIDTH } from "../dialect.js";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { plainCall } from "../literals.js";
import { MODES, type Mode, twinClass, twinFunction } from "../twins.js";
import { assigned, INDENT } from "../types.js";
import { emitBatchClass } from "./batch.js";
import { emitClass, emitMember } from "./declare.js";
import { emitMethod, emitOperation, type MethodText, methodText } from "./method.js";
import { emitRootMembers } from "./root.js";

/** A client's class in its module; `raw`: the one whose methods also return status and headers. */
function classOf({ names, layout }: Emission, id: ResourceId, mode: Mode, raw = false): Sym {
  const name = raw ? names.companion("rawClient", id) : names.client(id);
  return { part: "sym", name: twinClass(name, mode), module: layout.clientPath(id) };
}

/** Columns before the body of a member. */
const BODY_INDENT = 8;

const CACHED = external("functools", "cached_property");

/** A property that makes a client, whose module is imported when it is first used: programs load what they use. */
function emitChild(id: ResourceId, child: Sym, argument: string, file: FileWriter, emission: Emission): void {
  const { names, sdk } = emission;
  const imported = importLine(moduleFrom(file.path, child.module), [child.name], WIDTH - BODY_INDENT);
  emitMember(file, {
    name: names.resource(id),
    decorator: CACHED,
    result: [{ ...child, typeOnly: true }],
    doc: docOf(sdk.api.resources[id] ?? {}),
    body: [imported, "", ["return ", plainCall(child.name, [argument])]],
  });
}

const ROOT: { readonly [M in Mode]: string } = {
  sync: "Client of the API. Several threads can share it. Close it, or use it in a `with` block.",
  async: "Asynchronous client of the API. Close it, or use it in an `async with` block.",
};

const RAW = "The same methods, which also return the status and headers of the response.";

function emitClientClass(node: ClientNode, mode: Mode, all: MethodText[], file: FileWriter, emission: Emission): void {
  const { runtime } = emission;
  const { client, resource } = node;
  const { name } = classOf(emission, client.id, mode);
  const doc = client.root ? ROOT[mode] : (docOf(resource) ?? "Calls a group of operations of the API.");
  const bases = [runtime(twinClass(client.root ? "RootClient" : "ResourceClient", mode))];
  emitClass(file, { name, origin: resource.origin, doc, bases }, () => {
    file.blank();
    if (client.root) emitRootMembers(node, mode, file, emission);
    for (const id of client.children) emitChild(id, classOf(emission, id, mode), "self._core", file, emission);
    if (hasRaw(emission, node)) {
      const raw = classOf(emission, client.id, mode, true).name;
      const body: Part = ["return ", plainCall(raw, ["self"])];
      emitMember(file, { name: "with_raw_response", decorator: CACHED, result: [raw], doc: RAW, body: [body] });
    }
    for (const method of all) emitMethod(method, mode, file, emission);
  });
}

/** Calls that have a response: connections have none. */
function rawMethods({ sdk }: Emission, { client }: ClientNode): RequestNode[] {
  const nodes = client.methods.map((id) => requestNode(sdk, id));
  return nodes.filter(({ method }) => method.result.kind !== "socket");
}

/** Whether the client, or one below it, has methods with a raw form. */
function hasRaw(emission: Emission, node: ClientNode): boolean {
  return rawMethods(emission, node).length > 0 || rawChildren(emission, node).length > 0;
}

function rawChildren(emission: Emission, { client }: ClientNode): ResourceId[] {
  return client.children.filter((id) => hasRaw(emission, clientNode(emission.sdk, id)));
}

function emitRawClass(node: ClientNode, mode: Mode, file: FileWriter, emission: Emission): void {
  const { names, runtime } = emission;
  const { id } = node.client;
  const owner = classOf(emission, id, mode).name;
  const wrap = runtime(twinFunction("raw_response", mode));
  const wrapped = rawMethods(emission, node).map(({ method }): Part => {
    const name = names.method(method.id);
    const called = `client.${name}`;
    // Black leaves the line long if parentheses would not shorten it.
    const head = BODY_INDENT + 2 * INDENT + called.length > WIDTH ? "" : [wrap, "("];
    return assigned(`self.${name}`, plainCall(wrap, [called]), { head, depth: BODY_INDENT });
  });
  const doc = `Methods of \`${owner}\` that also return the status and headers of the response.`;
  emitClass(file, { name: classOf(emission, id, mode, true).name, doc }, () => {
    const body = ["self._client = client", ...wrapped];
    emitMember(file, { name: "__init__", parameters: [`client: ${owner}`], result: ["None"], body });
    for (const child of rawChildren(emission, node)) {
      emitChild(child, classOf(emission, child, mode, true), `self._client.${names.resource(child)}`, file, emission);
    }
  });
}

/** The module of a resource: what its operations are, and the clients that call them. */
export function emitClient(node: ClientNode, file: FileWriter, emission: Emission): void {
  const { sdk, names } = emission;
  const { client } = node;
  const methods = client.methods.map((id) => methodText(emission, requestNode(sdk, id)));
  // In the body of a class, a member hides what the module imports under its name.
  for (const { name } of methods) file.declare(name);
  for (const id of client.children) file.declare(names.resource(id));
  for (const method of methods) emitOperation(method, file, emission);
  for (const mode of MODES) emitClientClass(node, mode, methods, file, emission);
  if (hasRaw(emission, node)) for (const mode of MODES) emitRawClass(node, mode, file, emission);
  emitBatchClass(node, file, emission);
}
