import type { DocTag } from "@sdkwright/docs-kit";
import { argumentTags, shortText } from "@sdkwright/docs-kit";
import type { DocComment, Documented, Field, FileWriter, OperationId, Part, RequestNode } from "@sdkwright/plugin-api";
import {
  accessPath,
  argumentKey,
  calledName,
  errorPlanOf,
  fieldsOfMethod,
  oncePer,
  statusText,
  takesExtra,
} from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { docOf, typedTag } from "../docs.js";
import { call, map } from "../literals.js";
import type { ClientForm } from "../parts.js";
import { docsOf, isNullable, typeOf, valuesText } from "../types.js";
import { emitMethod, inOrder, type Parameter, parameterTags } from "./declare.js";
import { operationPart } from "./operations.js";
import { type Returned, returned } from "./result.js";

/** How a method takes a field. */
interface Argument extends Parameter {
  readonly field: Field;
}

function argumentOf(context: Context, node: RequestNode, field: Field): Argument {
  const found = typeOf(context, field.type, "argument");
  return {
    field,
    name: context.names.field(node.operation.id, field.from),
    docs: docsOf(found, isNullable(context, field.type)),
    text: valuesText(found),
    ...(!field.required && { fallback: context.core("OMIT") }),
  };
}

/** The fields of each method: all forms of its client take the same. */
const knownArguments = oncePer((_: Context) => new Map<OperationId, readonly Argument[]>());

/** The fields of a method as it takes them, with what the definition says of each. */
function argumentsOf(context: Context, node: RequestNode): readonly Argument[] {
  const known = knownArguments(context);
  const found = known.get(node.operation.id) ?? madeArguments(context, node);
  known.set(node.operation.id, found);
  return found;
}

function madeArguments(context: Context, node: RequestNode): Argument[] {
  const { operation, method } = node;
  const fields = fieldsOfMethod(method);
  const nameOf = ({ from }: Field): string => context.names.field(operation.id, from);
  const texts = new Map(argumentTags(context.api, operation, fields, nameOf).map(({ name, text }) => [name, text]));
  return fields.map((field) => {
    const argument = argumentOf(context, node, field);
    const text = [texts.get(nameOf(field)) ?? "", argument.text].filter((one) => one !== "").join(" ");
    return { ...argument, text };
  });
}

export const optionsParameter = ({ core }: Context): Parameter => ({
  name: "request_options",
  docs: [core("RequestOptions"), "Hash", "nil"],
  text: "Options of this call.",
  fallback: "nil",
});

/** What methods take beside the fields of their requests. */
function furtherParameters(context: Context, { method }: RequestNode, form: ClientForm): Parameter[] {
  if (form === "batch") return [];
  const channel: Parameter = {
    name: "channel_options",
    docs: [context.core("ChannelOptions"), "nil"],
    text: "Options of the channel.",
    fallback: "nil",
  };
  return [...(method.result.kind === "socket" ? [channel] : []), optionsParameter(context)];
}

const EXTRA: Parameter = {
  name: "additional_properties",
  docs: ["Hash{String => Object}"],
  text: "Further properties of the body by name.",
  fallback: "{}",
};

/** The arguments of a call by their keys, and properties that the API does not declare. */
function argumentsPart(context: Context, node: RequestNode, all: readonly Argument[]): Part {
  const { operation } = node;
  const entries = all.map(({ field, name }) => [argumentKey(context, operation.id, field.from), name] as const);
  if (!takesExtra(node.method.request)) return map(entries);
  return all.length === 0 ? "additional_properties" : map(entries, ["**additional_properties"]);
}

/** Whether a method gives the items of its result to a block, if there is one. */
const takesBlock = ({ method: { result } }: RequestNode, form: ClientForm): boolean =>
  result.kind === "stream" && form === "client";

/** What the runtime is asked with, by the kind of result. */
function callPart(
  context: Context,
  node: RequestNode,
  all: readonly Argument[],
  form: ClientForm,
  { json }: Returned,
): Part {
  const { result } = node.method;
  const given = [operationPart(context, node), argumentsPart(context, node, all)];
  const raw = form === "rawClient" ? "_raw" : "";
  if (form === "batch") return call("@calls.add", [...given, ...json]);
  switch (result.kind) {
    case "nothing":
    case "value":
    case "choice":
      return call(`@core.execute${raw}`, [...given, ...(json.length > 0 ? json : ["'any'"]), "request_options"]);
    case "page":
      return call(`Internal::Pages::Listing.first${raw}`, ["@core", ...given, ...json, "request_options"]);
    case "stream": {
      const block = takesBlock(node, form) ? ["&block"] : [];
      return call(`Internal::Streams::Opening.open${raw}`, ["@core", ...given, ...json, "request_options", ...block]);
    }
    case "file": {
      const head = result.buffered ? "Internal::Downloads::FileBytes.read" : "Internal::Downloads::Opening.open";
      return call(`${head}${raw}`, ["@core", ...given, "request_options"]);
    }
    case "socket":
      return call("Internal::Sockets::Opening.open", [
        "@core",
        ...given,
        ...json,
        "channel_options:",
        "options: request_options",
      ]);
    default:
      return result satisfies never;
  }
}

/** The errors that the API declares. */
function raisedBy({ sdk, core, errorPath }: Context, { operation, method }: RequestNode): DocTag[] {
  const { protocol } = method.call;
  const raised = (name: string, when: string, told: Documented): DocTag => {
    const text = shortText(told);
    return typedTag("raise", "", [name], text === "" ? when : `${when}: ${text}`);
  };
  if (protocol.kind === "json-rpc")
    return protocol.codes.map(({ code, message }) =>
      raised(core("Errors::JsonRpcError"), `Error ${code}`, { summary: message }),
    );
  return operation.errors.flatMap(({ status, error, ...told }) => {
    if (!errorPlanOf(sdk, error).typed) return [];
    return [
      raised(errorPath(error), status.kind === "default" ? "Any other status" : `Status ${statusText(status)}`, told),
    ];
  });
}

/** What is said of a method. */
function methodDoc(
  context: Context,
  node: RequestNode,
  result: Returned,
  parameters: readonly Parameter[],
): DocComment {
  const { operation, method } = node;
  const verb = method.result.kind === "socket" ? "Opens the channel" : "Calls";
  const tags = [
    ...parameterTags(parameters),
    typedTag("return", "", result.docs, result.text),
    ...raisedBy(context, node),
  ];
  return docOf(operation, `${verb} \`${calledName(method.call)}\`.`, tags);
}

/** A method of a client in one of its forms: `get(id:, request_options: nil)`. */
export function emitOperation(node: RequestNode, form: ClientForm, file: FileWriter, context: Context): void {
  const { operation, method } = node;
  const all = argumentsOf(context, node);
  const isPath = new Set(method.arguments);
  const path = all.filter(({ field }) => isPath.has(field));
  const others = all.filter(({ field }) => !isPath.has(field));
  const extra = takesExtra(node.method.request) ? [EXTRA] : [];
  const parameters = inOrder([...path, ...others, ...extra, ...furtherParameters(context, node, form)]);
  const result = returned(context, node, form);
  const symbol = accessPath(context.sdk, context.names, operation.id).join(".");
  emitMethod(file, {
    doc: methodDoc(context, node, result, parameters),
    name: context.names.method(operation.id),
    parameters,
    ...(takesBlock(node, form) && { block: "&block" }),
    body: [callPart(context, node, all, form, result)],
    ...(form === "client" && { traced: { symbol, origin: operation.origin } }),
  });
}
