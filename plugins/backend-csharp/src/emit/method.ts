import { argumentTags, type DocTag } from "@sdkwright/docs-kit";
import type { FileWriter, OperationId, Part, RequestNode, Type } from "@sdkwright/plugin-api";
import { accessPath, argumentKey, oncePer, receivedType, requestNode, splitNull } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { attributesOf } from "../docs.js";
import { call, chain, generic } from "../line-breaks.js";
import type { ClientForm } from "../parts.js";
import { type CsharpType, inScope, typeOf } from "../types.js";
import { emitMethodMember } from "./declare.js";
import { fieldText, methodDoc } from "./method-docs.js";
import { operationPart } from "./operations.js";
import { resultName } from "./result.js";

/** The name of a method: `GetAsync`. */
export const methodName = ({ names }: Context, id: OperationId): string => `${names.method(id)}Async`;

type Result = RequestNode["method"]["result"];

/** Whether a call can give nothing: some success has no body, or null as its body. */
export function isOptional(context: Context, result: Result): boolean {
  if (result.kind !== "value") return result.kind === "choice" && result.empty;
  return result.empty || splitNull(context.api, result.type).nullable;
}

const itemOf = (result: Extract<Result, { kind: "value" | "page" | "stream" }>): Type =>
  result.kind === "value" ? result.type : result.item;

/** The type of what a call gives: of pages and streams, that of an item. Undefined for nothing. */
export function resultType(context: Context, { operation, method: { result } }: RequestNode): CsharpType | undefined {
  const { core, internal } = context;
  const of = (name: Part, json: Part): CsharpType => ({ name, isStruct: false, json, isMade: false });
  if ("media" in result && result.media === "text") return of("string", [internal("JsonTypes"), ".Text"]);
  switch (result.kind) {
    case "nothing":
      return undefined;
    case "choice": {
      const name = context.declared(resultName(context, operation.id));
      return of(name, [name, ".JsonType"]);
    }
    case "file":
      return of(result.buffered ? "byte[]" : core("BinaryResponse"), "");
    case "socket":
      return typeOf(context, receivedType(context.sdk, result.channel));
    case "value":
    case "page":
    case "stream":
      return typeOf(context, itemOf(result));
    default:
      return result satisfies never;
  }
}

/** What a method returns in a form of its client, before it is in a task. */
export function givenType(context: Context, node: RequestNode): Part | undefined {
  const { core, declared, names } = context;
  const { result } = node.method;
  const type = resultType(context, node);
  if (!type) return undefined;
  switch (result.kind) {
    case "page":
      return generic(core("Pager"), type.name, typeOf(context, result.page).name);
    case "stream":
      return generic(core("EventStream"), type.name);
    case "socket":
      return declared(names.type(result.channel));
    default:
      return isOptional(context, result) ? [type.name, "?"] : type.name;
  }
}

/** The return type of a method in a form of its client. */
export function returned(context: Context, node: RequestNode, form: ClientForm): Part {
  const task = context.symbol("System.Threading.Tasks", "Task");
  const given = givenType(context, node);
  const { result } = node.method;
  if (form === "batch") return given === undefined ? context.core("Pending") : generic(context.core("Pending"), given);
  if (form === "rawClient") {
    const response = context.core("Response");
    if (given === undefined) return generic(task, response);
    const value = result.kind === "page" ? pageType(context, node) : given;
    return generic(task, generic(response, value));
  }
  if (given === undefined) return task;
  return result.kind === "page" ? given : generic(task, given);
}

/** `Page<Pet, PetPage>`. */
export function pageType(context: Context, node: RequestNode): Part {
  const { result } = node.method;
  const item = resultType(context, node)?.name ?? "";
  return result.kind === "page" ? generic(context.core("Page"), item, typeOf(context, result.page).name) : item;
}

/** One thing that a method takes, and what is said of it. */
interface Parameter {
  readonly name: string;
  readonly type: Part;
  readonly text: string;
  readonly optional?: string;
}

/** Arguments of a method, which each form of its client has. */
const knownArguments = oncePer((context: Context) =>
  oncePer(({ id }: RequestNode["method"]) => argumentParameters(context, requestNode(context.sdk, id))),
);

function argumentParameters(context: Context, { operation, method }: RequestNode): Parameter[] {
  const { api, names } = context;
  const fields = method.arguments;
  const said = argumentTags(api, operation, fields, ({ from }) => names.field(operation.id, from));
  return fields.map(({ from, type }): Parameter => {
    const name = names.field(operation.id, from);
    const text = said.find((tag) => tag.name === name)?.text ?? fieldText(from);
    return { name, type: typeOf(context, type).name, text };
  });
}

