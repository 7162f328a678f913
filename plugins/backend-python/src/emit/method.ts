import { argumentTags, shortText } from "@sdkwright/docs-kit";
import type { ChannelId, Field, FileWriter, Method, Part, RequestNode, Sym, Type } from "@sdkwright/plugin-api";
import {
  accessPath,
  errorPlanOf,
  fieldsOfMethod,
  hasCallCredentials,
  receivedType,
  sentMessageTypes,
  statusText,
} from "@sdkwright/plugin-api";
import { pythonOperation } from "../bodies.js";
import type { Context } from "../context.js";
import { dataPart } from "../descriptor.js";
import { builtin, typing } from "../dialect.js";
import { docOf } from "../docs.js";
import { call, dict, plainCall } from "../literals.js";
import { type Mode, twinClass, twinFunction } from "../twins.js";
import {
  annotated,
  assigned,
  optional,
  subscript,
  type TypeExpr,
  typeOf,
  union,
  unionExpression,
  unique,
} from "../types.js";
import { emitMember, emitName } from "./declare.js";

/** Name of the constant that describes an operation to the runtime. */
export const operationName = (method: string): string => `_${method.toUpperCase()}`;

/** How a method has its response read. */
interface Reading {
  /** The type that the response is decoded to: for a page or a stream, the page or an item. */
  readonly type: TypeExpr;
  /** The same as an expression; absent where nothing is decoded. */
  readonly given?: Part;
  /** The runtime class that the method returns instead, by its name in the synchronous client. */
  readonly returns?: { readonly name: string; readonly of: readonly TypeExpr[] };
  /** Function of the runtime; absent for the method of the client's core. */
  readonly via?: string;
  /** Returns at once in both clients: what it returns can be awaited. */
  readonly isLazy?: boolean;
}

const STREAMS = { sse: "stream_events", jsonl: "stream_lines", connect: "stream_messages" } as const;

/** Types of the messages that clients of a channel send. */
function sentType({ sdk, arguments: typeContext }: Context, id: ChannelId): TypeExpr {
  const sent = sentMessageTypes(sdk, id).flatMap((type) => typeOf(type, typeContext));
  return sent.length > 0 ? unique(sent) : [typing("Any")];
}

function readingOf({ result }: Method, context: Context): Reading {
  const { results: typeContext, sdk } = context;
  const typed = (type: Type): TypeExpr => typeOf(type, typeContext);
  const decoded = (type: Type) => ({ type: typed(type), given: unionExpression(typed(type)) });
  switch (result.kind) {
    case "nothing":
      return { type: ["None"] };
    case "value": {
      const { type, given } = decoded(result.type);
      return { type: result.empty ? optional(type) : unique(type), given };
    }
    case "choice": {
      const all = unique(result.cases.flatMap(({ type }) => typed(type)));
      const given = result.cases.flatMap(({ statuses, type }) =>
        statuses.map((status) => [statusText(status), decoded(type).given] as const),
      );
      return { type: result.empty ? optional(all) : all, given: dict(given) };
    }
    case "page": {
      const returns = { name: "SyncPager", of: [typed(result.item), typed(result.page)] };
      return { ...decoded(result.page), returns, via: "paginate", isLazy: true };
    }
    case "stream": {
      const via = result.resumable ? "resume_events" : STREAMS[result.frames];
      return { ...decoded(result.item), returns: { name: "Stream", of: [typed(result.item)] }, via };
    }
    case "file": {
      const type = [builtin("bytes")];
      return result.buffered ? { type } : { type, returns: { name: "BinaryResponse", of: [] }, via: "download" };
    }
    case "socket": {
      const received = decoded(receivedType(sdk, result.channel));
      const returns = { name: "Connection", of: [sentType(context, result.channel), received.type] };
      return { ...received, returns, via: "open_socket" };
    }
    default:
      return result satisfies never;
  }
}

function returnType({ type, returns }: Reading, mode: Mode, { runtime }: Context): TypeExpr {
  if (!returns) return type;
  const name = runtime(twinClass(returns.name, mode));
  return [returns.of.length > 0 ? subscript(name, returns.of.map(union)) : name];
}

/** The return type of a method of the synchronous client. */
export function resultOf(context: Context, method: Method): TypeExpr {
  return returnType(readingOf(method, context), "sync", context);
}

/** `_GET: Operation[types.Pet] = Operation({...}, lambda: types.Pet)`. */
export function emitOperation({ node, name, reading }: MethodText, file: FileWriter, context: Context): void {
  const { sdk, names, runtime } = context;
  const { operation } = node;
  const { type, given } = reading;
  const data = dataPart(pythonOperation(sdk, node), context);
  emitName(file, operationName(name));
  file.trace(accessPath(sdk, names, operation.id).join("."), operation.origin, true);
  const target: Part = [operationName(name), ": ", subscript(runtime("Operation"), [union(type)])];
  const args: Part[] = given === undefined ? [data] : [data, ["lambda: ", given]];
  file.line(assigned(target, plainCall(runtime("Operation"), args), { head: [runtime("Operation"), "("] }));
}

