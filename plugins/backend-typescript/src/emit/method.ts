import { argumentTags, firstSentence, shortText } from "@sdkwright/docs-kit";
import type {
  DocComment,
  Field,
  FileWriter,
  NameTable,
  OperationId,
  Part,
  RequestBase,
  RequestNode,
  Result,
  Sym,
} from "@sdkwright/plugin-api";
import { accessPath, join, list, requestNode, statusText, typeUse } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { docOf } from "../docs.js";
import type { CallOptions } from "../plan.js";
import { runtime, runtimeType } from "../runtime.js";
import { generic, inline, keyword, memberOf, named, type TypeExpr, typeOf, union } from "../types.js";
import { emitFunction } from "./declare.js";
import { callOptions } from "./options.js";

/** What callers call something that a method takes: an argument, or a key of its request. */
export function keyOf(names: NameTable, operation: OperationId, { from }: Field): string {
  switch (from.kind) {
    case "parameter":
      return names.parameter(operation, from.in, from.name);
    case "property":
      return from.name;
    case "body":
      return names.body(operation);
    default:
      return from satisfies never;
  }
}

/** `Pet`, or `Omit<Pet, "stream">`: what a request adds to. */
export function basePart({ type, omits }: RequestBase, { layout }: Context): Part {
  const base = typeUse(layout.symbol(type));
  return omits.length === 0 ? base : ["Omit<", base, ", ", join(" | ", omits.map(stringLiteral)), ">"];
}

/** How a method asks the runtime, and what it gives back. */
interface Call {
  readonly result: TypeExpr;
  /** Function of the runtime; absent for the method of the client's core. */
  readonly via?: Sym;
  readonly options?: CallOptions;
}

const promise = (name: string, args: readonly TypeExpr[]): TypeExpr => generic(runtimeType(name), args);
const apiPromise = (value: TypeExpr): TypeExpr => promise("ApiPromise", [value]);

const STREAMS = { sse: "streamEvents", jsonl: "streamLines", connect: "streamMessages" } as const;

/** The return type of a call, and the function of the runtime that returns it. */
function callOf(result: Result, { layout, types }: Context): Call {
  switch (result.kind) {
    case "nothing":
      return { result: apiPromise(keyword("void")) };
    case "value":
    case "choice": {
      const all = result.kind === "value" ? [result.type] : result.cases.map(({ type }) => type);
      const values = all.map((type) => typeOf(type, types));
      return { result: apiPromise(union(result.empty ? [...values, keyword("undefined")] : values)) };
    }
    case "page": {
      const all = [typeOf(result.item, types), typeOf(result.page, types)];
      return { result: promise("PagePromise", all), via: runtime("paginate") };
    }
    case "stream": {
      const events = promise("EventStream", [typeOf(result.item, types)]);
      return { result: apiPromise(events), via: runtime(result.resumable ? "resumeEvents" : STREAMS[result.frames]) };
    }
    case "file":
      return result.buffered
        ? { result: apiPromise(keyword("Uint8Array")) }
        : { result: apiPromise(named(runtimeType("BinaryResponse"))), via: runtime("download") };
    case "socket": {
      const channel = layout.symbol(result.channel);
      const socket = promise("ChannelSocket", [memberOf(channel, "send"), memberOf(channel, "receive")]);
      return { result: generic("Promise", [socket]), via: runtime("openSocket"), options: "SocketOptions" };
    }
    default:
      return result satisfies never;
  }
}

/** Name of the constant that describes an operation: local to its file, where nothing else ends so. */
export function operationConstant(method: string): string {
  return `${method}Operation`;
}

type Tags = NonNullable<DocComment["tags"]>;

function throwsTag(name: string, when: string | number, text: string): Tags[number] {
  return { tag: "throws", name: `{${name}}`, text: `${when}${text === "" ? "" : `: ${text}`}` };
}

function thrownTags({ operation, method }: RequestNode, { layout }: Context): Tags {
  const { protocol } = method.call;
  if (protocol.kind === "json-rpc") {
    return protocol.codes.map(({ code, message }) => throwsTag("JsonRpcError", code, firstSentence(message)));
  }
  return operation.errors.map(({ status, error, ...said }) => {
    const name = layout.symbols.get(error)?.name ?? "ApiError";
    const when = status.kind === "default" ? "other" : statusText(status);
    return throwsTag(name, when, shortText(said));
  });
}

/** What the runtime gets as the request: everything that the method takes, in one object. */
function requestPart(keys: readonly string[], hasRequest: boolean): Part {
  if (keys.length === 0) return hasRequest ? "request" : "undefined";
  return list("{", [...(hasRequest ? ["...request"] : []), ...keys], "}", { spaced: true });
}

/** The parameters of a method: arguments of their own, the request, options. */
function parameters({ method }: RequestNode, options: CallOptions, context: Context): Part[] {
  const { names, types, layout } = context;
  const parts: Part[] = method.arguments.map((field) => [
    keyOf(names, method.id, field),
    ": ",
    inline(typeOf(field.type, types)),
  ]);
  const request = layout.symbols.get(method.id);
  if (request) parts.push(["request", method.request?.optional ? "?: " : ": ", typeUse(request)]);
  return [...parts, ["options?: ", typeUse(callOptions(context, options))]];
}

/** A method of a resource's client. */
export function emitMethod(id: OperationId, file: FileWriter, context: Context): void {
  const { api, sdk, names } = context;
  const node = requestNode(sdk, id);
  const { operation, method } = node;
  const name = names.method(id);
  const { result, via: reader, options = "RequestOptions" } = callOf(method.result, context);
  const via = reader ?? (method.call.protocol.kind === "json-rpc" ? runtime("callRpc") : undefined);
  const keys = method.arguments.map((field) => keyOf(names, id, field));
  const args: Part[] = [operationConstant(name), requestPart(keys, method.request !== null), "options"];
  const given = argumentTags(api, operation, method.arguments, (field) => keyOf(names, id, field));
  file.blank();
  file.trace(accessPath(sdk, names, id).join("."), operation.origin);
  file.doc(docOf(operation, { tags: [...given, ...thrownTags(node, context)] }));
  emitFunction(file, name, {
    parameters: parameters(node, options, context),
    result: inline(result),
    value: via ? [via, list("(", ["this.#core", ...args], ")")] : ["this.#core.send", list("(", args, ")")],
  });
}
