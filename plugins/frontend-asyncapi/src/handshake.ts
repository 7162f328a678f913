import {
  child,
  document,
  expectMembers,
  followObject,
  isObject,
  keyOf,
  locationOf,
  type Member,
  type Mutable,
  members,
  type Node,
  originOf,
  textAt,
} from "@sdkwright/json-schema";
import {
  type JsonValue,
  makeName,
  type Parameter,
  type ParameterPlace,
  type PathPart,
  primitive,
  splitWords,
  type Type,
} from "@sdkwright/plugin-api";
import { asyncapiCatalogue } from "./catalogue.js";
import type { Context, FoundChannel } from "./context.js";

/** Path and parameters of the request that opens a channel. */
export interface Handshake {
  readonly path: readonly PathPart[];
  readonly parameters: readonly Parameter[];
}

/** Reads the address, the parameters of the channel, and those of its WebSocket binding. */
export function lowerHandshake(context: Context, channel: FoundChannel, words: readonly string[]): Handshake {
  const path = pathOf(channel.address);
  const inPath = new Set(path.flatMap((part) => (part.kind === "parameter" ? [part.name] : [])));
  const parameters = new Map<string, Parameter>();
  const add = (parameter: Parameter): void => {
    const key = `${parameter.in} ${parameter.name.wire.toLowerCase()}`;
    if (!parameters.has(key)) parameters.set(key, parameter);
  };
  for (const entry of expectMembers(context, child(channel.node, "parameters"))) {
    const node = followObject(context, entry);
    if (node) add(channelParameter(context, { node, key: entry.token, inPath, words }));
  }
  for (const name of inPath) {
    if (parameters.has(`path ${name.toLowerCase()}`)) continue;
    const location = locationOf(child(channel.node, "address") ?? channel.node, "key");
    context.report(asyncapiCatalogue.create("missing-parameter", { name }, { location }));
    add(parameterOf(channel.node, { wire: name, in: "path", type: primitive("string"), required: true }));
  }
  for (const parameter of bindingParameters(context, channel.node, words)) add(parameter);
  return { path, parameters: [...parameters.values()] };
}

/** The path of an address. Without one, the channel is at the URL of its server. */
function pathOf(address: string | undefined): PathPart[] {
  if (!address) return [];
  const parts: PathPart[] = [];
  for (const piece of address.split(/(\{[^{}]*\})/)) {
    if (piece === "") continue;
    const name = /^\{([^{}]*)\}$/.exec(piece)?.[1];
    parts.push(name === undefined ? { kind: "text", text: piece } : { kind: "parameter", name });
  }
  const [first] = parts;
  if (first?.kind === "text" && first.text.startsWith("/")) return parts;
  return [{ kind: "text", text: "/" }, ...parts];
}

interface ParameterDraft {
  readonly wire: string;
  readonly in: ParameterPlace;
  readonly type: Type;
  readonly required: boolean;
  readonly key?: string;
}

function parameterOf(node: Node, { wire, in: place, type, required, key = wire }: ParameterDraft): Mutable<Parameter> {
  const name = makeName(key, { explicit: true });
  return {
    name: { ...name, wire },
    in: place,
    type,
    required,
    style: place === "query" ? "form" : "simple",
    explode: place === "query",
    origin: originOf(node),
  };
}

/** A parameter of a channel. Outside the address it is sent along: in a header where its location says so, else as query. */
function channelParameter(
  context: Context,
  found: {
    readonly node: Node;
    readonly key: string;
    readonly inPath: ReadonlySet<string>;
    readonly words: readonly string[];
  },
): Parameter {
  const { node, key, inPath, words } = found;
  const header = /^\$message\.header#\/(.+)$/.exec(textAt(context, node, "location") ?? "")?.[1];
  const place = inPath.has(key) ? "path" : header === undefined ? "query" : "header";
  if (place === "query" && child(node, "location") === undefined) {
    context.report(asyncapiCatalogue.create("unused-parameter", { name: key }, { location: locationOf(node, "key") }));
  }
  const fallback = child(node, "default")?.value;
  const wire = place === "header" ? (header ?? key) : key;
  const required = place === "path" && fallback === undefined;
  const member = parameterMember(context, node, { words: [...words, ...splitWords(key)], required });
  const parameter = parameterOf(node, { wire, key, in: place, ...member });
  if (isObject(node.value)) document(parameter, node.value);
  if (place === "path" && fallback !== undefined && fallback !== null) parameter.default = fallback as JsonValue;
  return parameter;
}

interface Use {
  readonly words: readonly string[];
  readonly required: boolean;
}

/** What stands in the address cannot be left out: only its definition says so, by a default. */
function parameterMember(context: Context, node: Node, { words, required }: Use): Member {
  const schema = child(node, "schema") ?? (child(node, "enum") ? node : undefined);
  if (!schema) return { type: primitive("string"), required };
  context.schemas.place(schema, { words, wire: keyOf(schema) });
  return required ? { type: context.schemas.type(schema), required } : context.schemas.member(schema, { required });
}

/** `bindings.ws.query` and `.headers`: schemas of objects whose properties are parameters of the handshake. */
function bindingParameters(context: Context, channel: Node, words: readonly string[]): Parameter[] {
  const bindings = followObject(context, child(channel, "bindings"));
  const socket = bindings && followObject(context, child(bindings, "ws"));
  if (!socket) return [];
  return (["query", "headers"] as const).flatMap((part) => {
    const schema = followObject(context, child(socket, part));
    if (!schema) return [];
    const required = schema.value.required;
    return members(child(schema, "properties")).map((property): Parameter => {
      const isRequired = Array.isArray(required) && required.includes(property.token);
      context.schemas.place(property, { words: [...words, ...splitWords(property.token)], wire: keyOf(property) });
      const member = context.schemas.member(property, { required: isRequired });
      const place = part === "query" ? "query" : "header";
      const parameter = parameterOf(property, { wire: property.token, in: place, ...member });
      const target = context.resolver.follow(property);
      if (target && isObject(target.value)) document(parameter, target.value);
      return parameter;
    });
  });
}