/** Of a method: arguments, the request, and settings of the call. */
function parametersOf(context: Context, node: RequestNode, form: ClientForm): Parameter[] {
  const { operation, method } = node;
  const { names, declared, core, symbol } = context;
  const parameters = [...knownArguments(context)(method)];
  if (method.request) {
    const type = declared(names.request(operation.id));
    const given = { name: "request", text: "The request to send." };
    parameters.push(method.request.optional ? { ...given, type: [type, "?"], optional: "null" } : { ...given, type });
  }
  if (form === "batch") return parameters;
  if (method.result.kind === "socket") {
    const type: Part = [core("ChannelOptions"), "?"];
    parameters.push({ name: "channelOptions", type, text: "Options for the channel.", optional: "null" });
  }
  const options: Part = [core("RequestOptions"), "?"];
  const token = symbol("System.Threading", "CancellationToken");
  parameters.push({ name: "options", type: options, text: "Options for this call.", optional: "null" });
  // A pager is cancelled by the loop over it, too.
  parameters.push({
    name: "cancellationToken",
    type: token,
    text: "A token that cancels the call.",
    optional: "default",
  });
  return parameters;
}

/** The type of what a method takes beside its arguments. */
const declaredRequest = ({ declared, names }: Context, id: OperationId): Part => declared(names.request(id));

/** Arguments that a call passes to the runtime: the fields, then the request. */
function argumentsPart(context: Context, { operation: { id }, method }: RequestNode): Part {
  const type = context.internal("Arguments");
  const pairs = method.arguments.map(({ from, type: of }): Part => {
    const key = stringLiteral(argumentKey(context, id, from));
    return call("Add", [key, typeOf(context, of).json, context.names.field(id, from)]);
  });
  const request = method.request && declaredRequest(context, id);
  const optional = method.request?.optional ? ["isOptional: true"] : [];
  const made = call(["new ", type], request ? [[request, ".JsonType"], "request", ...optional] : []);
  const [only] = pairs;
  return only && pairs.length === 1 ? [made, ".", only] : chain(made, pairs);
}

/** What the runtime is asked with, by the kind of result. */
function callPart(context: Context, node: RequestNode, { form }: MethodPlace): Part {
  const { names, internal } = context;
  const { method, operation } = node;
  const { result } = method;
  const type = resultType(context, node);
  const given = [operationPart(context, operation.id), argumentsPart(context, node)];
  const settings = ["options", "cancellationToken"];
  const raw = form === "rawClient" ? "Raw" : "";
  const optional = isOptional(context, result) ? "Optional" : "";
  if (form === "batch") return call(`_calls.Add${optional}`, [...given, ...(type ? [type.json] : [])]);
  const json = type && type.json !== "" ? [type.json] : [];
  switch (result.kind) {
    case "nothing":
      return call(`_core.Send${raw}Async`, [...given, ...settings]);
    case "page": {
      const page = typeOf(context, result.page).json;
      const head: Part = [internal("Pages"), raw === "" ? ".List" : ".FirstRawAsync"];
      return call(head, ["_core", ...given, ...json, page, ...settings]);
    }
    case "stream":
      return call([internal("Streams"), `.Open${raw}Async`], ["_core", ...given, ...json, ...settings]);
    case "file":
      return call(
        result.buffered ? [internal("FileBytes"), `.Read${raw}Async`] : [internal("Downloads"), `.Open${raw}Async`],
        ["_core", ...given, ...settings],
      );
    case "socket": {
      const made: Part = ["static link => new ", context.declared(names.type(result.channel)), "(link)"];
      return call([internal("Sockets"), ".OpenAsync"], ["_core", ...given, made, "channelOptions", ...settings]);
    }
    case "value":
    case "choice":
      return call(`_core.Send${optional}${raw}Async`, [...given, ...json, ...settings]);
    default:
      return result satisfies never;
  }
}

/** Where a method stands. */
export interface MethodPlace {
  readonly form: ClientForm;
  /** Names of the class's members. */
  readonly members: ReadonlySet<string>;
}

function parameterPart({ type, name, optional }: Parameter): Part {
  return [type, ` ${name}`, optional === undefined ? "" : ` = ${optional}`];
}

function documentation(context: Context, node: RequestNode, form: ClientForm, parameters: readonly Parameter[]) {
  const tags: DocTag[] = parameters.map(({ name, text }) => ({ tag: "param", name: name.replace("@", ""), text }));
  return methodDoc(context, { node, form, isOptional: isOptional(context, node.method.result) }, tags);
}

/** A method of a client in one of its forms. The interface has the comment. */
export function emitMethod(node: RequestNode, place: MethodPlace, file: FileWriter, context: Context): void {
  const { operation } = node;
  const { form } = place;
  const parameters = parametersOf(context, node, form);
  const symbol = accessPath(context.sdk, context.names, operation.id).join(".");
  emitMethodMember(file, {
    doc: form === "client" ? attributesOf(operation) : documentation(context, node, form, parameters),
    isInherited: form === "client",
    type: ["public ", returned(context, node, form)],
    name: form === "batch" ? context.names.method(operation.id) : methodName(context, operation.id),
    parameters: parameters.map(parameterPart),
    value: inScope(context, callPart(context, node, place), place.members),
    ...(form === "client" && { traced: { symbol, origin: operation.origin } }),
  });
}

/** The head of a method in the interface of its client. */
export function emitMethodHead(node: RequestNode, file: FileWriter, context: Context): void {
  const parameters = parametersOf(context, node, "client");
  emitMethodMember(file, {
    doc: documentation(context, node, "client", parameters),
    type: returned(context, node, "client"),
    name: methodName(context, node.operation.id),
    parameters: parameters.map(parameterPart),
  });
}
