import {
  child,
  document,
  elements,
  expectList,
  extension,
  followObject,
  isIgnored,
  isObject,
  type JsonObject,
  keyOf,
  locationOf,
  type Mutable,
  type Node,
  type ObjectNode,
  originOf,
  requirePart,
  textAt,
} from "@sdkwright/json-schema";
import { nearest, type OperationId, type ResourceTree, type RpcOperation, type Type } from "@sdkwright/plugin-api";
import { openrpcCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";
import { lowerErrors } from "./errors.js";
import { lowerExamples } from "./examples.js";
import { nameMethod } from "./names.js";
import { lowerParams } from "./params.js";

/** Every method of the document, in declared order. */
export function lowerMethods(context: Context, declared: Node | undefined, tree: ResourceTree): RpcOperation[] {
  const seen = new Set<string>();
  return expectList(context, declared).flatMap((entry) => {
    const node = followObject(context, entry);
    if (!node || isIgnored(node.value)) return [];
    requirePart(context, node, "name", "method");
    const wire = textAt(context, node, "name");
    if (wire === undefined) return [];
    const location = locationOf(child(node, "name") ?? node);
    if (seen.has(wire)) {
      context.report(openrpcCatalogue.create("duplicate-method", { name: wire }, { location }));
      return [];
    }
    seen.add(wire);
    if (wire.startsWith("rpc.")) {
      context.report(openrpcCatalogue.create("reserved-method", { name: wire }, { location }));
    }
    return [lowerMethod(context, { node, wire, tree })];
  });
}

interface Found {
  readonly node: ObjectNode;
  readonly wire: string;
  readonly tree: ResourceTree;
}

function lowerMethod(context: Context, { node, wire, tree }: Found): RpcOperation {
  const named = nameMethod(wire, node.value, firstTag(context, node));
  const words = [...(named.group.at(-1)?.words ?? []), ...named.method.words];
  const origin = originOf(node);
  const id: OperationId = `op:${context.idPrefix}${keyOf(node)}`;
  const structure = paramStructure(context, node);
  const params = lowerParams(context, { node, words, structure });
  const operation: Mutable<RpcOperation> = {
    kind: "rpc",
    protocol: "json-rpc",
    id,
    resource: tree.at(named.group, origin),
    name: named.method,
    operationId: wire,
    method: wire,
    params,
    paramStructure: structure,
    result: lowerResult(context, node, words),
    codes: lowerErrors(context, node, words),
    security: null,
    errors: [],
    examples: lowerExamples(context, node, params),
    origin,
  };
  document(operation, node.value);
  settle(operation, node.value);
  if (context.namespace !== undefined) operation.namespace = context.namespace;
  noteUnexpressed(context, node);
  return operation;
}

/** What extensions say of sending a call again. */
function settle(operation: Mutable<RpcOperation>, value: JsonObject): void {
  if (extension(value, "idempotent") === true) operation.idempotent = true;
  const retries = extension(value, "retries");
  if (isObject(retries) && retries.disabled === true) operation.retries = { disabled: true };
}

function firstTag(context: Context, node: Node): string | undefined {
  const [first] = elements(child(node, "tags"));
  const tag = followObject(context, first);
  return tag && textAt(context, tag, "name");
}

function paramStructure(context: Context, node: Node): RpcOperation["paramStructure"] {
  const found = child(node, "paramStructure");
  if (!found) return "either";
  const { value } = found;
  if (value === "by-name" || value === "by-position" || value === "either") return value;
  const close = nearest(String(value), ["by-name", "by-position", "either"]);
  const params = { found: JSON.stringify(value), nearest: close };
  context.report(openrpcCatalogue.create("param-structure", params, { location: locationOf(found) }));
  return "either";
}

/** A method without a result is a notification: nothing comes back. */
function lowerResult(context: Context, node: Node, words: readonly string[]): Type | null {
  const result = followObject(context, child(node, "result"));
  if (!result) return null;
  const schema = requirePart(context, result, "schema", "result");
  if (!schema) return { kind: "unknown" };
  context.schemas.place(schema, { words, own: ["result"], wire: keyOf(schema) });
  return context.schemas.type(schema);
}

function noteUnexpressed(context: Context, node: Node): void {
  const servers = child(node, "servers");
  if (elements(servers).length > 0 && servers) {
    const params = { feature: "A server of a single method", instead: "the method is called where all others are" };
    context.report(openrpcCatalogue.create("unsupported", params, { location: locationOf(servers, "key") }));
  }
  const links = child(node, "links");
  if (elements(links).length > 0 && links) {
    const params = { feature: "A link between methods" };
    context.report(openrpcCatalogue.create("left-out", params, { location: locationOf(links, "key") }));
  }
}
