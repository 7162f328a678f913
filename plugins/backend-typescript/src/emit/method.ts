import type {
  ChannelDecl,
  DocComment,
  FileWriter,
  HttpOperation,
  Part,
  ResponseContent,
  RpcOperation,
  Sym,
  Type,
} from "@sdkwright/plugin-api";
import {
  jsonRpcOf,
  list,
  openedChannel,
  pageTypes,
  responseShape,
  rpcOf,
  typeAt,
  typeUse,
} from "@sdkwright/plugin-api";
import { docOf } from "../docs.js";
import type { Emission } from "../emission.js";
import { type RequestField, requestShape } from "../model/request.js";
import { runtime, runtimeType } from "../runtime.js";
import { generic, inline, keyword, memberOf, named, type TypeExpr, typeOf, union } from "../types.js";
import { callOptions } from "./credentials.js";

/** How a method asks the runtime, and what it gives back. */
interface Call {
  readonly result: TypeExpr;
  /** Function of the runtime; undefined for the method of the client's core. */
  readonly via: Sym | undefined;
  /** Type of its options, where it is not that of most. */
  readonly options?: Sym;
}

function promise(name: string, args: readonly TypeExpr[]): TypeExpr {
  return generic(typeUse(runtimeType(name)), name, args);
}

/** The union of what successes carry, or of the one property that the definition asks to hand out. */
function valueType(emission: Emission, operation: HttpOperation): TypeExpr {
  const { types, empty } = responseShape(operation);
  const values = types.map((type): Type => {
    const inner = operation.returns && typeAt(emission.target.api, type, operation.returns);
    return inner ?? type;
  });
  const all = values.map((type) => typeOf(type, emission.types));
  return union(empty ? [...all, keyword("undefined")] : all);
}

/** Opening a channel: its messages are typed by the interface of the channel. */
function openingOf(emission: Emission, channel: ChannelDecl): Call {
  const symbol = emission.model.symbols.get(channel.id);
  if (!symbol) throw new Error(`No file declares ${channel.id}`);
  const messages = ["send", "receive"].map((direction) => memberOf(symbol, direction));
  const socket = promise("ChannelSocket", messages);
  const result = generic("Promise", "Promise", [socket]);
  return { result, via: runtime("openSocket"), options: callOptions(emission, "SocketOptions") };
}

/** A call by a protocol: one answer, or a stream of them. */
function remoteCall(emission: Emission, operation: HttpOperation, { protocol, streaming }: RpcOperation): Call {
  const value = valueType(emission, operation);
  if (streaming) {
    return { result: promise("ApiPromise", [promise("EventStream", [value])]), via: runtime("streamMessages") };
  }
  const result = promise("ApiPromise", [operation.responses.length > 0 ? value : keyword("void")]);
  return { result, via: protocol === "json-rpc" ? runtime("callRpc") : undefined };
}

/** What of the runtime reads a stream. */
function streamCall(content: Extract<ResponseContent, { kind: "sse" | "jsonl" }>): string {
  if (content.kind === "jsonl") return "streamLines";
  return content.resumable ? "resumeEvents" : "streamEvents";
}

/** The call of an operation: of a channel, or by the kind of its response. */
function callOf(emission: Emission, operation: HttpOperation): Call {
  const channel = openedChannel(emission.target.api, operation);
  if (channel) return openingOf(emission, channel);
  const rpc = rpcOf(operation);
  if (rpc) return remoteCall(emission, operation, rpc);
  const { content } = responseShape(operation);
  const page = pageTypes(emission.target.api, operation);
  if (page) {
    const types = [typeOf(page.item, emission.types), typeOf(page.body, emission.types)];
    return { result: promise("PagePromise", types), via: runtime("paginate") };
  }
  switch (content?.kind) {
    case undefined:
      return { result: promise("ApiPromise", [keyword("void")]), via: undefined };
    case "json":
    case "text":
      return { result: promise("ApiPromise", [valueType(emission, operation)]), via: undefined };
    case "binary":
      return content.bytes
        ? { result: promise("ApiPromise", [keyword("Uint8Array")]), via: undefined }
        : { result: promise("ApiPromise", [named(runtimeType("BinaryResponse"))]), via: runtime("download") };
    case "sse":
    case "jsonl": {
      const events = promise("EventStream", [typeOf(content.type, emission.types)]);
      return {
        result: promise("ApiPromise", [events]),
        via: runtime(streamCall(content)),
      };
    }
    default:
      return content satisfies never;
  }
}

/** Name of the constant that describes an operation. No type or runtime function ends in it. */
export function operationConstant(method: string): string {
  return `${method}Operation`;
}

function argumentTags(positional: readonly RequestField[]): NonNullable<DocComment["tags"]> {
  return positional.flatMap(({ key, doc }) => {
    const text = (doc.summary ?? doc.description ?? "").split("\n")[0] ?? "";
    return text === "" ? [] : [{ tag: "param", name: key, text }];
  });
}

function thrown(emission: Emission, operation: HttpOperation): NonNullable<DocComment["tags"]> {
  const rpc = jsonRpcOf(operation);
  if (rpc) {
    return rpc.codes.map(({ code, message }) => {
      const text = message.split("\n")[0] ?? "";
      return { tag: "throws", name: "{JsonRpcError}", text: `${code}${text === "" ? "" : `: ${text}`}` };
    });
  }
  return operation.errors.map(({ status, error, summary, description }) => {
    const symbol = emission.model.symbols.get(error);
    const spelled =
      status.kind === "code" ? String(status.code) : status.kind === "range" ? `${status.class}XX` : "other";
    const text = (summary ?? description ?? "").split("\n")[0] ?? "";
    return {
      tag: "throws",
      name: `{${symbol?.name ?? "ApiError"}}`,
      text: `${spelled}${text === "" ? "" : `: ${text}`}`,
    };
  });
}

/** What the runtime gets as the request: everything that the method takes, in one object. */
function requestPart(positional: readonly RequestField[], hasRequest: boolean): Part {
  if (positional.length === 0) return hasRequest ? "request" : "undefined";
  return list("{", [...(hasRequest ? ["...request"] : []), ...positional.map(({ key }) => key)], "}", { spaced: true });
}

/** A method of a resource's client. */
export function emitMethod(emission: Emission, operation: HttpOperation, file: FileWriter): void {
  const { names } = emission.target;
  const method = names.method(operation.id);
  const request = emission.model.requests.get(operation.id);
  const { result, via, options = callOptions(emission, "RequestOptions") } = callOf(emission, operation);
  const { positional, optional } = requestShape(emission, operation);
  const parameters: Part[] = positional.map(({ key, type }) => [
    key,
    ": ",
    inline(type ? typeOf(type, emission.types) : keyword("unknown")),
  ]);
  if (request) {
    parameters.push(["request", optional ? "?: " : ": ", typeUse(request)]);
  }
  parameters.push(["options?: ", typeUse(options)]);
  const args: Part[] = [operationConstant(method), requestPart(positional, request !== undefined), "options"];
  const call: Part = via ? [via, list("(", ["this.#core", ...args], ")")] : ["this.#core.send", list("(", args, ")")];
  file.blank();
  file.doc(docOf(operation, { tags: [...argumentTags(positional), ...thrown(emission, operation)] }));
  file.block(
    [method, list("(", parameters, [")", ": ", inline(result), ""]), " {"],
    () => file.line("return ", call, ";"),
    "}",
  );
}
