import { firstSentence } from "@sdkwright/docs-kit";
import type { DocComment, FileWriter, Part, RequestNode } from "@sdkwright/plugin-api";
import { calledName, code, errorPlanOf, join } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { declarationDoc } from "../docs.js";
import { statusWords } from "../status.js";
import { resultType, standard, typeOf } from "../types.js";
import { eventPart } from "./channel.js";
import { emitFunction } from "./declare.js";
import { parametersOf, requestPart } from "./request.js";

/** How a method asks the runtime, and what it gives back. */
interface Call {
  /** Function of the runtime, with its type arguments. */
  readonly via: Part;
  /** Its results. */
  readonly result: Part;
  /** What the runtime gives is of no type of the API, and converted to that of the result. */
  readonly converted?: boolean;
  /** Struct around the result, with the name of the field that holds it. */
  readonly wrapper?: Part;
}

/** The forms of a method. Streams and downloads carry status and headers themselves: they have no raw form. */
export interface Calls {
  readonly plain: Call;
  readonly raw?: Call;
}

/** The type of the value that a call gives; undefined where it gives none, or hands it out piece by piece. */
export function valueType({ names, types }: Context, { operation, method }: RequestNode): Part | undefined {
  const { result } = method;
  switch (result.kind) {
    case "value":
      return resultType(result.type, types).part;
    case "choice":
      // Texts of several types are texts.
      return result.media === "text" ? "string" : ["*", names.companion("resultType", operation.id)];
    case "page":
      return resultType(result.page, types).part;
    case "file":
      return result.buffered ? "[]byte" : undefined;
    case "nothing":
    case "stream":
    case "socket":
      return undefined;
    default:
      return result satisfies never;
  }
}

const streamFunctions = { sse: "StreamEvents", jsonl: "StreamLines", connect: "StreamMessages" } as const;

/** The forms of a method, by the kind of its result. */
export function callsOf(context: Context, node: RequestNode): Calls {
  const { core, types, names } = context;
  const { result } = node.method;
  const response = (type: Part): Part => code`(*${core("Response")}[${type}], error)`;
  switch (result.kind) {
    case "nothing":
      return { plain: { via: core("Do"), result: "error" }, raw: { via: core("DoRaw"), result: response("struct{}") } };
    case "page": {
      const args = code`[${typeOf(result.item, types).part}, ${typeOf(result.page, types).part}]`;
      const [pager, page] = [code`*${core("Pager")}${args}`, code`*${core("Page")}${args}`];
      return {
        plain: { via: core("Paginate"), result: pager, converted: true },
        raw: { via: code`${core("PaginateRaw")}[${page}]`, result: response(page) },
      };
    }
    case "stream": {
      const args = code`[${typeOf(result.item, types).part}]`;
      const via = [core(result.resumable ? "ResumeEvents" : streamFunctions[result.frames]), args];
      return { plain: { via, result: code`(*${core("Stream")}${args}, error)` } };
    }
    case "socket": {
      const name = names.type(result.channel);
      const via = code`${core("OpenSocket")}[${eventPart(context, result.channel)}]`;
      return { plain: { via, result: `(*${name}, error)`, wrapper: `&${name}{Socket: ` } };
    }
    case "value":
    case "choice":
    case "file": {
      const type = valueType(context, node);
      if (type === undefined)
        return { plain: { via: core("DownloadFile"), result: code`(*${core("Download")}, error)` } };
      return {
        plain: { via: code`${core("Call")}[${type}]`, result: code`(${type}, error)` },
        raw: { via: code`${core("CallRaw")}[${type}]`, result: response(type) },
      };
    }
    default:
      return result satisfies never;
  }
}

/** Declared codes of a call by JSON-RPC, with the types of the data that they come with. */
function declaredCodes({ names }: Context, { method }: RequestNode): string[] {
  const { protocol } = method.call;
  const codes = protocol.kind === "json-rpc" ? protocol.codes : [];
  return codes.map(({ code, message, data }) => {
    const text = firstSentence(message);
    const type = data?.kind === "ref" ? `, with data of type ${names.type(data.id)}` : "";
    return `- *JSONRPCError with code ${code}${type}${text === "" ? "" : `: ${text}`}`;
  });
}

function failures(context: Context, node: RequestNode): string[] {
  const { sdk, names } = context;
  const typed = node.method.throws.filter(({ error }) => errorPlanOf(sdk, error).typed);
  const errors = typed.map(({ status, error }) => `- *${names.type(error)} (${statusWords(status).text})`);
  const lines = [...errors, ...declaredCodes(context, node)];
  return lines.length === 0 ? [] : ["Errors that the API declares:", lines.join("\n")];
}

/** What a method does, where the definition does not say it. */
function usualDoc({ method: { call } }: RequestNode): string {
  return `${call.protocol.kind === "socket" ? "opens the channel" : "calls"} ${calledName(call)}.`;
}

/** The doc comment of a method, with its errors. */
export function methodDoc(context: Context, node: RequestNode): DocComment {
  const name = context.names.method(node.operation.id);
  return declarationDoc(name, node.operation, usualDoc(node), failures(context, node));
}

/** Parameters of a method: the context, its own, options. */
function allParameters(context: Context, node: RequestNode): Part {
  const ctx: Part = ["ctx ", standard("context", "Context")];
  return join(", ", [ctx, ...parametersOf(context, node), ["opts ...", context.option("RequestOption")]]);
}

/** A method of a client. */
export interface MethodInput {
  readonly node: RequestNode;
  readonly doc: DocComment;
  /** Name of the client's type. */
  readonly owner: string;
}

/** A method in one of its forms. */
export function emitMethod({ node, owner, doc }: MethodInput, call: Call, file: FileWriter, context: Context): void {
  const { names } = context;
  const { id } = node.operation;
  const { via, wrapper, result, converted } = call;
  const args = `(ctx, c.core, &${names.companion("operation", id)}, ${requestPart(context, node)}, opts)`;
  const wrapped = (around: Part): Part => code`
    socket, err := ${via}${args}
    if err != nil {
      return nil, err
    }
    return ${around}socket}, nil`;
  const asked = converted ? ["(", result, ")(", via, args, ")"] : [via, args];
  emitFunction(file, {
    doc,
    head: ["(c *", owner, ") ", names.method(id), "(", allParameters(context, node), ") ", result],
    body: wrapper === undefined ? ["return ", ...asked] : [wrapped(wrapper)],
  });
}
