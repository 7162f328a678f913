import { argumentTags, type DocTag } from "@sdkwright/docs-kit";
import type { Field, FileWriter, OperationId, Part, RequestNode, Type } from "@sdkwright/plugin-api";
import {
  accessPath,
  allProperties,
  argumentKey,
  bodyTypeOf,
  group,
  indent,
  isAlwaysThere,
  line,
  oncePer,
  requestNode,
  splitNull,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { foundation } from "../context.js";
import { call, generic, parameter } from "../line-breaks.js";
import { stringLiteral } from "../literals.js";
import { identifier } from "../names.js";
import type { ClientForm } from "../parts.js";
import { ANY, itemType, nullable, typeOf } from "../types.js";
import { emitFunction } from "./declare.js";
import { fieldText, methodDoc } from "./method-docs.js";
import { operationPart } from "./operations.js";
import { resultName } from "./result.js";

type Result = RequestNode["method"]["result"];

/** Whether a call can give nothing: some success has no body, or null as its body. */
export function isOptional(context: Context, result: Result): boolean {
  if (result.kind !== "value") return result.kind === "choice" && result.empty;
  return result.empty || splitNull(context.api, result.type).nullable;
}

const itemOf = (result: Extract<Result, { kind: "page" | "stream" }>): Type => result.item;

/** What a method gives in its plain form; undefined for nothing. */
function givenType(context: Context, { operation, method: { result } }: RequestNode): Part | undefined {
  if ("media" in result && result.media === "text") return isOptional(context, result) ? "String?" : "String";
  switch (result.kind) {
    case "nothing":
      return undefined;
    case "choice":
      return [resultName(context, operation.id), isOptional(context, result) ? "?" : ""];
    case "file":
      return result.buffered ? foundation("Data") : "BinaryResponse";
    case "socket":
      return context.names.type(result.channel);
    case "value":
      return [typeOf(context, result.type), isOptional(context, result) ? "?" : ""];
    case "page":
      return generic("Pager", pageTypes(context, result));
    case "stream":
      return generic("EventStream", [itemType(context, itemOf(result))]);
    default:
      return result satisfies never;
  }
}

/** What a call gives that was collected: JSON where it gives nothing, and null where it may. */
function collectedType(context: Context, node: RequestNode): Part {
  const { result } = node.method;
  if (result.kind !== "value") return givenType(context, node) ?? ANY;
  const type = result.media === "text" ? "String" : typeOf(context, result.type);
  return isOptional(context, result) ? nullable(type) : type;
}

/** The types of an item and of a page. */
const pageTypes = (context: Context, result: Extract<Result, { kind: "page" }>): Part[] => [
  itemType(context, result.item),
  typeOf(context, result.page),
];

/** What stands behind the parameters of a method in a form of its client. */
export function returned(context: Context, node: RequestNode, form: ClientForm): Part {
  const given = givenType(context, node);
  const { result } = node.method;
  if (form === "batch") return [" throws -> ", generic("Pending", [collectedType(context, node)])];
  if (form === "rawClient") {
    const value = result.kind === "page" ? generic("Page", pageTypes(context, result)) : (given ?? "Void");
    return [" async throws -> ", generic("Response", [value])];
  }
  if (result.kind === "page") return [" -> ", given ?? ""];
  return given === undefined ? " async throws" : [" async throws -> ", given];
}

/** One thing that a method takes, and what is said of it. */
export interface Parameter {
  readonly name: string;
  /** Whether calls do without its name. */
  readonly unnamed?: true;
  readonly type: Part;
  readonly text: string;
  readonly fallback?: Part;
}

/** Arguments of a method, which each form of its client has. */
export const knownArguments = oncePer((context: Context) =>
  oncePer(({ id }: RequestNode["method"]) => argumentParameters(context, requestNode(context.sdk, id))),
);

const argumentParameters = (context: Context, node: RequestNode): Parameter[] =>
  fieldParameters(context, node, node.method.arguments);

/** Fields that callers must give, as parameters. */
export function fieldParameters(context: Context, { operation }: RequestNode, fields: readonly Field[]): Parameter[] {
  const { api, names } = context;
  const told = argumentTags(api, operation, fields, ({ from }) => names.field(operation.id, from));
  return fields.map(({ from, type }): Parameter => {
    const name = names.field(operation.id, from);
    const text = told.find((tag) => tag.name === name)?.text ?? fieldText(from);
    return { name, type: itemType(context, type), text };
  });
}

export const OPTIONS: Parameter = {
  name: "options",
  type: "RequestOptions",
  text: "Options of this call.",
  fallback: "RequestOptions()",
};

/** Whether a request that may be left out can also be made without values. A declared type may demand some. */
function isEmptyable({ api, sdk }: Context, request: NonNullable<RequestNode["method"]["request"]>): boolean {
  const id = bodyTypeOf(request);
  const decl = id === null ? undefined : api.types[id];
  if (decl?.kind !== "object") return true;
  return allProperties(api, decl).every((property) => !isAlwaysThere(property, sdk.types[decl.id]));
}

/** Of a method: arguments, the request, and settings of the call. */
function parametersOf(context: Context, node: RequestNode, form: ClientForm): Parameter[] {
  const { operation, method } = node;
  const parameters = [...knownArguments(context)(method)];
  if (method.request) {
    const type = context.names.request(operation.id);
    const given = { name: "request", unnamed: true, type, text: "The request to send." } as const;
    if (!method.request.optional) parameters.push(given);
    else if (isEmptyable(context, method.request)) parameters.push({ ...given, fallback: `${type}()` });
    else parameters.push({ ...given, type: `${type}?`, fallback: "nil" });
  }
  return [...parameters, ...settingParameters(node, form)];
}

/** Of a method: settings of the call. */
export function settingParameters({ method }: RequestNode, form: ClientForm): Parameter[] {
  if (form === "batch") return [];
  if (method.result.kind !== "socket") return [OPTIONS];
  const type = "ChannelOptions";
  return [{ name: "channelOptions", type, text: "Options of the channel.", fallback: `${type}()` }, OPTIONS];
}

/** What is said of parameters. */
export const tagsOfParameters = (parameters: readonly Parameter[]): DocTag[] =>
  parameters.map(({ name, text }) => ({ tag: "param", name, text }));

/** A parameter as the head of a function has it. */
export const parameterPart = ({ name, unnamed, type, fallback }: Parameter): Part =>
  fallback === undefined
    ? parameter(unnamed ? `_ ${name}` : name, type)
    : [unnamed ? "_ " : "", `${name}: `, type, group(" =", indent(line, fallback))];

/** Arguments that a call passes to the runtime. */
function argumentsPart(context: Context, { operation: { id }, method }: RequestNode): Part {
  const made = method.request ? "Arguments(request)" : "Arguments()";
  const pairs = method.arguments.map(({ from }): Part => {
    return call(".with", [stringLiteral(argumentKey(context, id, from)), identifier(context.names.field(id, from))]);
  });
  return [made, ...pairs];
}

/** The function of the runtime that does a call, by the kind of its result. */
function runtimeFunction(context: Context, { method: { result } }: RequestNode): string {
  switch (result.kind) {
    case "nothing":
      return "sendNothing";
    case "value":
    case "choice":
      return isOptional(context, result) ? "sendOptional" : "send";
    case "page":
      return "pages";
    case "stream":
      return result.frames === "connect" ? "openMessages" : "openStream";
    case "file":
      return result.buffered ? "bytes" : "download";
    case "socket":
      return "openChannel";
    default:
      return result satisfies never;
  }
}

/** What the runtime is asked with. */
function callPart(context: Context, node: RequestNode, form: ClientForm): Part {
  const { operation, method } = node;
  const given = [operationPart(context, operation.id), argumentsPart(context, node)];
  if (form === "batch") return ["try ", call("core.add", given)];
  const channel = method.result.kind === "socket" ? ["channelOptions"] : [];
  const name = runtimeFunction(context, node);
  const head = form === "rawClient" ? (name === "pages" ? "firstPageRaw" : `${name}Raw`) : name;
  const called = call(`core.${head}`, [...given, ...channel, "options"]);
  return form === "client" && name === "pages" ? called : ["try await ", called];
}

/** A method of a client in one of its forms. */
export function emitMethod(node: RequestNode, form: ClientForm, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const parameters = parametersOf(context, node, form);
  const symbol = accessPath(context.sdk, context.names, operation.id).join(".");
  emitFunction(file, {
    doc: methodDoc(
      context,
      { node, form, isOptional: isOptional(context, method.result) },
      tagsOfParameters(parameters),
    ),
    head: `public func ${identifier(methodName(context, operation.id))}`,
    parameters: parameters.map(parameterPart),
    behind: returned(context, node, form),
    body: [callPart(context, node, form)],
    ...(form === "client" && { traced: { symbol, origin: operation.origin } }),
  });
}

const methodName = ({ names }: Context, id: OperationId): string => names.method(id);
