import {
  child,
  document,
  elements,
  extension,
  extensionKey,
  followObject,
  isObject,
  type JsonObject,
  locationOf,
  type Mutable,
  type Node,
  originOf,
  type Resolver,
  readForeign,
} from "@sdkwright/json-schema";
import { makeName, type Parameter, type SdkVariable } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { ClientParameters, Context, GlobalParameter } from "../context.js";
import { extensionAt } from "./read.js";

const keyOf = ({ name, in: place }: JsonObject): string => `${String(place)}:${String(name)}`;

/** Reads `x-speakeasy-globals` of a document, unless it has variables of ours. */
export function readClientParameters(context: Pick<Context, "resolver" | "report" | "catalogue">): ClientParameters {
  const { root } = context.resolver;
  const globals = new Map<string, GlobalParameter>();
  const given = extensionAt(root, "sdk-variables");
  for (const entry of given?.token === "x-speakeasy-globals" ? elements(child(given, "parameters")) : []) {
    const node = followObject(context, entry);
    if (!node || typeof node.value.name !== "string") continue;
    const chosen = extension(node.value, "parameter-name");
    const name = typeof chosen === "string" ? chosen : node.value.name;
    globals.set(keyOf(node.value), { node, name, isUsed: false });
  }
  return { globals, made: new Map() };
}

/** Whether parameters of a document may be options of the client. A document without any is not searched. */
export function hasClientParameters({ root }: Resolver): boolean {
  const isSaid = isObject(root.value) && extension(root.value, "sdk-variables") !== undefined;
  return isSaid || root.document.source.text.includes("x-ms-parameter-location");
}

/** Whether a parameter is set once for a client. */
export function isClientParameter({ clientParameters }: Context, value: JsonObject): boolean {
  return extension(value, "sdk-variable") !== undefined || clientParameters.globals.has(keyOf(value));
}

/** The option of the client that fills a parameter, as another generator says it; the first parameter gives its type. */
export function foreignVariableOf(context: Context, parameter: Parameter, node: Node): string | undefined {
  if (!isObject(node.value) || extensionKey(node.value, "sdk-variable") !== undefined) return undefined;
  const { globals, made } = context.clientParameters;
  const global = globals.get(keyOf(node.value));
  if (global) global.isUsed = true;
  const said = readForeign(node.value, "sdk-variable");
  const name = global?.name ?? said?.value;
  const isHeaderOfClient = parameter.in === "header" && context.clientHeaders.has(parameter.name.wire.toLowerCase());
  if (typeof name !== "string" || isHeaderOfClient) return undefined;
  const variable = made.get(name);
  if (!variable) made.set(name, variableFor(parameter, { name, node: global?.node ?? node }));
  else if (JSON.stringify(variable.type) !== JSON.stringify(parameter.type)) {
    const reason = `the option \`${name}\` of the client has another type than this parameter`;
    noteNoEffect(context, (said && child(node, said.key)) ?? node, said?.key ?? "x-speakeasy-globals", reason);
    return undefined;
  }
  return name;
}

function variableFor(parameter: Parameter, { name, node }: { readonly name: string; readonly node: Node }) {
  const { type } = parameter;
  const variable: Mutable<SdkVariable> = { name: makeName(name, { explicit: true }), type, origin: originOf(node) };
  document(variable, node.value);
  return variable;
}

/** Says which global parameters no operation has. */
export function noteUnusedGlobals(context: Context): void {
  for (const { node, name, isUsed } of context.clientParameters.globals.values()) {
    if (isUsed) continue;
    const reason = `no operation has the parameter \`${name}\` in the same place`;
    noteNoEffect(context, node, "x-speakeasy-globals", reason);
  }
}

function noteNoEffect(context: Context, node: Node, key: string, reason: string): void {
  context.report(openapiCatalogue.create("no-effect", { key, reason }, { location: locationOf(node) }));
}