/** The parameters of a method: those of the path, then keywords, then `last`. */
export function parametersOf(context: Context, { method }: RequestNode, last: readonly Part[] = []): Part[] {
  const { names, runtime, arguments: typeContext } = context;
  const { arguments: positional, request } = method;
  const written = ({ from, type, required }: Field): Part => {
    const name = names.field(method.id, from);
    const expr = typeOf(type, typeContext);
    if (required) return [name, ": ", annotated(expr)];
    return [name, ": ", annotated([...expr, runtime("Omit")]), " = ", runtime("OMIT")];
  };
  const fields = request?.fields ?? [];
  // They are passed by keyword, so those that every call needs can come first.
  const ordered = [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
  const keywords = [...ordered.map(written), ...last];
  return [...positional.map(written), ...(keywords.length > 0 ? ["*", ...keywords] : [])];
}

/** Options of a call: the SDK's own where calls can bring credentials, or open channels. */
export function requestOptions({ sdk, layout, runtime }: Context, method?: Method): Sym {
  const module = layout.paths.requestOptions;
  if (method?.result.kind === "socket") return { part: "sym", name: "SocketRequestOptions", module };
  return hasCallCredentials(sdk) ? { part: "sym", name: "RequestOptions", module } : runtime("RequestOptions");
}

/** The parameter for them. */
export function optionsParameter(context: Context, method?: Method): Part {
  return ["request_options: ", requestOptions(context, method), " | None = None"];
}

/** The arguments for the runtime: the operation, parameters by key, and the body or its properties by wire name. */
export function argumentsOf({ names, runtime }: Context, { method }: RequestNode): Part[] {
  const given = fieldsOfMethod(method).map(({ from }) => ({ from, name: names.field(method.id, from) }));
  const params = given.flatMap(({ from, name }) => (from.kind === "parameter" ? [[name, name] as const] : []));
  const properties = given.flatMap(({ from, name }) => (from.kind === "property" ? [[from.name, name] as const] : []));
  const whole = given.find(({ from }) => from.kind === "body");
  const body = whole?.name ?? (method.call.body ? dict(properties) : runtime("OMIT"));
  return [operationName(names.method(method.id)), dict(params), body];
}

type Tags = NonNullable<NonNullable<ReturnType<typeof docOf>>["tags"]>;

function tagsOf({ sdk, names }: Context, { operation, method }: RequestNode): Tags {
  const args = argumentTags(sdk.api, operation, fieldsOfMethod(method), ({ from }) => names.field(method.id, from));
  const raised = operation.errors.flatMap(({ status, error, ...said }) => {
    if (!errorPlanOf(sdk, error).typed) return [];
    const text = shortText(said);
    const when = status.kind === "default" ? "Any other status" : `Status ${statusText(status)}`;
    return [{ tag: "raises", name: names.type(error), text: text === "" ? `${when}.` : `${when}: ${text}` }];
  });
  return [...args, ...raised];
}

/** The documentation of a method that both clients share. */
export function methodText(context: Context, node: RequestNode) {
  const { operation, method } = node;
  return {
    node,
    name: context.names.method(method.id),
    reading: readingOf(method, context),
    parameters: parametersOf(context, node, [optionsParameter(context, method)]),
    args: [...argumentsOf(context, node), "request_options"],
    doc: docOf(operation, { tags: tagsOf(context, node) }),
  };
}

export type MethodText = ReturnType<typeof methodText>;

/** A method of a client. */
export function emitMethod(text: MethodText, mode: Mode, file: FileWriter, context: Context): void {
  const { names, runtime } = context;
  const { node, name, parameters, reading, args, doc } = text;
  const { method } = node;
  const { via = method.call.protocol.kind === "json-rpc" ? "call_rpc" : undefined, isLazy = false } = reading;
  const isAsync = mode === "async" && !isLazy;
  const reader = via && twinFunction(via, mode);
  // A parameter would hide from the body what the module imports under its name.
  const hides = ({ from }: Field): boolean => names.field(method.id, from) === reader;
  if (reader && fieldsOfMethod(method).some(hides)) file.declare(reader);
  const value = reader ? call(runtime(reader), ["self._core", ...args]) : call("self._core.call", args);
  const body: Part = [method.result.kind === "nothing" ? "" : "return ", isAsync ? "await " : "", value];
  file.trace(accessPath(context.sdk, names, method.id).join("."), node.operation.origin);
  emitMember(file, { name, isAsync, parameters, result: returnType(reading, mode, context), doc, body: [body] });
}
