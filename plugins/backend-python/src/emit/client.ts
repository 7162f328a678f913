import type { ClientNode, FileWriter, Part, RequestNode, ResourceId, Sym } from "@sdkwright/plugin-api";
import { clientNode, requestNode } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { external, importLine, moduleFrom, WIDTH } from "../dialect.js";
import { docOf } from "../docs.js";
import { plainCall } from "../literals.js";
import { MODES, type Mode, twinClass, twinFunction } from "../twins.js";
import { assigned, INDENT } from "../types.js";
import { emitBatchClass } from "./batch.js";
import { emitClass, emitMember } from "./declare.js";
import { emitMethod, emitOperation, type MethodText, methodText } from "./method.js";
import { emitRootMembers } from "./root.js";

/** A client's class in its module; `raw`: the one whose methods also return status and headers. */
function classOf({ names, layout }: Context, id: ResourceId, mode: Mode, raw = false): Sym {
  const name = raw ? names.companion("rawClient", id) : names.client(id);
  return { part: "sym", name: twinClass(name, mode), module: layout.clientPath(id) };
}

/** Columns before the body of a member. */
const BODY_INDENT = 8;

const CACHED = external("functools", "cached_property");

/** A property that makes a client, whose module is imported when it is first used: programs load what they use. */
function emitChild(id: ResourceId, child: Sym, argument: string, file: FileWriter, context: Context): void {
  const { names, sdk } = context;
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

function emitClientClass(node: ClientNode, mode: Mode, all: MethodText[], file: FileWriter, context: Context): void {
  const { runtime } = context;
  const { client, resource } = node;
  const { name } = classOf(context, client.id, mode);
  const doc = client.root ? ROOT[mode] : (docOf(resource) ?? "Calls a group of operations of the API.");
  const bases = [runtime(twinClass(client.root ? "RootClient" : "ResourceClient", mode))];
  emitClass(file, { name, origin: resource.origin, doc, bases }, () => {
    file.blank();
    if (client.root) emitRootMembers(node, mode, file, context);
    for (const id of client.children) emitChild(id, classOf(context, id, mode), "self._core", file, context);
    if (hasRaw(context, node)) {
      const raw = classOf(context, client.id, mode, true).name;
      const body: Part = ["return ", plainCall(raw, ["self"])];
      emitMember(file, { name: "with_raw_response", decorator: CACHED, result: [raw], doc: RAW, body: [body] });
    }
    for (const method of all) emitMethod(method, mode, file, context);
  });
}

/** Calls that have a response: connections have none. */
function rawMethods({ sdk }: Context, { client }: ClientNode): RequestNode[] {
  const nodes = client.methods.map((id) => requestNode(sdk, id));
  return nodes.filter(({ method }) => method.result.kind !== "socket");
}

/** Whether the client, or one below it, has methods with a raw form. */
function hasRaw(context: Context, node: ClientNode): boolean {
  return rawMethods(context, node).length > 0 || rawChildren(context, node).length > 0;
}

function rawChildren(context: Context, { client }: ClientNode): ResourceId[] {
  return client.children.filter((id) => hasRaw(context, clientNode(context.sdk, id)));
}

function emitRawClass(node: ClientNode, mode: Mode, file: FileWriter, context: Context): void {
  const { names, runtime } = context;
  const { id } = node.client;
  const owner = classOf(context, id, mode).name;
  const wrap = runtime(twinFunction("raw_response", mode));
  const wrapped = rawMethods(context, node).map(({ method }): Part => {
    const name = names.method(method.id);
    const called = `client.${name}`;
    // Black leaves the line long if parentheses would not shorten it.
    const head = BODY_INDENT + 2 * INDENT + called.length > WIDTH ? "" : [wrap, "("];
    return assigned(`self.${name}`, plainCall(wrap, [called]), { head, depth: BODY_INDENT });
  });
  const doc = `Methods of \`${owner}\` that also return the status and headers of the response.`;
  emitClass(file, { name: classOf(context, id, mode, true).name, doc }, () => {
    const body = ["self._client = client", ...wrapped];
    emitMember(file, { name: "__init__", parameters: [`client: ${owner}`], result: ["None"], body });
    for (const child of rawChildren(context, node)) {
      emitChild(child, classOf(context, child, mode, true), `self._client.${names.resource(child)}`, file, context);
    }
  });
}

/** The module of a resource: what its operations are, and the clients that call them. */
export function emitClient(node: ClientNode, file: FileWriter, context: Context): void {
  const { sdk, names } = context;
  const { client } = node;
  const methods = client.methods.map((id) => methodText(context, requestNode(sdk, id)));
  // In the body of a class, a member hides what the module imports under its name.
  for (const { name } of methods) file.declare(name);
  for (const id of client.children) file.declare(names.resource(id));
  for (const method of methods) emitOperation(method, file, context);
  for (const mode of MODES) emitClientClass(node, mode, methods, file, context);
  if (hasRaw(context, node)) for (const mode of MODES) emitRawClass(node, mode, file, context);
  emitBatchClass(node, file, context);
}
