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

const keyOf = ({ name, in: place }: JsonObject): string => `${String(place)}:${String(name)}`;

const GLOBALS = "x-speakeasy-globals";

/** Reads `x-speakeasy-globals` of a document, which may have variables of ours too. */
export function readClientParameters(context: Pick<Context, "resolver" | "report" | "catalogue">): ClientParameters {
  const globals = new Map<string, GlobalParameter>();
  const given = child(context.resolver.root, GLOBALS);
  for (const entry of elements(given && child(given, "parameters"))) {
    const node = followObject(context, entry);
    if (!node) continue;
    const { name: wire, in: place } = node.value;
    if (typeof wire !== "string" || typeof place !== "string") {
      noteNoEffect(context, entry, { key: GLOBALS, reason: "a global parameter needs `name` and `in`" });
      continue;
    }
    const chosen = extension(node.value, "parameter-name");
    globals.set(keyOf(node.value), { node, name: typeof chosen === "string" ? chosen : wire, isUsed: false });
  }
  return { globals, made: new Map() };
}

/** Whether parameters of a document may be options of the client. A document without any is not searched. */
export function hasClientParameters({ root }: Resolver): boolean {
  const isSaid = isObject(root.value) && extensionKey(root.value, "sdk-variables") !== undefined;
  return isSaid || child(root, GLOBALS) !== undefined || root.document.source.text.includes("x-ms-parameter-location");
}

/** Whether a parameter is set once for a client. */
export function isClientParameter({ clientParameters }: Context, value: JsonObject): boolean {
  return extension(value, "sdk-variable") !== undefined || clientParameters.globals.has(keyOf(value));
}

/** What of ours fills a parameter, whatever another generator says; undefined where nothing does. */
function ownOf({ clientHeaders }: Context, parameter: Parameter, value: JsonObject): string | undefined {
  if (extensionKey(value, "sdk-variable") !== undefined) return "x-gen-sdk-variable";
  const isHeader = parameter.in === "header" && clientHeaders.has(parameter.name.wire.toLowerCase());
  return isHeader ? "x-gen-global-headers" : undefined;
}

/** The option of the client that fills a parameter, as another generator says it; the first parameter gives its type. */
export function foreignVariableOf(context: Context, parameter: Parameter, node: Node): string | undefined {
  if (!isObject(node.value)) return undefined;
  const { globals, made } = context.clientParameters;
  const global = globals.get(keyOf(node.value));
  const own = ownOf(context, parameter, node.value);
  if (global && own !== undefined) global.own = own;
  if (own !== undefined) return undefined;
  if (global) global.isUsed = true;
  const said = readForeign(node.value, "sdk-variable");
  const name = global?.name ?? said?.value;
  if (typeof name !== "string") return undefined;
  const key = global ? GLOBALS : said!.key;
  const known = made.get(name);
  if (!known) made.set(name, { variable: variableFor(parameter, { name, node: global?.node ?? node }), key, node });
  else if (!isSameType(known.variable, parameter)) {
    const reason = `the option \`${name}\` of the client has another type than this parameter`;
    noteNoEffect(context, (said && child(node, said.key)) ?? node, { key, reason });
    return undefined;
  }
  return name;
}

type Typed = Pick<SdkVariable, "type">;
const isSameType = (one: Typed, other: Typed): boolean => JSON.stringify(one.type) === JSON.stringify(other.type);

function variableFor(parameter: Parameter, { name, node }: { readonly name: string; readonly node: Node }) {
  const { type } = parameter;
  const variable: Mutable<SdkVariable> = { name: makeName(name, { explicit: true }), type, origin: originOf(node) };
  document(variable, node.value);
  return variable;
}

/** Options of the client that extensions of other generators make beside ours: one of a name that ours has is ours. */
export function foreignVariables(context: Context, own: readonly SdkVariable[]): readonly SdkVariable[] {
  return [...context.clientParameters.made.values()].flatMap(({ variable, key, node }) => {
    const same = own.find(({ name }) => name.wire === variable.name.wire);
    if (same && !isSameType(same, variable)) {
      const reason = `\`x-gen-sdk-variables\` gives the option \`${variable.name.wire}\` another type`;
      noteNoEffect(context, node, { key, reason });
    }
    return same ? [] : [variable];
  });
}

/** Says which global parameters make no option: no operation has them, or something of ours fills them. */
export function noteUnusedGlobals(context: Context): void {
  for (const { node, name, isUsed, own } of context.clientParameters.globals.values()) {
    if (isUsed) continue;
    const reason =
      own === undefined
        ? `no operation has the parameter \`${name}\` in the same place`
        : `\`${own}\` fills the parameter \`${name}\``;
    noteNoEffect(context, node, { key: GLOBALS, reason });
  }
}

interface Told {
  readonly key: string;
  readonly reason: string;
}

function noteNoEffect({ report }: Pick<Context, "report">, node: Node, params: Told): void {
  report(openapiCatalogue.create("no-effect", params, { location: locationOf(node) }));
}
